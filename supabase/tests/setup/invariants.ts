import type { Sql } from './test-database';

/** A promise of the whole database: its query names the rows that break it. */
export interface Invariant {
  name: string;
  /** Selects one text column, the offending row. */
  query: string;
}

/** Money, and the rows that stand for it. */
const orderInvariants: Invariant[] = [
  {
    name: 'no order without its lines',
    query: `
      select o.order_no from public.orders as o
      where not exists (select from public.order_items where order_id = o.id)`,
  },
  {
    name: 'total = lines − discount + fee',
    query: `
      select o.order_no from public.orders as o
      where o.total <> o.fee - o.discount
        + (select coalesce(sum(unit_price * quantity), 0) from public.order_items where order_id = o.id)`,
  },
  {
    name: 'paid orders are paid, once and in full; others are not',
    query: `
      select o.order_no || ' ' || o.status from public.orders as o
      where (select coalesce(sum(amount), -1) from public.payments where order_id = o.id and status = 'succeeded')
        <> case when o.status in ('paid', 'completed') then o.total else -1 end`,
  },
  {
    name: 'a reported payment for each order in review, and for no other',
    query: `
      select o.order_no || ' ' || o.status from public.orders as o
      where (o.status = 'payment_review')
        <> exists (select from public.payments where order_id = o.id and status = 'reported')`,
  },
  {
    name: 'refunds sent = refunded_amount ≤ paid',
    query: `
      select o.order_no from public.orders as o,
        lateral (
          select coalesce(sum(amount) filter (where status = 'refunded'), 0) as sent,
            coalesce(sum(amount + fee) filter (where status in ('requested', 'processing', 'refunded')), 0) as claimed
          from public.refund_requests where order_id = o.id
        ) as refunds
      where refunds.sent <> o.refunded_amount or refunds.claimed > o.total
        or (refunds.claimed > 0 and o.paid_at is null)`,
  },
  {
    name: 'refund_status says what the requests say',
    query: `
      select o.order_no || ' ' || o.refund_status from public.orders as o
      where (o.refund_status in ('requested', 'processing')) <> exists (
        select from public.refund_requests where order_id = o.id and status in ('requested', 'processing')
      )`,
  },
  {
    name: 'the last event of an order is its state',
    query: `
      select o.order_no || ' ' || o.status || ' / ' || e.to_status from public.orders as o,
        lateral (
          select to_status from public.order_events
          where order_id = o.id and to_status not like 'refund%' order by id desc limit 1
        ) as e
      where e.to_status <> o.status`,
  },
  {
    name: 'products: sold and held are what orders say',
    query: `
      select p.name || ' ' || p.id from public.products as p,
        lateral (
          select
            coalesce(sum(i.quantity) filter (where o.status in ('pending_payment', 'payment_review')), 0) as held,
            coalesce(sum(i.quantity) filter (where o.status = 'completed' or (o.status = 'paid' and not exists (
              select from public.refund_requests as r where r.order_id = o.id and r.status in ('processing', 'refunded')
            ))), 0) as sold
          from public.order_items as i join public.orders as o on o.id = i.order_id
          where i.item_type = 'product' and i.ref_id = p.id
        ) as truth
      where truth.held <> p.held or truth.sold <> p.sold or p.sold + p.held > p.stock`,
  },
];

/** What must hold after every storm. Each topic adds its own. */
export const invariants: Invariant[] = [...orderInvariants];

/** The broken promises, as `name: row, row`; empty when all is well. */
export async function brokenInvariants(sql: Sql): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, query } of invariants) {
    const rows = await sql.unsafe(query).values();
    const examples = rows.slice(0, 5).map(([row]) => String(row));
    if (rows.length > 0) broken.push(`${name}: ${examples.join(', ')} (${rows.length})`);
  }
  return broken;
}

/** For `afterEach`: fails the test that broke a promise, with the rows. */
export async function checkInvariants(sql: Sql): Promise<void> {
  const broken = await brokenInvariants(sql);
  if (broken.length > 0) throw new Error(`broken invariants:\n${broken.join('\n')}`);
}
