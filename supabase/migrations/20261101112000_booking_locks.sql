-- The ground under every step of a booking. Lock order: venues, performers (each by id), bookings
-- by id, orders. Whoever moves a booking holds its calendar, and with a pair both calendars.

create function private.lock_calendar_rows(p_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public.venues where id = any (p_ids) order by id for no key update;
  perform from public.performer_profiles where id = any (p_ids) order by id for no key update;
end;
$$;

-- Locks calendars and those that hang on them through pairs that still wait for money, so that an
-- overdue pair can be expired without reaching for a lock out of order.
create function private.lock_calendars(p_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_calendar_rows(p_ids || array(
    select partner.resource_id
    from public.bookings as b
    join public.bookings as partner on partner.joint_id = b.joint_id
    where b.resource_id = any (p_ids) and b.status = 'awaiting_payment'
  ));
end;
$$;

-- Locks a calendar that is free, or held by the caller already. False when somebody else holds it.
create function private.try_lock_calendar(p_id uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform from public.venues where id = p_id for no key update skip locked;
  if found then
    return true;
  end if;
  perform from public.performer_profiles where id = p_id for no key update skip locked;
  return found;
end;
$$;

-- Locks a booking, its partner and their calendars, and returns it as it is then. Whoever takes hours
-- expires overdue pairs on the way (p_taking); whoever does not must not reach for their calendars.
create function private.lock_booking(p_booking_id uuid, p_taking boolean default true)
returns public.bookings
language plpgsql
set search_path = ''
as $$
declare
  v_joint_id uuid;
  v_calendars uuid[];
  v_booking public.bookings;
begin
  select joint_id into v_joint_id from public.bookings where id = p_booking_id;
  v_calendars := array(
    select resource_id from public.bookings where id = p_booking_id or joint_id = v_joint_id
  );
  if p_taking then
    perform private.lock_calendars(v_calendars);
  else
    perform private.lock_calendar_rows(v_calendars);
  end if;
  perform from public.bookings
  where id = p_booking_id or joint_id = v_joint_id order by id for update;
  select * into v_booking from public.bookings where id = p_booking_id;
  if v_booking.joint_id is distinct from v_joint_id then
    perform private.raise_error('INVALID_STATE', 'the booking was joined to another one meanwhile');
  end if;
  return v_booking;
end;
$$;

create function private.host_of(p_booking public.bookings)
returns uuid
language sql
stable
set search_path = ''
as $$
  select case p_booking.kind
    when 'venue' then (select owner_id from public.venues where id = p_booking.venue_id)
    else (select owner_id from public.performer_profiles where id = p_booking.performer_id)
  end
$$;

-- Which side of a booking the caller is on; null for strangers. Demo bookings have no host.
create function private.side_of(p_booking public.bookings)
returns text
language sql
stable
set search_path = ''
as $$
  select case auth.uid()
    when p_booking.requester_id then 'guest'
    when case when not p_booking.is_demo then private.host_of(p_booking) end then 'host'
  end
$$;

-- Locks a booking for one of its parties: 'guest', 'host' or 'party'. A stranger learns nothing; a
-- party with the wrong part is told so.
create function private.lock_booking_of(p_booking_id uuid, p_as text)
returns public.bookings
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_side text;
begin
  perform private.require_user();
  select * into v_booking from public.bookings where id = p_booking_id and not is_demo;
  v_side := private.side_of(v_booking);
  if v_side is null then
    perform private.raise_error('NOT_FOUND', 'there is no such booking');
  end if;
  if p_as <> 'party' and p_as <> v_side then
    perform private.raise_error('FORBIDDEN', format('this is for the %s of the booking', p_as));
  end if;
  return private.lock_booking(p_booking_id);
end;
$$;

create function private.require_booking_status(p_booking public.bookings, variadic p_expected text[])
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_booking.status <> all (p_expected) then
    perform private.raise_error('INVALID_STATE', format('the booking is %s', p_booking.status));
  end if;
end;
$$;

create function private.booking_subject_name(p_booking public.bookings)
returns text
language sql
stable
set search_path = ''
as $$
  select case p_booking.kind
    when 'venue' then (select name from public.venues where id = p_booking.venue_id)
    else (select performer_name from public.performer_profiles where id = p_booking.performer_id)
  end
$$;

-- Tells one side of a booking. Both have the same page for it.
create function private.tell_party(
  p_booking public.bookings, p_side text, p_kind text, p_params jsonb default '{}'
)
returns void
language sql
set search_path = ''
as $$
  select private.notify(
    case p_side when 'guest' then p_booking.requester_id else private.host_of(p_booking) end,
    p_kind,
    jsonb_build_object(
      'booking_no', p_booking.booking_no, 'kind', p_booking.kind,
      'name', private.booking_subject_name(p_booking), 'start_at', p_booking.start_at
    ) || p_params,
    '/bookings/' || p_booking.id
  )
$$;

revoke execute on all functions in schema private from public;
