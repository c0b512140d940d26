-- Paying by bank transfer: the buyer says so with the last five digits, the seller looks and
-- confirms.

-- POST /rpc/choose_bank_transfer. Gives the buyer 24 hours from ordering, or less where its kind
-- says so. Choosing again changes nothing. Answers the order, with the account to pay to.
create function public.choose_bank_transfer(p_order_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'buyer');
begin
  perform private.require_payable(v_order);
  insert into public.payments (order_id, provider, amount)
  values (p_order_id, 'bank_transfer', v_order.total)
  on conflict (order_id) where status in ('created', 'reported', 'succeeded') do nothing;
  update public.orders
  set hold_expires_at = greatest(
    hold_expires_at,
    least(created_at + interval '24 hours', private.order_pay_until(id, kind))
  )
  where id = p_order_id;
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.choose_bank_transfer(uuid) from public;
grant execute on function public.choose_bank_transfer(uuid) to anon, authenticated;

-- Other digits for a transfer that is reported already. The seller, who may have looked for the
-- first ones in vain, is told; the week to look does not begin anew.
create function private.correct_transfer(p_order public.orders, p_last5 text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  update public.payments
  set transfer_last5 = p_last5
  where order_id = p_order.id and status = 'reported' and transfer_last5 <> p_last5;
  if not found then
    return;
  end if;
  if (
    select count(*) from public.order_events
    where order_id = p_order.id and from_status = 'payment_review' and to_status = 'payment_review'
  ) >= 5 then
    perform private.raise_error('LIMIT_EXCEEDED', 'the digits were corrected five times');
  end if;
  perform private.log_order(p_order.id, p_order.status, p_order.status);
  perform private.tell_seller(p_order, 'order.payment_reported');
end;
$$;

-- POST /rpc/report_transfer. 轉帳已回報: from here on the order waits for the seller, for seven days.
-- Reporting again corrects the digits.
create function public.report_transfer(
  p_order_id uuid default null, p_last5 text default null, p_transfer_at timestamptz default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'buyer');
  v_transfer_at constant timestamptz := coalesce(p_transfer_at, now());
  v_last5 constant text := private.last_five(p_last5);
begin
  perform private.require(v_last5 is not null, 'last5', 'the last five digits of the account');
  perform private.require(
    v_transfer_at between v_order.created_at - interval '1 hour' and now() + interval '10 minutes',
    'transfer_at', 'after the order and not in the future'
  );
  if v_order.status = 'payment_review' and not private.is_overdue(v_order) then
    perform private.correct_transfer(v_order, v_last5);
    return private.order_view(p_order_id, v_user_id);
  end if;
  perform private.require_payable(v_order);
  insert into public.payments (order_id, provider, amount)
  values (p_order_id, 'bank_transfer', v_order.total)
  on conflict (order_id) where status in ('created', 'reported', 'succeeded') do nothing;
  update public.payments
  set status = 'reported', transfer_last5 = v_last5, transfer_at = v_transfer_at, reported_at = now()
  where order_id = p_order_id and status = 'created';
  v_order := private.move_order(p_order_id, 'pending_payment', 'payment_review');
  update public.orders set hold_expires_at = now() + interval '7 days' where id = p_order_id;
  perform private.tell_seller(v_order, 'order.payment_reported');
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.report_transfer(uuid, text, timestamptz) from public;
grant execute on function public.report_transfer(uuid, text, timestamptz) to anon, authenticated;

-- POST /rpc/confirm_payment. The seller saw the money.
create function public.confirm_payment(p_order_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'seller');
begin
  perform private.refuse_own_cause(v_order.buyer_id);
  v_order := private.move_order(p_order_id, 'payment_review', 'paid');
  update public.payments
  set status = 'succeeded', confirmed_by = v_user_id, confirmed_at = now()
  where order_id = p_order_id and status = 'reported';
  perform private.order_paid(p_order_id, v_order.kind);
  perform private.tell_buyer(v_order, 'order.paid');
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.confirm_payment(uuid) from public;
grant execute on function public.confirm_payment(uuid) to anon, authenticated;

-- POST /rpc/reject_payment. There is no such money: the buyer may look again and report anew, within
-- a day and once. When it is not found again, or there is nothing left to pay for, the order ends.
create function public.reject_payment(p_order_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'seller');
begin
  perform private.require(
    length(private.trimmed(p_reason)) between 1 and 500, 'reason', 'the reason has 1 to 500 characters'
  );
  if v_order.status <> 'payment_review' then
    perform private.raise_error('INVALID_STATE', 'no reported payment waits for a look');
  end if;
  update public.payments
  set status = 'failed', fail_reason = private.trimmed(p_reason)
  where order_id = p_order_id and status = 'reported';
  if not private.can_be_paid(p_order_id, v_order.kind) or (
    select count(*) from public.payments
    where order_id = p_order_id and status = 'failed' and reported_at is not null
  ) > 1 then
    perform private.close_order(p_order_id, 'cancelled', p_reason);
    return private.order_view(p_order_id, v_user_id);
  end if;
  v_order := private.move_order(p_order_id, 'payment_review', 'pending_payment', p_reason);
  update public.orders
  set hold_expires_at = private.second_chance_until(id, kind)
  where id = p_order_id;
  perform private.tell_buyer(
    v_order, 'order.payment_rejected', jsonb_build_object('reason', private.trimmed(p_reason))
  );
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.reject_payment(uuid, text) from public;
grant execute on function public.reject_payment(uuid, text) to anon, authenticated;

-- POST /rpc/cancel_order. Either side, as long as it is unpaid: the buyer also takes back what was
-- reported by mistake.
create function public.cancel_order(p_order_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'party');
begin
  if v_order.status = 'cancelled' then
    perform private.raise_error('ALREADY_CANCELLED', 'the order is cancelled already');
  end if;
  v_order := private.close_order(p_order_id, 'cancelled', p_reason);
  if v_order.buyer_id = v_user_id then
    perform private.tell_seller(v_order, 'order.cancelled_by_buyer');
  end if;
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.cancel_order(uuid, text) from public;
grant execute on function public.cancel_order(uuid, text) to anon, authenticated;

-- A paid order is done: handed over, performed, over. Kinds call it themselves; products by their
-- seller.
create function private.complete_order(p_order_id uuid, p_note text default null)
returns public.orders
language plpgsql
set search_path = ''
as $$
begin
  return private.move_order(p_order_id, 'paid', 'completed', p_note);
end;
$$;

revoke execute on all functions in schema private from public;
