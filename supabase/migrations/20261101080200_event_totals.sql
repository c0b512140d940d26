-- What an event repeats of its stock, for lists and searches: what is left, what it costs, whether it is sold out.

-- Seats that are sold, as it is now and not as lists say it, whose totals are written a second later.
create function private.seats_sold(p_event_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(sold), 0)::int from public.ticket_stock
  where event_id = p_event_id and ticket_type_id <> '*'
$$;

-- Seats that are neither sold nor held, as it is now; null for "unlimited", over which least() passes.
create function private.seats_left(p_event_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select least(
    (
      select case when bool_and(capacity is not null) then sum(capacity - sold - held)::int end
      from public.ticket_stock
      where event_id = p_event_id and ticket_type_id <> '*'
    ),
    (
      select capacity - sold - held from public.ticket_stock
      where event_id = p_event_id and ticket_type_id = '*'
    )
  )
$$;

-- Rewrites the columns of an event that repeat what its stock says.
create function private.refresh_event_totals(p_event_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_types record;
  v_offer record;
  v_whole public.ticket_stock;
begin
  select * into v_whole
  from public.ticket_stock
  where event_id = p_event_id and ticket_type_id = '*';

  select
    coalesce(sum(sold), 0)::int as sold,
    array_agg(price order by sort_order) filter (where not is_hidden) as prices,
    case when bool_and(capacity is not null) then sum(capacity)::int end as capacity,
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', ticket_type_id,
          'name', name,
          'price', case
            when price is null then '價格待確認'
            when price = 0 then '免費'
            else private.price_text(price)
          end,
          'description', description,
          'available', price is not null and (capacity is null or sold + held < capacity)
        ) order by sort_order
      ) filter (where not is_hidden),
      '[]'
    ) as types
  into v_types
  from public.ticket_stock
  where event_id = p_event_id and ticket_type_id <> '*';

  select * into v_offer
  from private.event_offer(p_event_id, v_whole.capacity - v_whole.sold - v_whole.held);

  update public.events
  set current_attendees = v_types.sold,
    price = private.event_price_label(v_types.prices),
    price_from = private.lowest_price(v_types.prices),
    offer_label = v_offer.label,
    offer_from = v_offer.price_from,
    sale_state = v_offer.state,
    sale_opens_at = v_offer.opens_at,
    sale_changes_at = v_offer.changes_at,
    ticket_types = v_types.types,
    -- least() passes over nulls, which stand for "unlimited".
    seats_total = least(v_types.capacity, v_whole.capacity),
    seats_left = private.seats_left(p_event_id)
  where id = p_event_id;
end;
$$;

create function private.follow_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refresh_event_totals(coalesce(new.event_id, old.event_id));
  return null;
end;
$$;

-- Events of which something was sold or given back, or whose organizer came or went, since their totals were written, once for each time: nobody
-- waits for a row here.
create table private.totals_due (
  id bigint generated always as identity primary key,
  event_id uuid not null
);
alter table private.totals_due enable row level security;

-- A sale changes numbers that lists show, and the clock writes those a second later: a row that thousands
-- read and hundreds want to rewrite is rewritten once. What is sold out, or no more, is told at once.
create function private.follow_sale()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_taken constant int := new.sold + new.held - old.sold - old.held;
begin
  if exists (
    select
    from public.ticket_stock as s
    join public.ticket_stock as w on w.event_id = s.event_id and w.ticket_type_id = '*'
    cross join lateral (
      select least(s.capacity - s.sold - s.held, w.capacity - w.sold - w.held) as now,
        least(
          s.capacity - s.sold - s.held
            + case when s.ticket_type_id = new.ticket_type_id then v_taken else 0 end,
          w.capacity - w.sold - w.held + v_taken
        ) as before
    ) as seats
    where s.event_id = new.event_id and s.ticket_type_id <> '*'
      and (seats.now < s.min_per_order) is distinct from (seats.before < s.min_per_order)
  ) then
    perform private.refresh_event_totals(new.event_id);
  else
    insert into private.totals_due (event_id) values (new.event_id);
  end if;
  return null;
end;
$$;

-- Writes the totals that are due. Of some events at a time, because each is locked until the last is written; what
-- somebody holds for longer than a sale is left for the next second. True when there may be more.
create function private.write_due_totals(p_most int)
returns boolean
language plpgsql
set search_path = ''
set lock_timeout = '200ms'
as $$
declare
  v_due constant uuid[] := array(
    select event_id from private.totals_due group by event_id order by min(id) limit p_most
  );
  v_event_id uuid;
  v_count int := 0;
begin
  for v_event_id in select id from unnest(v_due) as id order by id loop
    begin
      -- With the event locked no sale is between what is deleted here and what is read then.
      perform from public.events where id = v_event_id for no key update;
      delete from private.totals_due where event_id = v_event_id;
      perform private.refresh_event_totals(v_event_id);
      v_count := v_count + 1;
    exception when lock_not_available then null;
    end;
  end loop;
  return v_count = p_most;
end;
$$;
-- AFTER an account was switched off or on, or deleted: what it sells is off sale, or on it again.
create function private.follow_seller()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.totals_due (event_id)
  select id from public.events
  where organizer_id = new.id and status = 'approved' and ends_at > now()
  order by id;
  return null;
end;
$$;
create trigger follow_seller after update of active, deleted on public.profiles
  for each row when ((old.active, old.deleted) is distinct from (new.active, new.deleted))
  execute function private.follow_seller();

create function private.write_totals()
returns boolean
language sql
set search_path = ''
as $$
  select private.write_due_totals(20)
$$;
insert into private.jobs (name, run_every) values ('write_totals', interval '1 second');

-- Every sale moves '*' first and its type after it, so the type's change sees both.
create trigger follow_new_type after insert on public.ticket_stock
  for each row when (new.ticket_type_id <> '*') execute function private.follow_stock();
create trigger follow_changed_type after update on public.ticket_stock
  for each row when (
    new.ticket_type_id <> '*' and (
      old.name, old.description, old.price, old.capacity, old.min_per_order, old.max_per_order,
      old.sale_start_at, old.sale_end_at, old.requires_approval, old.is_hidden, old.sort_order
    ) is distinct from (
      new.name, new.description, new.price, new.capacity, new.min_per_order, new.max_per_order,
      new.sale_start_at, new.sale_end_at, new.requires_approval, new.is_hidden, new.sort_order
    )
  )
  execute function private.follow_stock();
create trigger follow_sale after update on public.ticket_stock
  for each row when (
    new.ticket_type_id <> '*' and (old.sold, old.held) is distinct from (new.sold, new.held)
  )
  execute function private.follow_sale();
create trigger follow_whole_stock after update of capacity on public.ticket_stock
  for each row when (new.ticket_type_id = '*') execute function private.follow_stock();
create trigger follow_removed_stock after delete on public.ticket_stock
  for each row execute function private.follow_stock();

-- Whether anybody has a seat, as it is now.
create function private.has_guests(p_event_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.ticket_stock
    where event_id = p_event_id and ticket_type_id = '*' and sold > 0
  )
$$;

-- Rewrites what the clock has changed. Sales move '*' first, so with its row locked none is between
-- what is read and what is written; one that is under way writes the same itself.
create function private.follow_sale_times()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_event_id uuid;
begin
  for v_event_id in
    select id from public.events where sale_changes_at <= now() order by id
  loop
    perform from public.ticket_stock
    where event_id = v_event_id and ticket_type_id = '*'
    for update skip locked;
    if found then
      perform private.refresh_event_totals(v_event_id);
    end if;
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('follow_sale_times', interval '1 minute');

revoke execute on all functions in schema private from public;
