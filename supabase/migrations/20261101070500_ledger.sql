-- Where the money of every order is: the page docs/database/money.md. One row moves a sum from one
-- account to another, so whatever stands here adds up to zero. Rows are never changed; what may be
-- given back or credited is what the accounts say.

create table private.ledger (
  id bigint generated always as identity primary key,
  what text not null,
  -- NT$
  amount int not null check (amount > 0),
  from_order uuid not null references public.orders (id),
  from_account text not null,
  -- Another order only where value is taken along to it.
  to_order uuid not null references public.orders (id),
  to_account text not null,
  at timestamptz not null default now(),
  constraint what_may_happen check ((what, from_account, to_account) in (
    ('promised', 'price', 'due'), ('called_off', 'due', 'price'), ('paid', 'due', 'paid'),
    ('unfound', 'paid', 'due'), ('refund_asked', 'paid', 'asked'), ('refund_dropped', 'asked', 'paid'),
    ('refund_decided', 'asked', 'owed'), ('fee_kept', 'asked', 'kept'),
    ('refunded', 'owed', 'returned'), ('kept', 'paid', 'kept'),
    ('refund_unclaimed', 'owed', 'unclaimed'), ('refund_claimed', 'unclaimed', 'owed'),
    ('credited', 'paid', 'credit'), ('credited', 'credit', 'credit'),
    ('credit_returned', 'credit', 'paid'), ('credit_returned', 'credit', 'credit'),
    ('came_late', 'outside', 'late'), ('late_returned', 'late', 'outside'), ('late_joined', 'late', 'outside')
  )),
  constraint credits_move_between_orders
    check ((what in ('credited', 'credit_returned')) = (from_order <> to_order))
);
create index ledger_from_order_idx on private.ledger (from_order, from_account);
create index ledger_to_order_idx on private.ledger (to_order, to_account);
create trigger append_only before update or delete on private.ledger
  for each row execute function private.refuse_change();
create trigger append_only_truncate before truncate on private.ledger
  for each statement execute function private.refuse_change();

alter table private.ledger enable row level security;

create function private.balance(p_order_id uuid, p_account text)
returns int
language sql
stable
set search_path = ''
as $$
  select (
    coalesce(
      (select sum(amount) from private.ledger where to_order = p_order_id and to_account = p_account), 0
    ) - coalesce(
      (select sum(amount) from private.ledger where from_order = p_order_id and from_account = p_account), 0
    )
  )::int
$$;

-- No account but the price, and what came from outside and pays for nothing, is ever below zero, whatever a
-- function forgets: nothing is given back twice, and nothing that never came.
create function private.check_ledger()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform from public.orders
  where id in (new.from_order, new.to_order) order by id for no key update;
  if new.from_account not in ('price', 'outside')
    and private.balance(new.from_order, new.from_account) < new.amount
  then
    raise exception 'order % has less than % in %', new.from_order, new.amount, new.from_account
      using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger check_ledger before insert on private.ledger
  for each row execute function private.check_ledger();

-- Moves a sum within an order. Nothing is written of nothing. The caller has locked the order.
create function private.move_money(p_order_id uuid, p_what text, p_amount int)
returns void
language sql
set search_path = ''
as $$
  insert into private.ledger (what, amount, from_order, from_account, to_order, to_account)
  select p_what, p_amount, p_order_id, way.from_account, p_order_id, way.to_account
  from (values
    ('promised', 'price', 'due'), ('called_off', 'due', 'price'), ('paid', 'due', 'paid'),
    ('unfound', 'paid', 'due'), ('refund_asked', 'paid', 'asked'), ('refund_dropped', 'asked', 'paid'),
    ('refund_decided', 'asked', 'owed'), ('fee_kept', 'asked', 'kept'),
    ('refunded', 'owed', 'returned'), ('kept', 'paid', 'kept'),
    ('refund_unclaimed', 'owed', 'unclaimed'), ('refund_claimed', 'unclaimed', 'owed'),
    ('came_late', 'outside', 'late'), ('late_returned', 'late', 'outside'), ('late_joined', 'late', 'outside')
  ) as way (what, from_account, to_account)
  where way.what = p_what and p_amount <> 0
$$;

-- What of a payment nobody has spoken for: paid − asked back − given back − kept − credited.
create function private.refundable_of(p_order_id uuid)
returns int
language sql
stable
set search_path = ''
as $$
  select private.balance(p_order_id, 'paid')
$$;

revoke execute on all functions in schema private from public;
