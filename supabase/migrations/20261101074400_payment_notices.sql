-- What a provider says about a payment, taken once however often, late or out of turn it comes. Only
-- the function `payments` calls these, with the secret key, after it has checked who speaks.

-- Money pays an order that waits for it. What was chosen or reported before has not come; this has.
create function private.pay_order(
  p_order public.orders, p_provider text, p_provider_ref text, p_confirmed_by uuid default null
)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  update public.payments
  set status = 'failed', fail_reason = 'paid_otherwise'
  where order_id = p_order.id and status in ('created', 'reported');
  insert into public.payments (
    order_id, provider, provider_ref, amount, status, confirmed_by, confirmed_at
  )
  values (
    p_order.id, p_provider, p_provider_ref, p_order.total, 'succeeded', p_confirmed_by, now()
  );
  v_order := private.move_order(p_order.id, p_order.status, 'paid');
  perform private.order_paid(p_order.id, v_order.kind);
  perform private.tell_buyer(v_order, 'order.paid');
end;
$$;

-- Money of a provider's for an order that waits for it. False when the order cannot be had any more.
create function private.count_receipt(
  p_order public.orders, p_attempt private.payment_attempts, p_provider_ref text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform private.pay_order(p_order, p_attempt.method, p_provider_ref);
  return true;
exception when others then
  -- A rule of the kind says no: the money goes back. Anything else is tried again by the provider.
  if sqlstate not like 'PT%' then
    raise;
  end if;
  return false;
end;
$$;

-- Money that was collected, under a number of the provider's that is new: it pays the order, or it
-- is owed back. An order that has lapsed but still holds its place is paid. The caller has locked
-- the order.
create function private.take_receipt(
  p_attempt private.payment_attempts, p_provider_ref text, p_amount int
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
  v_why text;
  v_receipt private.payment_receipts;
begin
  select * into v_order from public.orders where id = p_attempt.order_id;
  v_why := case
    when p_amount <> p_attempt.amount then 'wrong_amount'
    when v_order.status in ('paid', 'completed') then 'paid_already'
    when v_order.status in ('expired', 'cancelled')
      or not private.can_be_paid(v_order.id, v_order.kind) then 'order_closed'
  end;
  if v_why is null and not private.count_receipt(v_order, p_attempt, p_provider_ref) then
    v_why := 'order_closed';
  end if;
  insert into private.payment_receipts (attempt_id, provider, provider_ref, amount, state, why)
  values (
    p_attempt.id, p_attempt.provider, p_provider_ref, p_amount,
    case when v_why is null then 'counted' else 'owed' end, v_why
  )
  returning * into v_receipt;
  update private.payment_attempts
  set state = 'paid', fail_reason = null
  where id = p_attempt.id and v_why is distinct from 'wrong_amount';
  if v_why is not null then
    perform private.send_back(v_receipt, null, p_amount);
    perform private.keep_late(v_order, p_amount, v_why, v_receipt.id, null);
  end if;
  return v_receipt.state;
end;
$$;

-- The number to pay to has come: the order is held as long as it can be used (private.number_until asked for no
-- longer one), two days at most, whatever the provider says.
create function private.issue_instructions(
  p_attempt private.payment_attempts, p_provider_ref text, p_details jsonb
)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_until constant timestamptz := least(
    (p_details ->> 'pay_until')::timestamptz, now() + interval '2 days'
  );
  v_hold timestamptz;
begin
  if p_attempt.state = 'paid' then
    return 'ignored';
  end if;
  update public.orders
  set hold_expires_at = greatest(
    hold_expires_at,
    least(v_until, created_at + interval '2 days 2 hours')
  )
  where id = p_attempt.order_id and status = 'pending_payment'
  returning hold_expires_at into v_hold;
  update private.payment_attempts
  set state = 'waiting', provider_ref = p_provider_ref, fail_reason = null,
    instructions = jsonb_strip_nulls(jsonb_build_object(
      'bank_code', p_details ->> 'bank_code', 'account_no', p_details ->> 'account_no',
      'code', p_details ->> 'code'
    )),
    pay_until = least(v_until, v_hold)
  where id = p_attempt.id;
  return 'issued';
end;
$$;

-- POST /rpc/record_payment_notice, with the secret key only. p_outcome: paid, failed, issued (there
-- is a number to pay to). A sum that is not the order's is disputed until the provider, asked by us,
-- says the same (p_source asked); then it is owed back. Answers {verdict, order_id}.
create function public.record_payment_notice(
  p_provider text default null, p_trade_no text default null, p_provider_ref text default null,
  p_outcome text default null, p_amount int default null, p_source text default 'told',
  p_details jsonb default '{}'
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_attempt private.payment_attempts;
  v_receipt private.payment_receipts;
  v_verdict text;
begin
  select * into v_attempt
  from private.payment_attempts
  where provider = p_provider and trade_no = p_trade_no;
  if v_attempt.id is not null then
    perform private.lock_order(v_attempt.order_id);
    select * into v_attempt from private.payment_attempts where id = v_attempt.id for update;
  end if;
  -- One number of the provider's is one payment, also for two orders at once.
  perform private.wait_turn('receipt:' || p_provider || coalesce(p_provider_ref, ''));
  select * into v_receipt
  from private.payment_receipts
  where provider = p_provider and provider_ref = p_provider_ref;
  v_verdict := case
    when v_attempt.id is null then 'unknown'
    when p_outcome = 'paid' and v_receipt.id is not null then
      case
        when v_receipt.attempt_id = v_attempt.id and v_receipt.amount = p_amount then 'repeated'
        else 'contradicted'
      end
    when p_outcome = 'paid' and p_amount is distinct from v_attempt.amount and p_source = 'told'
      then 'disputed'
    when p_outcome = 'paid' then private.take_receipt(v_attempt, p_provider_ref, p_amount)
    when p_outcome = 'issued'
      then private.issue_instructions(v_attempt, p_provider_ref, p_details)
    when v_attempt.state = 'paid' then 'contradicted'
    when v_attempt.state = 'failed' then 'repeated'
    else 'failed'
  end;
  if v_verdict = 'failed' then
    update private.payment_attempts
    set state = 'failed', fail_reason = left(p_details ->> 'reason', 200)
    where id = v_attempt.id;
  end if;
  insert into private.payment_notices (
    provider, trade_no, provider_ref, source, outcome, amount, verdict
  )
  values (p_provider, left(p_trade_no, 60), p_provider_ref, p_source, p_outcome, p_amount, v_verdict);
  return jsonb_build_object('verdict', v_verdict, 'order_id', v_attempt.order_id);
end;
$$;
revoke execute on function
  public.record_payment_notice(text, text, text, text, int, text, jsonb)
  from public;
grant execute on function
  public.record_payment_notice(text, text, text, text, int, text, jsonb)
  to service_role;

-- POST /rpc/payment_attempt, with the secret key only: what was begun under a number. can_count: the
-- money would pay the order now; asked before LINE Pay is told to take it.
create function public.payment_attempt(
  p_trade_no text default null, p_provider_ref text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_attempt private.payment_attempts;
begin
  -- LINE Pay names its number before anything is paid.
  update private.payment_attempts
  set provider_ref = p_provider_ref
  where trade_no = p_trade_no and provider_ref is null and p_provider_ref is not null;
  select * into v_attempt from private.payment_attempts where trade_no = p_trade_no;
  if v_attempt.id is null then
    perform private.raise_error('NOT_FOUND', 'there is no such try to pay');
  end if;
  return (
    select jsonb_build_object(
      'trade_no', v_attempt.trade_no, 'provider', v_attempt.provider, 'method', v_attempt.method,
      'amount', v_attempt.amount, 'state', v_attempt.state, 'provider_ref', v_attempt.provider_ref,
      'order_id', o.id,
      'can_count', o.status in ('pending_payment', 'payment_review') and not private.is_overdue(o)
        and private.can_be_paid(o.id, o.kind)
    )
    from public.orders as o
    where o.id = v_attempt.order_id
  );
end;
$$;
revoke execute on function public.payment_attempt(text, text) from public;
grant execute on function public.payment_attempt(text, text) to service_role;

-- POST /rpc/take_payments_to_check, with the secret key only: tries of which nothing was heard, so
-- that a notification that is lost is asked for: ten minutes after they began and each half hour
-- then, numbers to pay to each six hours, for three days.
create function public.take_payments_to_check(p_limit int default 50)
returns jsonb
language sql
volatile
security definer
set search_path = ''
as $$
  with taken as (
    update private.payment_attempts
    set asked_at = now()
    where id in (
      select id from private.payment_attempts
      where state in ('started', 'waiting')
        and created_at between now() - interval '3 days' and now() - interval '10 minutes'
        and coalesce(asked_at, '-infinity') < now() - case state
          when 'waiting' then interval '6 hours' else interval '30 minutes'
        end
      order by asked_at nulls first, created_at
      limit least(p_limit, 100)
      for update skip locked
    )
    returning *
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'trade_no', trade_no, 'provider', provider, 'method', method, 'amount', amount,
        'provider_ref', provider_ref
      )
    ),
    '[]'
  )
  from taken
$$;
revoke execute on function public.take_payments_to_check(int) from public;
grant execute on function public.take_payments_to_check(int) to service_role;

revoke execute on all functions in schema private from public;
