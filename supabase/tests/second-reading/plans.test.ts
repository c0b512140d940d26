import { randomUUID } from 'node:crypto';
import { signUpAdmin } from '../setup/back-office';
import { call, faultOf, refusal, type Argument } from '../setup/callers';
import { checkInvariants } from '../setup/invariants';
import { accountsOfOrder } from '../setup/ledger';
import { refundFor, type OrderAnswer } from '../setup/orders';
import { signUp } from '../setup/people';
import { createPlan, createVenue, letDaysPass, payOrder } from '../setup/subscriptions';
import { provideTestDatabase } from '../setup/test-database';

const database = provideTestDatabase({ poolSize: 6 });
let superadmin: string;
let basic: string;
let big: string;
let free: string;
let owner: string;
let venue: string;

beforeAll(async () => {
  superadmin = await signUpAdmin(database.sql, 'superadmin');
  basic = await createPlan(database.sql, { code: 'basic', price: 600 });
  big = await createPlan(database.sql, { code: 'big', price: 1500 });
  free = await createPlan(database.sql, { code: 'free', price: 0 });
});
beforeEach(async () => {
  owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  venue = await createVenue(database.sql, owner);
});
afterEach(() => checkInvariants(database.sql));

interface Plan {
  id: string;
  order_id: string;
}
const as = <T = unknown>(user: string, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const subscribe = (catalog: string, cycle = 'monthly') =>
  as<Plan>(owner, 'subscribe', {
    p_catalog_id: catalog,
    p_venue_id: venue,
    p_billing_cycle: cycle,
    p_idempotency_key: randomUUID(),
  });
const pay = (orderId: string) => payOrder(database.sql, owner, superadmin, orderId);
const running = async (catalog: string, cycle = 'monthly') => {
  const plan = await subscribe(catalog, cycle);
  await pay(plan.order_id);
  return plan;
};
const renew = async (planId: string) =>
  (await as<Plan>(owner, 'renew_subscription', { p_plan_id: planId })).order_id;
const report = (orderId: string) =>
  as(owner, 'report_transfer', { p_order_id: orderId, p_last5: '12345' });
const confirm = (orderId: string) => as(superadmin, 'confirm_payment', { p_order_id: orderId });
const ask = async (orderId: string) => {
  const { refunds } = await as<OrderAnswer>(owner, 'request_refund', refundFor(orderId));
  return refunds.at(-1)?.id ?? '';
};
const giveBack = async (orderId: string) =>
  as(superadmin, 'decide_refund', { p_refund_id: await ask(orderId), p_approve: true });
const read = async (planId: string) => {
  const [row] = await database.sql<{ status: string; days: number; worth: number }[]>`
    select status, renewal_date - private.today() as days, private.subscription_worth(id) as worth
    from public.subscription_plans where id = ${planId}`;
  return row as { status: string; days: number; worth: number };
};
const orderOf = async (id: string) => {
  const [row] = await database.sql<{ total: number; discount: number }[]>`
    select total, discount from public.orders where id = ${id}`;
  return row;
};

describe('3 · one sum is asked back and taken along', () => {
  it('refuses another plan while the running one is asked back', async () => {
    const { order_id } = await running(basic);
    const refund = await ask(order_id);
    expect(await faultOf(subscribe(big))).toMatchObject({ code: 'INVALID_STATE', hint: 'refund' });
    expect(await refusal(subscribe(free))).toBe('INVALID_STATE');
    await as(owner, 'withdraw_refund', { p_refund_id: refund });
    expect((await orderOf((await subscribe(big)).order_id))?.discount).toBe(600);
  });

  it('gives nothing back of a plan that an ordered one takes along', async () => {
    const { id, order_id } = await running(basic);
    const better = await subscribe(big);
    expect(await accountsOfOrder(database.sql, better.order_id)).toEqual({
      price: -900,
      due: 900,
      credit: 600,
    });
    expect(await faultOf(ask(order_id))).toMatchObject({ hint: 'refunded_already' });
    await as(owner, 'cancel_order', { p_order_id: better.order_id });
    expect(await accountsOfOrder(database.sql, order_id)).toEqual({ price: -600, paid: 600 });
    expect(await read(id)).toMatchObject({ status: 'active', worth: 600 });
    await giveBack(order_id);
  });

  it('asks for nothing of a plan of which only a part is taken along', async () => {
    const { id } = await running(basic);
    const second = await renew(id);
    await pay(second);
    await subscribe(big);
    expect(await faultOf(ask(second))).toMatchObject({ hint: expect.any(String) });
  });

  it('refuses to throw away what is paid for a plan that costs nothing', async () => {
    const { id } = await running(basic);
    expect(await faultOf(subscribe(free))).toMatchObject({ hint: 'paid_until' });
    await letDaysPass(database.sql, id, 40);
    await database.sql`select private.renew_subscriptions()`;
    await subscribe(free);
  });
});

it('4 · an old renewal that is confirmed after a new plan was bought goes back', async () => {
  const { id } = await running(basic, 'yearly');
  const renewal = await renew(id);
  await report(renewal);
  const better = await running(big, 'yearly');
  const before = await read(better.id);
  await confirm(renewal);
  expect(await read(better.id)).toEqual(before);
  expect(await read(id)).toMatchObject({ status: 'cancelled' });
  expect(await accountsOfOrder(database.sql, renewal)).toEqual({ price: -6000, owed: 6000 });
});

it('4 · an old renewal that was not found is not paid any more', async () => {
  const { id } = await running(basic);
  const renewal = await renew(id);
  await report(renewal);
  await running(big);
  await as(superadmin, 'reject_payment', { p_order_id: renewal, p_reason: '查無款項' });
  expect(await refusal(report(renewal))).toBe('INVALID_STATE');
  expect(await accountsOfOrder(database.sql, renewal)).toEqual({});
});

describe('5 · what another plan takes along', () => {
  it('comes back with the refund: the old plan goes on, the new money is owed', async () => {
    const old = await running(basic);
    await letDaysPass(database.sql, old.id, 10);
    const before = await read(old.id);
    const better = await running(big);
    expect(await read(old.id)).toMatchObject({ status: 'cancelled' });
    await database.sql`
      update public.subscription_plans set cancel_at = cancel_at - 3 where id = ${old.id}`;
    await letDaysPass(database.sql, better.id, 3);
    await database.sql`
      update private.subscription_cycles set until = until - 3 where plan_id = ${old.id}`;
    await database.sql`
      update public.subscription_plans set renewal_date = renewal_date - 3 where id = ${old.id}`;
    await giveBack(better.order_id);
    const { total } = (await orderOf(better.order_id)) as { total: number };
    expect(await accountsOfOrder(database.sql, better.order_id)).toEqual({
      price: -total,
      owed: total,
    });
    expect(await read(old.id)).toEqual(before);
    expect(await read(better.id)).toMatchObject({ status: 'cancelled', worth: 0 });
  });

  it('is all of it, as days, when the new plan costs less', async () => {
    await running(basic, 'yearly');
    const monthly = await subscribe(basic);
    expect(await orderOf(monthly.order_id)).toEqual({ total: 0, discount: 600 });
    const now = await read(monthly.id);
    // NT$ 6,000 are ten months at NT$ 600.
    expect(now).toMatchObject({ status: 'active', worth: 6000 });
    expect(Math.abs(now.days - 304)).toBeLessThanOrEqual(8);
  });

  it('is every month that was paid ahead', async () => {
    const { id } = await running(basic);
    await pay(await renew(id));
    await pay(await renew(id));
    const better = await subscribe(big, 'yearly');
    expect(await orderOf(better.order_id)).toEqual({ total: 15_000 - 1800, discount: 1800 });
  });

  it('stays until what was bought since is given back', async () => {
    const old = await running(basic);
    const better = await running(big);
    const renewal = await renew(better.id);
    await pay(renewal);
    expect(await faultOf(ask(better.order_id))).toMatchObject({ hint: 'renewed_since' });
    await giveBack(renewal);
    await giveBack(better.order_id);
    expect(await read(old.id)).toMatchObject({ status: 'active', worth: 600 });
  });

  it('may be moved on twice, and comes back step by step', async () => {
    const first = await running(basic);
    const second = await running(big);
    const third = await running(big, 'yearly');
    expect(await orderOf(third.order_id)).toEqual({ total: 13_500, discount: 1500 });
    await giveBack(third.order_id);
    expect(await read(second.id)).toMatchObject({ status: 'active', worth: 1500 });
    await giveBack(second.order_id);
    expect(await read(first.id)).toMatchObject({ status: 'active', worth: 600 });
  });
});

it('asks back and takes along at once: one of them', async () => {
  const { order_id } = await running(basic);
  const outcomes = await Promise.allSettled([ask(order_id), subscribe(big)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('held before: renewing three times at once is one order', async () => {
  const { id } = await running(basic);
  const orders = await Promise.all([renew(id), renew(id), renew(id)]);
  expect(new Set(orders).size).toBe(1);
});
