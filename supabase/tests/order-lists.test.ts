import { adminSettlementsSchema, sellerSettlementSchema } from './answers/orders';
import { orderPageSchema, sellerOrderPageSchema } from '@spotlight/shared/orders/schema';
import { fit } from './answers/fit';
import { call, refusal } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import {
  buy,
  buyAndPay,
  buyAndReport,
  createOrder,
  createShop,
  letOrderLapse,
  refundFor,
  type Shop,
} from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { openTowelShop, orderTools } from './setup/towel-shop';

const database = provideTestDatabase();
const { as, read } = orderTools(database);
let shop: Shop;
let buyer: string;
let product: string;

beforeEach(async () => {
  ({ shop, buyer, product } = await openTowelShop(database.sql));
});
afterEach(() => checkInvariants(database.sql));

describe('lists', () => {
  it('show the buyer the purchase history by tab, kind and words', async () => {
    const open = await buy(database.sql, buyer, { [product]: 1 });
    const paid = await buyAndPay(database.sql, shop, buyer, { [product]: 1 });
    const lapsed = await buy(database.sql, buyer, { [product]: 1 });
    await letOrderLapse(database.sql, lapsed.id);
    const list = async (args: Parameters<typeof call>[3] = {}) =>
      fit(orderPageSchema, await call(database.sql, buyer, 'my_orders', args)).items.map(
        ({ id }) => id,
      );
    expect(await list()).toHaveLength(3);
    expect(await list({ p_tab: 'open' })).toEqual([open.id]);
    expect(await list({ p_tab: 'paid' })).toEqual([paid.id]);
    expect(await list({ p_tab: 'closed' })).toEqual([lapsed.id]);
    expect(await list({ p_tab: 'refund' })).toEqual([]);
    expect(await list({ p_kind: 'ticket' })).toEqual([]);
    expect(await list({ p_query: paid.order_no.toLowerCase() })).toEqual([paid.id]);
    expect(await list({ p_query: '毛巾 應援' })).toHaveLength(3);
    expect(await list({ p_query: '100%' })).toEqual([]);
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear();
    expect(await list({ p_year: year })).toHaveLength(3);
    expect(await list({ p_year: year - 1 })).toEqual([]);
    const page = await call(database.sql, buyer, 'my_orders', { p_page: 2, p_page_size: 2 });
    expect(fit(orderPageSchema, page)).toMatchObject({ total: 3, page: 2, page_size: 2 });
    const stranger = await signUp(database.sql);
    expect(await call(database.sql, stranger, 'my_orders')).toMatchObject({ total: 0 });
  });

  it('show the seller what to check, and no other seller', async () => {
    const order = await buyAndReport(database.sql, buyer, { [product]: 1 });
    const args = { p_seller_type: 'performer', p_seller_id: shop.performer };
    const list = fit(
      sellerOrderPageSchema,
      await call(database.sql, shop.owner, 'seller_orders', { ...args, p_tab: 'payment_review' }),
    );
    expect(list.items).toMatchObject([
      {
        id: order.id,
        buyer_name: '林買家',
        transfer: { last5: '12345' },
        delivery: { method: 'post' },
      },
    ]);
    const otherShop = await createShop(database.sql);
    expect(await refusal(call(database.sql, otherShop.owner, 'seller_orders', args))).toBe(
      'NOT_FOUND',
    );
    expect(
      await call(database.sql, otherShop.owner, 'seller_orders', { p_seller_type: 'organizer' }),
    ).toMatchObject({ total: 0 });
  });

  it('show administrators the kinds of their flags', async () => {
    await buy(database.sql, buyer, { [product]: 1 });
    await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' });
    await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'subscription' });
    const admin = (flag: string) =>
      signUp(database.sql, { profile: { role: 'admin', admin_role: 'editor', [flag]: true } });
    const kindsSeenBy = async (user: string) => {
      const answer = await call(database.sql, user, 'admin_list_orders', { p_page_size: 50 });
      return [...new Set(fit(sellerOrderPageSchema, answer).items.map(({ kind }) => kind))].sort();
    };
    expect(await kindsSeenBy(await admin('can_manage_ads'))).toEqual(['ad', 'subscription']);
    expect(await kindsSeenBy(await admin('can_manage_performers'))).toEqual(['product']);
    const superadmin = await signUpSuperadmin(database.sql);
    expect(await kindsSeenBy(superadmin)).toEqual(expect.arrayContaining(['ad', 'product']));
  });

  it('find a transfer by its five digits, and count what waits for administrators', async () => {
    const [superadmin, order] = [
      await signUpSuperadmin(database.sql),
      await buy(database.sql, buyer, { [product]: 1 }),
    ];
    const counted = () =>
      call<{ payments: number; refunds: number }>(database.sql, superadmin, 'admin_money_counts');
    const before = await counted();
    await as(buyer, 'choose_bank_transfer', { p_order_id: order.id });
    await as(buyer, 'report_transfer', {
      p_order_id: order.id,
      p_last5: '90417',
      p_transfer_at: new Date().toISOString(),
    });
    const found = async (args: Record<string, string>) => {
      const answer = await call(database.sql, superadmin, 'admin_list_orders', args);
      return fit(sellerOrderPageSchema, answer).items.map(({ id }) => id);
    };
    expect(await found({ p_query: '90417' })).toEqual([order.id]);
    expect(await found({ p_query: '90418' })).toEqual([]);
    expect((await counted()).payments).toBe(before.payments + 1);

    await as(shop.owner, 'confirm_payment', { p_order_id: order.id });
    expect(await found({ p_tab: 'refund_open' })).not.toContain(order.id);
    await as(buyer, 'request_refund', refundFor(order.id));
    expect(await found({ p_tab: 'refund_open' })).toContain(order.id);
    expect(await counted()).toEqual({ payments: before.payments, refunds: before.refunds + 1 });
  });

  it('hide a phone number from an administrator and from sellers who need not call', async () => {
    const order = await createOrder(database.sql, { buyer, seller: shop.owner, kind: 'ad' });
    const seen = await read(shop.owner, order);
    expect(seen.buyer_phone).toBe('0987***321');
    expect(seen.buyer_email).toMatch(/^.\*\*\*@people\.test$/);
    expect((await read(buyer, order)).buyer_phone).toBe('0987654321');
  });
});

