import { randomUUID } from 'node:crypto';
import { checkoutSchema } from '../../mf-events/src/data/purchase/purchase.schema';
import { orderSchema } from '@spotlight/shared/orders/schema';
import { fit } from './answers/fit';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { addTicketType, createEvent } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { expectTicketRulesToHold, stockOf } from './setup/tickets';

/** One checkout for several events of one seller. */

const database = provideTestDatabase();
let fan: string;
let organizer: string;
let events: string[];

const concert = async (capacity = 10) => {
  const event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { ticket_type_id: 'std', price: 500, capacity });
  return event;
};
beforeEach(async () => {
  fan = await signUp(database.sql);
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  events = [await concert(), await concert()];
});
afterEach(() => expectTicketRulesToHold(database.sql));

const asked = (event_id: string, quantity = 1) => ({
  event_id,
  items: [{ ticket_type_id: 'std', quantity }],
  expected_total: 500 * quantity,
});
const checkOut = async (p_events: unknown, more: Record<string, Argument> = {}) =>
  fit(
    checkoutSchema,
    await call(database.sql, fan, 'check_out_tickets', {
      p_events: p_events as Argument,
      p_name: '王小明',
      p_email: 'ming@people.test',
      p_phone: '0912345678',
      ...more,
    }),
  );
const read = async (person: string, id = '') =>
  fit(orderSchema, await call(database.sql, person, 'get_order', { p_order_id: id }));

it('makes an order for each event, which know of one another, also before their seller', async () => {
  const { purchases } = await checkOut(events.map((event, n) => asked(event, n + 1)));
  expect(new Set(purchases.map(({ event_id }) => event_id))).toEqual(new Set(events));
  const [first, second] = purchases.map(({ order }) => order?.id ?? '');
  expect((await read(fan, first)).checkout).toMatchObject([
    { id: second, status: 'pending_payment' },
  ]);
  expect((await read(organizer, second)).checkout).toMatchObject([{ id: first }]);
  const totals = purchases.map(({ order }) => order?.total ?? 0).toSorted((a, b) => a - b);
  expect(totals).toEqual([500, 1000]);
});

it('says to its seller which transfer was reported for the other orders', async () => {
  const { purchases } = await checkOut(events.map((event, n) => asked(event, n + 1)));
  const [first = '', second = ''] = purchases.map(({ order }) => order?.id ?? '');
  for (const id of [first, second]) {
    await call(database.sql, fan, 'choose_bank_transfer', { p_order_id: id });
  }
  await call(database.sql, fan, 'report_transfer', { p_order_id: second, p_last5: '54321' });
  const sibling = async () => (await read(organizer, first)).checkout[0];
  expect(await sibling()).toMatchObject({ status: 'payment_review', transfer_last5: '54321' });
});

it('is all or nothing', async () => {
  const [open = ''] = events;
  const full = await concert(1);
  expect(await refusal(checkOut([asked(open), asked(full, 2)]))).toBe('SOLD_OUT');
  expect(await stockOf(database.sql, open)).toEqual({ sold: 0, held: 0 });
  expect(await stockOf(database.sql, full)).toEqual({ sold: 0, held: 0 });
});

it('gives the same orders to the same request again', async () => {
  const more = { p_idempotency_key: randomUUID() };
  const wanted = events.map((event) => asked(event));
  const once = await checkOut(wanted, more);
  expect(await checkOut(wanted, more)).toEqual(once);
  expect(await refusal(checkOut(wanted.slice(0, 1), more))).toBe('KEY_TAKEN');
  for (const event of events) {
    expect(await stockOf(database.sql, event)).toEqual({ sold: 0, held: 1 });
  }
});

it('refuses what is no checkout of one seller', async () => {
  const [first = ''] = events;
  const elsewhere = await createEvent(database.sql, {
    organizer_id: await signUp(database.sql, { metadata: { user_type: 'performer' } }),
  });
  await addTicketType(database.sql, elsewhere, { ticket_type_id: 'std', price: 500 });
  for (const wrong of [
    null,
    [],
    'nonsense',
    [asked(first), asked(first)],
    [asked(first), asked(elsewhere)],
    [{ ...asked(first), event_id: 'nonsense' }],
    [{ ...asked(first), expected_total: null }],
    [{ ...asked(first), expected_total: -1 }],
  ]) {
    expect(await faultOf(checkOut(wrong))).toMatchObject({ code: 'INVALID_INPUT', hint: 'events' });
  }
  expect(await refusal(checkOut([{ ...asked(first), expected_total: 1 }]))).toBe('PRICE_CHANGED');
  expect(await refusal(checkOut([asked(randomUUID())]))).toBe('NOT_FOUND');
});

it('two of the same two events, asked for in either order, do not wait in a circle', async () => {
  const other = await signUp(database.sql);
  const both = events.map((event) => asked(event));
  const wanted = [both, both.toReversed()];
  const answers = await Promise.all(
    [fan, other].map((person, n) =>
      call(database.sql, person, 'check_out_tickets', {
        p_events: wanted[n] as unknown as Argument,
        p_name: '王小明',
        p_email: 'ming@people.test',
        p_phone: '0912345678',
      }),
    ),
  );
  expect(answers).toHaveLength(2);
});
