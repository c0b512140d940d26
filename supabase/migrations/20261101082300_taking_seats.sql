-- How seats of an event are taken: what is asked before the queue, and what holds in it. Locks, always: the
-- turn of the buyer, the queue and the row of the event, its orders, registrations, stock.

-- Whether a type can be had now, and how many at once. The price is the caller's business.
create function private.check_sale(
  p_event public.events, p_stock public.ticket_stock, p_quantity int
)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_event.status = 'cancelled' then
    perform private.raise_error('EVENT_NOT_OPEN', 'the event is cancelled');
  end if;
  if private.event_phase(p_event.status, p_event.starts_at, p_event.ends_at) = 'ended' then
    perform private.raise_error('EVENT_ENDED', 'the event is over');
  end if;
  if p_stock.ticket_type_id is null then
    perform private.raise_error('NOT_FOUND', 'the event has no such ticket type');
  end if;
  if private.seller_is_gone('organizer', p_event.organizer_id) then
    perform private.raise_error('NOT_ON_SALE', 'the organizer''s account is disabled');
  end if;
  if p_stock.price is null
    or p_stock.sale_start_at > now()
    or p_stock.sale_end_at <= now()
  then
    perform private.raise_error('NOT_ON_SALE', 'the ticket type is not on sale now');
  end if;
  if p_quantity not between p_stock.min_per_order and p_stock.max_per_order then
    perform private.raise_error(
      'LIMIT_EXCEEDED',
      format('between %s and %s at once', p_stock.min_per_order, p_stock.max_per_order)
    );
  end if;
end;
$$;

-- The lines of a purchase in the order in which stock is locked, or INVALID_INPUT.
create function private.ticket_items(p_items jsonb)
returns table (ticket_type_id text, quantity int)
language plpgsql
set search_path = ''
as $$
begin
  perform private.require(
    jsonb_typeof(p_items) = 'array' and jsonb_array_length(p_items) between 1 and 10,
    'items', 'one to ten ticket types'
  );
  perform private.require(
    (
      select bool_and(
        jsonb_typeof(item) = 'object'
        and jsonb_typeof(item -> 'ticket_type_id') = 'string'
        and jsonb_typeof(item -> 'quantity') = 'number'
        and item ->> 'quantity' ~ '^\d{1,4}$'
      )
      and count(distinct item ->> 'ticket_type_id') = count(*)
      from jsonb_array_elements(p_items) as item
    ),
    'items', 'each line has a ticket_type_id, once, and a whole quantity'
  );
  return query
    select item ->> 'ticket_type_id', (item ->> 'quantity')::int
    from jsonb_array_elements(p_items) as item
    order by item ->> 'ticket_type_id' collate "C";
end;
$$;

-- Lets go of what is over its time in an event, a part of it and what holds this type first, then serves the
-- waitlist. Done by whoever finds too few seats; the caller has locked the event. Answers how much it did.
create function private.free_overdue_seats(p_event_id uuid, p_ticket_type_id text default null)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_count int;
begin
  v_count := private.expire_pending_registrations(p_event_id, p_ticket_type_id);
  v_count := v_count + private.expire_orders_of(p_event_id, p_ticket_type_id);
  v_count := v_count + private.expire_waitlist_offers(p_event_id, p_ticket_type_id);
  return v_count + private.release_seats(p_event_id);
end;
$$;

