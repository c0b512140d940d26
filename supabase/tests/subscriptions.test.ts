import { randomUUID } from 'node:crypto';
import {
  mySubscriptionsSchema,
  subscribeInputSchema,
  subscriptionPageSchema,
  subscriptionSchema,
} from './answers/subscriptions';
import { signUpAdmin } from './setup/back-office';
import { createVenue as createBookableVenue } from './setup/bookings';
import { call, faultOf, refusal } from './setup/callers';
import { brokenInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { addPhotos } from './setup/pictures';
import { createPlan, createVenue, letDaysPass, payOrder } from './setup/subscriptions';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase({ poolSize: 20 });
let superadmin: string;
let basic: string;
let big: string;
let free: string;
beforeAll(async () => {
  superadmin = await signUpAdmin(database.sql, 'superadmin');
  basic = await createPlan(database.sql, { code: 'basic' });
  big = await createPlan(database.sql, { code: 'big', price: 1500, limits: { listings: null } });
  free = await createPlan(database.sql, { code: 'free', price: 0, limits: { listings: 1 } });
});

const arrive = async () => {
  const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  return { owner, venue: await createVenue(database.sql, owner) };
};
const subscribe = async (
  owner: string,
  venue: string,
  plan: string,
  change: Record<string, string> = {},
) =>
  subscriptionSchema.parse(
    await call(
      database.sql,
      owner,
      'subscribe',
      subscribeInputSchema.parse({
        p_catalog_id: plan,
        p_venue_id: venue,
        p_billing_cycle: 'monthly',
        p_idempotency_key: randomUUID(),
        ...change,
      }) as Record<string, string>,
    ),
  );
const planOf = async (id: string) => {
  const [row] = await database.sql`
    select status, auto_renew, cancel_at::text, order_id,
      renewal_date - private.today() as days_left, start_date = private.today() as starts_today
    from public.subscription_plans where id = ${id}`;
  return row as {
    status: string;
    auto_renew: boolean;
    cancel_at: string | null;
    order_id: string;
    days_left: number;
    starts_today: boolean;
  };
};
const run = () => database.sql`select private.renew_subscriptions()`;
const orderStatus = async (id: string) =>
  (await database.sql`select status, total, discount from public.orders where id = ${id}`)[0];

/** A plan that was bought and paid today. */
async function running(plan = basic) {
  const { owner, venue } = await arrive();
  const bought = await subscribe(owner, venue, plan);
  await payOrder(database.sql, owner, superadmin, bought.order_id ?? '');
  return { owner, venue, id: bought.id, order: bought.order_id ?? '' };
}

describe('subscribing', () => {
  it('waits for its payment and runs for a month from the day of it', async () => {
    const { owner, venue } = await arrive();
    const bought = await subscribe(owner, venue, basic);
    expect(bought).toMatchObject({ status: 'pending_payment', price: 600, start_date: null });
    await payOrder(database.sql, owner, superadmin, bought.order_id ?? '');
    const now = await planOf(bought.id);
    expect([now.status, now.starts_today]).toEqual(['active', true]);
    expect(now.days_left).toBeGreaterThanOrEqual(28);
    expect(now.days_left).toBeLessThanOrEqual(31);
  });

  it('to a free plan runs at once', async () => {
    const { owner, venue } = await arrive();
    expect(await subscribe(owner, venue, free)).toMatchObject({ status: 'active' });
  });

  it('twice with one key, even at once, is one plan and one order', async () => {
    const { owner, venue } = await arrive();
    const key = { p_idempotency_key: randomUUID() };
    const plans = await Promise.all(
      Array.from({ length: 10 }, () => subscribe(owner, venue, basic, key)),
    );
    expect(new Set(plans.map(({ id }) => id)).size).toBe(1);
    const yearly = subscribe(owner, venue, basic, { ...key, p_billing_cycle: 'yearly' });
    expect(await refusal(yearly)).toBe('KEY_TAKEN');
    const [row] = await database.sql`
      select count(*)::int as orders from public.orders where buyer_id = ${owner}`;
    expect(row).toEqual({ orders: 1 });
  });

  it('with different keys at once leaves one plan that waits', async () => {
    const { owner, venue } = await arrive();
    const settled = await Promise.allSettled(
      Array.from({ length: 10 }, () => subscribe(owner, venue, basic)),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is for the own venue, a plan for venues, and one subscriber', async () => {
    const { owner, venue } = await arrive();
    const forPerformers = await createPlan(database.sql, {
      code: 'performers',
      audience: 'performer',
    });
    expect(await refusal(subscribe(await signUp(database.sql), venue, basic))).toBe('NOT_FOUND');
    expect(await refusal(subscribe(owner, venue, forPerformers))).toBe('NOT_FOUND');
    const both = call(database.sql, owner, 'subscribe', {
      p_catalog_id: basic,
      p_venue_id: venue,
      p_performer_id: venue,
    });
    expect(await faultOf(both)).toMatchObject({ code: 'INVALID_INPUT', hint: 'subscriber' });
  });

  it('to what runs already is refused', async () => {
    const { owner, venue } = await running();
    expect(await faultOf(subscribe(owner, venue, basic))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'running',
    });
  });

  it('is possible again when the first order lapsed', async () => {
    const { owner, venue } = await arrive();
    const first = await subscribe(owner, venue, basic);
    expect(await refusal(subscribe(owner, venue, big))).toBe('INVALID_STATE');
    await database.sql`
      update public.orders set hold_expires_at = now() where id = ${first.order_id}`;
    await subscribe(owner, venue, big);
    expect(await planOf(first.id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('a higher plan', () => {
  it('takes off what is left of the old one and replaces it when it is paid', async () => {
    const { owner, venue, id } = await running();
    const [credit] = await database.sql`
      select private.subscription_worth(s.id) as amount,
        floor(s.price * (s.renewal_date - private.today())::numeric
          / (s.renewal_date - s.start_date))::int as expected
      from public.subscription_plans as s where id = ${id}`;
    expect(credit).toEqual({ amount: 600, expected: 600 });
    await letDaysPass(database.sql, id, 15);
    const better = await subscribe(owner, venue, big);
    const order = await orderStatus(better.order_id ?? '');
    expect(order?.['discount']).toBeGreaterThan(250);
    expect(order?.['discount']).toBeLessThan(350);
    expect(await planOf(id)).toMatchObject({ status: 'active' });
    await payOrder(database.sql, owner, superadmin, better.order_id ?? '');
    expect(await planOf(id)).toMatchObject({ status: 'cancelled' });
    expect(await planOf(better.id)).toMatchObject({ status: 'active' });
  });

  it('cancels the open renewal of the old one', async () => {
    const { owner, venue, id } = await running();
    await letDaysPass(database.sql, id, 25);
    await run();
    const renewal = (await planOf(id)).order_id;
    const better = await subscribe(owner, venue, big);
    await payOrder(database.sql, owner, superadmin, better.order_id ?? '');
    expect(await orderStatus(renewal)).toMatchObject({ status: 'cancelled' });
  });
});

describe('renewing', () => {
  it('begins a week before the end, once, and adds a month when it is paid', async () => {
    const { owner, id, order } = await running();
    await run();
    expect(await planOf(id)).toMatchObject({ status: 'active', order_id: order });
    await letDaysPass(database.sql, id, 25);
    await run();
    await run();
    const due = await planOf(id);
    expect(due.status).toBe('expiring');
    expect(due.order_id).not.toBe(order);
    const [count] = await database.sql`
      select count(*)::int as orders from public.orders where buyer_id = ${owner}`;
    expect(count).toEqual({ orders: 2 });
    await payOrder(database.sql, owner, superadmin, due.order_id);
    const renewed = await planOf(id);
    expect(renewed.status).toBe('active');
    expect(renewed.days_left).toBeGreaterThanOrEqual(due.days_left + 28);
  });

  it('ends the plan when nobody pays, and says so', async () => {
    const { owner, id } = await running();
    await letDaysPass(database.sql, id, 25);
    await run();
    await letDaysPass(database.sql, id, 10);
    await run();
    expect(await planOf(id)).toMatchObject({ status: 'expired' });
    const { items } = await call<{ items: { kind: string }[] }>(
      database.sql,
      owner,
      'my_notifications',
    );
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['subscription.expiring', 'subscription.ended']),
    );
  });

  it('waits for a payment that was reported', async () => {
    const { owner, id } = await running();
    await letDaysPass(database.sql, id, 25);
    await run();
    const { order_id } = await planOf(id);
    await call(database.sql, owner, 'report_transfer', { p_order_id: order_id, p_last5: '12345' });
    await letDaysPass(database.sql, id, 10);
    await run();
    expect(await planOf(id)).toMatchObject({ status: 'expiring' });
    await call(database.sql, superadmin, 'confirm_payment', { p_order_id: order_id });
    expect((await planOf(id)).status).toBe('active');
  });

  it('can be switched off: no order, and the plan runs out as cancelled', async () => {
    const { owner, id, order } = await running();
    const set = (on: boolean) =>
      call(database.sql, owner, 'set_subscription_renewal', { p_plan_id: id, p_auto_renew: on });
    await set(false);
    expect((await planOf(id)).cancel_at).not.toBeNull();
    await set(true);
    expect((await planOf(id)).cancel_at).toBeNull();
    await set(false);
    await letDaysPass(database.sql, id, 25);
    await run();
    expect(await planOf(id)).toMatchObject({ status: 'expiring', order_id: order });
    await letDaysPass(database.sql, id, 10);
    await run();
    expect(await planOf(id)).toMatchObject({ status: 'cancelled' });
    expect(await refusal(set(true))).toBe('INVALID_STATE');
  });

  describe('ended by an operator', () => {
    const end = async (id: string, p_at_once: boolean, who?: string) =>
      call(database.sql, who ?? (await signUpAdmin(database.sql, 'editor')), 'end_subscription', {
        p_plan_id: id,
        p_at_once,
        p_reason: '違反刊登規範',
      });

    it('at once it is over, the owner reads why, and it is written down', async () => {
      const { owner, venue, id } = await running();
      await end(id, true);
      expect(await planOf(id)).toMatchObject({ status: 'cancelled', auto_renew: false });
      const [told] = await database.sql`
        select params ->> 'reason' as reason from public.notifications
        where user_id = ${owner} and kind = 'subscription.stopped'`;
      expect(told).toEqual({ reason: '違反刊登規範' });
      const [trace] = await database.sql`
        select after from public.audit_log where action = 'end_plan' and entity_id = ${id}`;
      expect(trace).toEqual({ after: { at_once: true, reason: '違反刊登規範' } });
      expect(await refusal(end(id, true))).toBe('INVALID_STATE');
      // The venue may subscribe anew.
      expect(await subscribe(owner, venue, free)).toMatchObject({ status: 'active' });
      expect(await brokenInvariants(database.sql)).toEqual([]);
    });

    it('at the end of what is paid it runs out, and its open renewal is off', async () => {
      const { id } = await running();
      await letDaysPass(database.sql, id, 25);
      await run();
      const { order_id, days_left } = await planOf(id);
      await end(id, false);
      expect(await planOf(id)).toMatchObject({ status: 'expiring', days_left });
      expect(await orderStatus(order_id)).toMatchObject({ status: 'cancelled' });
      await letDaysPass(database.sql, id, 10);
      await run();
      expect(await planOf(id)).toMatchObject({ status: 'cancelled' });
    });

    it('one that costs nothing is ended as well', async () => {
      const { owner, venue } = await arrive();
      const { id } = await subscribe(owner, venue, free);
      await end(id, true);
      expect(await planOf(id)).toMatchObject({ status: 'cancelled' });
    });

    it('not while its renewal is being looked for, or another plan is ordered in its place', async () => {
      const paid = await running();
      await letDaysPass(database.sql, paid.id, 25);
      await run();
      await call(database.sql, paid.owner, 'report_transfer', {
        p_order_id: (await planOf(paid.id)).order_id,
        p_last5: '12345',
      });
      expect(await faultOf(end(paid.id, false))).toMatchObject({
        code: 'INVALID_STATE',
        hint: 'payment',
      });
      const replaced = await running();
      await subscribe(replaced.owner, replaced.venue, big);
      expect(await faultOf(end(replaced.id, true))).toMatchObject({ hint: 'replaced' });
    });

    it('not without a reason, not one that is not there, and nobody ends their own', async () => {
      const { id } = await running();
      const editor = await signUpAdmin(database.sql, 'editor');
      const silent = call(database.sql, editor, 'end_subscription', {
        p_plan_id: id,
        p_at_once: true,
        p_reason: ' ',
      });
      expect(await faultOf(silent)).toMatchObject({ code: 'INVALID_INPUT', hint: 'reason' });
      expect(await refusal(end(randomUUID(), true))).toBe('NOT_FOUND');
      await database.sql`update public.subscription_plans set owner_id = ${editor} where id = ${id}`;
      expect(await refusal(end(id, true, editor))).toBe('OWN_CAUSE');
    });
  });

  it('switched off late cancels the open renewal', async () => {
    const { owner, id } = await running();
    await letDaysPass(database.sql, id, 25);
    await run();
    const { order_id } = await planOf(id);
    await call(database.sql, owner, 'set_subscription_renewal', {
      p_plan_id: id,
      p_auto_renew: false,
    });
    expect(await orderStatus(order_id)).toMatchObject({ status: 'cancelled' });
  });

  it('by hand gives one order, also after the end', async () => {
    const { owner, id } = await running();
    await letDaysPass(database.sql, id, 40);
    await run();
    expect(await planOf(id)).toMatchObject({ status: 'expired' });
    const renew = async () =>
      subscriptionSchema.parse(
        await call(database.sql, owner, 'renew_subscription', { p_plan_id: id }),
      );
    const [first, again] = [await renew(), await renew()];
    expect(first.order_id).toBe(again.order_id);
    await payOrder(database.sql, owner, superadmin, first.order_id ?? '');
    expect(await planOf(id)).toMatchObject({ status: 'active', starts_today: true });
  });
});

describe('the money back', () => {
  const refund = async (owner: string, order: string) => {
    const [row] = await database.sql`
      select private.order_refund_quote(${order}, null) as quote`;
    await database.sql`select private.order_refunded(${order}, 'subscription', null)`;
    return { owner, quote: row?.['quote'] as Record<string, unknown> };
  };

  it('is all of it within seven days, and ends the plan', async () => {
    const { owner, id, order } = await running();
    const { quote } = await refund(owner, order);
    expect(quote).toMatchObject({ amount: 600, fee: 0, allowed: true });
    expect(await planOf(id)).toMatchObject({ status: 'cancelled' });
  });

  it('is nothing later', async () => {
    const { order } = await running();
    await database.sql`update public.orders set paid_at = now() - interval '8 days' where id = ${order}`;
    const [row] = await database.sql`select private.order_refund_quote(${order}, null) as quote`;
    expect(row?.['quote']).toMatchObject({ allowed: false, reason: 'too_late' });
  });

  it('of a renewal takes back the renewal only', async () => {
    const { owner, id } = await running();
    await letDaysPass(database.sql, id, 25);
    await run();
    const due = await planOf(id);
    await payOrder(database.sql, owner, superadmin, due.order_id);
    await refund(owner, due.order_id);
    const now = await planOf(id);
    expect(now.status).toBe('expiring');
    expect(Math.abs(now.days_left - due.days_left)).toBeLessThanOrEqual(3);
  });
});

describe('limits', () => {
  let pair: string;
  beforeAll(async () => {
    pair = await createPlan(database.sql, { code: 'pair', limits: { listings: 2 } });
  });
  /** A draft that has everything that is asked for when it is submitted. */
  const complete = async (owner: string) => {
    const venue = await createBookableVenue(database.sql, owner, {
      status: 'draft',
      description: '巷弄裡的老宅咖啡廳，前後兩間可以分開使用，附投影與音響，適合生咖與讀書會。',
      address: '臺北市大安區某路 1 號',
    });
    await addPhotos(database.sql, venue);
    return venue;
  };
  const allows = async (venue: string, used: number) => {
    await database.sql`select private.check_plan_limit(null, ${venue}, 'listings', ${used})`;
    return true;
  };

  it('are those of the plan that runs, and the one page without one', async () => {
    const { venue } = await arrive();
    expect(await allows(venue, 0)).toBe(true);
    expect(await faultOf(allows(venue, 1))).toMatchObject({ code: 'PLAN_LIMIT', hint: 'listings' });
    const paid = await running();
    expect(await allows(paid.venue, 9)).toBe(true);
    expect(await refusal(allows(paid.venue, 10))).toBe('PLAN_LIMIT');
    const endless = await running(big);
    expect(await allows(endless.venue, 1_000_000)).toBe(true);
  });

  it('fall back on the day on which the plan ends, before any job has run', async () => {
    const { venue, id } = await running();
    await letDaysPass(database.sql, id, 40);
    expect(await refusal(allows(venue, 1))).toBe('PLAN_LIMIT');
  });

  it('hold where a venue is listed: the best plan among the venues of its owner counts', async () => {
    const { owner, venue, id } = await running(pair);
    const second = await complete(owner);
    const submit = (of: string) => call(database.sql, owner, 'submit_venue', { p_id: of });
    expect(await submit(second)).toMatchObject({ status: 'pending_approval' });
    const third = await complete(owner);
    expect(await faultOf(submit(third))).toMatchObject({ code: 'PLAN_LIMIT', hint: 'listings' });
    const use = async () =>
      mySubscriptionsSchema.parse(await call(database.sql, owner, 'my_subscriptions'))
        .venue_listings;
    expect(await use()).toEqual({ used: 2, most: 2 });
    await call(database.sql, owner, 'archive_venue', { p_id: second });
    expect(await submit(third)).toMatchObject({ status: 'pending_approval' });

    // What is listed stays when the plan ends; nothing is added.
    await letDaysPass(database.sql, id, 40);
    expect(await use()).toEqual({ used: 2, most: 1 });
    const [row] = await database.sql`select status from public.venues where id = ${venue}`;
    expect(row).toEqual({ status: 'approved' });
    expect(await refusal(submit(second))).toBe('PLAN_LIMIT');
  });

  it('hold when two venues are submitted at once', async () => {
    const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const venues = [await complete(owner), await complete(owner), await complete(owner)];
    const settled = await Promise.allSettled(
      venues.map((venue) => call(database.sql, owner, 'submit_venue', { p_id: venue })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('are counted without waiting for whoever holds the account of the owner', async () => {
    const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const venue = await complete(owner);
    await database.sql.begin(async (keeper) => {
      await keeper`select from public.profiles where id = ${owner} for no key update`;
      expect(await call(database.sql, owner, 'submit_venue', { p_id: venue })).toMatchObject({
        status: 'pending_approval',
      });
    });
  }, 5000);

  it('stay as bought when the catalogue changes', async () => {
    const { venue } = await running();
    await database.sql`update public.plan_catalog set limits = '{"listings": 1}' where id = ${basic}`;
    expect(await allows(venue, 9)).toBe(true);
  });
});

describe('lists', () => {
  it('show the owner the own plans and administrators one tab of all', async () => {
    const { owner, id } = await running();
    const { items } = mySubscriptionsSchema.parse(
      await call(database.sql, owner, 'my_subscriptions'),
    );
    expect(items.map((plan) => plan.id)).toEqual([id]);
    const page = async (args: Record<string, string>) =>
      subscriptionPageSchema.parse(
        await call(database.sql, superadmin, 'admin_list_subscriptions', args),
      );
    expect((await page({ p_audience: 'venue', p_query: '訂閱場地' })).total).toBeGreaterThan(5);
    expect((await page({ p_audience: 'performer' })).total).toBe(0);
    expect((await page({ p_audience: 'venue', p_status: 'expired' })).items).toMatchObject([
      { status: 'expired' },
    ]);
  });
});

it('keeps every promise about money', async () => {
  expect(await brokenInvariants(database.sql)).toEqual([]);
});
