import * as fc from 'fast-check';
import { sized } from '../../tools/run-size/run-size';
import type { ticketRefundReasons } from './answers/tickets';
import { call, refusal } from './setup/callers';
import { addTicketType, createEvent, taipeiDay, type NewEvent } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { expectTicketRulesToHold, buy, payOrder, stockOf } from './setup/tickets';

const database = provideTestDatabase();
let fan: string;
let organizer: string;

beforeEach(async () => {
  fan = await signUp(database.sql);
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
});
afterEach(() => expectTicketRulesToHold(database.sql));

/** An event with a policy and a paid order of three tickets at NT$ 995. */
async function paidOrder(policy: string, event: NewEvent = {}) {
  const eventId = await createEvent(database.sql, { organizer_id: organizer, ...event });
  await database.sql`
    update public.events set refund_policy_code = ${policy} where id = ${eventId}`;
  await addTicketType(database.sql, eventId, { price: 995, capacity: 10 });
  const { order } = await buy(database.sql, fan, eventId, { free: 3 }, 2985);
  const orderId = order?.id ?? '';
  await payOrder(database.sql, orderId);
  const tickets = await database.sql<{ id: string }[]>`
    select id from public.tickets where event_id = ${eventId} order by id`;
  return { eventId, orderId, tickets: tickets.map(({ id }) => id) };
}

interface Quote {
  amount: number;
  fee: number;
  allowed: boolean;
  reason: string | null;
}
async function quote(orderId: string, ticketIds: string[] | null = null): Promise<Quote> {
  const [row] = await database.sql<{ quote: Quote }[]>`
    select private.ticket_refund_quote(${orderId}, ${ticketIds}) as quote`;
  return (row as { quote: Quote }).quote;
}
const refund = (orderId: string, ticketIds: string[] | null) =>
  database.sql.begin(async (tx) => {
    await tx`select private.lock_order(${orderId})`;
    await tx`select private.ticket_order_refunded(${orderId}, ${ticketIds})`;
  });

describe('the fee', () => {
  // The days before the event and since the purchase, and what the policy says then.
  it.each<[string, number, number, number | null]>([
    ['free', 0.5, 3, 0],
    ['ten_days', 10, 3, 10],
    ['ten_days', 9, 3, null],
    ['twenty_days', 20, 3, 10],
    ['twenty_days', 19, 3, null],
    ['three_days_after_purchase', 5, 3, 5],
    ['three_days_after_purchase', 5, 4, null],
    ['three_days_after_purchase', 1, 0, 5],
    ['tiered', 31, 3, 10],
    ['tiered', 30, 3, 30],
    ['tiered', 11, 3, 30],
    ['tiered', 10, 3, 50],
    ['tiered', 3, 3, 50],
    ['tiered', 2, 3, null],
    ['exhibition', -5, 30, 10],
    ['exhibition', -20, 30, null],
  ])(
    'of %s, %s days before and %s days after the purchase: %s',
    async (code, before, since, fee) => {
      const [row] = await database.sql`
      select private.refund_fee_percent(
        rules, noon + make_interval(mins => ${Math.round(before * 1440)}),
        noon + make_interval(mins => ${Math.round(before * 1440)}) + interval '10 days',
        noon - make_interval(days => ${since}), noon
      ) as fee
      from public.refund_policies, (select timestamptz '2026-05-20 12:00+08' as noon) as clock
      where code = ${code}`;
      expect(row).toEqual({ fee });
    },
  );

  it('counts days in Taipei: a minute before midnight is still the tenth day', async () => {
    const feeAt = async (now: string) => {
      const [row] = await database.sql`
        select private.refund_fee_percent(rules, '2026-05-20 19:00+08', '2026-05-20 22:00+08',
          '2026-04-01 12:00+08', ${now}) as fee
        from public.refund_policies where code = 'ten_days'`;
      return row?.['fee'] as unknown;
    };
    expect(await feeAt('2026-05-10 23:59+08')).toBe(10);
    expect(await feeAt('2026-05-11 00:01+08')).toBeNull();
  });

  it('never falls as the event comes nearer, whatever the policy, and ends when it begins', async () => {
    const rows = await database.sql<{ rules: never; code: string }[]>`
      select code, rules from public.refund_policies order by code`;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...rows.map(({ code }) => code)),
        fc.integer({ min: -72, max: 24 * 60 }),
        fc.integer({ min: 1, max: 24 * 20 }),
        async (code, hoursBefore, later) => {
          const [row] = await database.sql<{ soon: number | null; late: number | null }[]>`
            select
              private.refund_fee_percent(rules, start, start + interval '3 hours',
                start - interval '90 days', start - make_interval(hours => ${hoursBefore})) as soon,
              private.refund_fee_percent(rules, start, start + interval '3 hours',
                start - interval '90 days',
                start - make_interval(hours => ${hoursBefore - later})) as late
            from public.refund_policies, (select timestamptz '2026-08-01 19:00+08' as start) as s
            where code = ${code}`;
          const cost = (fee: number | null | undefined) => fee ?? 100;
          expect(cost(row?.late)).toBeGreaterThanOrEqual(cost(row?.soon));
          const isOver = code !== 'exhibition' && hoursBefore <= 0;
          expect(isOver && row?.soon !== null).toBe(false);
        },
      ),
      { numRuns: sized(40, 150), seed: 20261122 },
    );
  });
});

