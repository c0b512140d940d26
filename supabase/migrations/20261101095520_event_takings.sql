-- What every event took in, kept ready: adding up the orders of a hundred thousand events takes seconds, and the back
-- office looks at all statements at once. Whatever moves money of an event notes that its sum is due; whoever reads
-- adds those few up anew, and a job writes them down. So a late job makes the list slower, never wrong.

create table private.event_takings (
  event_id uuid primary key references public.events (id) on delete cascade,
  -- As private.event_money() has them.
  orders bigint not null,
  gross bigint not null,
  refunded bigint not null,
  refunding bigint not null,
  received bigint not null,
  is_waiting boolean not null,
  -- What a list of statements asks of the event, whose own rows are wide: title, organizer and place as they are searched.
  words text not null,
  event_date date,
  ends_at timestamptz,
  is_finished boolean not null
);
alter table private.event_takings enable row level security;

-- Events whose sum changed since, once for each change: nobody waits for a row here.
create table private.takings_due (
  id bigint generated always as identity primary key,
  event_id uuid not null
);
alter table private.takings_due enable row level security;

-- Trigger: the events of an order are due. Its argument is the column that names the order.
create function private.note_takings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.takings_due (event_id)
  select distinct ref_id from public.order_items
  where order_id = (to_jsonb(new) ->> tg_argv[0])::uuid and item_type = 'ticket';
  return null;
end;
$$;

create trigger note_takings after update of status, paid_at, total on public.orders
  for each row when (
    new.paid_at is not null or old.paid_at is not null or 'payment_review' in (old.status, new.status)
  )
  execute function private.note_takings('id');
create trigger note_takings after insert on private.ledger
  for each row when (new.what in ('paid', 'unfound', 'refunded'))
  execute function private.note_takings('to_order');
create trigger note_takings after insert or update on public.refund_requests
  for each row execute function private.note_takings('order_id');
create trigger note_takings after insert or update of status, amount, provider on public.payments
  for each row when (new.status = 'succeeded')
  execute function private.note_takings('order_id');

-- The same for an event that moves, is called off, or is named otherwise.
create function private.note_moved_takings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.takings_due (event_id)
  select new.id where exists (select from private.event_takings where event_id = new.id);
  return null;
end;
$$;
create trigger note_takings
  after update of status, date, ends_at, title, organizer_name, location, city on public.events
  for each row when (
    (old.status, old.date, old.ends_at, old.title, old.organizer_name, old.location, old.city)
      is distinct from (new.status, new.date, new.ends_at, new.title, new.organizer_name, new.location, new.city)
  )
  execute function private.note_moved_takings();

-- What these events took in, added up here and now.
create function private.added_up_takings(p_event_ids uuid[])
returns setof private.event_takings
language sql
stable
set search_path = ''
as $$
  select m.event_id, m.orders, m.gross, m.refunded, m.refunding, m.received, m.is_waiting,
    private.search_form(e.title, e.organizer_name, e.location, private.city_label(e.city)), e.date, e.ends_at,
    e.status in ('ended', 'cancelled')
  from private.event_money(p_event_ids) as m
  join public.events as e on e.id = m.event_id
$$;

-- What every event took in. What is due is added up here and now.
create view private.takings with (security_invoker = true) as
  select * from private.event_takings
  where event_id not in (select event_id from private.takings_due)
  union all
  select * from private.added_up_takings(array(select distinct event_id from private.takings_due));

-- Job: writes down what is due.
create function private.refresh_takings()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_due uuid[];
begin
  with taken as (delete from private.takings_due returning event_id)
  select array_agg(distinct event_id) into v_due from taken;
  if v_due is null then
    return;
  end if;
  delete from private.event_takings where event_id = any (v_due);
  insert into private.event_takings select * from private.added_up_takings(v_due);
end;
$$;
insert into private.jobs (name, run_every) values ('refresh_takings', '1 minute');

revoke execute on all functions in schema private from public;
