import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { addTicketType, createEvent } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { buyAndReport } from './setup/orders';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
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

it.each([
  ['no line', []],
  ['a day that does not exist', [line({ booked_on: '2026-02-30' })]],
  ['no money', [line({ amount: 0 })]],
  ['money that went out', [line({ amount: -580 })]],
  ['more than a thousand', Array.from({ length: 1001 }, () => line())],
])('refuses %s', async (_, lines) => {
  expect(await faultOf(match(lines))).toMatchObject({ code: 'INVALID_INPUT', hint: 'lines' });
});
