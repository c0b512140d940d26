-- A payment that was confirmed by mistake, such as a line of the bank that was another order's: it is looked for
-- again, as long as nothing followed that cannot be undone.

-- Takes back what private.order_paid() handed over, and holds it again. INVALID_STATE with the hint what to do
-- instead: `used` (it was used, given on or begun: refund), `settled` (a closed statement counts it), `over` (it can
-- not be had any more), `refund` (plans and bookings end by a refund or by being cancelled). The caller has locked it.
create function private.hold_again(p_order public.orders)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_registration public.event_registrations;
begin
  case p_order.kind
    when 'product' then
      perform private.move_order_products(p_order.id, -1, 1);
    when 'ticket' then
      if exists (
        select from public.event_settlements
        where event_id = (private.order_event(p_order.id)).id and settled_at >= p_order.paid_at
      ) then
        perform private.raise_error('INVALID_STATE', 'a closed statement counts it', 'settled');
      end if;
      if exists (
        select from public.tickets as t
        join public.event_registrations as r on r.id = t.registration_id
        where r.order_id = p_order.id and (
          t.status <> 'valid' or t.holder_user_id <> p_order.buyer_id
          or exists (select from public.ticket_transfers where ticket_id = t.id and status in ('offered', 'accepted'))
          or exists (select from public.checkins where ticket_id = t.id)
        )
      ) then
        perform private.raise_error('INVALID_STATE', 'a ticket was used or given on', 'used');
      end if;
      -- They were never paid for: others are issued when the money is found. Offers that came to nothing go with them
      -- (the audit log keeps them).
      delete from public.ticket_transfers
      where ticket_id in (
        select t.id from public.tickets as t
        join public.event_registrations as r on r.id = t.registration_id
        where r.order_id = p_order.id
      );
      delete from public.tickets
      where registration_id in (select id from public.event_registrations where order_id = p_order.id);
      for v_registration in
        update public.event_registrations set status = 'pending'
        where order_id = p_order.id and status = 'confirmed'
        returning *
      loop
        perform private.move_stock(
          v_registration.event_id, v_registration.ticket_type_id,
          -v_registration.quantity, v_registration.quantity
        );
      end loop;
    when 'ad' then
      if exists (
        select from public.ad_bookings as b
        join public.advertisements as a on a.id = b.advertisement_id
        where b.order_id = p_order.id and a.status <> 'pending'
      ) then
        perform private.raise_error('INVALID_STATE', 'it was approved or shown', 'used');
      end if;
      update public.ad_bookings set status = 'held' where order_id = p_order.id and status = 'confirmed';
    when 'support_ad' then
      update public.support_ad_orders set status = 'approved' where order_id = p_order.id and status = 'paid';
      if not found then
        perform private.raise_error('INVALID_STATE', 'it is in production already', 'used');
      end if;
      update public.ad_bookings set status = 'held' where order_id = p_order.id and status = 'confirmed';
    when 'campaign' then
      update public.campaign_pledges set status = 'pledged' where order_id = p_order.id and status = 'paid';
      perform private.count_pledges(campaign_id) from public.campaign_pledges where order_id = p_order.id;
      if exists (
        select from public.campaign_pledges as p
        join public.support_campaigns as c on c.id = p.campaign_id
        where p.order_id = p_order.id and private.campaign_spent(c.id) > c.paid_total
      ) then
        perform private.raise_error('INVALID_STATE', 'it was spent', 'used');
      end if;
    else
      perform private.raise_error('INVALID_STATE', 'it ends by a refund', 'refund');
  end case;
  -- Asked of what is held again, as whoever confirms a payment does.
  if not private.can_be_paid(p_order.id, p_order.kind) then
    perform private.raise_error('INVALID_STATE', 'it cannot be had any more', 'over');
  end if;
end;
$$;

-- POST /rpc/take_back_payment. By administrators who may confirm it: a bank transfer that was confirmed waits for a look
-- again, seven days from now, with every order that the same line of the bank confirmed; the line is free for the right
-- one. The buyer reads the reason. INVALID_STATE: not paid (no hint), completed (`used`), refunded (`refunded`), paid in another way
-- (`provider`), and what private.hold_again() says. Answers the orders.
create function public.take_back_payment(p_order_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_kinds constant text[] := private.require_order_kinds();
  v_line public.bank_statement_lines;
  v_order public.orders;
  v_ids uuid[];
  v_id uuid;
begin
  perform private.require(
    length(private.trimmed(p_reason)) between 1 and 500, 'reason', 'the reason has 1 to 500 characters'
  );
  select * into v_line from public.bank_statement_lines where order_ids @> array[p_order_id] for update;
  v_ids := coalesce(v_line.order_ids, array[p_order_id]);
  -- In the order in which confirm_bank_line() takes them.
  for v_id in
    select id
    from unnest(v_ids) as id
    order by (select min(r.event_id::text) from public.event_registrations as r where r.order_id = id), id
  loop
    v_order := private.lock_order_of(v_id, 'seller');
    perform private.refuse_own_cause(v_order.buyer_id);
    if v_order.status <> 'paid' then
      perform private.raise_error(
        'INVALID_STATE', 'only what is paid is looked for again', case v_order.status when 'completed' then 'used' end
      );
    end if;
    if v_order.refund_status <> 'none' or private.refundable_of(v_id) <> v_order.total then
      perform private.raise_error('INVALID_STATE', 'money of it went back', 'refunded');
    end if;
    update public.payments
    set status = 'reported', confirmed_by = null, confirmed_at = null
    where order_id = v_id and status = 'succeeded' and provider = 'bank_transfer';
    if not found then
      perform private.raise_error('INVALID_STATE', 'it was not paid by a transfer', 'provider');
    end if;
    perform private.hold_again(v_order);
    update public.orders
    set status = 'payment_review', paid_at = null, hold_expires_at = now() + interval '7 days'
    where id = v_id;
    perform private.move_money(v_id, 'unfound', v_order.total);
    perform private.log_order(v_id, 'paid', 'payment_review', p_reason);
    perform private.tell_buyer(
      v_order, 'order.payment_unfound', jsonb_build_object('reason', private.trimmed(p_reason))
    );
    perform private.tell_seller(v_order, 'order.payment_reported');
    perform private.log_act('unmatch', 'orders', v_id::text, jsonb_build_object('reason', private.trimmed(p_reason)));
  end loop;
  delete from public.bank_statement_lines where id = v_line.id;
  return jsonb_build_object('order_ids', to_jsonb(v_ids));
end;
$$;
revoke execute on function public.take_back_payment(uuid, text) from public;
grant execute on function public.take_back_payment(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
