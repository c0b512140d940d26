-- The ground under every step of a booking. Lock order: venues, performers (each by id), bookings by
-- id, orders. Whoever moves a booking holds its calendar, and with a pair both calendars.

-- Locks calendars and those that hang on them through pairs that still wait for money, so that an
-- overdue pair can be expired without reaching for a lock out of order.
create function private.lock_calendars(p_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_ids constant uuid[] := p_ids || array(
    select partner.resource_id
    from public.bookings as b
    join public.bookings as partner on partner.joint_id = b.joint_id
    where b.resource_id = any (p_ids) and b.status = 'awaiting_payment'
  );
begin
  perform from public.venues where id = any (v_ids) order by id for no key update;
  perform from public.performer_profiles where id = any (v_ids) order by id for no key update;
end;
$$;

-- Locks a booking, its partner and their calendars, and returns it as it is then.
create function private.lock_booking(p_booking_id uuid)
returns public.bookings
language plpgsql
set search_path = ''
as $$
declare
  v_joint_id uuid;
  v_booking public.bookings;
begin
  select joint_id into v_joint_id from public.bookings where id = p_booking_id;
  perform private.lock_calendars(array(
    select resource_id from public.bookings where id = p_booking_id or joint_id = v_joint_id
  ));
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

-- Tells one side of a booking. Each side has a page of its own for it.
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
    case
      when p_side = 'guest' then '/purchase-history'
      when p_booking.kind = 'venue' then '/venue-bookings-management'
      else '/performance-bookings'
    end || '?booking=' || p_booking.id
  )
$$;

-- Ends what nobody answered in time: everywhere, or of one calendar. Passes over what others hold.
create function private.expire_requests(p_resource_id uuid default null)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  for v_booking in
    update public.bookings
    set status = 'expired'
    where id in (
      select id from public.bookings
      where status in ('requested', 'quoted') and not is_demo and respond_by <= now()
        and (p_resource_id is null or resource_id = p_resource_id)
      order by id
      limit 1000
      for update skip locked
    )
    returning *
  loop
    update public.booking_quotes set status = 'expired'
    where booking_id = v_booking.id and status = 'sent';
    perform private.tell_party(v_booking, 'guest', 'booking.expired');
    perform private.tell_party(v_booking, 'host', 'booking.expired');
  end loop;
end;
$$;

-- Gives back the hours of bookings whose time to pay is over. The caller has locked the calendar.
create function private.expire_calendar(p_resource_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order_id uuid;
begin
  for v_order_id in
    select o.id
    from public.bookings as b
    join public.orders as o on o.id = b.order_id
    where b.resource_id = p_resource_id and b.status = 'awaiting_payment' and private.is_overdue(o)
    order by o.id
  loop
    perform private.expire_order(v_order_id);
  end loop;
end;
$$;

-- requested or quoted → awaiting_payment: takes the hours and opens the order for the deposit. The
-- caller has locked the calendar and settles the order when it is free of charge.
create function private.take_booking(p_booking public.bookings)
returns public.bookings
language plpgsql
set search_path = ''
as $$
declare
  v_kind constant text := case p_booking.kind when 'venue' then 'venue_booking' else 'performance' end;
  v_pay_by constant timestamptz := greatest(
    now() + interval '15 minutes',
    least(now() + interval '24 hours', p_booking.start_at - interval '3 hours')
  );
  v_order public.orders;
  v_booking public.bookings;
begin
  perform private.require_booking_status(p_booking, 'requested', 'quoted');
  if p_booking.respond_by <= now() or p_booking.start_at <= now() + interval '30 minutes' then
    perform private.raise_error('INVALID_STATE', 'the time for this answer is over');
  end if;
  if exists (
    select from public.venues
    where id = p_booking.resource_id
      and (deleted_at is not null or status not in ('approved', 'pending_approval'))
  ) or exists (
    select from public.performer_profiles
    where id = p_booking.resource_id and (is_deleted or status = 'rejected')
  ) then
    perform private.raise_error('INVALID_STATE', 'the page is not public any more');
  end if;
  perform private.expire_calendar(p_booking.resource_id);
  perform private.occupy(p_booking);
  v_order := private.open_order(
    p_booking.requester_id, v_kind,
    case p_booking.kind when 'venue' then 'venue' else 'performer' end, p_booking.resource_id,
    jsonb_build_array(jsonb_build_object(
      'item_type', v_kind, 'ref_id', p_booking.id, 'sub_ref', 'deposit',
      'name', left(private.booking_subject_name(p_booking) || ' ' || p_booking.booking_no, 200),
      'unit_price', p_booking.deposit, 'quantity', 1
    )),
    v_pay_by,
    jsonb_build_object(
      'name', p_booking.contact_name, 'phone', p_booking.contact_phone,
      'email', p_booking.contact_email
    )
  );
  update public.bookings
  set status = 'awaiting_payment', order_id = v_order.id, pay_by = v_pay_by
  where id = p_booking.id
  returning * into v_booking;
  perform private.tell_party(
    v_booking, 'guest', 'booking.accepted',
    jsonb_build_object('deposit', v_booking.deposit, 'pay_by', v_pay_by)
  );
  return v_booking;
end;
$$;

-- Ends a taken booking and gives its hours back, and p_refund of the deposit when it is paid.
create function private.end_booking(
  p_booking_id uuid, p_status text, p_by text, p_reason text, p_refund int default null
)
returns public.bookings
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  update public.bookings
  set status = p_status, cancelled_by = p_by, refund_amount = p_refund,
    cancelled_at = now(), cancel_reason = left(nullif(btrim(p_reason), ''), 500)
  where id = p_booking_id
  returning * into v_booking;
  perform private.release(p_booking_id);
  update public.booking_amendments set status = 'expired'
  where booking_id = p_booking_id and status = 'proposed';
  if p_refund > 0 then
    perform private.refund_order(
      v_booking.order_id, 'booking cancelled', null, p_refund, v_booking.deposit - p_refund
    );
  end if;
  return v_booking;
end;
$$;

-- How a confirmed booking ended: 'completed' or 'no_show'. What was bought with its order is had then.
create function private.finish_booking(p_booking_id uuid, p_status text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order_id uuid;
begin
  update public.bookings
  set status = p_status, completed_at = case when p_status = 'completed' then now() end
  where id = p_booking_id and status = 'confirmed'
  returning order_id into v_order_id;
  perform private.complete_order(id) from public.orders where id = v_order_id and status = 'paid';
end;
$$;

-- Every hour: what is over becomes completed a day after its end, so that a host can still say that
-- nobody came; changes that nobody answered lapse; walks through the demo are thrown away.
create function private.tidy_bookings()
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.finish_booking(due.id, 'completed')
  from (
    select id from public.bookings
    where status = 'confirmed' and end_at <= now() - interval '24 hours'
    order by id limit 1000 for update skip locked
  ) as due;
  update public.booking_amendments set status = 'expired'
  where status = 'proposed' and valid_until <= now();
  delete from public.bookings where is_demo and created_at < now() - interval '7 days';
end;
$$;

create function private.expire_bookings()
returns void
language sql
set search_path = ''
as $$
  select private.expire_requests()
$$;

insert into private.jobs (name, run_every) values
  ('expire_bookings', interval '1 minute'), ('tidy_bookings', interval '1 hour');

revoke execute on all functions in schema private from public;
