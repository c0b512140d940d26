-- What becomes of late money (private.late_payments): a seller finds it, it pays another order, or goes back.

-- POST /rpc/record_late_payment. The seller's side found a transfer in its account that belongs to an order which does
-- not wait for it any more, or waits for another sum: it is owed to the buyer, who is told. INVALID_STATE: the order
-- waits for just this (confirm it), or this was written down. Answers the order.
create function public.record_late_payment(p_order_id uuid default null, p_amount int default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'seller');
  v_why text;
begin
  perform private.refuse_own_cause(v_order.buyer_id);
  perform private.require(p_amount between 1 and 10000000, 'amount', 'NT$ 1 to 10,000,000');
  if private.is_overdue(v_order) and private.expire_order(p_order_id) then
    select * into v_order from public.orders where id = p_order_id;
  end if;
  v_why := case
    when v_order.status in ('paid', 'completed') then 'paid_already'
    when v_order.status in ('expired', 'cancelled') then 'order_closed'
    when p_amount <> v_order.total then 'wrong_amount'
  end;
  if v_why is null then
    perform private.raise_error('INVALID_STATE', 'the order waits for just this', 'confirm');
  end if;
  if exists (
    select from private.late_payments
    where order_id = p_order_id and amount = p_amount and state = 'waiting' and receipt_id is null
  ) then
    perform private.raise_error('INVALID_STATE', 'it was written down before', 'recorded');
  end if;
  perform private.keep_late(v_order, p_amount, v_why, null, v_user_id);
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.record_late_payment(uuid, int) from public;
grant execute on function public.record_late_payment(uuid, int) to anon, authenticated;

-- POST /rpc/join_late_payment. Either side lets late money pay an order of the same two that waits for just this sum,
-- such as the one that the buyer placed again. Answers that order.
create function public.join_late_payment(p_id uuid default null, p_order_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_late private.late_payments;
  v_order public.orders := private.lock_order_of(p_order_id, 'party');
  v_receipt private.payment_receipts;
begin
  v_late := private.lock_late_payment(p_id, 'party');
  perform private.require_payable(v_order);
  if v_order.id not in (select id from private.joinable_orders(v_late)) then
    perform private.raise_error('INVALID_STATE', 'this money cannot pay this order');
  end if;
  -- It may be on its way back already.
  delete from private.provider_refunds
  where receipt_id = v_late.receipt_id and refund_id is null and state = 'by_hand';
  update private.payment_receipts
  set state = 'counted', why = null, joined_to = p_order_id
  where id = v_late.receipt_id
  returning * into v_receipt;
  update private.late_payments
  set state = 'joined', joined_to = p_order_id, ended_at = now(),
    bank_code = null, account_no = null, account_name = null
  where id = p_id;
  perform private.move_money(v_late.order_id, 'late_joined', v_late.amount);
  perform private.pay_order(
    v_order, private.late_method(v_late), v_receipt.provider_ref, v_late.recorded_by
  );
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function public.join_late_payment(uuid, uuid) from public;
grant execute on function public.join_late_payment(uuid, uuid) to anon, authenticated;

-- POST /rpc/set_late_account. Its buyer says where late money goes; whoever has it is told. Answers the order.
create function public.set_late_account(
  p_id uuid default null, p_bank_code text default null, p_account_no text default null,
  p_account_name text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_late private.late_payments := private.lock_late_payment(p_id, 'buyer');
  v_account record;
  v_order public.orders;
begin
  if v_late.state <> 'waiting' or private.late_method(v_late) in ('card', 'linepay') then
    perform private.raise_error('INVALID_STATE', 'it is settled, or goes back by itself');
  end if;
  select * into v_account from private.read_account(p_bank_code, p_account_no, p_account_name);
  update private.late_payments
  set bank_code = v_account.bank_code, account_no = v_account.account_no,
    account_name = v_account.account_name
  where id = p_id;
  if v_late.receipt_id is null and v_late.account_no is null then
    select * into v_order from public.orders where id = v_late.order_id;
    perform private.tell_seller(
      v_order, 'order.refund_requested', jsonb_build_object('amount', v_late.amount)
    );
  end if;
  return private.order_view(v_late.order_id, v_user_id);
end;
$$;
revoke execute on function public.set_late_account(uuid, text, text, text) from public;
grant execute on function public.set_late_account(uuid, text, text, text) to anon, authenticated;

-- POST /rpc/read_late_account. For whoever has the money, as long as it waits; each reading is written down. Null when
-- the buyer has not named one.
create function public.read_late_account(p_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_late private.late_payments := private.lock_late_payment(p_id, 'holder');
begin
  if v_late.state <> 'waiting' then
    perform private.raise_error('INVALID_STATE', 'there is no money to send');
  end if;
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id)
  values (v_user_id, coalesce(auth.role(), 'server'), 'read', 'late_payments', p_id::text);
  return case when v_late.account_no is not null then jsonb_build_object(
    'bank_code', v_late.bank_code, 'account_no', v_late.account_no,
    'account_name', v_late.account_name
  ) end;
end;
$$;
revoke execute on function public.read_late_account(uuid) from public;
grant execute on function public.read_late_account(uuid) to anon, authenticated;

-- POST /rpc/return_late_payment. Whoever has the money sent it to the account that the buyer named. What a card or
-- LINE Pay paid is seen to by finish_provider_refund(). Answers the order.
create function public.return_late_payment(p_id uuid default null, p_transfer_ref text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_late private.late_payments := private.lock_late_payment(p_id, 'holder');
  v_sending private.provider_refunds;
begin
  perform private.refuse_own_cause((select buyer_id from public.orders where id = v_late.order_id));
  if private.late_method(v_late) in ('card', 'linepay') then
    perform private.raise_error('INVALID_STATE', 'it goes back by itself', 'provider');
  end if;
  perform private.require(
    length(private.trimmed(p_transfer_ref)) between 1 and 60, 'transfer_ref', 'the number of the transfer'
  );
  if v_late.state = 'waiting' and v_late.account_no is null then
    perform private.raise_error('INVALID_STATE', 'the buyer has not said where the money goes', 'account');
  end if;
  select * into v_sending from private.provider_refunds
  where receipt_id = v_late.receipt_id and refund_id is null and state <> 'sent';
  if v_sending.id is not null then
    perform private.sent_back(v_sending, p_transfer_ref, v_user_id);
  else
    perform private.late_was_returned(v_late, p_transfer_ref);
  end if;
  return private.order_view(v_late.order_id, v_user_id);
end;
$$;
revoke execute on function public.return_late_payment(uuid, text) from public;
grant execute on function public.return_late_payment(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
