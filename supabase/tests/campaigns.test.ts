import { campaignDetailSchema, campaignSchema, pledgeSchema } from './answers/promotion';
import { campaignPageSchema } from '../../mf-events/src/data/trends/campaign.schema';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { createOrder, letOrderLapse } from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import {
  createAdProduct,
  createArtist,
  createCampaign,
  createSpot,
  payOrder,
  sendSupportAd,
} from './setup/promotion';
import { uploadPicture } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let admin: string;
let owner: string;
let fan: string;

beforeAll(async () => {
  admin = await signUpSuperadmin(database.sql);
});
beforeEach(async () => {
  owner = await signUp(database.sql, { name: '應援會長' });
  fan = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

const as = <T = unknown>(user: string | null, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const pledge = async (user: string, id: string, amount: number) =>
  pledgeSchema.parse(await as(user, 'pledge', { p_campaign_id: id, p_amount: amount }));
const read = async (id: string, user: string | null = null) =>
  campaignDetailSchema.parse(await as(user, 'get_campaign', { p_id: id }));
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const end = (id: string) => database.sql`
  update public.support_campaigns set ends_at = now() - interval '1 minute' where id = ${id}`;
const runJob = () => database.sql`select private.run_campaigns()`;

describe('before it opens', () => {
  const draft = async (change: Record<string, Argument> = {}) =>
    as(owner, 'save_campaign', {
      p_artist_id: await createArtist(database.sql),
      p_title: '台北車站燈箱集資',
      p_goal: 30_000,
      p_milestones: [{ amount: 30_000, unlocks: '燈箱兩週' }],
      p_ends_at: inDays(20),
      ...change,
    });

  it('is a draft, then waits, then opens or goes back with a reason', async () => {
    const made = campaignSchema.parse(await draft());
    expect([made.status, await read(made.id)]).toEqual(['draft', null]);
    expect((await read(made.id, owner))?.is_mine).toBe(true);
    const open = (reason: string | null = null, status = 'open') =>
      as(admin, 'decide_campaign', { p_id: made.id, p_status: status, p_reason: reason });
    expect(await refusal(open())).toBe('INVALID_STATE');
    await draft({ p_id: made.id, p_submit: true });
    expect(await refusal(open(null, 'draft'))).toBe('INVALID_INPUT');
    await open('請補上預算說明', 'draft');
    await draft({ p_id: made.id, p_submit: true });
    await open();
    expect((await read(made.id))?.status).toBe('open');
    expect(await refusal(draft({ p_id: made.id }))).toBe('INVALID_STATE');
    const listed = fit(campaignPageSchema, await as(null, 'list_campaigns', { p_page_size: 50 }));
    expect(listed.items.some(({ id }) => id === made.id)).toBe(true);
  });

  it.each([
    ['title', { p_title: '' }],
    ['goal', { p_goal: 999 }],
    ['ends_at', { p_ends_at: inDays(0.5) }],
    ['ends_at', { p_ends_at: inDays(181) }],
    ['milestones', { p_milestones: { amount: 1 } }],
    ['milestones', { p_milestones: [{ amount: '多', unlocks: '燈箱' }] }],
    ['milestones', { p_milestones: [{ amount: 5000, unlocks: '' }] }],
    ['image_url', { p_image_url: 'javascript:alert(1)' }],
  ])('refuses a bad %s %#', async (field, change) => {
    expect(await faultOf(draft(change))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });
});

describe('pledging', () => {
  it('costs nothing, can be changed and taken back, and is one for each person', async () => {
    const id = await createCampaign(database.sql, owner);
    expect(await pledge(fan, id, 500)).toMatchObject({ pledged_total: 500, order_id: null });
    expect((await pledge(fan, id, 800)).pledged_total).toBe(800);
    await pledge(await signUp(database.sql), id, 1000);
    expect(await read(id, fan)).toMatchObject({
      pledged_total: 1800,
      backers: 2,
      my_pledge: { amount: 800, status: 'pledged' },
    });
    expect((await pledge(fan, id, 0)).pledged_total).toBe(1000);
    expect(await refusal(pledge(fan, id, 0))).toBe('NOT_FOUND');
    expect((await read(id, owner))?.my_pledge).toBeNull();
    for (const amount of [99, 200_001, -100]) {
      expect(await refusal(pledge(fan, id, amount))).toBe('INVALID_INPUT');
    }
  });

  it('meets the goal once: orders for all, and those who come later order at once', async () => {
    const id = await createCampaign(database.sql, owner);
    const early = await signUp(database.sql);
    await pledge(early, id, 6000);
    const last = await pledge(fan, id, 4000);
    expect(last).toMatchObject({ campaign_status: 'succeeded', order_id: expect.any(String) });
    const order = (await read(id, early))?.my_pledge?.order_id ?? '';
    expect(await as(early, 'get_order', { p_order_id: order })).toMatchObject({
      kind: 'campaign',
      total: 6000,
      status: 'pending_payment',
    });
    expect(await refusal(pledge(early, id, 100))).toBe('ALREADY_PLEDGED');
    const later = await pledge(await signUp(database.sql), id, 100);
    expect(later).toMatchObject({ pledged_total: 10_100, order_id: expect.any(String) });

    await payOrder(database.sql, early, admin, order);
    expect(await read(id, early)).toMatchObject({
      paid_total: 6000,
      my_pledge: { status: 'paid' },
    });
    await letOrderLapse(database.sql, last.order_id ?? '');
    await database.sql`select private.expire_orders()`;
    expect(await read(id, fan)).toMatchObject({
      pledged_total: 6100,
      status: 'open',
      my_pledge: { status: 'released' },
    });
    // Who let it lapse may come back.
    expect((await pledge(fan, id, 300)).order_id).not.toBe(last.order_id);
  });

  it('of somebody with twenty unpaid orders waits, and does not stop the others', async () => {
    const id = await createCampaign(database.sql, owner, { goal: 1000 });
    await pledge(fan, id, 500);
    for (let turn = 0; turn < 20; turn++) {
      await createOrder(database.sql, { buyer: fan, seller: owner, kind: 'subscription' });
    }
    const last = await pledge(await signUp(database.sql), id, 500);
    expect(last.campaign_status).toBe('succeeded');
    expect((await read(id, fan))?.my_pledge).toMatchObject({ status: 'pledged', order_id: null });
    await database.sql`
      select private.close_order(id, 'cancelled') from public.orders where buyer_id = ${fan}`;
    await runJob();
    expect((await read(id, fan))?.my_pledge?.order_id).toEqual(expect.any(String));
  });

  it('is over with the last day', async () => {
    const id = await createCampaign(database.sql, owner);
    await pledge(fan, id, 500);
    await end(id);
    expect(await refusal(pledge(fan, id, 9500))).toBe('INVALID_STATE');
    for (let turn = 0; turn < 2; turn++) await runJob();
    expect(await read(id, fan)).toMatchObject({
      status: 'failed',
      pledged_total: 0,
      my_pledge: { status: 'released', order_id: null },
    });
    const told = await database.sql`
      select count(*)::int as n from public.notifications
      where user_id = ${fan} and kind = 'campaign.failed'`;
    expect(told[0]?.['n']).toBe(1);
  });
});

describe('calling it off', () => {
  it('releases what was promised; after the goal only administrators may, and paid money goes back in full', async () => {
    const first = await createCampaign(database.sql, owner);
    await pledge(fan, first, 500);
    await as(owner, 'cancel_campaign', { p_id: first, p_reason: '藝人不便' });
    expect(await refusal(as(owner, 'cancel_campaign', { p_id: first }))).toBe('ALREADY_CANCELLED');
    expect(await refusal(pledge(fan, first, 500))).toBe('NOT_FOUND');

    const second = await createCampaign(database.sql, owner, { goal: 1000 });
    const other = await signUp(database.sql);
    await pledge(other, second, 500);
    const order = (await pledge(fan, second, 500)).order_id ?? '';
    await payOrder(database.sql, fan, admin, order);
    expect(await as(fan, 'refund_quote', { p_order_id: order })).toMatchObject({ allowed: false });
    expect(await refusal(as(owner, 'cancel_campaign', { p_id: second }))).toBe('INVALID_STATE');
    await as(admin, 'cancel_campaign', { p_id: second });
    const [closed] = await database.sql`
      select o.status from public.orders as o where o.buyer_id = ${other}`;
    expect(closed?.['status']).toBe('cancelled');
    const { refunds } = await as<{ refunds: { status: string; amount: number }[] }>(
      fan,
      'get_order',
      { p_order_id: order },
    );
    expect(refunds).toMatchObject([{ status: 'processing', amount: 500 }]);
    const [sums] = await database.sql`
      select pledged_total, paid_total, backers from public.support_campaigns where id = ${second}`;
    expect(sums).toEqual({ pledged_total: 0, paid_total: 0, backers: 0 });
  });
});

it('shows where the money went, once there is some', async () => {
  const id = await createCampaign(database.sql, owner, { goal: 1000 });
  const picture = await uploadPicture(database.sql);
  const receipt = (user = owner, change: Record<string, Argument> = {}) =>
    as(user, 'add_campaign_receipt', {
      p_campaign_id: id,
      p_title: '燈箱租金',
      p_amount: 900,
      p_file_url: picture,
      p_paid_on: new Date().toISOString().slice(0, 10),
      ...change,
    });
  expect(await refusal(receipt())).toBe('INVALID_STATE');
  const { order_id } = await pledge(fan, id, 1000);
  await payOrder(database.sql, fan, admin, order_id ?? '');
  expect(await refusal(receipt(fan))).toBe('NOT_FOUND');
  expect(await refusal(receipt(owner, { p_paid_on: inDays(3).slice(0, 10) }))).toBe(
    'INVALID_INPUT',
  );
  await receipt();
  expect((await read(id))?.receipts).toMatchObject([{ title: '燈箱租金', amount: 900 }]);
});

it('lists by scope', async () => {
  const id = await createCampaign(database.sql, owner);
  await pledge(fan, id, 500);
  const ids = async (user: string | null, scope: string) =>
    fit(
      campaignPageSchema,
      await as(user, 'list_campaigns', { p_scope: scope, p_page_size: 50 }),
    ).items.map((item) => item.id);
  expect(await ids(owner, 'mine')).toEqual([id]);
  expect(await ids(fan, 'pledged')).toEqual([id]);
  expect(await refusal(ids(null, 'mine'))).toBe('NOT_SIGNED_IN');
  expect(await refusal(ids(fan, 'pending'))).toBe('FORBIDDEN');
  expect(await refusal(ids(fan, 'everything'))).toBe('INVALID_INPUT');
});

it('lets go of an account that is deleted: its pledges, its campaigns, its words', async () => {
  const kept = await createCampaign(database.sql, owner);
  await pledge(fan, kept, 500);
  const own = await createCampaign(database.sql, fan);
  const other = await signUp(database.sql);
  await pledge(other, own, 700);
  const { product } = await createAdProduct(database.sql, {
    needs_media_review: true,
    lead_days: 14,
  });
  const { id: ad } = await sendSupportAd(database.sql, fan, product);
  const artist = await createArtist(database.sql);
  await as(fan, 'post_birthday_wish', { p_artist_id: artist, p_body: '生日快樂' });
  const spot = await createSpot(database.sql);
  await as(fan, 'visit_spot', { p_spot_id: spot });

  await database.sql`select private.erase_account(${fan})`;

  expect(await read(kept)).toMatchObject({ status: 'open', pledged_total: 0, backers: 0 });
  const [left] = await database.sql`
    select
      (select status from public.support_campaigns where id = ${own}) as campaign,
      (select status from public.campaign_pledges where campaign_id = ${own}) as pledge,
      (select status || ' ' || contact_phone from public.support_ad_orders where id = ${ad}) as ad,
      (select count(*)::int from public.birthday_wishes where user_id = ${fan}) as wishes,
      (select count(*)::int from public.spot_visits where user_id = ${fan}) as visits`;
  expect(left).toEqual({
    campaign: 'cancelled',
    pledge: 'released',
    ad: 'cancelled 0900000000',
    wishes: 0,
    visits: 0,
  });
});
