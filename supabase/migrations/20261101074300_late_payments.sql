-- Late money: what came and pays for nothing. Its order had lapsed or was called off, was paid already, or waited for
-- another sum. Whoever has it (the seller a transfer, the platform what came through a provider) owes it: it stands in
-- the account `late` of its order until it pays another order of the same two, or went back.
-- A card and LINE Pay go back by themselves (private.provider_refunds); everything else waits for what its buyer says.

create table private.late_payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  -- Null: a transfer that its seller found.
  receipt_id uuid unique references private.payment_receipts (id),
  -- NT$
  amount int not null check (amount > 0),
  why text not null check (why in ('order_closed', 'paid_already', 'wrong_amount')),
  state text not null default 'waiting' check (state in ('waiting', 'joined', 'returned')),
  -- The order that it paid.
  joined_to uuid references public.orders (id),
  -- Where it goes back to; forgotten 30 days after.
  bank_code text check (bank_code ~ '^\d{3}$'),
  account_no text check (account_no ~ '^\d{8,16}$'),
  account_name text check (length(btrim(account_name)) between 1 and 60),
  -- The number of the transfer by which it went back.
  transfer_ref text check (length(transfer_ref) <= 60),
  recorded_by uuid references public.profiles (id),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  constraint joined_says_to_what check ((state = 'joined') = (joined_to is not null)),
  constraint ended_has_its_time check ((state = 'waiting') = (ended_at is null)),
  constraint account_is_whole check (num_nonnulls(bank_code, account_no, account_name) in (0, 3))
);
create index late_payments_order_id_idx on private.late_payments (order_id);
create index late_payments_joined_to_idx on private.late_payments (joined_to);
create index late_payments_recorded_by_idx on private.late_payments (recorded_by);
create index late_payments_waiting_idx on private.late_payments (created_at) where state = 'waiting';
-- The same transfer is not found twice.
create unique index late_payments_once on private.late_payments (order_id, amount)
  where state = 'waiting' and receipt_id is null;
create trigger audit after update or delete on private.late_payments
  for each row execute function private.write_audit('state', 'amount', 'order_id', 'joined_to');

alter table private.late_payments enable row level security;

-- Writes down that it came, and tells its buyer. The caller has locked the order.
create function private.keep_late(
  p_order public.orders, p_amount int, p_why text, p_receipt_id uuid, p_recorded_by uuid
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into private.late_payments (order_id, receipt_id, amount, why, recorded_by)
  values (p_order.id, p_receipt_id, p_amount, p_why, p_recorded_by);
  perform private.move_money(p_order.id, 'came_late', p_amount);
  perform private.tell_buyer(
    p_order, 'order.late_payment', jsonb_build_object('amount', p_amount)
  );
end;
$$;

-- The buyer has it again. The caller has locked the order.
create function private.late_was_returned(p_late private.late_payments, p_reference text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_order public.orders;
begin
  update private.late_payments
  set state = 'returned', ended_at = now(), transfer_ref = left(private.trimmed(p_reference), 60)
  where id = p_late.id and state = 'waiting';
  if not found then
    perform private.raise_error('INVALID_STATE', 'it pays an order, or went back');
  end if;
  perform private.move_money(p_late.order_id, 'late_returned', p_late.amount);
  select * into v_order from public.orders where id = p_late.order_id;
  perform private.tell_buyer(
    v_order, 'order.late_returned', jsonb_build_object('amount', p_late.amount)
  );
end;
$$;

-- The way it came: that of a provider, or bank_transfer.
create function private.late_method(p_late private.late_payments)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select a.method
      from private.payment_receipts as r
      join private.payment_attempts as a on a.id = r.attempt_id
      where r.id = p_late.receipt_id
    ),
    'bank_transfer'
  )
$$;

-- Late money that waits, and every order of the same buyer and seller that waits for just this sum. What goes back by
-- itself pays for nothing.
create function private.joinable_orders(p_late private.late_payments)
returns setof public.orders
language sql
stable
set search_path = ''
as $$
  select o.*
  from public.orders as was
  join public.orders as o on o.buyer_id = was.buyer_id and o.seller_type = was.seller_type
    and o.seller_id is not distinct from was.seller_id
  where was.id = p_late.order_id and p_late.state = 'waiting'
    and private.late_method(p_late) not in ('card', 'linepay')
    and o.status = 'pending_payment' and o.total = p_late.amount and not private.is_overdue(o)
    and (p_late.receipt_id is null or private.takes_providers(o))
$$;

-- What a buyer and a seller see with an order: late money that came for it, and what could pay it.
create function private.order_returns(p_order_id uuid)
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
          'id', l.id, 'amount', l.amount, 'method', private.late_method(l), 'why', l.why,
          'state', l.state, 'is_returned', l.state = 'returned', 'at', l.created_at,
          'by_provider', private.late_method(l) in ('card', 'linepay'),
          'with_platform', l.receipt_id is not null,
          'has_account', l.account_no is not null, 'transfer_ref', l.transfer_ref,
          'joined_no', (select order_no from public.orders where id = l.joined_to),
          'pays', (
            select coalesce(
              jsonb_agg(jsonb_build_object('id', j.id, 'order_no', j.order_no) order by j.order_no), '[]'
            )
            from private.joinable_orders(l) as j
          )
        )
        order by l.created_at, l.id
      ),
      '[]'
    )
    from private.late_payments as l
    where l.order_id = p_order_id or l.id in (
      select other.id
      from public.orders as o
      join public.orders as was on was.buyer_id = o.buyer_id and was.seller_type = o.seller_type
        and was.seller_id is not distinct from o.seller_id
      join private.late_payments as other on other.order_id = was.id and other.state = 'waiting'
      where o.id = p_order_id and o.status = 'pending_payment'
        and p_order_id in (select id from private.joinable_orders(other))
    )
  );
end;
$$;

-- Locks late money with its order, for its buyer ('buyer'), whoever has the money ('holder'), or either ('party').
create function private.lock_late_payment(p_id uuid, p_as text)
returns private.late_payments
language plpgsql
set search_path = ''
as $$
declare
  v_late private.late_payments;
  v_order public.orders;
begin
  select * into v_late from private.late_payments where id = p_id;
  v_order := private.lock_order_of(
    v_late.order_id, case p_as when 'holder' then 'seller' else p_as end
  );
  -- What came through a provider is with the platform.
  if v_late.receipt_id is not null and v_order.buyer_id <> auth.uid() and not private.is_superadmin() then
    perform private.raise_error('FORBIDDEN', 'the platform has this money');
  end if;
  select * into v_late from private.late_payments where id = p_id for update;
  return v_late;
end;
$$;

revoke execute on all functions in schema private from public;
