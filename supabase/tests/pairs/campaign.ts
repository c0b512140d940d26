import { emailOf } from '../setup/back-office';
import { taipeiDay } from '../setup/events';
import { signUp, signUpSuperadmin } from '../setup/people';
import { createCampaign, payOrder } from '../setup/promotion';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface World {
  admin: string;
  owner: string;
  fan: string;
  friend: string;
  id: string;
}

async function arrange(sql: Sql): Promise<World> {
  const admin = await signUpSuperadmin(sql);
  const [owner, fan, friend] = [await signUp(sql), await signUp(sql), await signUp(sql)];
  return { admin, owner, fan, friend, id: await createCampaign(sql, owner, { goal: 1000 }) };
}

const orderOf = (sql: Sql, person: string) =>
  valueOf(sql`
    select id from public.orders where buyer_id = ${person} order by created_at desc limit 1`);
const pledge = (sql: Sql, { id }: World, person: string, amount: number) =>
  step(sql, person, 'pledge', { p_campaign_id: id, p_amount: amount });
const hasPledge = (sql: Sql, { id }: World, person: string) =>
  valueOf(sql`
    select 1 from public.campaign_pledges
    where campaign_id = ${id} and user_id = ${person} and status <> 'released'`);

/** Promises what a person promises here, unless it stands already. */
async function promise(sql: Sql, world: World, person: string) {
  if (await hasPledge(sql, world, person)) return;
  await pledge(sql, world, person, person === world.fan ? 500 : 1000);
}
async function meet(sql: Sql, world: World) {
  await promise(sql, world, world.fan);
  await promise(sql, world, world.friend);
}
const isUnpaid = (sql: Sql, order: string) =>
  valueOf(sql`select 1 from public.orders where id = ${order} and status = 'pending_payment'`);
async function payOf(sql: Sql, world: World, person: string) {
  if (!(await orderOf(sql, person))) await meet(sql, world);
  await payOrder(sql, person, world.admin, (await orderOf(sql, person)) ?? '');
}

/** A campaign that collects pledges. */
export const campaign = pairsOf<World>({
  name: 'campaign',
  title: 'A campaign',
  begins: 'open, with a goal of 1,000, and nobody has pledged',
  arrange,
  operations: {
    pledge: {
      what: 'a fan pledges 500',
      run: (sql, world) => pledge(sql, world, world.fan, 500),
    },
    'take back': {
      what: 'the fan takes the pledge back',
      async run(sql, world) {
        await promise(sql, world, world.fan);
        await pledge(sql, world, world.fan, 0);
      },
    },
    meet: { what: 'a friend pledges 1,000 beside the fan’s 500', run: meet },
    pay: {
      what: 'the fan’s order is paid and found',
      run: (sql, world) => payOf(sql, world, world.fan),
    },
    'not kept': {
      what: 'the friend’s order is cancelled unpaid',
      async run(sql, world) {
        if (!(await orderOf(sql, world.friend))) await meet(sql, world);
        await step(sql, world.friend, 'cancel_order', {
          p_order_id: (await orderOf(sql, world.friend)) ?? '',
        });
      },
    },
    kept: {
      what: 'the friend’s order is paid and found',
      run: (sql, world) => payOf(sql, world, world.friend),
    },
    'own pledge': {
      what: 'its owner pledges 1,000',
      run: (sql, world) => pledge(sql, world, world.owner, 1000),
    },
    spend: {
      what: 'both have paid, and its owner shows a receipt of 300',
      async run(sql, world) {
        for (const person of [world.fan, world.friend]) {
          const order = await orderOf(sql, person);
          if (!order || (await isUnpaid(sql, order))) await payOf(sql, world, person);
        }
        await step(sql, world.owner, 'add_campaign_receipt', {
          p_campaign_id: world.id,
          p_title: '燈箱租金',
          p_amount: 300,
          p_paid_on: taipeiDay(-1),
        });
      },
    },
    'call off': {
      what: 'an administrator calls it off',
      run: (sql, { admin, id }) =>
        step(sql, admin, 'cancel_campaign', { p_id: id, p_reason: '藝人不便' }),
    },
    'last day': {
      what: 'its last day passes',
      async run(sql, { id }) {
        await sql`
          update public.support_campaigns set ends_at = now() - interval '1 hour' where id = ${id}`;
        await sql`select private.run_campaigns()`;
      },
    },
    'owner leaves': {
      what: 'its owner deletes the account',
      run: async (sql, { owner }) =>
        step(sql, owner, 'delete_my_account', { p_email: await emailOf(sql, owner) }),
    },
  },
  async state(sql, { fan, id }) {
    const [row] = await sql<Record<string, string>[]>`
      select c.status, c.pledged_total as pledged, c.paid_total as paid,
        coalesce(
          (
            select o.status || case o.refund_status
              when 'none' then '' else ', ' || o.refund_status end
            from public.orders as o where o.buyer_id = ${fan} order by o.created_at desc limit 1
          ),
          'none'
        ) as fan
      from public.support_campaigns as c where c.id = ${id}`;
    return `${row?.['status']}, ${row?.['pledged']} pledged, ${row?.['paid']} paid; the fan’s order ${row?.['fan']}`;
  },
});
