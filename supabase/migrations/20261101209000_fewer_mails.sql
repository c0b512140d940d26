-- How mails end: one press in a mail program (RFC 8058), and an address that does not exist. And the one that comes
-- by itself: the day before an event.

-- What such a press carries: whose mails about what it ends. It signs nobody in and opens nothing.
create table private.unsubscribe_tokens (
  user_id uuid not null references public.profiles (id) on delete cascade,
  topic text not null,
  token text not null unique default private.new_token(),
  primary key (user_id, topic)
);
alter table private.unsubscribe_tokens enable row level security;

-- The token of a mail that can be switched off; null for one that cannot.
create function private.unsubscribe_token(m private.mails)
returns text
language sql
set search_path = ''
as $$
  insert into private.unsubscribe_tokens as t (user_id, topic)
  select m.user_id, topic from private.notification_kinds
  where kind = m.kind and not is_essential and m.user_id is not null
  on conflict (user_id, topic) do update set topic = excluded.topic
  returning token
$$;

-- POST /rpc/unsubscribe, for the function `unsubscribe` alone. Twice is once.
create function public.unsubscribe(p_token text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_token private.unsubscribe_tokens;
begin
  select * into v_token from private.unsubscribe_tokens where token = p_token;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such mail');
  end if;
  perform private.switch_notification(v_token.user_id, v_token.topic, 'mail', false);
  -- What waits goes nowhere.
  delete from private.mails as m using private.notification_kinds as k
  where m.user_id = v_token.user_id and k.kind = m.kind and k.topic = v_token.topic
    and not k.is_essential and m.sent_at is null and m.failed_at is null and m.sending_since is null;
  return jsonb_build_object('topic', v_token.topic);
end;
$$;
revoke execute on function public.unsubscribe(text) from public, anon, authenticated;
grant execute on function public.unsubscribe(text) to service_role;

-- Addresses that mail servers have refused for good. Nothing is sent there any more, until the account has
-- another one.
create table private.bounced_addresses (
  email text primary key,
  error text not null,
  bounced_at timestamptz not null default now()
);
alter table private.bounced_addresses enable row level security;

create function private.note_bounce(m private.mails, p_error text)
returns void
language sql
set search_path = ''
as $$
  insert into private.bounced_addresses (email, error)
  select lower(coalesce(m.to_email, u.email)), left(p_error, 500)
  from (select) as one left join auth.users as u on u.id = m.user_id
  where coalesce(m.to_email, u.email) is not null
  on conflict (email) do update set error = excluded.error, bounced_at = now()
$$;

-- Which events have reminded their holders, of which day.
create table private.event_reminders (
  event_id uuid not null references public.events (id) on delete cascade,
  date date not null,
  reminded_at timestamptz not null default now(),
  primary key (event_id, date)
);
alter table private.event_reminders enable row level security;

-- Those who hold tickets for the day after hear when and where. Once; again when the event was moved to another day.
-- Not while it is open whether it takes place at all.
create function private.remind_of_day(p_day date)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
begin
  for v_event in
    select e.*
    from public.events as e
    where e.date = p_day and e.status = 'approved' and e.deleted_at is null
      and not exists (
        select from private.event_reminders as r where r.event_id = e.id and r.date = e.date
      )
      and not exists (
        select from private.event_closures as c
        where c.event_id = e.id and c.day = e.date and c.decision is null
      )
    order by e.starts_at, e.id
    limit 200
  loop
    insert into private.event_reminders (event_id, date) values (v_event.id, v_event.date)
    on conflict do nothing;
    if found then
      perform private.notify(
        holder.user_id, 'event.tomorrow',
        jsonb_build_object('event', v_event.title, 'event_id', v_event.id), '/tickets'
      )
      from (
        select distinct holder_user_id as user_id
        from public.tickets
        where event_id = v_event.id and status in ('valid', 'transferring')
        order by 1
      ) as holder;
    end if;
  end loop;
end;
$$;
-- Job, each ten minutes, from ten in the morning on.
create function private.remind_of_tomorrow()
returns void
language sql
set search_path = ''
as $$
  select private.remind_of_day(private.today() + 1)
  where timezone('Asia/Taipei', now())::time >= time '10:00'
$$;
insert into private.jobs (name, run_every) values ('remind_of_tomorrow', '10 minutes');

revoke execute on all functions in schema private from public;
