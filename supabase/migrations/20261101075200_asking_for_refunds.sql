-- What buyers and sellers do about refunds. Each answers the order, with its refunds.

create function private.order_refunds(p_order_id uuid)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', r.id, 'ticket_ids', r.ticket_ids, 'reason', r.reason, 'amount', r.amount, 'fee', r.fee,
          'tickets', private.named_tickets(r.ticket_ids),
          'status', r.status, 'decision_note', r.decision_note, 'created_at', r.created_at,
          'decided_at', r.decided_at, 'refunded_at', r.refunded_at, 'transfer_ref', r.transfer_ref,
          'by_server', r.requested_by is null,
          'by_provider', private.goes_back_by_itself(p_order_id),
          'has_account', exists (select from private.refund_accounts as a where a.refund_id = r.id)
        )
        order by r.created_at, r.id
      ),
      '[]'
    )
    from public.refund_requests as r
    where r.order_id = p_order_id
  );
end;
$$;

-- Locks the order of a refund for its buyer or seller, and returns the refund.
create function private.lock_refund_of(p_refund_id uuid, p_as text)
returns public.refund_requests
language plpgsql
set search_path = ''
as $$
declare
  v_order_id constant uuid := (select order_id from public.refund_requests where id = p_refund_id);
  v_refund public.refund_requests;
begin
  perform private.lock_order_of(v_order_id, p_as);
  select * into v_refund from public.refund_requests where id = p_refund_id for update;
  return v_refund;
end;
$$;