describe('settlements', () => {
  it('sum what came in and went out, by seller and month', async () => {
    await buyAndPay(database.sql, shop, buyer, { [product]: 2 });
    const returned = await buyAndPay(database.sql, shop, buyer, { [product]: 1 });
    const asked = await as(buyer, 'request_refund', refundFor(returned.id));
    const refund = { p_refund_id: asked.refunds[0]?.id ?? '' };
    await as(shop.owner, 'decide_refund', { ...refund, p_approve: true });
    await as(shop.owner, 'mark_refunded', { ...refund, p_transfer_ref: 'TX1' });
    await buy(database.sql, buyer, { [product]: 1 });
    const older = await buyAndPay(database.sql, shop, buyer, { [product]: 1 });
    await database.sql`update public.orders set paid_at = '2020-01-31 17:00+00' where id = ${older.id}`;

    const sums = { p_seller_type: 'performer', p_seller_id: shop.performer };
    const now = sellerSettlementSchema.parse(
      await call(database.sql, shop.owner, 'seller_settlement', sums),
    );
    expect(now.months).toMatchObject([
      { orders: 2, gross: 1500, fees: 160, discount: 0, paid: 1660, refunded: 580, net: 1080 },
    ]);
    // 17:00 UTC on the 31st is February in Taipei.
    const then = sellerSettlementSchema.parse(
      await call(database.sql, shop.owner, 'seller_settlement', {
        ...sums,
        p_from: '2020-02-01',
        p_until: '2020-02-01',
      }),
    );
    expect(then.months).toMatchObject([{ month: '2020-02-01', orders: 1, paid: 580 }]);

    const superadmin = await signUpSuperadmin(database.sql);
    const all = adminSettlementsSchema.parse(
      await call(database.sql, superadmin, 'admin_settlements'),
    );
    expect(all.sellers.find(({ seller_id }) => seller_id === shop.performer)).toMatchObject({
      seller_name: '測試樂團',
      net: 1080,
    });
  });
});
