import type { Invariant } from './invariant';
import type { Sql } from './test-database';

/** Every account of every order, with what is in it. */
const balances = `
  select order_id, account, sum(amount) as amount
  from (
    select to_order as order_id, to_account as account, amount from private.ledger
    union all
    select from_order, from_account, -amount from private.ledger
  ) as sides
  group by order_id, account`;

const accountsOf = (order: string) => `
  select
    coalesce(sum(amount) filter (where account = 'price'), 0) as price,
    coalesce(sum(amount) filter (where account = 'due'), 0) as due,
    coalesce(sum(amount) filter (where account = 'paid'), 0) as paid,
    coalesce(sum(amount) filter (where account = 'asked'), 0) as asked,
    coalesce(sum(amount) filter (where account in ('owed', 'unclaimed')), 0) as owed,
    coalesce(sum(amount) filter (where account = 'returned'), 0) as returned,
    coalesce(sum(amount) filter (where account = 'kept'), 0) as kept
  from balances where order_id = ${order}`;

/** What the ledger says and what the rows say is the same, and no money is given back twice. */
export const ledgerInvariants: Invariant[] = [
  {
    name: 'the ledger adds up to zero, and only a price and what came from outside are ever below it',
    query: `
      with balances as (${balances})
      select order_id || ' ' || account || ' ' || amount from balances
      where amount < 0 and account not in ('price', 'outside') or amount > 0 and account in ('price', 'outside')
      union all
      select 'sum ' || sum(amount) from balances having sum(amount) <> 0`,
  },
  {
    name: 'what an order promises and what is due is what its state says',
    query: `
      with balances as (${balances})
      select o.order_no || ' ' || o.status from public.orders as o
      cross join lateral (${accountsOf('o.id')}) as money
      where money.price <> case when o.status in ('expired', 'cancelled') then 0 else -o.total end
        or money.due <> case when o.status in ('pending_payment', 'payment_review') then o.total else 0 end`,
  },
  {
    name: 'what is asked for, owed and sent back is what the refunds say',
    query: `
      with balances as (${balances})
      select o.order_no from public.orders as o
      cross join lateral (${accountsOf('o.id')}) as money
      cross join lateral (
        select coalesce(sum(amount + fee) filter (where status = 'requested'), 0) as asked,
          coalesce(sum(amount) filter (where status = 'processing'), 0) as owed,
          coalesce(sum(amount) filter (where status = 'refunded'), 0) as returned,
          coalesce(sum(fee) filter (where status in ('processing', 'refunded')), 0) as fees
        from public.refund_requests where order_id = o.id
      ) as said
      where (money.asked, money.owed, money.returned) <> (said.asked, said.owed, said.returned)
        or money.kept < said.fees`,
  },
  {
    name: 'late money is what waits for its buyer, and pays at most one order',
    query: `
      select o.order_no from public.orders as o
      where private.balance(o.id, 'late') <> (
        select coalesce(sum(amount), 0) from private.late_payments
        where order_id = o.id and state = 'waiting'
      )
      union all
      select l.id::text from private.late_payments as l
      join private.payment_receipts as r on r.id = l.receipt_id
      where (l.state, r.state) not in (('waiting', 'owed'), ('joined', 'counted'), ('returned', 'returned'))
        or l.joined_to is distinct from r.joined_to
      union all
      select r.id::text from private.payment_receipts as r
      where r.state <> 'counted' and not exists (select from private.late_payments where receipt_id = r.id)`,
  },
  {
    name: 'the deposit of a cancelled booking is owed, sent back or kept, all of it',
    query: `
      select b.booking_no from public.bookings as b
      where b.status = 'cancelled' and private.refundable_of(b.order_id) > 0`,
  },
  {
    name: 'a plan that runs ends with the last of its cycles, and is worth what it was paid for at most',
    query: `
      select s.plan_name || ' ' || s.id from public.subscription_plans as s
      where s.status in ('active', 'expiring') and s.renewal_date is distinct from (
        select max(until) from private.subscription_cycles where plan_id = s.id
      )
      union all
      select o.order_no from public.orders as o
      where o.kind = 'subscription' and o.status not in ('expired', 'cancelled')
        and o.discount < private.balance(o.id, 'credit') and not exists (
          select from private.subscription_cycles where order_id = o.id
        )`,
  },
];

/** What is in the accounts of an order, without the empty ones. */
export async function accountsOfOrder(sql: Sql, orderId: string): Promise<Record<string, number>> {
  const rows = await sql.unsafe<{ account: string; amount: number }[]>(
    `select account, amount::int from (${balances}) as balances where order_id = $1 and amount <> 0`,
    [orderId],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
