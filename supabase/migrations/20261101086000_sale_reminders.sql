-- 開賣提醒: who wants to be told when a type of tickets goes on sale. A reminder is gone once it was
-- told.

create table public.sale_reminders (
  user_id uuid not null references public.profiles (id) on delete cascade,
  event_id uuid not null,
  ticket_type_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id, ticket_type_id),
  foreign key (event_id, ticket_type_id)
    references public.ticket_stock (event_id, ticket_type_id) on delete cascade
);
create index sale_reminders_type_idx on public.sale_reminders (event_id, ticket_type_id);
create trigger guard_client_writes before insert or update or delete on public.sale_reminders
  for each row execute function private.guard_client_writes();

alter table public.sale_reminders enable row level security;
create policy sale_reminders_read_own on public.sale_reminders for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.sale_reminders from anon, authenticated;
grant select on public.sale_reminders to authenticated;

-- POST /rpc/remind_of_sale. On or off; saying the same again changes nothing.
create function public.remind_of_sale(
  p_event_id uuid default null, p_ticket_type_id text default null, p_is_on boolean default true
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if p_is_on is false then
    delete from public.sale_reminders
    where user_id = v_user_id and event_id = p_event_id and ticket_type_id = p_ticket_type_id;
    return jsonb_build_object('is_on', false);
  end if;
  if not exists (
    select
    from public.ticket_stock as s join public.events as e on e.id = s.event_id
    where s.event_id = p_event_id and s.ticket_type_id = p_ticket_type_id and s.ticket_type_id <> '*'
      and not s.is_hidden and e.deleted_at is null and private.is_public_event_status(e.status)
  ) then
    perform private.raise_error('NOT_FOUND', 'there is no such type of tickets');
  end if;
  if not exists (
    select
    from public.ticket_stock as s join public.events as e on e.id = s.event_id
    where s.event_id = p_event_id and s.ticket_type_id = p_ticket_type_id
      and s.sale_start_at > now() and e.status = 'approved'
  ) then
    perform private.raise_error('INVALID_STATE', 'its sale is not ahead');
  end if;
  -- One list, one writer: the limit below counts what is committed.
  perform private.wait_turn('sale_reminders:' || v_user_id);
  insert into public.sale_reminders (user_id, event_id, ticket_type_id)
  values (v_user_id, p_event_id, p_ticket_type_id)
  on conflict do nothing;
  if (select count(*) from public.sale_reminders where user_id = v_user_id) > 100 then
    perform private.raise_error('LIMIT_EXCEEDED', 'a hundred reminders for each person');
  end if;
  return jsonb_build_object('is_on', true);
end;
$$;
revoke execute on function public.remind_of_sale(uuid, text, boolean) from public;
grant execute on function public.remind_of_sale(uuid, text, boolean) to anon, authenticated;

-- GET /rpc/my_sale_reminders. The types of an event that the caller waits for.
create function public.my_sale_reminders(p_event_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select coalesce(jsonb_agg(ticket_type_id order by ticket_type_id), '[]')
    from public.sale_reminders
    where user_id = v_user_id and event_id = p_event_id
  );
end;
$$;
revoke execute on function public.my_sale_reminders(uuid) from public;
grant execute on function public.my_sale_reminders(uuid) to anon, authenticated;

-- Job, each minute: tells those who wait that a sale has begun, once for each event. What was
-- called off, hidden or is over is forgotten without a word; a sale that was put off waits for its
-- new moment.
create function private.announce_sales()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_told record;
begin
  for v_told in
    with due as (
      select r.user_id, r.event_id, r.ticket_type_id
      from public.sale_reminders as r
      join public.ticket_stock as s
        on s.event_id = r.event_id and s.ticket_type_id = r.ticket_type_id
      join public.events as e on e.id = r.event_id
      where coalesce(s.sale_start_at <= now(), true)
        or e.status not in ('approved', 'pending_approval') or e.ends_at <= now()
      order by r.user_id, r.event_id, r.ticket_type_id
      limit 5000
      for update of r skip locked
    ),
    gone as (
      delete from public.sale_reminders as r
      using due
      where r.user_id = due.user_id and r.event_id = due.event_id
        and r.ticket_type_id = due.ticket_type_id
      returning r.*
    )
    select distinct gone.user_id, e.id as event_id, e.title
    from gone
    join public.events as e on e.id = gone.event_id
    join public.ticket_stock as s
      on s.event_id = gone.event_id and s.ticket_type_id = gone.ticket_type_id
    where e.status = 'approved' and e.deleted_at is null and e.ends_at > now()
      and not s.is_hidden and s.price is not null and coalesce(s.sale_end_at > now(), true)
    order by gone.user_id, e.id
  loop
    perform private.notify(
      v_told.user_id, 'event.sale_started', jsonb_build_object('event', v_told.title),
      '/events/' || v_told.event_id
    );
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('announce_sales', '1 minute');

-- An account that goes is not told any more.
create function private.forget_sale_reminders_of()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.sale_reminders where user_id = new.id;
  return null;
end;
$$;
create trigger forget_sale_reminders after update of deleted on public.profiles
  for each row when (new.deleted and not old.deleted)
  execute function private.forget_sale_reminders_of();

revoke execute on all functions in schema private from public;