-- GET /rpc/refund_quote. What the buyer would get back now.
create function public.refund_quote(p_order_id uuid default null, p_ticket_ids uuid[] default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders;
begin
  select * into v_order from public.orders where id = p_order_id and buyer_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such order');
  end if;
  return private.refund_offer(v_order, p_ticket_ids);
end;
$$;
revoke execute on function public.refund_quote(uuid, uuid[]) from public;
grant execute on function public.refund_quote(uuid, uuid[]) to anon, authenticated;

-- POST /rpc/request_refund. With p_expected_amount the caller says what it showed.
create function public.request_refund(
  p_order_id uuid default null,
  p_ticket_ids uuid[] default null,
  p_reason text default null,
  p_bank_code text default null,
  p_account_no text default null,
  p_account_name text default null,
  p_expected_amount int default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_order public.orders := private.lock_order_of(p_order_id, 'buyer');
  v_offer constant jsonb := private.refund_offer(v_order, p_ticket_ids);
  v_refund_id uuid;
begin
  perform private.require(
    length(private.trimmed(p_reason)) between 1 and 500, 'reason', 'the reason has 1 to 500 characters'
  );
  if not (v_offer ->> 'allowed')::boolean then
    perform private.raise_error(
      'INVALID_STATE', format('no refund: %s', v_offer ->> 'reason'), v_offer ->> 'reason'
    );
  end if;
  if p_expected_amount <> (v_offer ->> 'amount')::int then
    perform private.raise_error('PRICE_CHANGED', format('the refund is %s now', v_offer ->> 'amount'));
  end if;
  insert into public.refund_requests (order_id, ticket_ids, reason, amount, fee, requested_by)
  values (
    p_order_id, p_ticket_ids, private.trimmed(p_reason), (v_offer ->> 'amount')::int,
    (v_offer ->> 'fee')::int, v_user_id
  )
  returning id into v_refund_id;
  perform private.move_money(
    p_order_id, 'refund_asked', (v_offer ->> 'amount')::int + (v_offer ->> 'fee')::int
  );
  if not private.goes_back_by_itself(p_order_id) then
    perform private.set_refund_account_row(v_refund_id, p_bank_code, p_account_no, p_account_name);
  end if;
  perform private.refresh_refund_status(p_order_id);
  perform private.log_order(p_order_id, v_order.status, 'refund_requested', p_reason);
  perform private.tell_seller(
    v_order, 'order.refund_requested', jsonb_build_object('amount', (v_offer ->> 'amount')::int)
  );
  return private.order_view(p_order_id, v_user_id);
end;
$$;
revoke execute on function
  public.request_refund(uuid, uuid[], text, text, text, text, int)
  from public;
grant execute on function
  public.request_refund(uuid, uuid[], text, text, text, text, int)
  to anon, authenticated;

-- POST /rpc/withdraw_refund. While nobody decided.
create function public.withdraw_refund(p_refund_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_refund public.refund_requests := private.lock_refund_of(p_refund_id, 'buyer');
begin
  update public.refund_requests
  set status = 'withdrawn'
  where id = p_refund_id and status = 'requested';
  if not found then
    perform private.raise_error('INVALID_STATE', 'the request is decided or withdrawn');
  end if;
  perform private.move_money(v_refund.order_id, 'refund_dropped', v_refund.amount + v_refund.fee);
  perform private.refresh_refund_status(v_refund.order_id);
  perform private.log_order(v_refund.order_id, 'refund_requested', 'refund_withdrawn');
  return private.order_view(v_refund.order_id, v_user_id);
end;
$$;
revoke execute on function public.withdraw_refund(uuid) from public;
grant execute on function public.withdraw_refund(uuid) to anon, authenticated;

-- POST /rpc/set_refund_account. For a refund that the buyer did not ask for, or a mistyped number.
create function public.set_refund_account(
  p_refund_id uuid default null,
  p_bank_code text default null,
  p_account_no text default null,
  p_account_name text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_refund public.refund_requests := private.lock_refund_of(p_refund_id, 'buyer');
begin
  if v_refund.status not in ('requested', 'processing') then
    perform private.raise_error('INVALID_STATE', 'the refund is closed');
  end if;
  perform private.set_refund_account_row(p_refund_id, p_bank_code, p_account_no, p_account_name);
  perform private.claim_refund(v_refund);
  return private.order_view(v_refund.order_id, v_user_id);
end;
$$;
revoke execute on function public.set_refund_account(uuid, text, text, text) from public;
grant execute on function public.set_refund_account(uuid, text, text, text) to anon, authenticated;

-- POST /rpc/decide_refund. Approving takes back what was bought; the money follows with
-- mark_refunded().
create function public.decide_refund(
  p_refund_id uuid default null, p_approve boolean default null, p_note text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_refund public.refund_requests := private.lock_refund_of(p_refund_id, 'seller');
  v_order public.orders;
begin
  perform private.refuse_own_cause(v_refund.requested_by);
  perform private.require(p_approve is not null, 'approve', 'true or false');
  perform private.require(
    length(coalesce(p_note, '')) <= 500 and (p_approve or length(private.trimmed(p_note)) >= 1), 'note',
    'a rejection says why, in at most 500 characters'
  );
  update public.refund_requests
  set status = case when p_approve then 'processing' else 'rejected' end,
    decided_by = v_user_id, decided_at = now(), decision_note = nullif(private.trimmed(p_note), '')
  where id = p_refund_id and status = 'requested';
  if not found then
    perform private.raise_error('INVALID_STATE', 'the request is decided or withdrawn');
  end if;
  select * into v_order from public.orders where id = v_refund.order_id;
  if not p_approve then
    perform private.move_money(v_order.id, 'refund_dropped', v_refund.amount + v_refund.fee);
  else
    perform private.owe_refund(v_refund);
    perform private.order_refunded(v_order.id, v_order.kind, v_refund.ticket_ids);
  end if;
  v_order := private.refresh_refund_status(v_order.id);
  perform private.log_order(
    v_order.id, 'refund_requested',
    case when p_approve then 'refund_processing' else 'refund_rejected' end, p_note
  );
  perform private.tell_buyer(
    v_order, case when p_approve then 'order.refund_processing' else 'order.refund_rejected' end,
    jsonb_build_object('amount', v_refund.amount, 'note', p_note)
  );
  return private.order_view(v_order.id, v_user_id);
end;
$$;
revoke execute on function public.decide_refund(uuid, boolean, text) from public;
grant execute on function public.decide_refund(uuid, boolean, text) to anon, authenticated;

-- POST /rpc/read_refund_account. For whoever sends the money, while it is on its way; each reading
-- is written down. Null when the buyer has not given one.
create function public.read_refund_account(p_refund_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_refund public.refund_requests := private.lock_refund_of(p_refund_id, 'seller');
begin
  if v_refund.status <> 'processing' then
    perform private.raise_error('INVALID_STATE', 'there is no money to send');
  end if;
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id)
  values (v_user_id, coalesce(auth.role(), 'server'), 'read', 'refund_accounts', p_refund_id);
  return (
    select jsonb_build_object(
      'bank_code', bank_code, 'account_no', account_no, 'account_name', account_name
    )
    from private.refund_accounts
    where refund_id = p_refund_id
  );
end;
$$;
revoke execute on function public.read_refund_account(uuid) from public;
grant execute on function public.read_refund_account(uuid) to anon, authenticated;

-- POST /rpc/mark_refunded. The money was sent, by whoever has it, to the account that the buyer gave.
create function public.mark_refunded(p_refund_id uuid default null, p_transfer_ref text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_refund public.refund_requests := private.lock_refund_of(p_refund_id, 'seller');
begin
  perform private.require_sender(v_refund.order_id);
  perform private.require(
    length(private.trimmed(p_transfer_ref)) between 1 and 60, 'transfer_ref', 'the number of the transfer'
  );
  if v_refund.status = 'processing'
    and not exists (select from private.refund_accounts where refund_id = p_refund_id)
  then
    perform private.raise_error(
      'INVALID_STATE', 'the buyer has not said where the money goes', 'account'
    );
  end if;
  perform private.refund_was_sent(v_refund, p_transfer_ref);
  return private.order_view(v_refund.order_id, v_user_id);
end;
$$;
revoke execute on function public.mark_refunded(uuid, text) from public;
grant execute on function public.mark_refunded(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
