import { performerIncomeSchema } from '../../mf-idol-support/src/data/income/income.schema';
import { fit } from './answers/fit';
import { hours, insertBooking } from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { buyAndPay, createProduct, createShop, refundFor, type Shop } from './setup/orders';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let shop: Shop;
let fan: string;

beforeEach(async () => {
  shop = await createShop(database.sql);
  fan = await signUp(database.sql);
});

const income = async (args: Record<string, Argument> = {}, who: string | null = shop.owner) =>
  fit(
    performerIncomeSchema,
    await call(database.sql, who, 'performer_income', { p_performer_id: shop.performer, ...args }),
  );
const monthOf = (distance: number) => `${taipeiDay(distance).slice(0, 7)}-01`;
const quiet = { bookings: 0, worth: 0, orders: 0, goods: 0, deposits: 0, refunded: 0, net: 0 };

it('counts stages by the month in which they start; of who did not come stays the deposit', async () => {
  const at = (from: string, to: string) => hours(-2, from, to);
  const stage = (from: string, to: string, status: string) =>
    insertBooking(database.sql, {
      kind: 'performance',
      of: shop.performer,
      by: fan,
      at: at(from, to),
      status,
    });
  await stage('10:00', '12:00', 'completed');
  await stage('13:00', '14:00', 'no_show');
  await stage('15:00', '16:00', 'cancelled');
  const { months } = await income();
  const [sums] = await database.sql`
    select sum(case status when 'no_show' then deposit else total end)::int as worth
    from public.bookings where status in ('completed', 'no_show')`;
  expect(sums?.['worth']).toBeGreaterThan(0);
  expect(months.find(({ month }) => month === monthOf(-2))).toEqual({
    ...quiet,
    month: monthOf(-2),
    bookings: 2,
    worth: sums?.['worth'],
  });
});

it('counts goods on the day they are paid, and what goes back on the day it does', async () => {
  const towel = await createProduct(database.sql, shop, { stock: 5 });
  const first = await buyAndPay(database.sql, shop, fan, { [towel]: 2 });
  await buyAndPay(database.sql, shop, fan, { [towel]: 1 });
  const now = async () => {
    const { months, this_month: month } = await income();
    return months.find((each) => each.month === month);
  };
  const paid = await now();
  expect(paid).toMatchObject({ orders: 2, deposits: 0, refunded: 0 });
  expect(paid?.goods).toBeGreaterThan(0);
  expect(paid?.net).toBe(paid?.goods);

  const { refunds } = await call<{ refunds: { id: string; amount: number }[] }>(
    database.sql,
    fan,
    'request_refund',
    refundFor(first.id),
  );
  const [asked] = refunds;
  const refund = { p_refund_id: asked?.id ?? '' };
  await call(database.sql, shop.owner, 'decide_refund', { ...refund, p_approve: true });
  await call(database.sql, shop.owner, 'mark_refunded', { ...refund, p_transfer_ref: 'TX' });
  expect(await now()).toMatchObject({
    goods: paid?.goods,
    refunded: asked?.amount,
    net: (paid?.goods ?? 0) - (asked?.amount ?? 0),
  });
});

it('has every month, the two to come as well, latest first, and is the owner’s alone', async () => {
  const { months, this_month: now } = await income({ p_months: 3 });
  expect(months).toHaveLength(5);
  expect(months[2]).toEqual({ ...quiet, month: now });
  expect(await refusal(income({}, fan))).toBe('NOT_FOUND');
  expect(await refusal(income({}, null))).toBe('NOT_SIGNED_IN');
  expect(await faultOf(income({ p_months: 0 }))).toMatchObject({
    code: 'INVALID_INPUT',
    hint: 'months',
  });
});
