import { randomUUID } from 'node:crypto';
import { signUpAdmin } from '../setup/back-office';
import { refundFor } from '../setup/orders';
import { signUp } from '../setup/people';
import { createPlan, createVenue, letDaysPass, payOrder } from '../setup/subscriptions';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface Plan {
  id: string;
  order_id: string;
}
interface World {
  root: string;
  owner: string;
  venue: string;
  better: string;
  plan: Plan;
}

let worlds = 0;
const subscribe = (sql: Sql, { owner, venue }: Pick<World, 'owner' | 'venue'>, catalog: string) =>
  step<Plan>(sql, owner, 'subscribe', {
    p_catalog_id: catalog,
    p_venue_id: venue,
    p_billing_cycle: 'monthly',
    p_idempotency_key: randomUUID(),
  });

async function arrange(sql: Sql): Promise<World> {
  const root = await signUpAdmin(sql, 'superadmin');
  const owner = await signUp(sql, { metadata: { user_type: 'venue' } });
  const venue = await createVenue(sql, owner);
  const basic = await createPlan(sql, { code: `basic-${++worlds}`, price: 600 });
  const better = await createPlan(sql, { code: `better-${worlds}`, price: 1500 });
  return { root, owner, venue, better, plan: await subscribe(sql, { owner, venue }, basic) };
}

const isPaid = (sql: Sql, { plan }: World) =>
  valueOf(sql`select 1 from public.orders where id = ${plan.order_id} and paid_at is not null`);
const pay = (sql: Sql, { owner, root, plan }: World) => payOrder(sql, owner, root, plan.order_id);
const ensurePaid = async (sql: Sql, world: World) => {
  if (!(await isPaid(sql, world))) await pay(sql, world);
};
/** Pays for it where it only waits to be paid. */
const ensureRan = async (sql: Sql, world: World) => {
  const { plan } = world;
  const status = await valueOf(sql`select status from public.orders where id = ${plan.order_id}`);
  if (status === 'pending_payment') await pay(sql, world);
};
const betterOrder = (sql: Sql, { venue, better }: World) =>
  valueOf(sql`
    select order_id from public.subscription_plans
    where venue_id = ${venue} and catalog_id = ${better} order by created_at desc limit 1`);
const ask = async (sql: Sql, world: World) => {
  await ensurePaid(sql, world);
  await step(sql, world.owner, 'request_refund', refundFor(world.plan.order_id));
};
const asked = (sql: Sql, { plan }: World) =>
  valueOf(sql`
    select id from public.refund_requests
    where order_id = ${plan.order_id} and status = 'requested'`);

/** A month of a venue's plan. */
export const subscription = pairsOf<World>({
  name: 'plan',
  title: 'A plan',
  begins: 'ordered for a month at 600, and is not paid',
  arrange,
  operations: {
    pay: { what: 'it is paid and found', run: pay },
    renew: {
      what: 'another month is ordered, paid and found',
      async run(sql, world) {
        await ensurePaid(sql, world);
        const { order_id } = await step<Plan>(sql, world.owner, 'renew_subscription', {
          p_plan_id: world.plan.id,
        });
        await payOrder(sql, world.owner, world.root, order_id);
      },
    },
    better: {
      what: 'a plan at 1,500 is ordered in its place',
      async run(sql, world) {
        await ensureRan(sql, world);
        await subscribe(sql, world, world.better);
      },
    },
    'pay better': {
      what: 'the plan at 1,500 is paid and found',
      async run(sql, world) {
        await ensureRan(sql, world);
        if (!(await betterOrder(sql, world))) await subscribe(sql, world, world.better);
        await payOrder(sql, world.owner, world.root, (await betterOrder(sql, world)) ?? '');
      },
    },
    'ask back': { what: 'its owner asks for the money', run: ask },
    refund: {
      what: 'an administrator agrees to give it back',
      async run(sql, world) {
        if (!(await asked(sql, world))) await ask(sql, world);
        const refund = { p_refund_id: (await asked(sql, world)) ?? '', p_approve: true };
        await step(sql, world.root, 'decide_refund', refund);
      },
    },
    'stop renewing': {
      what: 'its owner wants no further month',
      async run(sql, world) {
        await ensureRan(sql, world);
        const plan = { p_plan_id: world.plan.id, p_auto_renew: false };
        await step(sql, world.owner, 'set_subscription_renewal', plan);
      },
    },
    'month passes': {
      what: 'a month passes',
      async run(sql, world) {
        await ensureRan(sql, world);
        await letDaysPass(sql, world.plan.id, 32);
        await sql`select private.renew_subscriptions()`;
      },
    },
    archive: {
      what: 'the venue is archived',
      run: async (sql, { owner, venue }) =>
        step(sql, owner, 'archive_venue', {
          p_id: venue,
          p_version: Number(
            await valueOf(sql`select version from public.venues where id = ${venue}`),
          ),
        }),
    },
  },
  async state(sql, world) {
    const [row] = await sql<Record<string, string>[]>`
      select s.status, s.auto_renew as renews, o.status as order, o.refund_status as money,
        (s.renewal_date - private.today() + 5) / 31 as months,
        coalesce(
          (
            select b.status || ' for ' || p.total
            from public.subscription_plans as b join public.orders as p on p.id = b.order_id
            where b.venue_id = s.venue_id and b.catalog_id = ${world.better}
            order by b.created_at desc limit 1
          ),
          'none'
        ) as better
      from public.subscription_plans as s join public.orders as o on o.id = ${world.plan.order_id}
      where s.id = ${world.plan.id}`;
    const money = row?.['money'] === 'none' ? '' : `, ${row?.['money']}`;
    const renews = row?.['renews'] ? '' : ', not renewed';
    return `${row?.['status']}, ${row?.['months'] ?? 0} months to come${renews}; order ${row?.['order']}${money}; better ${row?.['better']}`;
  },
});
