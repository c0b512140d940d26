import { randomUUID } from 'node:crypto';
import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { addTicketType, createEvent } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { accountsOfOrder } from './setup/ledger';
import { buyAndReport } from './setup/orders';
import { signUp } from './setup/people';
import { createPlan, createVenue, payOrder } from './setup/subscriptions';
import { provideTestDatabase } from './setup/test-database';
import { buy } from './setup/tickets';
import { openTowelShop } from './setup/towel-shop';

/** The lines of a bank's statement, beside the payments that wait. */

const database = provideTestDatabase();
let superadmin: string;
let buyer: string;
let product: string;

beforeEach(async () => {
  superadmin = await signUpAdmin(database.sql, 'superadmin');
  ({ buyer, product } = await openTowelShop(database.sql));
});
afterEach(() => checkInvariants(database.sql));

interface Matched {
  used: { order_nos: string[]; at: string } | null;
  matches: { order_ids: string[]; order_nos: string[]; last5: string; has_digits: boolean }[];
}
let made = 0;
const line = (change: Record<string, Argument> = {}) => ({
  booked_on: '2026-11-20',
  amount: 580,
  text: `跨行轉入 ${(made += 1)}`,
  nth: 0,
  digits: ['12345'],
  ...change,
});
const match = async (lines: Argument[], by = superadmin) =>
  (await call<{ items: Matched[] }>(database.sql, by, 'match_bank_lines', { p_lines: lines }))
    .items;
const confirm = (on: Argument, orders: string[], by = superadmin) =>
  call(database.sql, by, 'confirm_bank_line', { p_line: on, p_order_ids: orders });
const statusOf = async (id: string) => {
  const [row] = await database.sql`select status from public.orders where id = ${id}`;
  return row?.['status'] as string;
};
const report = () => buyAndReport(database.sql, buyer, { [product]: 1 });

it('finds what waits by its amount, and first what was reported with its digits', async () => {
  const order = await report();
  const [same, other, none] = await match([
    line(),
    line({ digits: ['99999'] }),
    line({ amount: 581 }),
  ]);
  expect(same?.matches.find(({ order_ids }) => order_ids.includes(order.id))).toMatchObject({
    order_nos: [order.order_no],
    last5: '12345',
    has_digits: true,
  });
  expect(other?.matches.every(({ has_digits }) => !has_digits)).toBe(true);
  expect(none).toEqual({ used: null, matches: [] });
});

it('confirms a payment once, whoever is faster, and knows the line in the next file', async () => {
  const order = await report();
  const one = line();
  const settled = await Promise.allSettled([
    confirm(one, [order.id]),
    confirm(one, [order.id]),
    confirm(line(), [order.id]),
  ]);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await statusOf(order.id)).toBe('paid');

  const next = await report();
  const paid = line();
  await confirm(paid, [next.id]);
  expect((await match([paid]))[0]).toMatchObject({ used: { order_nos: [next.order_no] } });
  const third = await report();
  expect(await refusal(confirm(paid, [third.id]))).toBe('INVALID_STATE');
  expect(await statusOf(third.id)).toBe('payment_review');
  const [trace] = await database.sql`
    select actor_id, after ->> 'amount' as amount from public.audit_log
    where entity = 'orders' and action = 'match' and entity_id = ${next.id}`;
  expect(trace).toEqual({ actor_id: superadmin, amount: '580' });
});

it.each([
  ['one blank more', (text: string) => text.replace(' ', '  '), 0],
  ['one blank less', (text: string) => text.replace(' ', ''), 0],
  ['wide blanks', (text: string) => `${text.replace(' ', '\u3000')}\u3000`, 0],
  ['a zero before its place', (text: string) => text, '00'],
])('knows a line that has %s', async (_, written, nth) => {
  const [first, second] = [await report(), await report()];
  const one = line();
  await confirm(one, [first.id]);
  const again = { ...one, text: written(one.text), nth };
  expect((await match([again]))[0]?.used).toMatchObject({ order_nos: [first.order_no] });
  expect(await refusal(confirm(again, [second.id]))).toBe('INVALID_STATE');
  expect(await statusOf(second.id)).toBe('payment_review');
  await confirm({ ...again, nth: 1 }, [second.id]);
});

it('tells two equal transfers of one day apart by their place', async () => {
  const [first, second] = [await report(), await report()];
  const twice = line();
  await confirm(twice, [first.id]);
  await confirm({ ...twice, nth: 1 }, [second.id]);
  expect(await statusOf(second.id)).toBe('paid');
});

it('takes no other amount than what is owed, and leaves nothing behind', async () => {
  const order = await report();
  const wrong = line({ amount: 579 });
  expect(await faultOf(confirm(wrong, [order.id]))).toMatchObject({ hint: 'amount' });
  expect(await statusOf(order.id)).toBe('payment_review');
  expect((await match([wrong]))[0]?.used).toBeNull();
  const other = await report();
  const both = line({ amount: 1160 });
  expect(await faultOf(confirm(both, [order.id, other.id]))).toMatchObject({ hint: 'amount' });
});

