-- Registering for an event, taking it back, and the tickets that come of it.
-- Every function locks the event's row first and only then registrations and stock, so two of them
-- can wait for each other but never in a circle.

-- An event that the public may know of, or NOT_FOUND.
create function private.public_event(p_event_id uuid)
returns public.events
language plpgsql
stable
set search_path = ''
as $$
declare
  v_event public.events;
begin
  select * into v_event
  from public.events
  where id = p_event_id and deleted_at is null and private.is_public_event_status(status);
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such event');
  end if;
  return v_event;
end;
$$;

-- Locks such an event and returns it. The crowd stands in a queue of its own, whose turns are given in the
-- order of coming and wake one person each; only whoever has the turn asks for the row, so that payments,
-- the gate and the clock, which lock nothing but the row, wait for one sale at most.
create function private.lock_event(p_event_id uuid)
returns public.events
language plpgsql
set search_path = ''
as $$
begin
  perform private.wait_turn('sale:' || p_event_id);
  perform from public.events where id = p_event_id for no key update;
  return private.public_event(p_event_id);
end;
$$;

-- One after the other for each person and event: what somebody has already is looked at before the queue.
-- Taken before any lock of the event.
create function private.wait_own_turn(p_event_id uuid, p_user_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.wait_turn('buyer:' || p_event_id || p_user_id)
$$;

-- Moves seats between free, held and sold: first the event as a whole, then the type.
create function private.move_stock(
  p_event_id uuid, p_ticket_type_id text, p_sold_change int, p_held_change int
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_key text;
begin
  foreach v_key in array array['*', p_ticket_type_id] loop
    update public.ticket_stock
    set sold = sold + p_sold_change, held = held + p_held_change
    where event_id = p_event_id and ticket_type_id = v_key
      and (
        p_sold_change + p_held_change <= 0
        or capacity is null
        or sold + held + p_sold_change + p_held_change <= capacity
      );
    if not found then
      perform private.raise_error('SOLD_OUT', format('not enough left of %s', v_key));
    end if;
  end loop;
end;
$$;

create function private.issue_tickets(p_registration public.event_registrations, p_price int)
returns void
language sql
set search_path = ''
as $$
  with issued as (
    insert into public.tickets (
      registration_id, event_id, ticket_type_id, ticket_no, holder_user_id, holder_name,
      holder_phone, price_paid
    )
    select p_registration.id, p_registration.event_id, p_registration.ticket_type_id,
      'T-' || private.random_code(10), p_registration.user_id, p_registration.name,
      p_registration.phone, p_price
    from generate_series(1, p_registration.quantity)
    returning id
  )
  insert into public.ticket_secrets (ticket_id, secret)
  select id, private.new_token(16) from issued
$$;

create function private.registration_receipt(p_registration_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'registration_id', r.id,
    'registration_no', r.registration_no,
    'status', r.status,
    'ticket_ids', coalesce(
      (
        select jsonb_agg(t.id order by t.ticket_no)
        from public.tickets as t
        where t.registration_id = r.id and t.status <> 'cancelled'
      ),
      '[]'
    )
  )
  from public.event_registrations as r
  where r.id = p_registration_id
$$;

-- Gives back what a registration holds, whatever its tickets became meanwhile: those in use end and
-- their seats go back. The caller has locked the event.
create function private.close_registration(p_registration_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
begin
  select * into v_registration
  from public.event_registrations
  where id = p_registration_id
  for update;
  if v_registration.status = 'pending' then
    perform private.move_stock(
      v_registration.event_id, v_registration.ticket_type_id, 0, -v_registration.quantity
    );
    update public.event_registrations
    set status = 'cancelled', cancelled_at = now(), cancel_reason = p_reason
    where id = p_registration_id;
  elsif v_registration.status = 'confirmed' then
    perform private.withdraw_tickets(
      array(
        select id from public.tickets
        where registration_id = p_registration_id
          and status in ('valid', 'checked_in', 'transferring')
      ),
      'cancelled', p_reason
    );
  end if;
end;
$$;

-- Until when a registration may be decided on.
create function private.is_undecided_for_long(p_registration public.event_registrations)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_registration.status = 'pending' and p_registration.order_id is null
    and p_registration.registered_at < now() - interval '72 hours'
$$;

create function private.expire_registration(p_registration public.event_registrations)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.close_registration(p_registration.id, 'expired');
  perform private.notify(
    p_registration.user_id, 'registration.expired',
    jsonb_build_object('event', (select title from public.events where id = p_registration.event_id)),
    '/events/' || p_registration.event_id
  );
end;
$$;

-- Registrations that nobody decided on within 72 hours stop holding seats: a part at a time, those of this
-- type first. Done by whoever needs the stock next, so no late job can make an event look full. Those that
-- wait for a payment have the time of their order. Answers how many.
create function private.expire_pending_registrations(p_event_id uuid, p_ticket_type_id text default null)
returns int
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
  v_count int := 0;
begin
  for v_registration in
    select * from public.event_registrations
    where event_id = p_event_id and status = 'pending' and order_id is null
      and registered_at < now() - interval '72 hours'
    order by ticket_type_id is not distinct from p_ticket_type_id desc, registered_at, id
    limit private.lapsed_at_once()
    for update skip locked
  loop
    v_count := v_count + 1;
    perform private.expire_registration(v_registration);
  end loop;
  return v_count;
end;
$$;

-- Who registers, in the shape in which it is stored.
create function private.check_attendee(inout p_name text, inout p_email text, inout p_phone text)
language plpgsql
set search_path = ''
as $$
begin
  p_name := private.trimmed(p_name);
  p_email := private.email_address(p_email);
  p_phone := private.phone_number(p_phone);
  if coalesce(length(p_name), 0) not between 1 and 50 then
    perform private.raise_error('INVALID_INPUT', 'the name must have 1 to 50 characters', 'name');
  end if;
  if private.is_email(p_email) is not true then
    perform private.raise_error('INVALID_INPUT', 'the e-mail address is not valid', 'email');
  end if;
  if p_phone is null then
    perform private.raise_error('INVALID_INPUT', 'the phone number is not valid', 'phone');
  end if;
end;
$$;

-- Whether an event and one of its types can be registered for now, and by how many people at once.
create function private.check_offer(
  p_event public.events, p_stock public.ticket_stock, p_quantity int
)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  perform private.check_sale(p_event, p_stock, p_quantity);
  if p_stock.price > 0 then
    perform private.raise_error('PAYMENT_REQUIRED', 'only free tickets can be had without payment');
  end if;
end;
$$;

-- How many more of a type one person may have, however many orders it takes: what is held, waits, or came from
-- somebody else counts; for buying also what was bought and given away, or the limit would end with a gift.
create function private.left_for_person(
  p_event_id uuid, p_ticket_type_id text, p_user_id uuid, p_is_gift boolean default false
)
returns int
language sql
stable
set search_path = ''
as $$
  select s.max_per_order - (
    select count(*)
    from (
      select id, ticket_type_id, status from public.tickets
      where holder_user_id = p_user_id and event_id = p_event_id
      union
      select t.id, t.ticket_type_id, t.status
      from public.event_registrations as r join public.tickets as t on t.registration_id = r.id
      where r.user_id = p_user_id and r.event_id = p_event_id and not p_is_gift
    ) as own
    where ticket_type_id = p_ticket_type_id and status in ('valid', 'checked_in', 'transferring')
  )::int - (
    select coalesce(sum(quantity), 0) from public.event_registrations
    where event_id = p_event_id and ticket_type_id = p_ticket_type_id and user_id = p_user_id
      and status = 'pending'
  )::int
  from public.ticket_stock as s
  where s.event_id = p_event_id and s.ticket_type_id = p_ticket_type_id
$$;

create function private.check_person_limit(
  p_event_id uuid, p_ticket_type_id text, p_user_id uuid, p_quantity int, p_is_gift boolean default false
)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_quantity > private.left_for_person(p_event_id, p_ticket_type_id, p_user_id, p_is_gift) then
    perform private.raise_error('LIMIT_EXCEEDED', 'there is a limit for each person');
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
