-- How hours are taken and given back, by somebody or by the clock.

-- Ends what nobody answered in time: everywhere, or of one calendar, a part at a time (true: there is more).
-- Passes over what others hold.
create function private.expire_requests(p_resource_id uuid default null)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_count int := 0;
begin
  for v_booking in
    update public.bookings
    set status = 'expired'
    where id in (
      select id from public.bookings
      where status in ('requested', 'quoted') and not is_demo and respond_by <= now()
        and (p_resource_id is null or resource_id = p_resource_id)
      order by id
      limit private.lapsed_at_once()
      for update skip locked
    )
    returning *
  loop
    v_count := v_count + 1;
    update public.booking_quotes set status = 'expired'
    where booking_id = v_booking.id and status = 'sent';
    perform private.tell_party(v_booking, 'guest', 'booking.expired');
    perform private.tell_party(v_booking, 'host', 'booking.expired');
  end loop;
  return v_count >= private.lapsed_at_once();
end;
$$;

-- Gives back the hours of bookings whose time to pay is over. The caller has locked the calendar. A
-- pair that was made meanwhile and whose other calendar somebody holds is left to the clock.
create function private.expire_calendar(p_resource_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_overdue record;
begin
  for v_overdue in
    select o.id as order_id, partner.resource_id as partner_id
    from public.bookings as b
    join public.orders as o on o.id = b.order_id
    left join public.bookings as partner on partner.joint_id = b.joint_id and partner.id <> b.id
    where b.resource_id = p_resource_id and b.status = 'awaiting_payment' and private.is_overdue(o)
    order by o.hold_expires_at, o.id
    limit private.lapsed_at_once()
  loop
    continue when v_overdue.partner_id is not null
      and not private.try_lock_calendar(v_overdue.partner_id);
    perform private.expire_order(v_overdue.order_id);
  end loop;
end;
$$;

-- Tells everybody else who waits for hours that a booking has now. What they asked for stands: the hours come free again
-- where nobody pays.
create function private.tell_who_loses(p_booking public.bookings)
returns void
language sql
set search_path = ''
as $$
  select private.tell_party(b, 'guest', 'booking.hours_taken')
  from public.bookings as b
  where b.resource_id = p_booking.resource_id and b.kind = p_booking.kind
    and b.requester_id <> p_booking.requester_id and not b.is_demo
    and b.status in ('requested', 'quoted') and b.respond_by > now()
    and private.with_buffers(b.resource_id, b.start_at, b.end_at)
      && private.with_buffers(p_booking.resource_id, p_booking.start_at, p_booking.end_at)
$$;

-- requested or quoted → awaiting_payment: accepts the offer of p_offer_by that the booking stands on,
-- takes the hours and opens the order for the deposit. The caller has locked the calendar and
-- settles the order when it is free of charge.
create function private.take_booking(p_booking public.bookings, p_offer_by text)
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
  if p_booking.respond_by <= now() or private.last_yes(p_booking.start_at) <= now() then
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
  perform private.accept_offer(p_booking, p_offer_by);
  perform private.expire_calendar(p_booking.resource_id);
  perform private.occupy(p_booking);
  v_order := private.open_order(
    p_booking.requester_id, v_kind,
    private.calendar_type(p_booking), p_booking.resource_id,
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
  perform private.tell_who_loses(v_booking);
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
    cancelled_at = now(), cancel_reason = left(nullif(private.trimmed(p_reason), ''), 500)
  where id = p_booking_id
  returning * into v_booking;
  perform private.release(p_booking_id);
  update public.booking_amendments set status = 'expired'
  where booking_id = p_booking_id and status = 'proposed';
  if p_refund > 0 then
    perform private.refund_order(
      v_booking.order_id, 'booking cancelled', null, p_refund, v_booking.deposit - p_refund
    );
  elsif p_refund = 0 then
    perform private.move_money(
      v_booking.order_id, 'kept', private.refundable_of(v_booking.order_id)
    );
  end if;
  return v_booking;
end;
$$;

-- What of a paid deposit a guest gets back who cancels now. Hours that were moved at the guest's wish
-- give no more than the old ones did; of a pair whose other host cancelled, all comes back for seven
-- days, because the guest asked for both or neither.
create function private.refund_percent_now(b public.bookings)
returns int
language sql
stable
set search_path = ''
as $$
  select case
    when exists (
      select from public.bookings as partner
      where partner.joint_id = b.joint_id and partner.id <> b.id
        and partner.status = 'cancelled' and partner.cancelled_by = 'host'
        and partner.cancelled_at > now() - interval '7 days'
    ) then 100
    else least(
      b.refund_percent_limit, private.refund_percent(b.cancellation_policy, b.start_at - now())
    )
  end
$$;

-- How a confirmed booking ended: 'completed' or 'no_show'. What was bought with its order is had
-- then.
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
insert into private.jobs (name, run_every) values
  ('expire_bookings', interval '1 minute'), ('tidy_bookings', interval '1 hour');

create function private.expire_bookings()
returns boolean
language sql
set search_path = ''
as $$
  select private.expire_requests()
$$;

revoke execute on all functions in schema private from public;
