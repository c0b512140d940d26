import { emailOf, signUpAdmin } from '../setup/back-office';
import { createPerformer, hours, performanceRequest } from '../setup/bookings';
import { buyAndPay, createProduct, type Shop } from '../setup/orders';
import { signUp } from '../setup/people';
import { createPlan, payOrder } from '../setup/subscriptions';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface World {
  root: string;
  shop: Shop;
  fan: string;
  product: string;
  catalog: string;
}

let worlds = 0;
async function arrange(sql: Sql): Promise<World> {
  const [root, fan] = [await signUpAdmin(sql, 'superadmin'), await signUp(sql)];
  const owner = await signUp(sql, { metadata: { user_type: 'performer' } });
  const shop = { owner, performer: await createPerformer(sql, owner) };
  const product = await createProduct(sql, shop);
  const catalog = await createPlan(sql, { code: `stage-${++worlds}`, audience: 'performer' });
  return { root, shop, fan, product, catalog };
}

const bookingOf = (sql: Sql, { shop }: World) =>
  valueOf(sql`
    select id from public.bookings
    where performer_id = ${shop.performer} order by created_at desc limit 1`);
const goodsOf = (sql: Sql, { fan }: World) =>
  valueOf(sql`
    select id from public.orders
    where buyer_id = ${fan} and kind = 'product' order by created_at desc limit 1`);
const request = (sql: Sql, { fan, shop }: World) =>
  step(
    sql,
    fan,
    'request_performance',
    performanceRequest(shop.performer, hours(20, '18:00', '20:00')),
  );
const buyGoods = (sql: Sql, { shop, fan, product }: World) =>
  buyAndPay(sql, shop, fan, { [product]: 1 });
const setActive =
  (isActive: boolean) =>
  (sql: Sql, { root, shop }: World) =>
    step(sql, root, 'set_account_active', { p_user_id: shop.owner, p_active: isActive });

/** A performer who goes, and what was asked for and sold. */
export const performerPage = pairsOf<World>({
  name: 'performer-page',
  title: 'The page of a performer',
  begins: 'approved, with goods on the shelf, and nothing asked for or sold',
  arrange,
  operations: {
    request: { what: 'a fan asks for a performance', run: request },
    agree: {
      what: 'the performer names a price, and the fan accepts',
      async run(sql, world) {
        if (!(await bookingOf(sql, world))) await request(sql, world);
        const { quote_id } = await step<{ quote_id: string }>(sql, world.shop.owner, 'send_quote', {
          p_booking_id: (await bookingOf(sql, world)) ?? '',
          p_lines: [{ label: '演出', quantity: 1, unit_price: 9000 }],
        });
        await step(sql, world.fan, 'accept_quote', { p_quote_id: quote_id });
      },
    },
    buy: { what: 'the fan buys goods, paid and found', run: buyGoods },
    'hand over': {
      what: 'the goods are sent',
      async run(sql, world) {
        if (!(await goodsOf(sql, world))) await buyGoods(sql, world);
        await step(sql, world.shop.owner, 'hand_over_order', {
          p_order_id: (await goodsOf(sql, world)) ?? '',
        });
      },
    },
    subscribe: {
      what: 'the performer buys a plan',
      async run(sql, { root, shop, catalog }) {
        const { order_id } = await step<{ order_id: string }>(sql, shop.owner, 'subscribe', {
          p_catalog_id: catalog,
          p_performer_id: shop.performer,
          p_billing_cycle: 'monthly',
        });
        await payOrder(sql, shop.owner, root, order_id);
      },
    },
    delete: {
      what: 'the performer deletes the page',
      run: (sql, { shop }) =>
        step(sql, shop.owner, 'delete_performer', { p_id: shop.performer, p_version: 1 }),
    },
    disable: { what: 'the performer’s account is disabled', run: setActive(false) },
    settle: {
      what: 'an administrator settles the disabled account',
      run: (sql, { root, shop }) => step(sql, root, 'settle_account', { p_user_id: shop.owner }),
    },
    enable: { what: 'the performer’s account is active again', run: setActive(true) },
    'performer leaves': {
      what: 'the performer deletes the account, giving up what is lost',
      run: async (sql, { shop }) =>
        step(sql, shop.owner, 'delete_my_account', {
          p_email: await emailOf(sql, shop.owner),
          p_give_up: true,
        }),
    },
    'fan leaves': {
      what: 'the fan deletes the account',
      run: async (sql, { fan }) =>
        step(sql, fan, 'delete_my_account', { p_email: await emailOf(sql, fan) }),
    },
  },
  async state(sql, world) {
    const [row] = await sql<Record<string, string>[]>`
      select case when a.is_deleted then 'deleted' else a.status end as status,
        (select case when p.active then 'active' when p.deleted then 'gone' else 'disabled' end
          from public.profiles as p where p.id = ${world.shop.owner}) as owner,
        coalesce(
          (
            select s.status || case when s.auto_renew then '' else ', not renewed' end
            from public.subscription_plans as s where s.performer_id = a.id limit 1
          ),
          'none'
        ) as plan
      from public.performer_profiles as a where a.id = ${world.shop.performer}`;
    const [booking, goods] = [await bookingOf(sql, world), await goodsOf(sql, world)];
    const held =
      booking && (await valueOf(sql`select status from public.bookings where id = ${booking}`));
    const order =
      goods &&
      (await valueOf(sql`
        select status || case refund_status when 'none' then '' else ', ' || refund_status end
        from public.orders where id = ${goods}`));
    return `${row?.['status']}, performer ${row?.['owner']}; booking ${held ?? 'none'}; goods ${order ?? 'none'}; plan ${row?.['plan']}`;
  },
});
