-- Asking for hours.

create function private.booking_receipt(p_booking_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', b.id, 'booking_no', b.booking_no, 'kind', b.kind, 'status', b.status,
    'start_at', b.start_at, 'end_at', b.end_at, 'total', b.total, 'deposit', b.deposit,
    'offer_no', b.offer_no, 'order_id', b.order_id, 'respond_by', b.respond_by, 'pay_by', coalesce(
      (
        select o.hold_expires_at from public.orders as o
        where o.id = b.order_id and o.status = 'pending_payment'
      ),
      b.pay_by
    ), 'joint_id', b.joint_id,
    'is_demo', b.is_demo
  )
  from public.bookings as b
  where b.id = p_booking_id
$$;

-- The booking of this guest and key, or a row of nulls. Holds a double click until the first is
-- done.
create function private.booking_by_key(p_requester_id uuid, p_key uuid, p_asked jsonb)
returns public.bookings
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  if p_key is null then
    return null;
  end if;
  perform private.begin_attempt(p_requester_id, p_key, p_asked);
  select * into v_booking
  from public.bookings where requester_id = p_requester_id and idempotency_key = p_key;
  perform private.refuse_forgotten(p_requester_id, p_key, v_booking.created_at);
  return v_booking;
end;
$$;

-- What both kinds of requests check about the person who asks.
create function private.check_requester(p_requester_id uuid, p_owner_id uuid, p_event_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_owner_id = p_requester_id then
    perform private.raise_error('FORBIDDEN', 'block the hours of your own calendar instead');
  end if;
  if private.seller_is_gone('organizer', p_owner_id) then
    perform private.raise_error('NOT_ON_SALE', 'the host''s account is disabled');
  end if;
  perform private.require(
    p_event_id is null or exists (
      select from public.events
      where id = p_event_id and organizer_id = p_requester_id and deleted_at is null
    ),
    'event_id', 'not an event of the caller'
  );
  if (
    select count(*) from public.bookings
    where requester_id = p_requester_id and created_at > now() - interval '1 hour'
  ) >= 20 then
    perform private.raise_error('RATE_LIMITED', 'twenty requests within the hour');
  end if;
end;
$$;

-- 48 hours to answer, and never beyond three hours before the start; half an hour where less is left, and never beyond
-- the last yes.
create function private.answer_time(p_start_at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select least(
    greatest(
      least(now() + interval '48 hours', p_start_at - interval '3 hours'), now() + interval '30 minutes'
    ),
    private.last_yes(p_start_at)
  )
$$;

-- Whether these hours may be had without the host's yes: what a guest holds of one calendar at once and has not
-- paid is three days at most.
create function private.may_hold(p_booking public.bookings)
returns boolean
language sql
stable
set search_path = ''
as $$
  select sum(b.end_at - b.start_at) <= interval '72 hours'
  from public.bookings as b
  left join public.orders as o on o.id = b.order_id
  where b.requester_id = p_booking.requester_id and b.resource_id = p_booking.resource_id
    and not b.is_demo and (
      b.id = p_booking.id
      or b.status = 'awaiting_payment' and o.status = 'pending_payment'
      -- A part of a pair has its yes already.
      or b.status = 'quoted' and b.is_joint
    )
$$;

-- POST /rpc/request_venue_booking. A venue that books at once answers awaiting_payment when the
-- start is a day away and the guest holds little that is not paid. p_is_joint: part of a pair, see book_together(). p_is_demo: a walk through
-- the form that takes no hours and tells nobody. With p_expected_total a changed price is refused.
create function public.request_venue_booking(
  p_venue_id uuid default null,
  p_start_at timestamptz default null,
  p_end_at timestamptz default null,
  p_attendees int default null,
  p_purpose text default null,
  p_facilities jsonb default null,
  p_message text default null,
  p_contact_name text default null,
  p_contact_phone text default null,
  p_contact_email text default null,
  p_event_id uuid default null,
  p_is_joint boolean default false,
  p_is_demo boolean default false,
  p_expected_total int default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_is_demo constant boolean := coalesce(p_is_demo, false);
  v_venue public.venues;
  v_profile public.profiles;
  v_contact record;
  v_facilities jsonb;
  v_price jsonb;
  v_booking public.bookings;
begin
  v_booking := private.booking_by_key(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'request_venue_booking', p_venue_id, p_start_at, p_end_at, p_attendees, p_purpose, p_facilities,
      p_message, p_contact_name, p_contact_phone, p_contact_email, p_event_id, p_is_joint, p_is_demo,
      p_expected_total
    )
  );
  if v_booking.id is not null then
    return private.booking_receipt(v_booking.id);
  end if;
  perform private.lock_calendars(array[p_venue_id]);
  select * into v_venue
  from public.venues where id = p_venue_id and status = 'approved' and deleted_at is null;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such venue');
  end if;
  -- Owners walk through the demo of their own venue.
  perform private.check_requester(
    v_user_id, case when not v_is_demo then v_venue.owner_id end, p_event_id
  );
  select * into v_profile from public.profiles where id = v_user_id;
  select * into v_contact from private.check_attendee(
    coalesce(p_contact_name, v_profile.username), coalesce(p_contact_email, v_profile.email),
    coalesce(p_contact_phone, v_profile.phone)
  );
  perform private.require(
    p_attendees between 1 and v_venue.capacity, 'attendees', 'between 1 and what the venue holds'
  );
  perform private.require(length(p_purpose) <= 200 or p_purpose is null, 'purpose', 'at most 200 characters');
  perform private.require(length(p_message) <= 2000 or p_message is null, 'message', 'at most 2000 characters');
  v_facilities := private.check_facilities(p_venue_id, p_facilities);
  perform private.expire_calendar(p_venue_id);
  perform private.check_slot('venue', p_venue_id, p_start_at, p_end_at);
  v_price := private.venue_price(p_venue_id, p_start_at, p_end_at, p_attendees, v_facilities);
  if p_expected_total <> (v_price ->> 'total')::int then
    perform private.raise_error('PRICE_CHANGED', format('it is %s now', v_price ->> 'total'));
  end if;

  insert into public.bookings (
    booking_no, kind, venue_id, requester_id, event_id, is_joint, purpose, attendees, start_at, end_at,
    facilities, contact_name, contact_phone, contact_email, message, cancellation_policy, price_lines,
    total, deposit, respond_by, is_demo, idempotency_key
  )
  values (
    private.booking_no('venue'), 'venue', p_venue_id, v_user_id, p_event_id, coalesce(p_is_joint, false),
    nullif(private.trimmed(p_purpose), ''), p_attendees, p_start_at, p_end_at, v_facilities, v_contact.p_name,
    v_contact.p_phone, v_contact.p_email, nullif(private.trimmed(p_message), ''), v_venue.cancellation_policy,
    v_price -> 'lines', (v_price ->> 'total')::int, (v_price ->> 'deposit')::int,
    private.answer_time(p_start_at), v_is_demo, p_idempotency_key
  )
  returning * into v_booking;
  if v_is_demo then
    return private.booking_receipt(v_booking.id);
  end if;

  if v_venue.booking_mode = 'instant' and p_start_at >= now() + interval '24 hours'
    and private.may_hold(v_booking)
  then
    if v_booking.is_joint then
      perform private.make_quote(
        v_booking, v_booking.price_lines, v_booking.total, v_booking.deposit, v_booking.respond_by, null
      );
    else
      v_booking := private.take_booking(v_booking, 'guest');
      perform private.settle_if_free(v_booking.order_id);
    end if;
  end if;
  perform private.tell_party(v_booking, 'host', 'booking.requested');
  return private.booking_receipt(v_booking.id);
end;
$$;
revoke execute on function
  public.request_venue_booking(uuid, timestamptz, timestamptz, int, text, jsonb, text, text, text,
  text, uuid, boolean, boolean, int, uuid)
  from public;
grant execute on function
  public.request_venue_booking(uuid, timestamptz, timestamptz, int, text, jsonb, text, text, text,
  text, uuid, boolean, boolean, int, uuid)
  to anon, authenticated;

revoke execute on all functions in schema private from public;
