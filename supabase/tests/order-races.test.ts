import { randomUUID } from 'node:crypto';
import { sized } from '../../tools/run-size/run-size';
import { signUpCrowd } from './setup/crowd';
import { call } from './setup/callers';
import { somebodyWaits } from './setup/crowd';
import { checkInvariants } from './setup/invariants';
import {
  expireAll,
  buy,
  buyAndPay,
  buyAndReport,
  createProduct,
  createShop,
  letOrderLapse,
  productOrder,
  refundFor,
  type OrderAnswer,
  type Shop,
} from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import { createCampaign } from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: sized(16, 40) });
let shop: Shop;
let buyer: string;

beforeEach(async () => {
  shop = await createShop(database.sql);
  buyer = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

/** How many succeeded, and with which words the others were refused. */
async function outcomes(attempts: PromiseLike<unknown>[]) {
  const settled = await Promise.allSettled(attempts);
  const refusals = settled.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  return { done: settled.length - refusals.length, refusals: [...new Set(refusals)].sort() };
}
const counters = async (id: string) => {
  const [row] = await database.sql`select sold, held from public.products where id = ${id}`;
  return [row?.['sold'], row?.['held']];
};

it('sells exactly 20 products to a crowd of buyers', async () => {
  const product = await createProduct(database.sql, shop, { stock: 20 });
  const fans = await signUpCrowd(database.sql, sized(80, 200));
  const result = await outcomes(fans.map((fan) => buy(database.sql, fan, { [product]: 1 })));
  expect(result).toEqual({ done: 20, refusals: ['SOLD_OUT'] });
  expect(await counters(product)).toEqual([0, 20]);
});

it('never locks in a circle while baskets overlap, lapse, are paid and cancelled', async () => {
  const products = await Promise.all(
    Array.from({ length: 6 }, () => createProduct(database.sql, shop, { stock: 25 })),
  );
  const pick = (n: number) => products[n % products.length] as string;
  const fans = await signUpCrowd(database.sql, 80);
  const work = fans.map(async (fan, n) => {
    // Three products in every order of theirs.
    const order = await buy(database.sql, fan, {
      [pick(n)]: 1,
      [pick(n * 5 + 1)]: 1,
      [pick(n + 3)]: 2,
    });
    const id = { p_order_id: order.id };
    if (n % 4 === 0) await letOrderLapse(database.sql, order.id);
    if (n % 4 === 1) await call(database.sql, fan, 'cancel_order', id);
    if (n % 4 === 2) {
      await call(database.sql, fan, 'report_transfer', { ...id, p_last5: '12345' });
      await call(database.sql, shop.owner, 'confirm_payment', id);
    }
  });
  const clock = Array.from({ length: 12 }, () =>
    database.sql`select private.expire_orders()`.then(() => undefined),
  );
  const result = await outcomes([...work, ...clock]);
  expect(result.refusals.filter((message) => message !== 'SOLD_OUT')).toEqual([]);
  expect(result.done).toBeGreaterThan(30);

  await database.sql`select private.expire_orders()`;
  const [left] = await database.sql`
    select count(*)::int as overdue from public.orders
    where status = 'pending_payment' and hold_expires_at <= now()`;
  expect(left).toEqual({ overdue: 0 });
});

it('makes one order of thirty requests with one key', async () => {
  const product = await createProduct(database.sql, shop, { stock: 100 });
  const args = productOrder({ [product]: 2 }, { p_idempotency_key: randomUUID() });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      call<OrderAnswer>(database.sql, buyer, 'order_products', args),
    ),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await counters(product)).toEqual([0, 2]);
});

it('lets one of many confirm, and the others read that they were late', async () => {
  const product = await createProduct(database.sql, shop, { stock: 5 });
  const order = await buyAndReport(database.sql, buyer, { [product]: 3 });
  const superadmins = await Promise.all([1, 2, 3].map(() => signUpSuperadmin(database.sql)));
  const sellers = [shop.owner, ...superadmins];
  const result = await outcomes(
    sellers.flatMap((seller) => [
      call(database.sql, seller, 'confirm_payment', { p_order_id: order.id }),
      call(database.sql, seller, 'reject_payment', { p_order_id: order.id, p_reason: '查無款項' }),
    ]),
  );
  expect(result).toEqual({ done: 1, refusals: ['INVALID_STATE'] });
  const [row] = await database.sql`select status from public.orders where id = ${order.id}`;
  expect(await counters(product)).toEqual(row?.['status'] === 'paid' ? [3, 0] : [0, 3]);
});

it('pays or expires, never both', async () => {
  const product = await createProduct(database.sql, shop, { stock: 100 });
  const fans = await signUpCrowd(database.sql, 30);
  const orders = await Promise.all(fans.map((fan) => buy(database.sql, fan, { [product]: 2 })));
  // Their time runs out in the middle of it.
  await database.sql`
    update public.orders set hold_expires_at = clock_timestamp() + interval '60 milliseconds'
    where id = any (${orders.map(({ id }) => id)})`;
  const report = (fan: string, id: string) =>
    call(database.sql, fan, 'report_transfer', { p_order_id: id, p_last5: '12345' });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const result = await outcomes([
    ...orders.map(async ({ id }, n) => {
      await pause(n * 5);
      await report(fans[n] as string, id);
    }),
    ...Array.from({ length: 10 }, async (_, n) => {
      await pause(n * 15);
      await database.sql`select private.expire_orders()`;
    }),
  ]);
  expect(result.refusals.filter((message) => message !== 'ORDER_EXPIRED')).toEqual([]);
  await expireAll(database.sql);
  const [row] = await database.sql`
    select count(*) filter (where status = 'payment_review')::int as reported,
      count(*) filter (where status = 'expired')::int as expired
    from public.orders where id = any (${orders.map(({ id }) => id)})`;
  expect((row?.['reported'] as number) + (row?.['expired'] as number)).toBe(30);
  expect(await counters(product)).toEqual([0, (row?.['reported'] as number) * 2]);
});

