import { letOrderLapse, refundFor } from '../setup/orders';
import { signUp, signUpSuperadmin } from '../setup/people';
import { uploadPicture } from '../setup/pictures';
import { createAdProduct, payOrder, sendSupportAd } from '../setup/promotion';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface World {
  admin: string;
  fan: string;
  id: string;
}

async function arrange(sql: Sql): Promise<World> {
  const [admin, fan] = [await signUpSuperadmin(sql), await signUp(sql)];
  const { product } = await createAdProduct(sql, { needs_media_review: true, slots: 3 });
  return { admin, fan, id: (await sendSupportAd(sql, fan, product)).id };
}

const statusOf = (sql: Sql, { id }: World) =>
  valueOf(sql`select status from public.support_ad_orders where id = ${id}`);
const orderOf = async (sql: Sql, { id }: World) =>
  (await valueOf(sql`select order_id from public.support_ad_orders where id = ${id}`)) ?? '';
const decide = (sql: Sql, { admin, id }: World, status: string) =>
  step(sql, admin, 'decide', {
    p_entity_type: 'support_ad_orders',
    p_entity_id: id,
    p_status: status,
    p_reason: status === 'approved' || status === 'reviewing' ? null : '解析度不足',
  });
const advance = async (sql: Sql, { admin, id }: World, status: string) =>
  step(sql, admin, 'admin_advance_support_ad', {
    p_id: id,
    p_status: status,
    p_proof_urls: status === 'completed' ? [await uploadPicture(sql)] : null,
  });
/** Decides, after the review began. */
const judge = (status: string) => async (sql: Sql, world: World) => {
  if ((await statusOf(sql, world)) === 'submitted') await decide(sql, world, 'reviewing');
  await decide(sql, world, status);
};
const approve = judge('approved');
async function pay(sql: Sql, world: World) {
  if (!(await orderOf(sql, world))) await approve(sql, world);
  await payOrder(sql, world.fan, world.admin, await orderOf(sql, world));
}
async function ask(sql: Sql, world: World) {
  if (!(await orderOf(sql, world)) || (await statusOf(sql, world)) === 'approved') {
    await pay(sql, world);
  }
  await step(sql, world.fan, 'request_refund', refundFor(await orderOf(sql, world)));
}

async function produce(sql: Sql, world: World) {
  if (['submitted', 'approved'].includes((await statusOf(sql, world)) ?? '')) {
    await pay(sql, world);
  }
  await advance(sql, world, 'producing');
}

/** A light box for somebody's birthday, which the owner of the place looks at first. */
export const supportAd = pairsOf<World>({
  name: 'support-ad',
  title: 'A support ad',
  begins: 'sent in, and nobody has looked at it',
  arrange,
  operations: {
    'needs fix': { what: 'the review asks for something else', run: judge('needs_fix') },
    'send again': {
      what: 'its buyer sends it in again',
      run: (sql, { fan, id }) =>
        step(sql, fan, 'submit_support_ad', {
          p_id: id,
          p_owns_artwork: true,
          p_has_portrait_consent: true,
        }),
    },
    approve: { what: 'the review approves it, which holds its place', run: approve },
    reject: { what: 'the review rejects it', run: judge('rejected') },
    pay: { what: 'it is paid and found', run: pay },
    lapse: {
      what: 'its time to pay runs out',
      async run(sql, world) {
        if (!(await orderOf(sql, world))) await approve(sql, world);
        await letOrderLapse(sql, await orderOf(sql, world));
        await sql`select private.expire_orders()`;
      },
    },
    cancel: {
      what: 'its buyer cancels it',
      run: (sql, { fan, id }) =>
        step(sql, fan, 'cancel_support_ad', { p_id: id, p_reason: '改辦生咖' }),
    },
    'ask back': { what: 'its buyer asks for the money', run: ask },
    refund: {
      what: 'an administrator agrees to give it back',
      async run(sql, world) {
        const asked = async () =>
          valueOf(sql`
            select r.id from public.refund_requests as r
            join public.support_ad_orders as s on s.order_id = r.order_id
            where s.id = ${world.id} and r.status = 'requested'`);
        if (!(await asked())) await ask(sql, world);
        const refund = { p_refund_id: (await asked()) ?? '', p_approve: true };
        await step(sql, world.admin, 'decide_refund', refund);
      },
    },
    produce: {
      what: 'its production begins',
      run: produce,
    },
    finish: {
      what: 'it hangs, and photos of it are there',
      async run(sql, world) {
        if ((await statusOf(sql, world)) !== 'producing') await produce(sql, world);
        await advance(sql, world, 'live');
        await advance(sql, world, 'completed');
      },
    },
  },
  async state(sql, { id }) {
    const [row] = await sql<Record<string, string>[]>`
      select s.status, coalesce(o.status, 'none') as order, o.refund_status as money,
        coalesce(
          (
            select b.status from public.ad_bookings as b
            where b.support_ad_order_id = s.id order by b.created_at desc limit 1
          ),
          'free'
        ) as slot
      from public.support_ad_orders as s left join public.orders as o on o.id = s.order_id
      where s.id = ${id}`;
    const money = [null, 'none'].includes(row?.['money'] ?? null) ? '' : `, ${row?.['money']}`;
    return `${row?.['status']}, place ${row?.['slot']}; order ${row?.['order']}${money}`;
  },
});
