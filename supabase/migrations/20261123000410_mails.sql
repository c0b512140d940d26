-- Mails about what happened, written in the same transaction and sent by a process outside: nothing is
-- mailed that did not happen, and a mail server that is down delays a mail, never a sale.

create table private.mails (
  -- Also the number under which it is handed to the mail server.
  id uuid primary key default gen_random_uuid(),
  -- What must not be mailed twice.
  key text not null unique check (length(key) between 1 and 200),
  -- An account, whose address is looked up when the mail is sent; or an address without one.
  user_id uuid references public.profiles (id) on delete cascade,
  to_email text check (private.is_email(to_email)),
  kind text not null references private.notification_kinds (kind),
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  link text check (link ~ '^/[^/\\]' and length(link) <= 300),
  attempts int not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  -- Handed over right now.
  sending_since timestamptz,
  sent_at timestamptz,
  -- Given up, with the reason beside it.
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  constraint one_recipient check ((user_id is null) <> (to_email is null)),
  constraint one_end check (sent_at is null or failed_at is null)
);
alter table private.mails enable row level security;
create index mails_user_id_idx on private.mails (user_id);
create index mails_kind_idx on private.mails (kind);
create index mails_due_idx on private.mails (next_attempt_at)
  where sent_at is null and failed_at is null;
create index mails_done_idx on private.mails (coalesce(sent_at, failed_at))
  where sent_at is not null or failed_at is not null;

-- Puts a mail into the outbox; again with the same key changes nothing. Demo data switches mails off
-- for its session: nobody is to be written to about things that never happened.
create function private.queue_mail(
  p_key text, p_user_id uuid, p_to_email text, p_kind text, p_params jsonb, p_link text
)
returns void
language sql
set search_path = ''
as $$
  insert into private.mails (key, user_id, to_email, kind, params, link)
  select p_key, p_user_id, p_to_email, p_kind, jsonb_strip_nulls(coalesce(p_params, '{}')), p_link
  where coalesce(current_setting('spotlight.mails', true), 'on') <> 'off'
  on conflict (key) do nothing
$$;

