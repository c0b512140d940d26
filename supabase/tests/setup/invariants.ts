import type { Invariant } from './invariant';
import { ledgerInvariants } from './ledger';
import type { Sql } from './test-database';
import { ticketInvariants } from './tickets';

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
    name: 'statements of an event, closed and open, say together what the ledger says',
    query: `
      select said.event_id::text from (
        select event_id, sum(orders) as orders, sum(gross) as gross, sum(refunded) as refunded
        from private.event_statements
        where event_id in (select event_id from public.event_settlements)
        group by event_id
      ) as said
      cross join lateral (
        select count(distinct l.to_order) filter (where l.what = 'paid') - count(distinct o.id) filter (
            where o.status in ('payment_review', 'expired', 'cancelled')
          ) as orders,
          coalesce(sum(l.amount) filter (where l.what = 'paid'), 0)
            - coalesce(sum(l.amount) filter (where l.what = 'unfound'), 0) as gross,
          coalesce(sum(l.amount) filter (where l.what = 'refunded'), 0) as refunded
        from private.ledger as l
        left join public.orders as o on o.id = l.to_order and l.what = 'unfound'
        where exists (
          select from public.order_items as i
          where i.order_id = l.to_order and i.item_type = 'ticket' and i.ref_id = said.event_id
        )
      ) as truth
      where (said.orders, said.gross, said.refunded)
        is distinct from (truth.orders, truth.gross, truth.refunded)`,
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
          where order_id = o.id and to_status not like 'refund%' and to_status <> 'tracking_corrected'
          order by id desc limit 1
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

/** Calendars: hours are taken by what lives, once. */
const bookingInvariants: Invariant[] = [
  {
    name: 'hours are taken by living bookings only',
    query: `
      select b.booking_no || ' ' || b.status from public.bookings as b
      where (b.status in ('awaiting_payment', 'confirmed', 'completed', 'no_show'))
        <> exists (select from public.calendar_occupancy where booking_id = b.id)`,
  },
  {
    name: 'taken hours are those of their booking, in its calendar',
    query: `
      select b.booking_no from public.bookings as b
      join public.calendar_occupancy as o on o.booking_id = b.id
      where o.resource_id <> b.resource_id
        or o.resource_type <> case b.kind when 'venue' then 'venue' else 'performer' end
        or not o.during @> tstzrange(b.start_at, b.end_at)`,
  },
  {
    name: 'no two bookings overlap, also none by phone',
    query: `
      select one.id::text from public.calendar_occupancy as one
      join public.calendar_occupancy as two
        on two.resource_id = one.resource_id and two.id > one.id and two.during && one.during
      left join public.calendar_blocks as k on k.id = one.block_id
      left join public.calendar_blocks as l on l.id = two.block_id
      where coalesce(k.source, 'phone') = 'phone' and coalesce(l.source, 'phone') = 'phone'`,
  },
  {
    name: 'each block takes its hours',
    query: `
      select k.id::text from public.calendar_blocks as k
      where not exists (
        select from public.calendar_occupancy as o
        where o.block_id = k.id and o.resource_id = k.resource_id
          and case k.source when 'phone' then o.during @> tstzrange(k.start_at, k.end_at)
            else o.during = tstzrange(k.start_at, k.end_at) end
      )`,
  },
  {
    name: 'a booking and its order are in the same state',
    query: `
      select b.booking_no || ' ' || b.status || ' / ' || o.status from public.bookings as b
      join public.orders as o on o.id = b.order_id
      where o.total <> b.deposit or o.buyer_id <> b.requester_id or not case b.status
        when 'awaiting_payment' then
          o.status in ('pending_payment', 'payment_review') or (o.status = 'paid' and b.joint_id is not null)
        when 'confirmed' then o.status in ('paid', 'completed')
        when 'completed' then o.status in ('paid', 'completed')
        when 'no_show' then o.status in ('paid', 'completed')
        when 'expired' then o.status = 'expired'
        else b.status = 'cancelled'
      end`,
  },
  {
    name: 'of a pair both are confirmed or neither was',
    query: `
      select one.booking_no from public.bookings as one
      join public.bookings as two on two.joint_id = one.joint_id and two.id <> one.id
      where (one.confirmed_at is null) <> (two.confirmed_at is null)`,
  },
  {
    name: 'one open quote for each quoted booking, and for no other',
    query: `
      select b.booking_no || ' ' || b.status from public.bookings as b
      where (b.status = 'quoted') <> exists (
        select from public.booking_quotes
        where booking_id = b.id and status = 'sent' and made_by = 'host'
      )`,
  },
  {
    name: 'what binds is an offer that was accepted, and its price',
    query: `
      select b.booking_no || ' ' || b.status from public.bookings as b
      where b.order_id is not null and not exists (
        select from public.booking_quotes as q
        where q.booking_id = b.id and q.number = b.offer_no and q.status = 'accepted'
          and q.deposit = b.deposit
          and b.total in (
            q.total,
            (
              select a.new_total from public.booking_amendments as a
              where a.booking_id = b.id and a.status = 'accepted'
              order by a.updated_at desc limit 1
            )
          )
      )`,
  },
  {
    name: 'what was paid for a cancelled booking is on its way back',
    query: `
      select b.booking_no from public.bookings as b
      where b.refund_amount > 0 and not exists (
        select from public.refund_requests as r
        where r.order_id = b.order_id and r.amount = b.refund_amount
          and r.status in ('processing', 'refunded')
      )`,
  },
  {
    name: 'gigs: awarded positions are awarded applications',
    query: `
      select g.title from public.gigs as g
      where g.awarded_count <> (
        select count(*) from public.gig_applications where gig_id = g.id and status = 'awarded'
      )`,
  },
];

