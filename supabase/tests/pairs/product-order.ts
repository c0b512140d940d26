import { signUpAdmin } from '../setup/back-office';
import {
  buy,
  createProduct,
  createShop,
  letOrderLapse,
  refundFor,
  type Shop,
} from '../setup/orders';
import { signUp } from '../setup/people';
import type { Sql } from '../setup/test-database';
import { pairsOf, step, valueOf } from './pair';

interface World {
  root: string;
  shop: Shop;
  buyer: string;
  product: string;
  order: string;
}

async function arrange(sql: Sql): Promise<World> {
  const [root, buyer] = [await signUpAdmin(sql, 'superadmin'), await signUp(sql)];
  const shop = await createShop(sql);
  const product = await createProduct(sql, shop);
  return { root, shop, buyer, product, order: (await buy(sql, buyer, { [product]: 2 })).id };
}

const statusOf = (sql: Sql, { order }: World) =>
  valueOf(sql`select status from public.orders where id = ${order}`);
const report = (sql: Sql, { buyer, order }: World) =>
  step(sql, buyer, 'report_transfer', { p_order_id: order, p_last5: '12345' });
const ensureReported = async (sql: Sql, world: World) => {
  if ((await statusOf(sql, world)) === 'pending_payment') await report(sql, world);
};
const confirm = async (sql: Sql, world: World) => {
  await ensureReported(sql, world);
  await step(sql, world.shop.owner, 'confirm_payment', { p_order_id: world.order });
};
const ensurePaid = async (sql: Sql, world: World) => {
  const status = (await statusOf(sql, world)) ?? '';
  if (['pending_payment', 'payment_review'].includes(status)) await confirm(sql, world);
};
const ask = async (sql: Sql, world: World) => {
  await ensurePaid(sql, world);
  await step(sql, world.buyer, 'request_refund', refundFor(world.order));
};
const move =
  (name: string) =>
  (sql: Sql, { shop, product }: World) =>
    step(sql, shop.owner, 'move_product', { p_id: product, p_move: name });
const setActive =
  (isActive: boolean) =>
  (sql: Sql, { root, shop }: World) =>
    step(sql, root, 'set_account_active', { p_user_id: shop.owner, p_active: isActive });

/** Two towels of a performer. */
export const productOrder = pairsOf<World>({
  name: 'product-order',
  title: 'An order of goods',
  begins: 'for two of ten pieces, and is not paid',
  arrange,
  operations: {
    report: { what: 'the buyer says that the money is on its way', run: report },
    'not found': {
      what: 'the seller does not find it',
      async run(sql, world) {
        await ensureReported(sql, world);
        await step(sql, world.shop.owner, 'reject_payment', {
          p_order_id: world.order,
          p_reason: '查無款項',
        });
      },
    },
    confirm: { what: 'the seller finds it', run: confirm },
    cancel: {
      what: 'the buyer cancels',
      run: (sql, { buyer, order }) => step(sql, buyer, 'cancel_order', { p_order_id: order }),
    },
    lapse: {
      what: 'the time to pay runs out',
      async run(sql, { order }) {
        await letOrderLapse(sql, order);
        await sql`select private.expire_orders()`;
      },
    },
    'hand over': {
      what: 'the goods are sent',
      async run(sql, world) {
        await ensurePaid(sql, world);
        await step(sql, world.shop.owner, 'hand_over_order', { p_order_id: world.order });
      },
    },
    'ask back': { what: 'the buyer asks for the money', run: ask },
    refund: {
      what: 'the seller agrees to give it back',
      async run(sql, world) {
        const asked = () =>
          valueOf(sql`
            select id from public.refund_requests
            where order_id = ${world.order} and status = 'requested'`);
        if (!(await asked())) await ask(sql, world);
        const refund = { p_refund_id: (await asked()) ?? '', p_approve: true };
        await step(sql, world.shop.owner, 'decide_refund', refund);
      },
    },
    hide: { what: 'the goods are taken off the shelf', run: move('hide') },
    remove: { what: 'the goods are removed for good', run: move('remove') },
    disable: { what: 'the seller’s account is disabled', run: setActive(false) },
    enable: { what: 'the seller’s account is active again', run: setActive(true) },
  },
  async state(sql, { product, order }) {
    const [row] = await sql<Record<string, string>[]>`
      select o.status, o.refund_status as money, p.sold, p.held
      from public.orders as o, public.products as p
      where o.id = ${order} and p.id = ${product}`;
    const money = row?.['money'] === 'none' ? '' : `, ${row?.['money']}`;
    return `${row?.['status']}${money}; ${row?.['sold']} sold, ${row?.['held']} held`;
  },
});