-- What the words mention beyond what the caller of notify() knows.
create function private.notification_facts(p_user_id uuid, p_kind text, p_link text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when p_kind = 'waitlist.offered' then (
      select jsonb_build_object('deadline', min(offer_expires_at))
      from public.waitlist_entries
      where user_id = p_user_id and status = 'offered' and p_link = '/events/' || event_id
    )
    when p_kind = 'registration.to_pay' then (
      select jsonb_build_object('deadline', o.hold_expires_at)
      from public.orders as o
      where o.buyer_id = p_user_id and o.kind = 'ticket' and o.status = 'pending_payment'
      order by o.created_at desc, o.id
      limit 1
    )
    when p_kind in ('event.moved', 'event.changed', 'event.sale_started') then (
      select jsonb_build_object(
        'date', e.date, 'time', case when not e.time_undecided then e.time end, 'place', e.location
      )
      from public.events as e
      where p_link = '/events/' || e.id
    )
  end
$$;

-- As before, on the channels that the person wants: a row for the site, a mail in the outbox.
create or replace function private.notify(
  p_user_id uuid, p_kind text, p_params jsonb default '{}', p_link text default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id constant uuid := gen_random_uuid();
  v_params jsonb;
  v_kind private.notification_kinds;
begin
  if p_user_id is null then
    return;
  end if;
  v_params := jsonb_strip_nulls(
    coalesce(p_params, '{}') || coalesce(private.notification_facts(p_user_id, p_kind, p_link), '{}')
  );
  if private.wants_notification(p_user_id, p_kind, 'site') then
    insert into public.notifications (id, user_id, kind, params, link)
    values (v_id, p_user_id, p_kind, v_params, p_link);
  end if;
  select * into v_kind from private.notification_kinds where kind = p_kind;
  if v_kind.is_mailed and v_params @> v_kind.mail_said_elsewhere is not true
    and private.wants_notification(p_user_id, p_kind, 'mail')
  then
    perform private.queue_mail(
      'notification:' || v_id, p_user_id, null, p_kind, v_params, p_link
    );
  end if;
end;
$$;

-- What is only looked up when a mail goes out: the account to pay to, which no other row may keep. Null
-- when there is nothing to say any more.
create function private.mail_facts(m private.mails)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case when m.kind <> 'order.received' then '{}'::jsonb else (
    select jsonb_build_object('deadline', o.hold_expires_at)
      || coalesce(private.bank_account(o.seller_type, o.seller_id), '{}')
    from public.orders as o
    where o.order_no = m.params ->> 'order_no' and o.buyer_id = m.user_id
      and o.status = 'pending_payment' and o.hold_expires_at > now()
  ) end
$$;

-- Takes one mail that is due, or null. Whoever takes it says afterwards what became of it. One that was
-- taken and not heard of again may have arrived: it is given up rather than sent twice.
create function private.claim_mail()
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_mail private.mails;
  v_to text;
  v_name text;
  v_facts jsonb;
begin
  update private.mails
  set failed_at = now(), sending_since = null, params = '{}',
    last_error = 'the sender ended before it knew whether the mail arrived'
  where sending_since < now() - interval '10 minutes' and sent_at is null and failed_at is null;
  loop
    select * into v_mail
    from private.mails
    where sent_at is null and failed_at is null and sending_since is null
      and next_attempt_at <= now()
    order by next_attempt_at, id
    limit 1
    for update skip locked;
    if not found then
      return null;
    end if;
    if v_mail.user_id is null then
      v_to := v_mail.to_email;
      v_name := null;
    else
      -- Never to an address that nobody confirmed.
      select u.email, p.username into v_to, v_name
      from auth.users as u join public.profiles as p on p.id = u.id
      where u.id = v_mail.user_id and u.email_confirmed_at is not null
        and p.active and not p.deleted;
    end if;
    v_facts := private.mail_facts(v_mail);
    exit when v_to is not null and v_facts is not null;
    update private.mails
    set failed_at = now(), params = '{}', last_error = case
      when v_to is null then 'no confirmed address' else 'nothing to say any more'
    end
    where id = v_mail.id;
  end loop;
  update private.mails
  set sending_since = now(), attempts = attempts + 1
  where id = v_mail.id;
  return jsonb_build_object(
    'id', v_mail.id, 'to', v_to, 'name', v_name, 'kind', v_mail.kind,
    'params', v_mail.params || v_facts, 'link', v_mail.link, 'is_essential', (
      select is_essential from private.notification_kinds where kind = v_mail.kind
    )
  );
end;
$$;

-- It is with the mail server: what it said is forgotten here.
create function private.mail_sent(p_id uuid)
returns void
language sql
set search_path = ''
as $$
  update private.mails
  set sent_at = now(), sending_since = null, last_error = null, params = '{}'
  where id = p_id and sending_since is not null
$$;

-- It was refused: again after 1, 3, 9, … minutes, at most 6 hours; after the eighth time no more.
create function private.mail_failed(p_id uuid, p_error text, p_is_final boolean default false)
returns void
language sql
set search_path = ''
as $$
  update private.mails
  set sending_since = null, last_error = left(p_error, 500),
    next_attempt_at = now() + least(interval '1 minute' * 3 ^ (attempts - 1), interval '6 hours'),
    failed_at = case when p_is_final or attempts >= 8 then now() end
  where id = p_id and sending_since is not null
$$;

-- Job, each day.
create function private.forget_mails()
returns void
language sql
set search_path = ''
as $$
  delete from private.mails where coalesce(sent_at, failed_at) < now() - interval '30 days'
    and (sent_at is not null or failed_at is not null)
$$;
insert into private.jobs (name, run_every) values ('forget_mails', '1 day');

-- An account that goes is not written to any more.
create function private.forget_mails_of()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.mails where user_id = new.id;
  return null;
end;
$$;
create trigger forget_mails after update of deleted on public.profiles
  for each row when (new.deleted and not old.deleted)
  execute function private.forget_mails_of();

revoke execute on all functions in schema private from public;