/** Slots of ads, and the money of campaigns. */
const promotionInvariants: Invariant[] = [
  {
    name: 'no slot of a placement twice on one day, none beyond its number',
    query: `
      select a.id::text from public.ad_bookings as a
      where a.status in ('held', 'confirmed') and (
        exists (
          select from public.ad_bookings as b
          where b.id <> a.id and b.placement_id = a.placement_id and b.slot_no = a.slot_no
            and b.period && a.period and b.status in ('held', 'confirmed')
        )
        or a.slot_no > (select slots from public.ad_placements where id = a.placement_id)
      )`,
  },
  {
    name: 'a booking is what its order says',
    query: `
      select b.id || ' ' || b.status || ' / ' || o.status from public.ad_bookings as b
      join public.orders as o on o.id = b.order_id
      where b.status <> case
        when o.status in ('pending_payment', 'payment_review') then 'held'
        when o.status in ('expired', 'cancelled') then o.status
        when b.status = 'refunded' and o.refund_status in ('processing', 'full', 'partial') then 'refunded'
        else 'confirmed'
      end`,
  },
  {
    name: 'a support ad is approved while its order is unpaid, and paid with it',
    query: `
      select s.order_no || ' ' || s.status || ' / ' || o.status from public.support_ad_orders as s
      join public.orders as o on o.id = s.order_id
      where case
        when o.status in ('pending_payment', 'payment_review') then s.status <> 'approved'
        when o.status in ('expired', 'cancelled') then s.status <> 'cancelled'
        when s.status = 'cancelled' then o.refund_status not in ('processing', 'full', 'partial')
        else s.status not in ('paid', 'producing', 'live', 'completed')
      end`,
  },
  {
    name: 'campaigns: totals are what pledges say, and paid pledges are paid',
    query: `
      select c.title || ' ' || c.id from public.support_campaigns as c,
        lateral (
          select coalesce(sum(p.amount) filter (where p.status <> 'released'), 0) as pledged,
            coalesce(sum(p.amount) filter (where p.status = 'paid'), 0) as paid,
            count(*) filter (where p.status <> 'released') as backers,
            count(*) filter (
              where p.status = 'paid' and (o.status not in ('paid', 'completed') or o.total <> p.amount)
            ) as wrong
          from public.campaign_pledges as p
          left join public.orders as o on o.id = p.order_id
          where p.campaign_id = c.id
        ) as truth
      where (truth.pledged, truth.paid, truth.backers, truth.wrong)
        <> (c.pledged_total, c.paid_total, c.backers, 0)`,
  },
  {
    name: 'a campaign that succeeded had met its goal, one that failed keeps nothing',
    query: `
      select c.title || ' ' || c.status from public.support_campaigns as c
      where (c.status = 'succeeded' and (c.succeeded_at is null or c.pledged_total < c.goal))
        or (c.status = 'open' and c.pledged_total >= c.goal)
        or (c.status = 'failed' and exists (
          select from public.campaign_pledges where campaign_id = c.id and status <> 'released'
        ))`,
  },
  {
    name: 'a campaign that was called off keeps no money, and none spends what did not come',
    query: `
      select o.order_no from public.campaign_pledges as p
      join public.support_campaigns as c on c.id = p.campaign_id
      join public.orders as o on o.id = p.order_id
      where c.status in ('failed', 'cancelled') and private.refundable_of(o.id) > 0
      union all
      select c.title from public.support_campaigns as c
      where not c.is_demo and case
        when c.status in ('failed', 'cancelled') then (
          select coalesce(sum(private.balance(order_id, 'kept')), 0)
          from public.campaign_pledges where campaign_id = c.id
        )
        else c.paid_total
      end < private.campaign_spent(c.id)`,
  },
  {
    name: 'totals of ads are within their days',
    query: `
      select ad_id::text from public.ad_daily_stats where clicks > impressions`,
  },
];

/** What must hold after every storm. Each topic adds its own. */
export const invariants: Invariant[] = [
  ...orderInvariants,
  ...ledgerInvariants,
  ...ticketInvariants,
  ...bookingInvariants,
  ...promotionInvariants,
];

/** The broken promises, as `name: row, row`; empty when all is well. */
export async function brokenInvariants(sql: Sql): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, query } of invariants) {
    const rows = await sql.unsafe(query, [], { prepare: true }).values();
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
