-- What a disabled account promised and does not keep is called off by those who manage users.

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

-- Calls off what an account promised: events with their refunds, bookings, campaigns, goods that were
-- not sent.
create function private.call_off_promises(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_campaign public.support_campaigns;
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
    select id from public.support_campaigns
    where owner_id = p_user_id and status in ('draft', 'pending', 'open', 'succeeded')
    order by id
  loop
    v_campaign := private.lock_campaign(v_id);
    if v_campaign.status in ('draft', 'pending', 'open')
      or v_campaign.status = 'succeeded' and (
        v_campaign.pledged_total > v_campaign.paid_total
        or private.campaign_funds(v_id) > private.campaign_unborne(v_id)
      )
    then
      perform private.call_off_campaign(v_campaign, 'cancelled');
    end if;
  end loop;
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
  perform private.lock_parts(private.parts_of(p_user_id, private.proved_email(p_user_id)));
  perform private.call_off_promises(p_user_id);
  return jsonb_build_object('items', private.obligation_list(p_user_id));
end;
$$;
revoke execute on function public.settle_account(uuid) from public;
grant execute on function public.settle_account(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
