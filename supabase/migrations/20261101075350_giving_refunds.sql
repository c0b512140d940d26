-- Money that the seller's side gives back unasked: a mistake, a complaint.

-- POST /rpc/give_refund. All that is left of the order goes back, and what was bought is taken back. It takes the place of
-- an open request of the buyer. INVALID_STATE while nothing was paid or nothing is left. Answers the order.
create function public.give_refund(p_order_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'seller');
  v_refund_id uuid;
begin
  perform private.refuse_own_cause(v_order.buyer_id);
  perform private.require(
    length(private.trimmed(p_reason)) between 1 and 500, 'reason', 'the reason has 1 to 500 characters'
  );
  if v_order.status in ('paid', 'completed') then
    if v_order.kind = 'campaign' then
      perform private.bear_spending(p_order_id);
    end if;
    v_refund_id := private.refund_order(p_order_id, private.trimmed(p_reason));
  end if;
  if v_refund_id is null then
    perform private.raise_error('INVALID_STATE', 'nothing is left to give back');
  end if;
  -- Whoever gives it is named, so that the buyer reads the reason.
  update public.refund_requests set requested_by = v_user_id where id = v_refund_id;
  perform private.order_refunded(p_order_id, v_order.kind, null);
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.give_refund(uuid, text) from public;
grant execute on function public.give_refund(uuid, text) to anon, authenticated;