describe('a refund', () => {
  it('keeps its part of each ticket, rounded down', async () => {
    const { orderId, tickets } = await paidOrder('ten_days');
    expect(await quote(orderId)).toEqual({
      amount: 2985 - 3 * 99,
      fee: 3 * 99,
      allowed: true,
      reason: null,
    });
    expect(await quote(orderId, tickets.slice(0, 1))).toMatchObject({ amount: 896, fee: 99 });
  });

  it('of one ticket gives one seat back and leaves the others', async () => {
    const { orderId, eventId, tickets } = await paidOrder('ten_days');
    await refund(orderId, tickets.slice(0, 1));
    expect(await stockOf(database.sql, eventId)).toEqual({ sold: 2, held: 0 });
    const [registration] = await database.sql`
      select status, quantity from public.event_registrations where order_id = ${orderId}`;
    expect(registration).toEqual({ status: 'confirmed', quantity: 2 });
    expect(await quote(orderId, tickets.slice(0, 1))).toMatchObject({ reason: 'refunded' });
    expect(await quote(orderId)).toMatchObject({ amount: 2 * 896, allowed: true });

    await refund(orderId, null);
    expect(await stockOf(database.sql, eventId)).toEqual({ sold: 0, held: 0 });
    expect(await quote(orderId)).toMatchObject({ allowed: false });
  });

  it.each<[(typeof ticketRefundReasons)[number], string]>([
    ['used', `update public.tickets set status = 'checked_in' where id = $1`],
    ['cancelled', ''],
    ['given_away', `update public.tickets set holder_user_id = $2 where id = $1`],
  ])('is not for a ticket that is %s', async (reason, statement) => {
    const { orderId, tickets } = await paidOrder('ten_days');
    const ticket = tickets[0] ?? '';
    if (statement) {
      await database.sql.unsafe(
        statement,
        statement.includes('$2') ? [ticket, organizer] : [ticket],
      );
    } else {
      await database.sql`select private.withdraw_tickets(array[${ticket}]::uuid[], 'cancelled', 'x')`;
    }
    expect(await quote(orderId, [ticket])).toEqual({ amount: 0, fee: 0, allowed: false, reason });
    expect(await refusal(refund(orderId, [ticket]))).toBe('INVALID_STATE');
  });

  it('is not for a ticket that is on its way to somebody', async () => {
    const { orderId, tickets } = await paidOrder('ten_days');
    await call(database.sql, fan, 'offer_transfer', {
      p_ticket_id: tickets[0] ?? '',
      p_to_email: 'friend@people.test',
    });
    expect(await quote(orderId)).toMatchObject({ allowed: false, reason: 'transferring' });
  });

  it('is not for tickets of somebody else’s order', async () => {
    const mine = await paidOrder('ten_days');
    fan = await signUp(database.sql);
    const other = await paidOrder('ten_days');
    expect(
      await quote(mine.orderId, [mine.tickets[0] ?? '', other.tickets[0] ?? '']),
    ).toMatchObject({
      allowed: false,
      reason: 'unknown_ticket',
    });
  });

  it('is over when the policy says so', async () => {
    const { orderId } = await paidOrder('ten_days', { inDays: 9 });
    expect(await quote(orderId)).toMatchObject({ allowed: false, reason: 'too_late' });
  });
});