-- What somebody let lapse does not keep them from asking again, however much else of the event has lapsed.
create function private.free_own_overdue_seats(p_event_id uuid, p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
begin
  for v_registration in
    select r.*
    from public.event_registrations as r
    left join public.orders as o on o.id = r.order_id
    where r.event_id = p_event_id and r.user_id = p_user_id and r.status = 'pending'
      and (private.is_overdue(o) or private.is_undecided_for_long(r))
    order by r.id
  loop
    perform private.lock_event(p_event_id);
    if v_registration.order_id is not null then
      perform private.expire_order(v_registration.order_id);
    else
      perform private.expire_registration(r) from public.event_registrations as r
      where id = v_registration.id and private.is_undecided_for_long(r);
      perform private.release_seats(p_event_id);
    end if;
  end loop;
end;
$$;

-- Whether nobody needs to queue to learn that there is too little: nothing is free, nothing has lapsed, and
-- nothing is held for this person. Everything is looked at in one moment.
create function private.is_plainly_sold_out(
  p_event_id uuid, p_ticket_type_id text, p_user_id uuid, p_quantity int
)
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.free_seats(p_event_id, p_ticket_type_id)
      < case when private.others_wait(p_event_id, p_ticket_type_id) then 1 else p_quantity end
    and not exists (
      select from public.waitlist_entries
      where event_id = p_event_id and status = 'offered'
        and (user_id = p_user_id or offer_expires_at <= now())
    )
    and not exists (
      select from public.orders
      where subject_id = p_event_id and status in ('pending_payment', 'payment_review')
        and hold_expires_at <= now()
    )
    and not exists (
      select from public.event_registrations
      where event_id = p_event_id and status = 'pending' and order_id is null
        and registered_at < now() - interval '72 hours'
    );
end;
$$;

-- A type that is on offer, or a row of nulls.
create function private.offered_type(p_event_id uuid, p_ticket_type_id text)
returns public.ticket_stock
language sql
stable
set search_path = ''
as $$
  select * from public.ticket_stock
  where event_id = p_event_id and ticket_type_id = p_ticket_type_id
    and ticket_type_id <> '*' and not is_hidden
$$;

-- Before the queue: one type of an event as it is offered now, or why this person cannot have it.
create function private.check_wish(
  p_event public.events, p_ticket_type_id text, p_user_id uuid, p_quantity int
)
returns public.ticket_stock
language plpgsql
set search_path = ''
as $$
declare
  v_stock constant public.ticket_stock := private.offered_type(p_event.id, p_ticket_type_id);
begin
  perform private.check_sale(p_event, v_stock, p_quantity);
  perform private.check_person_limit(p_event.id, p_ticket_type_id, p_user_id, p_quantity);
  if private.is_plainly_sold_out(p_event.id, p_ticket_type_id, p_user_id, p_quantity) then
    perform private.claim_or_queue(p_event.id, p_ticket_type_id, p_user_id, p_quantity);
    perform private.raise_error('SOLD_OUT', format('not enough left of %s', p_ticket_type_id));
  end if;
  return v_stock;
end;
$$;

-- In the queue: takes seats of one type, those of an own offer, else free ones that nobody waits for. What was
-- asked before is asked once more, because others had their turn meanwhile; the limit counts what the
-- caller has written by then.
create function private.take_seats(
  p_event public.events, p_ticket_type_id text, p_user_id uuid, p_quantity int, p_is_sold boolean
)
returns public.ticket_stock
language plpgsql
set search_path = ''
as $$
declare
  v_stock constant public.ticket_stock := private.offered_type(p_event.id, p_ticket_type_id);
begin
  perform private.check_sale(p_event, v_stock, p_quantity);
  if private.free_seats(p_event.id, p_ticket_type_id) < p_quantity
    or private.others_wait(p_event.id, p_ticket_type_id)
  then
    perform private.free_overdue_seats(p_event.id, p_ticket_type_id);
  end if;
  perform private.check_person_limit(p_event.id, p_ticket_type_id, p_user_id, 0);
  perform private.claim_or_queue(p_event.id, p_ticket_type_id, p_user_id, p_quantity);
  perform private.move_stock(
    p_event.id, p_ticket_type_id,
    case when p_is_sold then p_quantity else 0 end, case when p_is_sold then 0 else p_quantity end
  );
  return v_stock;
end;
$$;

revoke execute on all functions in schema private from public;
