-- What orders ask of bookings. Venues and performers share it: one order is the deposit of one
-- booking. The two bookings of a pair are confirmed when both deposits are paid; when one of them
-- ends before that, so does the other, and what was paid for it goes back.

create function private.booking_of_order(p_order_id uuid)
returns public.bookings
language sql
stable
set search_path = ''
as $$
  select b from public.bookings as b where b.order_id = p_order_id
$$;

create function private.confirm_booking(p_booking_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
begin
  update public.bookings set status = 'confirmed', confirmed_at = now()
  where id = p_booking_id and status = 'awaiting_payment'
  returning * into v_booking;
  perform private.tell_party(v_booking, 'guest', 'booking.confirmed');
  perform private.tell_party(v_booking, 'host', 'booking.confirmed');
end;
$$;

-- Ends the other booking of a pair that cannot be confirmed any more.
create function private.end_partner(p_booking public.bookings)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_partner public.bookings;
  v_order_status text;
begin
  select * into v_partner
  from public.bookings
  where joint_id = p_booking.joint_id and id <> p_booking.id and status = 'awaiting_payment';
  if not found then
    return;
  end if;
  select status into v_order_status from public.orders where id = v_partner.order_id;
  if v_order_status = 'pending_payment' then
    perform private.end_booking(v_partner.id, 'cancelled', 'system', 'joint booking ended');
    perform private.close_order(v_partner.order_id, 'cancelled', 'joint booking ended');
    perform private.tell_party(v_partner, 'host', 'booking.cancelled');
  elsif v_order_status in ('paid', 'completed') then
    perform private.end_booking(
      v_partner.id, 'cancelled', 'system', 'joint booking ended', v_partner.deposit
    );
    perform private.tell_party(
      v_partner, 'guest', 'booking.cancelled', jsonb_build_object('refund', v_partner.deposit)
    );
    perform private.tell_party(v_partner, 'host', 'booking.cancelled');
  end if;
  -- A reported transfer is looked for first; when it is found, booking_order_paid() gives it back.
end;
$$;

-- A booking that waits for its deposit; of a pair, one whose other half is alive.
create function private.booking_can_be_paid(p_order_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select b.status = 'awaiting_payment' and b.start_at > now() and not exists (
    select from public.bookings as partner
    where partner.joint_id = b.joint_id and partner.id <> b.id
      and partner.status <> 'awaiting_payment'
  )
  from public.bookings as b
  where b.order_id = p_order_id
$$;

create function private.booking_order_lock(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.lock_booking((private.booking_of_order(p_order_id)).id, false);
end;
$$;

create function private.booking_order_paid(p_order_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking constant public.bookings := private.booking_of_order(p_order_id);
  v_partner public.bookings;
begin
  if v_booking.status <> 'awaiting_payment' then
    perform private.raise_error('INVALID_STATE', format('the booking is %s', v_booking.status));
  end if;
  if v_booking.joint_id is not null then
    select * into v_partner
    from public.bookings where joint_id = v_booking.joint_id and id <> v_booking.id;
    if v_partner.status <> 'awaiting_payment' then
      perform private.end_booking(
        v_booking.id, 'cancelled', 'system', 'joint booking ended', v_booking.deposit
      );
      perform private.tell_party(
        v_booking, 'guest', 'booking.cancelled', jsonb_build_object('refund', v_booking.deposit)
      );
      perform private.tell_party(v_booking, 'host', 'booking.cancelled');
      return;
    end if;
    if not exists (
      select from public.orders where id = v_partner.order_id and status in ('paid', 'completed')
    ) then
      return;
    end if;
    perform private.confirm_booking(v_partner.id);
  end if;
  perform private.confirm_booking(v_booking.id);
end;
$$;

create function private.booking_order_closed(p_order_id uuid, p_reason text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings := private.booking_of_order(p_order_id);
begin
  if v_booking.status <> 'awaiting_payment' then
    return;
  end if;
  if p_reason = 'expired' then
    v_booking := private.end_booking(v_booking.id, 'expired', 'system', 'not paid in time');
    perform private.tell_party(v_booking, 'host', 'booking.expired');
  else
    v_booking := private.end_booking(
      v_booking.id, 'cancelled', coalesce(private.side_of(v_booking), 'system'), 'order cancelled'
    );
    perform private.tell_party(v_booking, 'host', 'booking.cancelled');
  end if;
  perform private.end_partner(v_booking);
end;
$$;

-- Comes after cancel_booking(), which took the hours back; a refund without it ends the booking
-- too.
create function private.booking_order_refunded(p_order_id uuid, p_ticket_ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings := private.booking_of_order(p_order_id);
begin
  if v_booking.status in ('awaiting_payment', 'confirmed') then
    v_booking := private.end_booking(v_booking.id, 'cancelled', 'system', 'refunded');
    perform private.end_partner(v_booking);
  end if;
end;
$$;

-- Never on request: the deposit goes back, as far as it does, when the booking is cancelled.
create function private.booking_refund_quote(p_order_id uuid, p_ticket_ids uuid[])
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'amount', 0, 'fee', 0, 'allowed', false,
    'reason', case (private.booking_of_order(p_order_id)).status
      when 'cancelled' then 'settled_with_the_booking' else 'cancel_the_booking_instead' end
  )
$$;

create function private.venue_booking_order_lock(p_order_id uuid)
returns void language sql set search_path = ''
as $$ select private.booking_order_lock(p_order_id) $$;

create function private.venue_booking_order_paid(p_order_id uuid)
returns void language sql set search_path = ''
as $$ select private.booking_order_paid(p_order_id) $$;

create function private.venue_booking_order_closed(p_order_id uuid, p_reason text)
returns void language sql set search_path = ''
as $$ select private.booking_order_closed(p_order_id, p_reason) $$;

create function private.venue_booking_order_refunded(p_order_id uuid, p_ticket_ids uuid[])
returns void language sql set search_path = ''
as $$ select private.booking_order_refunded(p_order_id, p_ticket_ids) $$;

create function private.venue_booking_refund_quote(p_order_id uuid, p_ticket_ids uuid[])
returns jsonb language sql stable set search_path = ''
as $$ select private.booking_refund_quote(p_order_id, p_ticket_ids) $$;

create function private.performance_order_lock(p_order_id uuid)
returns void language sql set search_path = ''
as $$ select private.booking_order_lock(p_order_id) $$;

create function private.performance_order_paid(p_order_id uuid)
returns void language sql set search_path = ''
as $$ select private.booking_order_paid(p_order_id) $$;

create function private.performance_order_closed(p_order_id uuid, p_reason text)
returns void language sql set search_path = ''
as $$ select private.booking_order_closed(p_order_id, p_reason) $$;

create function private.performance_order_refunded(p_order_id uuid, p_ticket_ids uuid[])
returns void language sql set search_path = ''
as $$ select private.booking_order_refunded(p_order_id, p_ticket_ids) $$;

create function private.performance_refund_quote(p_order_id uuid, p_ticket_ids uuid[])
returns jsonb language sql stable set search_path = ''
as $$ select private.booking_refund_quote(p_order_id, p_ticket_ids) $$;

revoke execute on all functions in schema private from public;