it('stays cancelled, whether its transfer was reported before or not', async () => {
  const product = await createProduct(database.sql, shop, { stock: 100 });
  const orders = await Promise.all(
    Array.from({ length: 15 }, () => buy(database.sql, buyer, { [product]: 1 })),
  );
  const result = await outcomes(
    orders.flatMap(({ id }) => [
      call(database.sql, buyer, 'report_transfer', { p_order_id: id, p_last5: '12345' }),
      call(database.sql, buyer, 'cancel_order', { p_order_id: id }),
    ]),
  );
  expect(result.done).toBeGreaterThanOrEqual(15);
  expect(result.refusals.filter((message) => message !== 'INVALID_STATE')).toEqual([]);
  const states = await database.sql`
    select distinct status from public.orders where id = any (${orders.map(({ id }) => id)})`;
  expect(states).toEqual([{ status: 'cancelled' }]);
  expect(await counters(product)).toEqual([0, 0]);
});

it('refunds once: asked twenty times, decided by four, sent by four', async () => {
  const product = await createProduct(database.sql, shop, { stock: 5 });
  const order = await buyAndPay(database.sql, shop, buyer, { [product]: 3 });
  const asked = await outcomes(
    Array.from({ length: 20 }, () =>
      call(database.sql, buyer, 'request_refund', refundFor(order.id)),
    ),
  );
  expect(asked).toEqual({ done: 1, refusals: ['INVALID_STATE'] });

  const [refund] = await database.sql<{ id: string }[]>`
    select id from public.refund_requests where order_id = ${order.id}`;
  const ref = { p_refund_id: refund?.id ?? '' };
  const superadmins = await Promise.all([1, 2, 3].map(() => signUpSuperadmin(database.sql)));
  const sellers = [shop.owner, ...superadmins];
  const decided = await outcomes([
    ...sellers.map((seller) =>
      call(database.sql, seller, 'decide_refund', { ...ref, p_approve: true }),
    ),
    // The goods go out at the same moment: not while money comes back.
    call(database.sql, shop.owner, 'hand_over_order', { p_order_id: order.id }),
  ]);
  expect(decided).toEqual({ done: 1, refusals: ['INVALID_STATE'] });
  const sent = await outcomes(
    sellers.map((seller) =>
      call(database.sql, seller, 'mark_refunded', { ...ref, p_transfer_ref: 'TX' }),
    ),
  );
  expect(sent).toEqual({ done: 1, refusals: ['INVALID_STATE'] });
  expect(await counters(product)).toEqual([0, 0]);
  const [row] = await database.sql`
    select refunded_amount, total from public.orders where id = ${order.id}`;
  expect(row?.['refunded_amount']).toBe(row?.['total']);
});

it('disables an account that buys one more thing meanwhile: nobody waits in a circle', async () => {
  const products = [
    await createProduct(database.sql, shop),
    await createProduct(database.sql, shop),
  ];
  const [low = '', high = ''] = products.sort();
  const [fan, other, superadmin] = await Promise.all([
    signUp(database.sql),
    signUp(database.sql),
    signUpSuperadmin(database.sql),
  ]);
  const campaign = await createCampaign(database.sql, fan);
  const first = await buy(database.sql, fan, { [high]: 1 });
  const both = await buy(database.sql, other, { [low]: 1, [high]: 1 });

  let second: OrderAnswer | undefined;
  let work: Promise<unknown> = Promise.resolve();
  await database.sql.begin(async (keeper) => {
    await keeper`select from public.support_campaigns where id = ${campaign} for update`;
    const disabled = { p_user_id: fan, p_active: false };
    const disabling = call(database.sql, superadmin, 'set_account_active', disabled);
    await somebodyWaits(database.sql);
    second = await buy(database.sql, fan, { [low]: 1 });
    const cancelling = call(database.sql, other, 'cancel_order', { p_order_id: both.id });
    await somebodyWaits(database.sql, 2);
    work = Promise.all([disabling, cancelling]);
  });
  await work;
  const orders = await database.sql`
    select distinct status from public.orders
    where id = any (${[first.id, second?.id ?? '', both.id]})`;
  expect(orders).toEqual([{ status: 'cancelled' }]);
  expect(await Promise.all(products.map(counters))).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('buys while the account is held by whoever disables it: the number is passed over, nobody waits', async () => {
  const product = await createProduct(database.sql, shop);
  const recalled = () => database.sql`select phone from public.profiles where id = ${buyer}`;
  await database.sql`update public.profiles set phone = null where id = ${buyer}`;
  const withNumber = productOrder({ [product]: 1 }, { p_buyer: { phone: '0912345678' } });
  await database.sql.begin(async (keeper) => {
    await keeper`select from public.profiles where id = ${buyer} for no key update`;
    await call(database.sql, buyer, 'order_products', withNumber);
  });
  expect(await recalled()).toEqual([{ phone: null }]);
  await call(database.sql, buyer, 'order_products', withNumber);
  expect(await recalled()).toEqual([{ phone: expect.stringContaining('912') as string }]);
}, 5000);
