import { supportAdDetailSchema, supportAdPageSchema, supportAdSchema } from './answers/promotion';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { letOrderLapse, refundFor } from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import {
  createAdProduct,
  createArtist,
  payOrder,
  sendSupportAd,
  supportAdFor,
  type SupportAd,
} from './setup/promotion';
import { uploadPicture } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let admin: string;
let fan: string;
let product: string;

beforeAll(async () => {
  admin = await signUpSuperadmin(database.sql);
});
beforeEach(async () => {
  fan = await signUp(database.sql);
  ({ product } = await createAdProduct(database.sql, {
    needs_media_review: true,
    unit_price: 18_000,
    design_fee: 3_000,
    slots: 1,
    lead_days: 14,
  }));
});
afterEach(() => checkInvariants(database.sql));

const as = <T = unknown>(user: string | null, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const send = (change: Record<string, string | number | object | null> = {}, buyer = fan) =>
  sendSupportAd(database.sql, buyer, product, change);
const decide = (id: string, status: string, reason: string | null = null) =>
  as(admin, 'decide', {
    p_entity_type: 'support_ad_orders',
    p_entity_id: id,
    p_status: status,
    p_reason: reason,
  });
const advance = (id: string, status: string, proof: string[] | null = null) =>
  as<SupportAd>(admin, 'admin_advance_support_ad', {
    p_id: id,
    p_status: status,
    p_proof_urls: proof,
  });
const read = async (id: string, user = fan) =>
  supportAdDetailSchema.parse(await as(user, 'get_support_ad', { p_id: id }));
const slotOf = async (id: string) => {
  const [row] = await database.sql`
    select status from public.ad_bookings where support_ad_order_id = ${id}`;
  return row?.['status'] as string | undefined;
};
async function approved(): Promise<{ id: string; order: string }> {
  const { id } = await send();
  await decide(id, 'reviewing');
  await decide(id, 'approved');
  return { id, order: (await read(id)).order_id ?? '' };
}

it('keeps each version of the artwork that was sent, and not what was only saved', async () => {
  const { id } = await send({ p_artwork_paths: [`${fan}/first.png`] });
  await decide(id, 'reviewing');
  await decide(id, 'needs_fix', '解析度不足');
  const { artist } = await read(id);
  const change = (name: string) =>
    as(fan, 'save_support_ad', {
      ...supportAdFor(fan, artist.id, product),
      p_id: id,
      p_artwork_paths: [`${fan}/${name}.png`],
    });
  await change('slip');
  await change('second');
  await as(fan, 'submit_support_ad', {
    p_id: id,
    p_owns_artwork: true,
    p_has_portrait_consent: true,
  });
  const { versions, artwork_paths: paths } = await read(id);
  expect(versions.map((version) => version.paths)).toEqual([
    [`${fan}/first.png`],
    [`${fan}/second.png`],
  ]);
  expect(paths).toEqual([`${fan}/second.png`]);
});

it('goes all the way from the draft to the proof', async () => {
  const { id } = await send({ p_design_by: 'platform' });
  expect((await read(id)).total).toBe(2 * 18_000 + 3_000);
  await decide(id, 'reviewing');
  await decide(id, 'needs_fix', '請換一張解析度較高的照片');
  expect(await read(id)).toMatchObject({
    status: 'needs_fix',
    review_note: '請換一張解析度較高的照片',
    deadline_at: expect.any(String),
  });
  const declare = { p_id: id, p_owns_artwork: true, p_has_portrait_consent: true };
  expect(supportAdSchema.parse(await as(fan, 'submit_support_ad', declare)).status).toBe(
    'reviewing',
  );
  expect(await slotOf(id)).toBeUndefined();
  await decide(id, 'approved');
  const waiting = await read(id);
  expect([waiting.status, await slotOf(id)]).toEqual(['approved', 'held']);
  const days = (new Date(waiting.deadline_at ?? 0).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(7, 1);

  await payOrder(database.sql, fan, admin, waiting.order_id ?? '');
  expect([(await read(id)).status, await slotOf(id)]).toEqual(['paid', 'confirmed']);
  await advance(id, 'producing');
  await advance(id, 'live');
  expect(await faultOf(advance(id, 'completed'))).toMatchObject({
    code: 'INVALID_INPUT',
    hint: 'proof_urls',
  });
  expect(await refusal(advance(id, 'completed', ['https://elsewhere.test/1.jpg']))).toBe(
    'INVALID_INPUT',
  );
  await advance(id, 'completed', [await uploadPicture(database.sql)]);
  const done = await read(id);
  expect(done.history.map(({ to }) => to)).toEqual([
    'submitted',
    'reviewing',
    'needs_fix',
    'reviewing',
    'approved',
    'paid',
    'producing',
    'live',
    'completed',
  ]);
  const kinds = await database.sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${fan} and kind like 'support.ad_%'`;
  expect(kinds.map(({ kind }) => kind)).toContain('support.ad_completed');
});

describe('what does not follow', () => {
  it('no step is skipped, none is made twice', async () => {
    const { id } = await send();
    for (const status of ['approved', 'rejected', 'needs_fix']) {
      expect(await refusal(decide(id, status, '原因'))).toBe('INVALID_STATE');
    }
    for (const status of ['producing', 'live', 'completed']) {
      expect(
        await refusal(advance(id, status, ['/storage/v1/object/public/media/admin/1.jpg'])),
      ).toBe('INVALID_STATE');
    }
    await decide(id, 'reviewing');
    expect(await refusal(decide(id, 'reviewing'))).toBe('INVALID_STATE');
    expect(await refusal(decide(id, 'rejected'))).toBe('INVALID_INPUT');
    expect(await refusal(decide(id, 'paid'))).toBe('INVALID_INPUT');
    await decide(id, 'rejected', '未取得肖像授權');
    expect(await refusal(decide(id, 'approved'))).toBe('INVALID_STATE');
    expect(await refusal(as(fan, 'cancel_support_ad', { p_id: id }))).toBe('INVALID_STATE');
  });

  it('is not sent without both declarations, or without artwork', async () => {
    const artist = await createArtist(database.sql);
    const draft = async (change: Record<string, string | number | object | null> = {}) =>
      (await as<SupportAd>(fan, 'save_support_ad', supportAdFor(fan, artist, product, change))).id;
    const submit = async (id: string, change: Record<string, Argument> = {}) =>
      (
        await faultOf(
          as(fan, 'submit_support_ad', {
            p_id: id,
            p_owns_artwork: true,
            p_has_portrait_consent: true,
            ...change,
          }),
        )
      ).hint;
    const id = await draft();
    expect(await submit(id, { p_owns_artwork: false })).toBe('owns_artwork');
    expect(await submit(id, { p_has_portrait_consent: null })).toBe('has_portrait_consent');
    expect(await submit(await draft({ p_artwork_paths: [] }))).toBe('artwork_paths');
    const dear = as(fan, 'submit_support_ad', {
      p_id: id,
      p_owns_artwork: true,
      p_has_portrait_consent: true,
      p_expected_total: 1,
    });
    expect(await refusal(dear)).toBe('PRICE_CHANGED');
  });

  it.each([
    ['title', { p_title: '' }],
    ['message', { p_message: '字'.repeat(501) }],
    ['artist_id', { p_artist_id: '00000000-0000-4000-8000-000000000000' }],
    ['starts_on', { p_starts_on: taipeiDay(13) }],
    ['units', { p_units: 9 }],
    ['city', { p_city: '東京' }],
    ['contact_phone', { p_contact_phone: '12345' }],
    ['artwork_paths', { p_artwork_paths: ['someone-else/a.png'] }],
    ['artwork_paths', { p_artwork_paths: { not: 'a list' } }],
    ['design_by', { p_design_by: 'nobody' }],
  ])('refuses a bad %s %#', async (field, change) => {
    const artist = await createArtist(database.sql);
    const args = supportAdFor(fan, artist, product, change);
    const saved = as(fan, 'save_support_ad', args);
    expect(await faultOf(saved)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('keeps product, days and price while something is fixed', async () => {
    const sent = await send();
    await decide(sent.id, 'reviewing');
    await decide(sent.id, 'needs_fix', '文字過多');
    const now = await read(sent.id);
    const fix = (change: Record<string, string | number | object | null>) =>
      as<SupportAd>(fan, 'save_support_ad', {
        ...supportAdFor(fan, now.artist.id, product, change),
        p_id: sent.id,
      });
    expect(await refusal(fix({ p_units: 1 }))).toBe('INVALID_INPUT');
    await database.sql`update public.ad_products set unit_price = 99999 where id = ${product}`;
    expect((await fix({ p_title: '改好了' })).total).toBe(sent.total);
  });
});

describe('the slot', () => {
  it('is taken by the first one approved; the next one is refused', async () => {
    await approved();
    const second = await send({}, await signUp(database.sql));
    await decide(second.id, 'reviewing');
    expect(await refusal(decide(second.id, 'approved'))).toBe('SOLD_OUT');
    expect((await read(second.id, admin)).status).toBe('reviewing');
  });

  it('comes back when it is not paid within seven days', async () => {
    const { id, order } = await approved();
    await letOrderLapse(database.sql, order);
    const second = await send({}, await signUp(database.sql));
    await decide(second.id, 'reviewing');
    await decide(second.id, 'approved');
    expect(await read(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'expired' });
    expect([await slotOf(id), await slotOf(second.id)]).toEqual(['expired', 'held']);
  });

  it('comes back when the buyer cancels, and a reported payment is looked for first', async () => {
    const { id, order } = await approved();
    await as(fan, 'report_transfer', { p_order_id: order, p_last5: '12345' });
    const cancel = () => as<SupportAd>(fan, 'cancel_support_ad', { p_id: id });
    expect(await refusal(cancel())).toBe('INVALID_STATE');
    await as(admin, 'reject_payment', { p_order_id: order, p_reason: '查無此筆' });
    expect((await cancel()).status).toBe('cancelled');
    expect(await slotOf(id)).toBe('cancelled');
    expect(await refusal(cancel())).toBe('ALREADY_CANCELLED');
  });

  it('comes back with the money until production begins', async () => {
    const { id, order } = await approved();
    await payOrder(database.sql, fan, admin, order);
    const { refunds } = await as<{ refunds: { id: string; amount: number }[] }>(
      fan,
      'request_refund',
      refundFor(order),
    );
    expect(refunds[0]?.amount).toBe(36_000 - 3_600);
    expect(await refusal(advance(id, 'producing'))).toBe('INVALID_STATE');
    await as(admin, 'decide_refund', { p_refund_id: refunds[0]?.id ?? '', p_approve: true });
    expect(await read(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'refunded' });
    expect(await slotOf(id)).toBe('refunded');
  });

  it('is not refunded in production', async () => {
    const { id, order } = await approved();
    await payOrder(database.sql, fan, admin, order);
    await advance(id, 'producing');
    expect(await as(fan, 'refund_quote', { p_order_id: order })).toMatchObject({
      allowed: false,
      reason: 'in_production',
    });
  });
});

describe('who sees what', () => {
  it('nobody but the buyer and the administrators; drafts not even they in lists', async () => {
    const { id } = await send();
    const artist = await createArtist(database.sql);
    const draft = await as<SupportAd>(fan, 'save_support_ad', supportAdFor(fan, artist, product));
    const other = await signUp(database.sql);
    expect(await refusal(read(id, other))).toBe('NOT_FOUND');
    const mine = supportAdPageSchema.parse(await as(fan, 'my_support_ads'));
    expect(mine.total).toBe(2);
    const listed = supportAdPageSchema.parse(
      await as(admin, 'admin_list_support_ads', { p_query: '王小明', p_page_size: 50 }),
    );
    expect(listed.items.some((item) => item.id === id)).toBe(true);
    expect(listed.items.some((item) => item.id === draft.id)).toBe(false);
    expect(await refusal(decide(draft.id, 'reviewing'))).toBe('NOT_FOUND');
  });
});

it('ends what nobody fixed, and what was not decided before its first day', async () => {
  const late = await send();
  await decide(late.id, 'reviewing');
  await decide(late.id, 'needs_fix', '請補授權書');
  const begun = await send({}, await signUp(database.sql));
  await database.sql`
    update public.support_ad_orders set deadline_at = now() - interval '1 hour' where id = ${late.id}`;
  await database.sql`
    update public.support_ad_orders set starts_on = private.today() where id = ${begun.id}`;
  for (let turn = 0; turn < 2; turn++) await database.sql`select private.end_stale_support_ads()`;
  expect((await read(late.id)).status).toBe('cancelled');
  expect((await read(begun.id, admin)).status).toBe('cancelled');
});
