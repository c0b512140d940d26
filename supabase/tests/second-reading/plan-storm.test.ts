import { sized } from '../../../tools/run-size/run-size';
import { signUpAdmin } from '../setup/back-office';
import { call, type Argument } from '../setup/callers';
import { stormSeed } from '../setup/crowd';
import { checkInvariants } from '../setup/invariants';
import { refundFor } from '../setup/orders';
import { signUp } from '../setup/people';
import { rollDice, type Dice } from '../setup/storm-world';
import { createPlan, createVenue, letDaysPass } from '../setup/subscriptions';
import { provideTestDatabase } from '../setup/test-database';

/**
 * Three owners who buy, renew, switch and give back plans, all at once, while days pass. Again as it
 * was: `STORM_SEED=<seed> STORM_STEPS=<steps> npm run unit -- plan-storm`.
 */
const seed = stormSeed();
const steps = Number(process.env['STORM_STEPS'] ?? sized(200, 600));
const threads = 8;
const roundSize = 100;

const database = provideTestDatabase({ poolSize: threads });
let admin: string;
let plans: string[];
let subscribers: { owner: string; venue: string }[];
beforeAll(async () => {
  admin = await signUpAdmin(database.sql, 'superadmin');
  plans = [
    await createPlan(database.sql, { code: 'free', price: 0 }),
    await createPlan(database.sql, { code: 'basic', price: 600 }),
    await createPlan(database.sql, { code: 'big', price: 1500 }),
  ];
  const arrive = async () => {
    const owner = await signUp(database.sql);
    return { owner, venue: await createVenue(database.sql, owner) };
  };
  subscribers = [await arrive(), await arrive(), await arrive()];
});

/** One row that fits, by chance; undefined when there is none. */
async function some(dice: Dice, query: string): Promise<Record<string, string> | undefined> {
  const rows = await database.sql.unsafe<Record<string, string>[]>(
    `select * from (${query}) as found order by md5(found.id::text || $1) limit 1`,
    [dice.salt()],
  );
  return rows[0];
}
const ordersThatAre = (status: string) =>
  `select id, buyer_id as owner from public.orders where status = '${status}'`;
const refundsThatAre = (status: string) => `
  select r.id, o.buyer_id as owner from public.refund_requests as r
  join public.orders as o on o.id = r.order_id where r.status = '${status}'`;
const runningPlans = `
  select id, owner_id as owner from public.subscription_plans
  where status in ('active', 'expiring', 'expired')`;

type Step = (dice: Dice) => Promise<unknown>;
/** Calls a function about a row that fits, as its owner or as the administrator. */
const about =
  (
    query: string,
    name: string,
    args: (id: string, dice: Dice) => Record<string, Argument>,
    caller: 'owner' | 'admin' = 'owner',
  ): Step =>
  async (dice) => {
    const row = await some(dice, query);
    if (!row) return;
    const by = caller === 'admin' ? admin : (row['owner'] ?? '');
    await call(database.sql, by, name, args(row['id'] ?? '', dice));
  };
const ofOrder = (id: string) => ({ p_order_id: id });

const operations: Record<string, Step> = {
  subscribe: async (dice) => {
    const { owner, venue } = dice.pick(subscribers);
    await call(database.sql, owner, 'subscribe', {
      p_catalog_id: dice.pick(plans),
      p_venue_id: venue,
      p_billing_cycle: dice.pick(['monthly', 'monthly', 'yearly']),
    });
  },
  renew: about(runningPlans, 'renew_subscription', (id) => ({ p_plan_id: id })),
  switch: about(runningPlans, 'set_subscription_renewal', (id, dice) => ({
    p_plan_id: id,
    p_auto_renew: dice.chance(0.5),
  })),
  report: about(ordersThatAre('pending_payment'), 'report_transfer', (id) => ({
    ...ofOrder(id),
    p_last5: '12345',
  })),
  confirm: about(ordersThatAre('payment_review'), 'confirm_payment', ofOrder, 'admin'),
  reject: about(
    ordersThatAre('payment_review'),
    'reject_payment',
    (id) => ({ ...ofOrder(id), p_reason: '查無款項' }),
    'admin',
  ),
  cancel: about(ordersThatAre('pending_payment'), 'cancel_order', ofOrder),
  ask: about(ordersThatAre('paid'), 'request_refund', (id) => refundFor(id)),
  withdraw: about(refundsThatAre('requested'), 'withdraw_refund', (id) => ({ p_refund_id: id })),
  decide: about(
    refundsThatAre('requested'),
    'decide_refund',
    (id, dice) => ({ p_refund_id: id, p_approve: dice.chance(0.7), p_note: '不符合' }),
    'admin',
  ),
  send: about(
    refundsThatAre('processing'),
    'mark_refunded',
    (id) => ({ p_refund_id: id, p_transfer_ref: 'TX' }),
    'admin',
  ),
  days_pass: async (dice) => {
    const { venue } = dice.pick(subscribers);
    await database.sql.begin(async (tx) => {
      await tx`select private.lock_subscriber(null, ${venue})`;
      const [plan] = await tx<{ id: string }[]>`
        select id from public.subscription_plans
        where venue_id = ${venue} and status in ('active', 'expiring')`;
      if (plan) await letDaysPass(tx, plan.id, 1 + dice.under(20));
    });
    await database.sql`select private.renew_subscriptions()`;
  },
};
const bag = Object.entries(operations).flatMap(([name, step]) =>
  Array.from({ length: ['report', 'confirm', 'subscribe'].includes(name) ? 3 : 1 }, () => ({
    name,
    step,
  })),
);

it(`gives no money twice and leaves no plan without its cycles through ${steps} steps (STORM_SEED=${seed})`, async () => {
  const outcomes = new Map<string, number>();
  const crashes: string[] = [];
  const runThread = async (thread: number, count: number) => {
    const dice = rollDice(seed + thread * 7919);
    for (let step = 0; step < count; step += 1) {
      const chosen = dice.pick(bag);
      const outcome = await chosen.step(dice).then(
        () => 'done',
        (error: Error & { code?: string }) => {
          if (!error.code?.startsWith('PT')) crashes.push(`${chosen.name}: ${error.message}`);
          return error.message;
        },
      );
      const key = `${chosen.name} ${outcome}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
    }
  };
  for (let round = 0; round * roundSize < steps; round += 1) {
    await Promise.all(
      Array.from({ length: threads }, (_, thread) =>
        runThread(round * threads + thread, Math.ceil(roundSize / threads)),
      ),
    );
    await checkInvariants(database.sql);
  }
  expect({ seed, crashes }).toEqual({ seed, crashes: [] });
  // A storm in which nothing succeeds would prove nothing.
  const missing = Object.keys(operations).filter((name) => !outcomes.has(`${name} done`));
  expect({ seed, missing: missing.slice(sized(5, 2)) }).toEqual({ seed, missing: [] });
});
