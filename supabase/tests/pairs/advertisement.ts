import { taipeiDay } from '../setup/events';
import { letOrderLapse, refundFor } from '../setup/orders';
import { signUp, signUpSuperadmin } from '../setup/people';
import { bookAd, createAdProduct, creativeFor, payOrder, publishCopy } from '../setup/promotion';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface World {
  admin: string;
  fan: string;
  ad: string;
  booking: string;
  order: string;
}

async function arrange(sql: Sql): Promise<World> {
  const [admin, fan] = [await signUpSuperadmin(sql), await signUp(sql)];
  const { product } = await createAdProduct(sql);
  const booked = await bookAd(sql, fan, product);
  const { advertisement_id: ad, booking_id: booking, order_id: order } = booked;
  return { admin, fan, ad, booking, order };
}

const submit = (sql: Sql, { fan, ad }: World) =>
  step(sql, fan, 'submit_ad_creative', creativeFor(fan, ad));
const decide = (sql: Sql, { admin, ad }: World, status: string) =>
  step(sql, admin, 'decide', {
    p_entity_type: 'advertisements',
    p_entity_id: ad,
    p_status: status,
    p_reason: status === 'rejected' ? '圖文不符' : null,
  });
const isPaid = (sql: Sql, { order }: World) =>
  valueOf(sql`select 1 from public.orders where id = ${order} and paid_at is not null`);
const pay = (sql: Sql, { fan, admin, order }: World) => payOrder(sql, fan, admin, order);
async function approve(sql: Sql, world: World) {
  const waiting = await valueOf(sql`
    select id from public.ad_creatives
    where advertisement_id = ${world.ad} and status = 'checking'`);
  if (!waiting) await submit(sql, world);
  await publishCopy(sql, world.admin, world.ad);
  await decide(sql, world, 'approved');
}
const ask = async (sql: Sql, world: World) => {
  if (!(await isPaid(sql, world))) await pay(sql, world);
  await step(sql, world.fan, 'request_refund', refundFor(world.order));
};

/** A week on a place of the site. */
export const advertisement = pairsOf<World>({
  name: 'advertisement',
  title: 'An advertisement',
  begins: 'booked for a week that begins in ten days, and is not paid',
  arrange,
  operations: {
    pay: { what: 'it is paid and found', run: pay },
    submit: { what: 'its owner hands artwork in', run: submit },
    approve: {
      what: 'an administrator approves the copy of the artwork',
      run: approve,
    },
    reject: { what: 'an administrator rejects it', run: (...a) => decide(...a, 'rejected') },
    edit: {
      what: 'its owner writes other words',
      run: (sql, { fan, ad }) =>
        step(sql, fan, 'edit_my_ad', {
          p_advertisement_id: ad,
          p_title: '買一送一百',
          p_link_url: '/events',
        }),
    },
    move: {
      what: 'its owner moves it to the day in thirty days',
      async run(sql, world) {
        if (!(await isPaid(sql, world))) await pay(sql, world);
        const day = { p_booking_id: world.booking, p_starts_on: taipeiDay(30) };
        await step(sql, world.fan, 'reschedule_ad', day);
      },
    },
    'ask back': { what: 'its owner asks for the money', run: ask },
    refund: {
      what: 'an administrator agrees to give it back',
      async run(sql, world) {
        const asked = () =>
          valueOf(sql`
            select id from public.refund_requests
            where order_id = ${world.order} and status = 'requested'`);
        if (!(await asked())) await ask(sql, world);
        const refund = { p_refund_id: (await asked()) ?? '', p_approve: true };
        await step(sql, world.admin, 'decide_refund', refund);
      },
    },
    lapse: {
      what: 'its time to pay runs out',
      async run(sql, { order }) {
        await letOrderLapse(sql, order);
        await sql`select private.expire_orders()`;
      },
    },
    begin: {
      what: 'its week begins',
      async run(sql, { ad, booking }) {
        await sql`
          update public.ad_bookings
          set period = daterange(private.today(), private.today() + 7) where id = ${booking}`;
        await sql`
          update public.advertisements
          set start_date = private.today(), end_date = private.today() + 6 where id = ${ad}`;
      },
    },
    'switch off': {
      what: 'an administrator takes it off the air',
      async run(sql, world) {
        const status = await valueOf(sql`
          select status from public.advertisements where id = ${world.ad}`);
        if (status === 'pending') await approve(sql, world);
        await step(sql, world.admin, 'admin_switch_ad', { p_id: world.ad, p_is_active: false });
      },
    },
  },
  async state(sql, { ad, booking, order }) {
    const [row] = await sql<Record<string, string>[]>`
      select ad.status, b.status as slot, o.status as order, o.refund_status as money,
        exists (
          select from jsonb_array_elements(public.live_ads(null, null, 50)) as live
          where live ->> 'id' = ad.id::text
        ) as shown
      from public.advertisements as ad, public.ad_bookings as b, public.orders as o
      where ad.id = ${ad} and b.id = ${booking} and o.id = ${order}`;
    const money = row?.['money'] === 'none' ? '' : `, ${row?.['money']}`;
    return `${row?.['status']}${row?.['shown'] ? ' and shown' : ''}, place ${row?.['slot']}; order ${row?.['order']}${money}`;
  },
});
