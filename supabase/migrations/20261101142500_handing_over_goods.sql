-- Goods that are paid reach their buyer, with the number by which a parcel is followed.

-- POST /rpc/hand_over_order. The seller sent it or gave it to the buyer; p_note carries the
-- tracking number.
create function public.hand_over_order(p_order_id uuid default null, p_note text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'seller');
begin
  if v_order.kind <> 'product' or v_order.refund_status in ('requested', 'processing', 'full') then
    perform private.raise_error('INVALID_STATE', 'there is nothing to hand over');
  end if;
  v_order := private.complete_order(p_order_id, p_note);
  perform private.tell_buyer(v_order, 'order.handed_over', jsonb_build_object('note', p_note));
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.hand_over_order(uuid, text) from public;
grant execute on function public.hand_over_order(uuid, text) to anon, authenticated;

-- POST /rpc/correct_tracking. What the seller wrote when it was sent was wrong: the buyer reads the right one, and both
-- stand in the order. For thirty days after it was sent, and not while it is given back.
create function public.correct_tracking(p_order_id uuid default null, p_note text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'seller');
  v_note constant text := private.trimmed(p_note);
  v_notes text[];
begin
  if v_order.kind <> 'product' or v_order.status <> 'completed'
    or v_order.delivery ->> 'method' is not distinct from 'pickup'
    or v_order.refund_status in ('requested', 'processing', 'full')
    or v_order.completed_at <= now() - interval '30 days'
  then
    perform private.raise_error('INVALID_STATE', 'there is no parcel on its way');
  end if;
  perform private.require(length(v_note) between 1 and 200, 'note', '1 to 200 characters');
  select array_agg(note order by id) into v_notes
  from public.order_events
  where order_id = p_order_id and to_status in ('completed', 'tracking_corrected');
  if cardinality(v_notes) > 10 then
    perform private.raise_error('LIMIT_EXCEEDED', 'ten corrections of one parcel');
  end if;
  -- The same once more tells nobody anything.
  if v_notes[cardinality(v_notes)] is distinct from v_note then
    perform private.log_order(p_order_id, 'completed', 'tracking_corrected', v_note);
    perform private.tell_buyer(v_order, 'order.tracking_corrected', jsonb_build_object('note', v_note));
  end if;
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.correct_tracking(uuid, text) from public;
grant execute on function public.correct_tracking(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