it('finds one transfer for all orders of a checkout', async () => {
  const organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  const concert = async () => {
    const event = await createEvent(database.sql, { organizer_id: organizer });
    await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 777, capacity: 10 });
    return event;
  };
  const events = [await concert(), await concert()];
  const { purchases } = await call<{ purchases: { order: { id: string } }[] }>(
    database.sql,
    buyer,
    'check_out_tickets',
    {
      p_events: events.map((event_id) => ({
        event_id,
        items: [{ ticket_type_id: 'std', quantity: 1 }],
        expected_total: 777,
      })),
      p_name: '林買家',
      p_email: 'lin@people.test',
      p_phone: '0912345678',
    },
  );
  const ids = purchases.map(({ order }) => order.id);
  for (const id of ids) {
    await call(database.sql, buyer, 'report_transfer', { p_order_id: id, p_last5: '77777' });
  }
  const all = line({ amount: 1554, digits: ['77777'] });
  const [found] = await match([all]);
  expect(found?.matches).toHaveLength(1);
  expect(found?.matches[0]?.order_ids.toSorted()).toEqual(ids.toSorted());
  await confirm(all, ids);
  expect(await Promise.all(ids.map(statusOf))).toEqual(['paid', 'paid']);
});

it('shows an administrator only what they confirm themselves, and sellers nothing', async () => {
  const order = await report();
  const editor = await signUpAdmin(database.sql, 'editor');
  const [seen] = await match([line()], editor);
  expect(seen?.matches.some(({ order_ids }) => order_ids.includes(order.id))).toBe(false);
  expect(await refusal(confirm(line(), [order.id], editor))).toBe('NOT_FOUND');
  expect(await refusal(match([line()], buyer))).toBe('FORBIDDEN');
});

