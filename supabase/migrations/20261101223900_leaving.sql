-- What is closed when an account is disabled or goes: nothing of it waits, holds or sells any more.

-- Plans of a page that is taken down are not renewed; what was paid for runs to its end.
create function private.stop_plans(p_performer_id uuid, p_venue_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order_id uuid;
begin
  perform private.lock_subscriber(p_performer_id, p_venue_id);
  for v_order_id in
    select o.id
    from public.subscription_plans as s
    join public.orders as o on o.id = s.order_id
    where (s.performer_id = p_performer_id or s.venue_id = p_venue_id)
      and o.status = 'pending_payment'
    order by o.id
  loop
    perform private.lock_order(v_order_id);
    perform private.close_order(v_order_id, 'cancelled', 'page_closed');
  end loop;
  update public.subscription_plans
  set auto_renew = false, cancel_at = renewal_date
  where (performer_id = p_performer_id or venue_id = p_venue_id)
    and status in ('active', 'expiring');
end;
$$;

-- What is open around events: places in waiting lists, offered tickets, what waits for an approval.
create function private.close_event_claims(p_user_id uuid, p_email text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_events constant uuid[] := array(select private.claimed_events(p_user_id, p_email));
  v_entry public.waitlist_entries;
  v_transfer public.ticket_transfers;
  v_id uuid;
begin
  for v_entry in
    select * from public.waitlist_entries
    where user_id = p_user_id and status in ('waiting', 'offered')
    order by id
    for update
  loop
    update public.waitlist_entries set status = 'cancelled' where id = v_entry.id;
    if v_entry.status = 'offered' then
      perform private.move_stock(
        v_entry.event_id, v_entry.ticket_type_id, 0, -v_entry.quantity
      );
    end if;
  end loop;
  for v_transfer in
    select * from public.ticket_transfers
    where status = 'offered' and (from_user = p_user_id or to_email = lower(p_email))
    order by id
  loop
    if v_transfer.from_user = p_user_id then
      perform private.end_transfer(v_transfer.id, 'cancelled');
    else
      perform private.end_transfer(v_transfer.id, 'declined');
      perform private.notify(v_transfer.from_user, 'transfer.declined', '{}', '/tickets');
    end if;
  end loop;
  for v_id in
    select id from public.event_registrations
    where user_id = p_user_id and status = 'pending' and order_id is null
    order by id
  loop
    perform private.close_registration(v_id, 'account_closed');
  end loop;
  perform private.release_seats(id) from unnest(v_events) as id order by id;
end;
$$;

create function private.close_unpaid_orders(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_id uuid;
begin
  for v_id in
    select id from private.unpaid_orders_of(p_user_id) as id order by id
  loop
    v_order := private.lock_order(v_id);
    if v_order.status = 'pending_payment' then
      perform private.close_order(v_id, 'cancelled', 'account_closed');
    end if;
  end loop;
end;
$$;

-- Requests for hours that nobody has agreed to, gigs, and applications for them.
create function private.close_requests(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_gig public.gigs;
  v_is_guest boolean;
begin
  for v_booking in
    select * from public.bookings
    where status in ('requested', 'quoted') and not is_demo and (
      requester_id = p_user_id
      or resource_id in (select seller_id from private.sellers_of(p_user_id))
    )
    order by id
    for update
  loop
    v_is_guest := v_booking.requester_id = p_user_id;
    update public.booking_quotes set status = 'declined'
    where booking_id = v_booking.id and status = 'sent';
    update public.bookings
    set status = case when v_is_guest then 'withdrawn' else 'declined' end,
      cancelled_by = case when v_is_guest then 'guest' else 'host' end, cancelled_at = now()
    where id = v_booking.id;
    perform private.tell_party(
      v_booking, case when v_is_guest then 'host' else 'guest' end,
      case when v_is_guest then 'booking.withdrawn' else 'booking.declined' end
    );
  end loop;
  for v_gig in
    update public.gigs set status = 'cancelled'
    where poster_id = p_user_id and status in ('draft', 'open', 'shortlisting')
    returning *
  loop
    perform private.decline_applications(v_gig);
  end loop;
  update public.gig_applications set status = 'withdrawn'
  where status in ('applied', 'shortlisted')
    and performer_id in (select id from public.performer_profiles where owner_id = p_user_id);
end;
$$;

-- Whoever takes over what a seller leaves behind hears of what waits for an answer.
create function private.hand_over_orders(p_user_id uuid)
returns void
language sql
set search_path = ''
as $$
  select private.tell_seller(
    o, case o.status when 'payment_review' then 'order.payment_reported' else 'order.refund_requested' end
  )
  from public.orders as o
  where (o.seller_type, o.seller_id) in (select seller_type, seller_id from private.sellers_of(p_user_id))
    and (o.status = 'payment_review' or o.refund_status in ('requested', 'processing'))
$$;

-- All of it, for an account that is disabled or deleted by now.
create function private.close_open_things(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_email constant text := (select email from auth.users where id = p_user_id);
begin
  perform private.lock_open_things(p_user_id, v_email);
  perform private.close_event_claims(p_user_id, v_email);
  perform private.close_unpaid_orders(p_user_id);
  perform private.close_requests(p_user_id);
  update public.subscription_plans
  set auto_renew = false, cancel_at = renewal_date
  where owner_id = p_user_id and status in ('active', 'expiring');
  update public.event_staff set status = 'removed' where user_id = p_user_id and status = 'active';
  perform private.hand_over_orders(p_user_id);
end;
$$;

-- Ends the agreed bookings of an account, as guest and as host. A host gives all back; a guest leaves
-- the deposit. A transfer that is being looked for is answered first.
create function private.cancel_all_bookings(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_booking public.bookings;
  v_status text;
  v_by text;
  v_id uuid;
begin
  for v_id in
    select id from public.bookings
    where status in ('awaiting_payment', 'confirmed') and start_at > now() and not is_demo and (
      requester_id = p_user_id
      or resource_id in (select seller_id from private.sellers_of(p_user_id))
    )
    order by id
  loop
    v_booking := private.lock_booking(v_id);
    select status into v_status from public.orders where id = v_booking.order_id for update;
    continue when v_booking.status not in ('awaiting_payment', 'confirmed')
      or v_status = 'payment_review';
    v_by := case when v_booking.requester_id = p_user_id then 'guest' else 'host' end;
    v_booking := private.end_booking(
      v_id, 'cancelled', v_by, 'account_closed',
      case when v_status in ('paid', 'completed') then
        case v_by when 'host' then v_booking.deposit else 0 end
      end
    );
    if v_status = 'pending_payment' then
      perform private.close_order(v_booking.order_id, 'cancelled', 'account_closed');
    end if;
    perform private.end_partner(v_booking);
    perform private.tell_party(
      v_booking, case v_by when 'guest' then 'host' else 'guest' end, 'booking.cancelled',
      jsonb_build_object('refund', v_booking.refund_amount)
    );
  end loop;
end;
$$;

-- Calls off what an account promised: events with their refunds, bookings, goods that were not sent.
create function private.call_off_promises(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_id uuid;
begin
  for v_id in
    select id from public.events
    where organizer_id = p_user_id and status = 'approved' and deleted_at is null and ends_at > now()
    order by id
    for no key update
  loop
    perform private.call_off_event(v_id, 'account_closed');
  end loop;
  perform private.cancel_all_bookings(p_user_id);
  for v_id in
    select o.id
    from public.orders as o
    join public.performer_profiles as p on p.id = o.seller_id
    where o.kind = 'product' and o.status = 'paid' and o.seller_type = 'performer'
      and p.owner_id = p_user_id and private.refundable_of(o.id) > 0
    order by o.id
  loop
    v_order := private.lock_order(v_id);
    if v_order.status = 'paid' and private.refundable_of(v_id) > 0 then
      perform private.refund_order(v_id, 'account_closed');
      perform private.product_order_refunded(v_id, null);
    end if;
  end loop;
end;
$$;

-- POST /rpc/settle_account. For those who manage users, of a disabled account that does not come back:
-- its events are called off and refunded, its bookings cancelled, its goods given back. Answers what
-- is left: payments and refunds that administrators see to the end.
create function public.settle_account(p_user_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_manager_id constant uuid := private.require_user_manager();
begin
  if (private.lock_other_account(p_user_id)).active then
    perform private.raise_error('INVALID_STATE', 'the account is not disabled');
  end if;
  perform private.call_off_promises(p_user_id);
  return jsonb_build_object('items', private.obligation_list(p_user_id));
end;
$$;
revoke execute on function public.settle_account(uuid) from public;
grant execute on function public.settle_account(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