describe('an event that moved', () => {
  it('gives everything back for seven days to those who bought before', async () => {
    const { orderId, eventId } = await paidOrder('ten_days', {
      inDays: 9,
      description: '一行',
    });
    const move = (days: number) =>
      call(database.sql, organizer, 'save_event', {
        p_event_id: eventId,
        p_version: 1,
        p_event: { date: taipeiDay(days) },
        p_agreed: ['event.moved'],
      });
    await database.sql`update public.orders set paid_at = now() - interval '1 minute' where id = ${orderId}`;
    await move(8);
    expect(await quote(orderId)).toEqual({ amount: 2985, fee: 0, allowed: true, reason: null });
    await database.sql`update public.orders set paid_at = now() - interval '9 days' where id = ${orderId}`;
    expect(await quote(orderId)).toMatchObject({ allowed: true, fee: 0 });
    await database.sql`update public.events set rescheduled_at = now() - interval '8 days' where id = ${eventId}`;
    expect(await quote(orderId)).toMatchObject({ reason: 'too_late' });
  });
});

describe('an event that is called off', () => {
  const cancel = (eventId: string) =>
    call(database.sql, organizer, 'cancel_event', { p_event_id: eventId, p_reason: '颱風停辦' });

  it('ends everything and refunds in full, also what a transfer gave away', async () => {
    const { orderId, eventId, tickets } = await paidOrder('ten_days');
    await database.sql`
      update public.tickets set holder_user_id = ${organizer} where id = ${tickets[0] ?? ''}`;
    await cancel(eventId);

    const [state] = await database.sql`
      select e.status, o.refund_status,
        (select sum(amount)::int from public.refund_requests where order_id = o.id) as refund,
        (select sum(fee)::int from public.refund_requests where order_id = o.id) as fee,
        (select count(*)::int from public.tickets where event_id = e.id and status = 'cancelled') as tickets
      from public.events as e, public.orders as o where e.id = ${eventId} and o.id = ${orderId}`;
    expect(state).toEqual({
      status: 'cancelled',
      refund_status: 'processing',
      refund: 2985,
      fee: 0,
      tickets: 3,
    });
    expect(await stockOf(database.sql, eventId)).toEqual({ sold: 0, held: 0 });
    expect(await refusal(cancel(eventId))).toBe('INVALID_STATE');
  });

  it('gives back only what a partial refund left', async () => {
    const { orderId, eventId, tickets } = await paidOrder('ten_days');
    await database.sql.begin(async (tx) => {
      await tx`select private.lock_order(${orderId})`;
      await tx`select private.ticket_order_refunded(${orderId}, ${tickets.slice(0, 1)})`;
      await tx`select private.refund_order(${orderId}, '退一張', ${tickets.slice(0, 1)}, 896, 99)`;
    });
    await cancel(eventId);
    const amounts = await database.sql`
      select amount from public.refund_requests where order_id = ${orderId} order by amount`;
    expect(amounts.map((row) => row['amount'] as number)).toEqual([896, 1990]);
  });

  it('closes orders that nobody paid', async () => {
    const { eventId } = await paidOrder('ten_days');
    const other = await signUp(database.sql);
    const { order } = await buy(database.sql, other, eventId, { free: 1 }, 995);
    await cancel(eventId);
    const [row] = await database.sql`
      select status, cancel_reason from public.orders where id = ${order?.id ?? ''}`;
    expect(row).toEqual({ status: 'cancelled', cancel_reason: 'event_cancelled' });
  });

  it('refunds a payment that is found only afterwards', async () => {
    const { eventId } = await paidOrder('ten_days');
    const other = await signUp(database.sql);
    const { order } = await buy(database.sql, other, eventId, { free: 1 }, 995);
    const late = order?.id ?? '';
    await database.sql`update public.orders set status = 'payment_review' where id = ${late}`;
    await cancel(eventId);
    await database.sql`update public.orders set status = 'pending_payment' where id = ${late}`;
    await payOrder(database.sql, late);
    const [row] = await database.sql`
      select o.refund_status, r.amount,
        (select count(*)::int from public.tickets as t
          join public.event_registrations as g on g.id = t.registration_id
          where g.order_id = o.id and t.status = 'valid') as valid
      from public.orders as o join public.refund_requests as r on r.order_id = o.id
      where o.id = ${late}`;
    expect(row).toEqual({ refund_status: 'processing', amount: 995, valid: 0 });
  });
});
