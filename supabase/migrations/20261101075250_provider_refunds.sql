-- Money that goes back the way it came: refunds of orders that were paid by card or LINE Pay, and
-- payments that paid for nothing. The function `payments` sends what is due here.

-- due: to be sent; sending: a call is under way, or nobody knows how it ended; by_hand: the provider
-- cannot send it back (ATM, shops), or has refused it. Then somebody of finance does.
create table private.provider_refunds (
  id uuid primary key default gen_random_uuid(),
  receipt_id uuid not null references private.payment_receipts (id),
  -- Null: the receipt itself is owed, all of it.
  refund_id uuid unique references public.refund_requests (id),
  -- NT$
  amount int not null check (amount > 0),
  state text not null check (state in ('due', 'sending', 'by_hand', 'sent')),
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 200),
  -- The provider's number, or that of the transfer.
  reference text check (length(reference) <= 60),
  sent_by uuid references public.profiles (id),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint sent_has_its_time check ((state = 'sent') = (sent_at is not null))
);
create index provider_refunds_receipt_id_idx on private.provider_refunds (receipt_id);
create index provider_refunds_sent_by_idx on private.provider_refunds (sent_by);
create index provider_refunds_open_idx on private.provider_refunds (next_try_at)
  where state <> 'sent';
create unique index provider_refunds_stray_once on private.provider_refunds (receipt_id)
  where refund_id is null;

alter table private.provider_refunds enable row level security;

create function private.send_back(
  p_receipt private.payment_receipts, p_refund_id uuid, p_amount int
)
returns void
language sql
set search_path = ''
as $$
  insert into private.provider_refunds (receipt_id, refund_id, amount, state)
  select p_receipt.id, p_refund_id, p_amount,
    case when a.method in ('card', 'linepay') then 'due' else 'by_hand' end
  from private.payment_attempts as a
  where a.id = p_receipt.attempt_id and p_amount > 0
$$;

-- A refund that is decided goes back by itself where it came by card or LINE Pay. Others wait for the
-- account that the buyer names.
create function private.send_refund_back(p_refund public.refund_requests)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_receipt private.payment_receipts;
begin
  select r.* into v_receipt
  from private.payment_receipts as r
  join private.payment_attempts as a on a.id = r.attempt_id
  where a.order_id = p_refund.order_id and r.state = 'counted' and a.method in ('card', 'linepay');
  if found then
    perform private.send_back(v_receipt, p_refund.id, p_refund.amount);
  end if;
end;
$$;

-- It was sent: by the provider (p_by null) or by hand.
create function private.sent_back(p_row private.provider_refunds, p_reference text, p_by uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_refund public.refund_requests;
begin
  update private.provider_refunds
  set state = 'sent', sent_at = now(), sent_by = p_by, reference = left(private.trimmed(p_reference), 60)
  where id = p_row.id;
  if p_row.refund_id is null then
    update private.payment_receipts set state = 'returned' where id = p_row.receipt_id;
    perform private.late_was_returned(l, p_reference)
    from private.late_payments as l where l.receipt_id = p_row.receipt_id;
    return;
  end if;
  select * into v_refund from public.refund_requests where id = p_row.refund_id for update;
  perform private.refund_was_sent(v_refund, p_reference);
end;
$$;

-- Locks a refund with its order. Null when there is none.
create function private.lock_provider_refund(p_id uuid)
returns private.provider_refunds
language plpgsql
set search_path = ''
as $$
declare
  v_row private.provider_refunds;
begin
  perform private.lock_order(a.order_id)
  from private.provider_refunds as p
  join private.payment_receipts as r on r.id = p.receipt_id
  join private.payment_attempts as a on a.id = r.attempt_id
  where p.id = p_id;
  select * into v_row from private.provider_refunds where id = p_id for update;
  return v_row;
end;
$$;

-- POST /rpc/take_provider_refunds, with the secret key only. What is to be sent now, each to one
-- caller. What was taken and not answered for is not given out again: it may have been sent.
create function public.take_provider_refunds(p_limit int default 20)
returns jsonb
language sql
volatile
security definer
set search_path = ''
as $$
  with taken as (
    update private.provider_refunds as p
    set state = 'sending', tries = tries + 1, next_try_at = now()
    where p.id in (
      select id from private.provider_refunds
      where state = 'due' and next_try_at <= now()
      order by next_try_at, id
      limit least(p_limit, 100)
      for update skip locked
    )
    returning p.*
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', t.id, 'provider', a.provider, 'method', a.method, 'trade_no', a.trade_no,
        'provider_ref', r.provider_ref, 'amount', t.amount, 'is_whole', t.amount = r.amount
      )
    ),
    '[]'
  )
  from taken as t
  join private.payment_receipts as r on r.id = t.receipt_id
  join private.payment_attempts as a on a.id = r.attempt_id
$$;
revoke execute on function public.take_provider_refunds(int) from public;
grant execute on function public.take_provider_refunds(int) to service_role;

-- POST /rpc/record_provider_refund, with the secret key only. p_outcome: sent, or refused (tried
-- again later, five times, then by hand). Who knows neither says nothing.
create function public.record_provider_refund(
  p_id uuid default null, p_outcome text default null, p_reference text default null,
  p_error text default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row constant private.provider_refunds := private.lock_provider_refund(p_id);
begin
  if v_row.state is distinct from 'sending' then
    perform private.raise_error('INVALID_STATE', 'no such refund is under way');
  end if;
  if p_outcome = 'sent' then
    perform private.sent_back(v_row, p_reference, null);
    return;
  end if;
  update private.provider_refunds
  set state = case when tries >= 5 then 'by_hand' else 'due' end, last_error = left(p_error, 200),
    next_try_at = now() + tries * interval '3 hours'
  where id = p_id;
end;
$$;
revoke execute on function public.record_provider_refund(uuid, text, text, text) from public;
grant execute on function
  public.record_provider_refund(uuid, text, text, text)
  to service_role;

revoke execute on all functions in schema private from public;
