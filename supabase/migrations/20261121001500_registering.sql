-- Registering for an event, taking it back, and the tickets that come of it.
-- Every function locks the event's row first and only then registrations and stock, so two of them
-- can wait for each other but never in a circle.

-- Locks and returns an event, or says that there is none that the public may know of.
create function private.lock_event(p_event_id uuid)
returns public.events
language plpgsql
set search_path = ''
as $$
declare
  v_event public.events;
begin
  select * into v_event
  from public.events
  where id = p_event_id and deleted_at is null and private.is_public_event_status(status)
  for no key update;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such event');
  end if;
  return v_event;
end;
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
  select id, encode(extensions.gen_random_bytes(16), 'hex') from issued
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

-- Gives back what a registration holds. The caller has locked the event.
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
  else
    perform private.move_stock(
      v_registration.event_id, v_registration.ticket_type_id, -v_registration.quantity, 0
    );
    update public.tickets
    set status = 'cancelled', cancelled_at = now()
    where registration_id = p_registration_id;
  end if;
  update public.event_registrations
  set status = 'cancelled', cancelled_at = now(), cancel_reason = p_reason
  where id = p_registration_id;
end;
$$;

-- Registrations that nobody decided on within 72 hours stop holding seats. Done by whoever needs the
-- stock next, so no late job can make an event look full.
create function private.expire_pending_registrations(p_event_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_id uuid;
begin
  for v_id in
    select id from public.event_registrations
    where event_id = p_event_id and status = 'pending'
      and registered_at < now() - interval '72 hours'
    order by id
  loop
    perform private.close_registration(v_id, 'expired');
  end loop;
end;
$$;

-- Who registers, in the shape in which it is stored.
create function private.check_attendee(inout p_name text, inout p_email text, inout p_phone text)
language plpgsql
set search_path = ''
as $$
begin
  p_name := btrim(p_name);
  p_email := lower(btrim(p_email));
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
  if p_event.status = 'cancelled' then
    perform private.raise_error('EVENT_NOT_OPEN', 'the event is cancelled');
  end if;
  if private.event_phase(p_event.status, p_event.starts_at, p_event.ends_at) = 'ended' then
    perform private.raise_error('EVENT_ENDED', 'the event is over');
  end if;
  if p_stock.ticket_type_id is null then
    perform private.raise_error('NOT_FOUND', 'the event has no such ticket type');
  end if;
  if p_stock.price is null
    or p_stock.sale_start_at > now()
    or p_stock.sale_end_at <= now()
  then
    perform private.raise_error('NOT_ON_SALE', 'the ticket type is not on sale now');
  end if;
  if p_stock.price > 0 then
    perform private.raise_error('PAYMENT_REQUIRED', 'only free tickets can be had without payment');
  end if;
  if p_quantity not between p_stock.min_per_order and p_stock.max_per_order then
    perform private.raise_error(
      'LIMIT_EXCEEDED',
      format('between %s and %s at once', p_stock.min_per_order, p_stock.max_per_order)
    );
  end if;
end;
$$;

-- POST /rpc/register_for_event. Free tickets only. The same p_idempotency_key again gives the same
-- answer. A type that needs approval answers `pending` without tickets and holds its seats 72 hours.
create function public.register_for_event(
  p_event_id uuid default null,
  p_ticket_type_id text default null,
  p_quantity int default 1,
  p_name text default null,
  p_email text default null,
  p_phone text default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_quantity constant int := coalesce(p_quantity, 1);
  v_attendee record;
  v_event public.events;
  v_stock public.ticket_stock;
  v_registration public.event_registrations;
begin
  select * into v_attendee from private.check_attendee(p_name, p_email, p_phone);
  v_event := private.lock_event(p_event_id);

  select * into v_registration
  from public.event_registrations
  where user_id = v_user_id and idempotency_key = p_idempotency_key;
  if found then
    if v_registration.event_id <> p_event_id then
      perform private.raise_error('INVALID_INPUT', 'the key belongs to another event', 'idempotency');
    end if;
    return private.registration_receipt(v_registration.id);
  end if;

  select * into v_stock
  from public.ticket_stock
  where event_id = p_event_id and ticket_type_id = p_ticket_type_id
    and ticket_type_id <> '*' and not is_hidden;
  perform private.check_offer(v_event, v_stock, v_quantity);
  perform private.expire_pending_registrations(p_event_id);
  if exists (
    select from public.event_registrations
    where event_id = p_event_id and user_id = v_user_id and status in ('pending', 'confirmed')
  ) then
    perform private.raise_error('ALREADY_REGISTERED', 'one registration for each person and event');
  end if;

  if v_stock.requires_approval then
    perform private.move_stock(p_event_id, p_ticket_type_id, 0, v_quantity);
  else
    perform private.move_stock(p_event_id, p_ticket_type_id, v_quantity, 0);
  end if;

  insert into public.event_registrations (
    event_id, user_id, ticket_type_id, registration_no, name, email, phone, quantity, status,
    idempotency_key
  )
  values (
    p_event_id, v_user_id, p_ticket_type_id,
    'R-' || to_char(private.today(), 'YYMMDD') || '-' || private.random_code(6),
    v_attendee.p_name, v_attendee.p_email, v_attendee.p_phone, v_quantity,
    case when v_stock.requires_approval then 'pending' else 'confirmed' end,
    p_idempotency_key
  )
  returning * into v_registration;

  if v_registration.status = 'confirmed' then
    perform private.issue_tickets(v_registration, v_stock.price);
  end if;
  return private.registration_receipt(v_registration.id);
end;
$$;

-- POST /rpc/cancel_registration. Open until the event starts; gives the seats back at once.
create function public.cancel_registration(
  p_registration_id uuid default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_event_id uuid;
  v_event public.events;
  v_status text;
begin
  select event_id into v_event_id
  from public.event_registrations
  where id = p_registration_id and user_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such registration');
  end if;

  v_event := private.lock_event(v_event_id);
  select status into v_status from public.event_registrations where id = p_registration_id;
  if v_status = 'cancelled' then
    perform private.raise_error('ALREADY_CANCELLED', 'the registration is cancelled already');
  end if;
  if v_event.status <> 'cancelled' and v_event.starts_at <= now() then
    perform private.raise_error('EVENT_ENDED', 'the event has started');
  end if;
  if exists (
    select from public.tickets
    where registration_id = p_registration_id and (status = 'checked_in' or price_paid > 0)
  ) then
    perform private.raise_error(
      'FORBIDDEN', 'tickets that were paid for or used are not cancelled here',
      'A paid ticket goes back through a refund request.'
    );
  end if;

  perform private.close_registration(p_registration_id, left(nullif(btrim(p_reason), ''), 500));
  return jsonb_build_object('status', 'cancelled');
end;
$$;

-- GET /rpc/my_tickets. What comes next first, then what is over, latest first.
create function public.my_tickets()
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
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', t.id,
          'ticket_no', t.ticket_no,
          'status', t.status,
          'ticket_type_name', s.name,
          'holder_name', t.holder_name,
          'qr', concat_ws('.', 'T1', t.id, t.qr_version, secrets.secret),
          'registration_id', t.registration_id,
          'event', card.event
            - '{description,price,price_from,attendees,max_attendees,badge,is_sold_out}'::text[]
        )
        order by e.ends_at <= now(),
          abs(extract(epoch from e.starts_at - now())), t.ticket_no
      ),
      '[]'
    )
    from public.tickets as t
    join public.events as e on e.id = t.event_id
    join public.ticket_stock as s on s.event_id = t.event_id and s.ticket_type_id = t.ticket_type_id
    join public.ticket_secrets as secrets on secrets.ticket_id = t.id
    cross join lateral private.event_card(e) as card (event)
    where t.holder_user_id = v_user_id
  );
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function
  public.register_for_event(uuid, text, int, text, text, text, uuid),
  public.cancel_registration(uuid, text), public.my_tickets()
  from public;
grant execute on function
  public.register_for_event(uuid, text, int, text, text, text, uuid),
  public.cancel_registration(uuid, text), public.my_tickets()
  to anon, authenticated;
