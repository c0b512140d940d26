import { signUpAdmin } from './setup/back-office';
import { call, faultOf } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { accountsOfOrder } from './setup/ledger';
import { signUp } from './setup/people';
import {
  bookAd,
  createAdProduct,
  createCampaign,
  payOrder,
  sendSupportAd,
} from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

/** Payments of advertisements, support ads and campaigns that were confirmed by mistake. */

const database = provideTestDatabase();
let superadmin: string;
let fan: string;

beforeAll(async () => {
  superadmin = await signUpAdmin(database.sql, 'superadmin');
  fan = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

const takeBack = (p_order_id: string) =>
  call(database.sql, superadmin, 'take_back_payment', { p_order_id, p_reason: '是另一筆的款項' });
const confirm = (p_order_id: string) =>
  call(database.sql, superadmin, 'confirm_payment', { p_order_id });
const decide = (p_entity_type: string, p_entity_id: string, p_status = 'approved') =>
  call(database.sql, superadmin, 'decide', { p_entity_type, p_entity_id, p_status });
const valueOf = async (order: string, of: 'ad_bookings' | 'campaign_pledges') => {
  const [row] = await database.sql`
    select status from ${database.sql(of)} where order_id = ${order}`;
  return row?.['status'] as string;
};

it('an advertisement keeps its days, until it was approved', async () => {
  const { product } = await createAdProduct(database.sql);
  const { order_id, advertisement_id, total } = await bookAd(database.sql, fan, product);
  await payOrder(database.sql, fan, superadmin, order_id);
  await takeBack(order_id);
  expect(await valueOf(order_id, 'ad_bookings')).toBe('held');
  expect(await accountsOfOrder(database.sql, order_id)).toEqual({ price: -total, due: total });
  await confirm(order_id);
  expect(await valueOf(order_id, 'ad_bookings')).toBe('confirmed');
  await database.sql`
    update public.advertisements set image_url = '/storage/v1/object/public/ads/a.png'
    where id = ${advertisement_id}`;
  await decide('advertisements', advertisement_id);
  expect(await faultOf(takeBack(order_id))).toMatchObject({ code: 'INVALID_STATE', hint: 'used' });
});

it('a support ad keeps its place, until it is being made', async () => {
  const { product } = await createAdProduct(database.sql, {
    needs_media_review: true,
    lead_days: 14,
  });
  const { id } = await sendSupportAd(database.sql, fan, product);
  await decide('support_ad_orders', id, 'reviewing');
  await decide('support_ad_orders', id);
  const [row] = await database.sql<{ order: string }[]>`
    select order_id as order from public.support_ad_orders where id = ${id}`;
  const order = row?.order ?? '';
  const statusOf = async () => {
    const [ad] = await database.sql`select status from public.support_ad_orders where id = ${id}`;
    return [ad?.['status'], await valueOf(order, 'ad_bookings')];
  };
  await payOrder(database.sql, fan, superadmin, order);
  expect(await statusOf()).toEqual(['paid', 'confirmed']);
  await takeBack(order);
  expect(await statusOf()).toEqual(['approved', 'held']);
  await confirm(order);
  await database.sql`update public.support_ad_orders set status = 'producing' where id = ${id}`;
  expect(await faultOf(takeBack(order))).toMatchObject({ code: 'INVALID_STATE', hint: 'used' });
});

it('a pledge is counted again with its money, until that was spent', async () => {
  const owner = await signUp(database.sql);
  const campaign = await createCampaign(database.sql, owner, { goal: 1000 });
  const { order_id } = await call<{ order_id: string }>(database.sql, fan, 'pledge', {
    p_campaign_id: campaign,
    p_amount: 1000,
  });
  const paid = async () => {
    const [row] = await database.sql`
      select paid_total from public.support_campaigns where id = ${campaign}`;
    return [row?.['paid_total'], await valueOf(order_id, 'campaign_pledges')];
  };
  await payOrder(database.sql, fan, superadmin, order_id);
  expect(await paid()).toEqual([1000, 'paid']);
  await takeBack(order_id);
  expect(await paid()).toEqual([0, 'pledged']);
  await confirm(order_id);
  expect(await paid()).toEqual([1000, 'paid']);
});