describe('a payment that was confirmed by mistake', () => {
  const takeBack = (id: string, by = superadmin, reason = '是另一筆的款項') =>
    call<{ order_ids: string[] }>(database.sql, by, 'take_back_payment', {
      p_order_id: id,
      p_reason: reason,
    });
  const facts = async (id: string) => {
    const [row] = await database.sql`
      select o.status, o.paid_at, p.status as payment, p.confirmed_by,
        o.hold_expires_at > now() + interval '6 days' as is_held
      from public.orders as o join public.payments as p on p.order_id = o.id where o.id = ${id}`;
    return row;
  };

  it('waits for a look again, and the line confirms the right order', async () => {
    const [wrong, right] = [await report(), await report()];
    const one = line();
    await confirm(one, [wrong.id]);
    expect(await takeBack(wrong.id)).toEqual({ order_ids: [wrong.id] });
    expect(await facts(wrong.id)).toEqual({
      status: 'payment_review',
      paid_at: null,
      payment: 'reported',
      confirmed_by: null,
      is_held: true,
    });
    expect((await match([one]))[0]).toMatchObject({ used: null });
    await confirm(one, [right.id]);
    expect(await statusOf(right.id)).toBe('paid');
    // Its own money comes, after all.
    await confirm(line(), [wrong.id]);
    expect(await accountsOfOrder(database.sql, wrong.id)).toEqual({ price: -580, paid: 580 });
    const [told] = await database.sql`
      select params ->> 'reason' as reason from public.notifications
      where user_id = ${buyer} and kind = 'order.payment_unfound'`;
    expect(told).toEqual({ reason: '是另一筆的款項' });
    const [trace] = await database.sql`
      select actor_id, after from public.audit_log where action = 'unmatch' and entity_id = ${wrong.id}`;
    expect(trace).toEqual({ actor_id: superadmin, after: { reason: '是另一筆的款項' } });
  });

  it('is taken back once, whoever is faster, and not twice', async () => {
    const order = await report();
    await confirm(line(), [order.id]);
    const settled = await Promise.allSettled([takeBack(order.id), takeBack(order.id)]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(takeBack(order.id))).toBe('INVALID_STATE');
    await call(database.sql, superadmin, 'reject_payment', {
      p_order_id: order.id,
      p_reason: '查無款項',
    });
    expect(await statusOf(order.id)).toBe('pending_payment');
  });

  it('loses its tickets, keeps its seats, and gets others with its money', async () => {
    const organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const event = await createEvent(database.sql, { organizer_id: organizer });
    await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 400, capacity: 2 });
    const { order } = await buy(database.sql, buyer, event, { std: 2 }, 800);
    const id = order?.id ?? '';
    await call(database.sql, buyer, 'report_transfer', { p_order_id: id, p_last5: '12345' });
    const one = line({ amount: 800 });
    await confirm(one, [id]);
    await takeBack(id);
    const stock = async () => {
      const [row] = await database.sql`
        select sold, held, (select count(*)::int from public.tickets where event_id = ${event}) as tickets
        from public.ticket_stock where event_id = ${event} and ticket_type_id = 'std'`;
      return row;
    };
    expect(await stock()).toEqual({ sold: 0, held: 2, tickets: 0 });
    await confirm(one, [id]);
    expect(await stock()).toEqual({ sold: 2, held: 0, tickets: 2 });
    const [takings] = await database.sql`
      select orders::int, gross::int from private.takings where event_id = ${event}`;
    expect(takings).toEqual({ orders: 1, gross: 800 });

    // One is offered to somebody: it is theirs to take, until the offer is withdrawn.
    const [offered] = await database.sql<{ id: string }[]>`
      select id from public.tickets where event_id = ${event} limit 1`;
    const offer = await call<{ id: string }>(database.sql, buyer, 'offer_transfer', {
      p_ticket_id: offered?.id ?? '',
      p_to_email: `${randomUUID()}@example.com`,
    });
    expect(await faultOf(takeBack(id))).toMatchObject({ code: 'INVALID_STATE', hint: 'used' });
    await call(database.sql, buyer, 'end_transfer', { p_transfer_id: offer.id });
    await takeBack(id);
    expect(await stock()).toEqual({ sold: 0, held: 2, tickets: 0 });
    await confirm(one, [id]);
    expect(await stock()).toEqual({ sold: 2, held: 0, tickets: 2 });

    // Somebody was let in with one of them.
    const [ticket] = await database.sql<{ id: string }[]>`
      update public.tickets set status = 'checked_in', checked_in_at = now()
      where id = (select id from public.tickets where event_id = ${event} limit 1) returning id`;
    expect(await faultOf(takeBack(id))).toMatchObject({ code: 'INVALID_STATE', hint: 'used' });
    await database.sql`
      update public.tickets set status = 'valid', checked_in_at = null where id = ${ticket?.id ?? ''}`;
    // A closed statement counts it.
    await database.sql`
      insert into public.event_settlements (
        event_id, organizer_id, orders, gross, refunded, platform_fee, net, received, payout
      )
      values (${event}, ${organizer}, 1, 800, 0, 0, 800, 800, 0)`;
    expect(await faultOf(takeBack(id))).toMatchObject({ hint: 'settled' });
  });

  it('says what to do instead when something followed', async () => {
    const gone = await report();
    await confirm(line(), [gone.id]);
    await call(database.sql, superadmin, 'hand_over_order', { p_order_id: gone.id });
    expect(await faultOf(takeBack(gone.id))).toMatchObject({ code: 'INVALID_STATE', hint: 'used' });

    const asked = await report();
    await confirm(line(), [asked.id]);
    await call(database.sql, superadmin, 'give_refund', { p_order_id: asked.id, p_reason: '瑕疵' });
    expect(await faultOf(takeBack(asked.id))).toMatchObject({ hint: 'refunded' });

    const waiting = await report();
    expect(await faultOf(takeBack(waiting.id))).toMatchObject({
      code: 'INVALID_STATE',
      hint: undefined,
    });
    expect(await faultOf(takeBack(waiting.id, superadmin, ' '))).toMatchObject({ hint: 'reason' });
  });

  it('a plan is refunded instead, and stays as it is', async () => {
    const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const { order_id } = await call<{ order_id: string }>(database.sql, owner, 'subscribe', {
      p_catalog_id: await createPlan(database.sql, { code: 'unfound' }),
      p_venue_id: await createVenue(database.sql, owner),
      p_idempotency_key: randomUUID(),
    });
    await payOrder(database.sql, owner, superadmin, order_id);
    expect(await faultOf(takeBack(order_id))).toMatchObject({ hint: 'refund' });
    expect(await statusOf(order_id)).toBe('paid');
  });

  it('is for administrators who may confirm it', async () => {
    const order = await report();
    await confirm(line(), [order.id]);
    const [seller] = await database.sql<{ id: string }[]>`
      select a.owner_id as id from public.orders as o
      join public.performer_profiles as a on a.id = o.seller_id where o.id = ${order.id}`;
    expect(await refusal(takeBack(order.id, seller?.id))).toBe('FORBIDDEN');
    expect(await refusal(takeBack(order.id, buyer))).toBe('FORBIDDEN');
    const editor = await signUpAdmin(database.sql, 'editor');
    expect(await refusal(takeBack(order.id, editor))).toBe('NOT_FOUND');
  });
});

it.each([
  ['no line', []],
  ['a day that does not exist', [line({ booked_on: '2026-02-30' })]],
  ['no money', [line({ amount: 0 })]],
  ['money that went out', [line({ amount: -580 })]],
  ['more than a thousand', Array.from({ length: 1001 }, () => line())],
])('refuses %s', async (_, lines) => {
  expect(await faultOf(match(lines))).toMatchObject({ code: 'INVALID_INPUT', hint: 'lines' });
});
