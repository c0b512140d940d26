import { randomUUID } from 'node:crypto';
import {
  adPageSchema,
  adProductSchema,
  adProductsSchema,
  adQuoteSchema,
  adReceiptSchema,
  adRecordSchema,
  adStatsSchema,
  liveAdsSchema,
} from './answers/promotion';
import { asUser, call, callIn, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { letOrderLapse, refundFor } from './setup/orders';
import { signUp, signUpSuperadmin } from './setup/people';
import {
  adBookingFor,
  bookAd,
  createAdProduct,
  creativeFor,
  publishCopy,
  payOrder,
  type AdReceipt,
} from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let admin: string;
let fan: string;

beforeAll(async () => {
  admin = await signUpSuperadmin(database.sql);
});
beforeEach(async () => {
  fan = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

const as = <T = unknown>(user: string | null, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const decide = (entity: string, id: string, status: string, reason: string | null = null) =>
  as(admin, 'decide', {
    p_entity_type: entity,
    p_entity_id: id,
    p_status: status,
    p_reason: reason,
  });
const valueOf = async <T>(statement: string): Promise<T> =>
  ((await database.sql.unsafe<{ value: T }[]>(statement))[0] as { value: T }).value;
const bookingStatus = (id: string) =>
  valueOf<string>(`select status as value from public.ad_bookings where id = '${id}'`);
const adStatus = (id: string) =>
  valueOf<string>(`select status as value from public.advertisements where id = '${id}'`);

/** Booked, paid, approved, and moved to run today. */
async function runningAd(productId: string): Promise<AdReceipt> {
  const booked = await bookAd(database.sql, fan, productId);
  await payOrder(database.sql, fan, admin, booked.order_id);
  await decide('advertisements', booked.advertisement_id, 'approved');
  await database.sql`
    update public.ad_bookings set period = daterange(private.today() - 1, private.today() + 6)
    where id = ${booked.booking_id}`;
  await database.sql`
    update public.advertisements
    set start_date = private.today() - 1, end_date = private.today() + 5
    where id = ${booked.advertisement_id}`;
  return booked;
}

describe('what is on offer', () => {
  it('lists active products by category and city, with their location', async () => {
    const { product } = await createAdProduct(database.sql, { slots: 3 });
    const hidden = await createAdProduct(database.sql, { is_active: false });
    const all = adProductsSchema.parse(await as(null, 'list_ad_products'));
    expect(all.find(({ id }) => id === product)?.placement.slots).toBe(3);
    expect(all.some(({ id }) => id === hidden.product)).toBe(false);
    const buses = adProductsSchema.parse(
      await as(null, 'list_ad_products', { p_category: 'bus', p_city: '台北' }),
    );
    expect(buses).toEqual([]);
    expect(await as(null, 'get_ad_product', { p_product_id: hidden.product })).toBeNull();
  });

  it('quotes units, design and the latest day to order, a month by the calendar', async () => {
    const { product } = await createAdProduct(database.sql, {
      unit: 'month',
      unit_price: 36_000,
      design_fee: 3_000,
      lead_days: 14,
      max_units: 2,
    });
    const quote = adQuoteSchema.parse(
      await as(null, 'quote_ad_product', {
        p_product_id: product,
        p_starts_on: taipeiDay(20),
        p_units: 2,
        p_design_by: 'platform',
      }),
    );
    expect([quote.total, quote.latest_order_on, quote.free_slots]).toEqual([
      75_000,
      taipeiDay(6),
      1,
    ]);
    expect(quote.ends_on).toBe(
      await valueOf<string>(
        `select ('${taipeiDay(20)}'::date + interval '2 months' - interval '1 day')::date::text as value`,
      ),
    );
  });

  it.each([
    ['too early', { p_starts_on: taipeiDay(2) }, 'starts_on'],
    ['too far', { p_starts_on: taipeiDay(364) }, 'starts_on'],
    ['no day', { p_starts_on: null }, 'starts_on'],
    ['too long', { p_starts_on: taipeiDay(10), p_units: 5 }, 'units'],
    ['none at all', { p_starts_on: taipeiDay(10), p_units: 0 }, 'units'],
    ['by whom', { p_starts_on: taipeiDay(10), p_design_by: 'nobody' }, 'design_by'],
  ])('refuses %s', async (_, change, field) => {
    const { product } = await createAdProduct(database.sql);
    const quoted = as(null, 'quote_ad_product', { p_product_id: product, p_units: 1, ...change });
    expect(await faultOf(quoted)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });
});

describe('booking', () => {
  it('holds a slot, and both counts of free slots go down for these days only', async () => {
    const { product } = await createAdProduct(database.sql, { slots: 2 });
    const receipt = adReceiptSchema.parse(await bookAd(database.sql, fan, product));
    expect(receipt).toMatchObject({
      total: 7000,
      order_status: 'pending_payment',
      slot_no: 1,
      starts_on: taipeiDay(10),
      ends_on: taipeiDay(16),
    });
    const shown = adProductSchema.parse(
      await as(null, 'get_ad_product', {
        p_product_id: product,
        p_from: taipeiDay(9),
        p_to: taipeiDay(17),
      }),
    );
    expect(shown?.days.map(({ free_slots }) => free_slots)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 2]);
    expect((await bookAd(database.sql, fan, product)).slot_no).toBe(2);
    expect(await refusal(bookAd(database.sql, fan, product))).toBe('SOLD_OUT');
    const next = await bookAd(database.sql, fan, product, { p_starts_on: taipeiDay(17) });
    expect(next.slot_no).toBe(1);
  });

  it('is one booking for one key, and a key belongs to one thing', async () => {
    const { product } = await createAdProduct(database.sql, { slots: 5 });
    const key = { p_idempotency_key: randomUUID() };
    const first = await bookAd(database.sql, fan, product, key);
    expect(await bookAd(database.sql, fan, product, key)).toEqual(first);
    const later = bookAd(database.sql, fan, product, { ...key, p_starts_on: taipeiDay(17) });
    expect(await refusal(later)).toBe('KEY_TAKEN');
    expect(
      await valueOf(`select count(*)::int as value from public.ad_bookings
        where ad_product_id = '${product}'`),
    ).toBe(1);
  });

  it('says when the price is another one, and what has to be reviewed first', async () => {
    const { product } = await createAdProduct(database.sql);
    const wrong = bookAd(database.sql, fan, product, { p_expected_total: 1 });
    expect(await refusal(wrong)).toBe('PRICE_CHANGED');
    const reviewed = await createAdProduct(database.sql, { needs_media_review: true });
    expect(await refusal(bookAd(database.sql, fan, reviewed.product))).toBe('NOT_ON_SALE');
  });

  it.each([
    ['title', { p_title: ' ' }],
    ['link_url', { p_link_url: 'javascript:alert(1)' }],
    ['link_url', { p_link_url: '//evil.test' }],
    ['link_url', { p_link_url: 'http://plain.test' }],
    ['button_text', { p_button_text: '字'.repeat(21) }],
  ])('refuses a bad %s %#', async (field, change) => {
    const { product } = await createAdProduct(database.sql);
    const attempt = bookAd(database.sql, fan, product, change);
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('is confirmed by its payment, and what is free is paid at once', async () => {
    const { product } = await createAdProduct(database.sql);
    const booked = await bookAd(database.sql, fan, product);
    await payOrder(database.sql, fan, admin, booked.order_id);
    expect(await bookingStatus(booked.booking_id)).toBe('confirmed');
    const free = await createAdProduct(database.sql, { unit_price: 0 });
    const gift = await bookAd(database.sql, fan, free.product);
    expect([gift.order_status, await bookingStatus(gift.booking_id)]).toEqual([
      'paid',
      'confirmed',
    ]);
  });

  it('gives an unpaid slot to the next one, without waiting for the job', async () => {
    const { product } = await createAdProduct(database.sql);
    const late = await bookAd(database.sql, fan, product);
    await letOrderLapse(database.sql, late.order_id);
    const next = await bookAd(database.sql, await signUp(database.sql), product);
    expect(next.slot_no).toBe(1);
    expect([await bookingStatus(late.booking_id), await adStatus(late.advertisement_id)]).toEqual([
      'expired',
      'inactive',
    ]);
  });

  it('comes back when the buyer cancels', async () => {
    const { product } = await createAdProduct(database.sql);
    const booked = await bookAd(database.sql, fan, product);
    await as(fan, 'cancel_order', { p_order_id: booked.order_id });
    expect(await bookingStatus(booked.booking_id)).toBe('cancelled');
    expect((await bookAd(database.sql, fan, product)).slot_no).toBe(1);
    const artwork = as(fan, 'submit_ad_creative', creativeFor(fan, booked.advertisement_id));
    expect(await refusal(artwork)).toBe('INVALID_STATE');
  });

  it('moves to other days once paid, before it began, where a slot is free', async () => {
    const { product } = await createAdProduct(database.sql);
    const booked = await bookAd(database.sql, fan, product);
    const move = (day: number, user = fan) =>
      as<AdReceipt>(user, 'reschedule_ad', {
        p_booking_id: booked.booking_id,
        p_starts_on: taipeiDay(day),
      });
    expect(await refusal(move(20))).toBe('INVALID_STATE');
    await payOrder(database.sql, fan, admin, booked.order_id);
    await bookAd(database.sql, await signUp(database.sql), product, {
      p_starts_on: taipeiDay(24),
    });
    expect(await refusal(move(20))).toBe('SOLD_OUT');
    expect(await refusal(move(1))).toBe('INVALID_INPUT');
    expect(await refusal(move(30, await signUp(database.sql)))).toBe('NOT_FOUND');
    // Into days that overlap its own.
    expect(adReceiptSchema.parse(await move(12)).starts_on).toBe(taipeiDay(12));
    expect(
      await valueOf(`select start_date::text as value from public.advertisements
        where id = '${booked.advertisement_id}'`),
    ).toBe(taipeiDay(12));
  });

  it('is refunded less 10 % until three days before, in full when it was rejected', async () => {
    const { product } = await createAdProduct(database.sql, { slots: 3 });
    const quote = (order: string) => as(fan, 'refund_quote', { p_order_id: order });
    const booked = await bookAd(database.sql, fan, product);
    await payOrder(database.sql, fan, admin, booked.order_id);
    expect(await quote(booked.order_id)).toMatchObject({ allowed: true, fee: 700, amount: 6300 });
    await database.sql`
      update public.ad_bookings set period = daterange(private.today() + 2, private.today() + 9)
      where id = ${booked.booking_id}`;
    expect(await quote(booked.order_id)).toMatchObject({ allowed: false, reason: 'too_late' });
    await decide('advertisements', booked.advertisement_id, 'rejected', '畫面過暗');
    expect(await quote(booked.order_id)).toMatchObject({ allowed: true, fee: 0, amount: 7000 });

    const { refunds } = await as<{ refunds: { id: string }[] }>(
      fan,
      'request_refund',
      refundFor(booked.order_id),
    );
    await as(admin, 'decide_refund', { p_refund_id: refunds[0]?.id ?? '', p_approve: true });
    expect(await bookingStatus(booked.booking_id)).toBe('refunded');
  });
});

describe('artwork and decisions', () => {
  it('checks the file, counts versions, and shows only what was approved', async () => {
    const { product } = await createAdProduct(database.sql, { image_w: 1200, image_h: 600 });
    const { advertisement_id: ad } = await bookAd(database.sql, fan, product);
    const send = (change: Record<string, string | number | null> = {}) =>
      as<{ id: string; version: number }>(fan, 'submit_ad_creative', creativeFor(fan, ad, change));
    for (const [field, change] of [
      ['mime_type', { p_mime_type: 'text/html' }],
      ['bytes', { p_bytes: 5_242_881 }],
      ['size', { p_file_path: `${fan}/poster-1100x600.png` }],
      ['size', { p_file_path: `${fan}/poster-1200x1200.png` }],
      ['size', { p_file_path: `${fan}/poster.png` }],
      ['file_path', { p_file_path: `${admin}/poster.png` }],
      ['file_path', { p_file_path: `${fan}/../${admin}/poster.png` }],
      ['checksum', { p_checksum: 'abc' }],
    ] as const) {
      expect(await faultOf(send(change))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
    }
    const first = await send();
    const second = await send();
    expect([first.version, second.version]).toEqual([1, 2]);
    expect(await refusal(decide('ad_creatives', first.id, 'approved'))).toBe('INVALID_STATE');
    expect(
      await valueOf(`select image_url as value from public.advertisements where id = '${ad}'`),
    ).toBeNull();
    expect(await faultOf(decide('advertisements', ad, 'approved'))).toMatchObject({ hint: 'copy' });
    const image_url = await publishCopy(database.sql, admin, ad);
    await decide('advertisements', ad, 'approved');
    const page = adPageSchema.parse(await as(fan, 'my_ads'));
    const [mine] = page.items;
    expect(await as(fan, 'get_my_ad', { p_id: mine?.id ?? '' })).toEqual(mine);
    const stranger = await signUp(database.sql);
    expect(await as(stranger, 'get_my_ad', { p_id: mine?.id ?? '' })).toBeNull();
    expect(page.items[0]).toMatchObject({
      status: 'active',
      phase: 'scheduled',
      image_url,
      creative: { version: 2, status: 'approved' },
    });
    // While it runs the old one stays until the new one is approved.
    const third = await send();
    await decide('ad_creatives', third.id, 'rejected', '字太小');
    expect(adPageSchema.parse(await as(fan, 'my_ads')).items[0]).toMatchObject({
      status: 'active',
      image_url,
      creative: { status: 'rejected', reason: '字太小' },
    });
  });

  it('needs a reason to reject, decides once, tells the client, and waits again after a new version', async () => {
    const { product } = await createAdProduct(database.sql);
    const { advertisement_id: ad } = await bookAd(database.sql, fan, product);
    expect(await refusal(decide('advertisements', ad, 'rejected'))).toBe('INVALID_INPUT');
    expect(await refusal(decide('advertisements', ad, 'running'))).toBe('INVALID_INPUT');
    await decide('advertisements', ad, 'rejected', '連結打不開');
    expect(await refusal(decide('advertisements', ad, 'approved'))).toBe('INVALID_STATE');
    expect(adPageSchema.parse(await as(fan, 'my_ads')).items[0]?.reason).toBe('連結打不開');
    expect(
      await valueOf(`select count(*)::int as value from public.notifications
        where user_id = '${fan}' and kind = 'decision.rejected'`),
    ).toBe(1);
    await as(fan, 'submit_ad_creative', creativeFor(fan, ad));
    expect(await adStatus(ad)).toBe('pending');
  });

  it('looks again at words that changed after the approval', async () => {
    const { product } = await createAdProduct(database.sql);
    const { advertisement_id: ad } = await bookAd(database.sql, fan, product);
    await decide('advertisements', ad, 'active');
    await as(fan, 'edit_my_ad', { p_advertisement_id: ad, p_title: '新的標題' });
    expect(await adStatus(ad)).toBe('pending');
  });
});

describe('what runs', () => {
  const live = async () => liveAdsSchema.parse(await as(null, 'live_ads', { p_limit: 50 }));
  const runs = async (ad: string) => (await live()).some(({ id }) => id === ad);

  it('only what is approved, paid, and in its days', async () => {
    const { product } = await createAdProduct(database.sql, { slots: 9 });
    const booked = await runningAd(product);
    const ad = booked.advertisement_id;
    expect(await runs(ad)).toBe(true);
    for (const [undo, redo] of [
      [`status = 'held'`, `status = 'confirmed'`],
      [
        `period = daterange(private.today() + 1, private.today() + 8)`,
        `period = daterange(private.today() - 1, private.today() + 6)`,
      ],
    ]) {
      await database.sql.unsafe(
        `update public.ad_bookings set ${undo} where id = '${booked.booking_id}'`,
      );
      expect(await runs(ad)).toBe(false);
      await database.sql.unsafe(
        `update public.ad_bookings set ${redo} where id = '${booked.booking_id}'`,
      );
      expect(await runs(ad)).toBe(true);
    }
    await database.sql`
      update public.advertisements set end_date = private.today() - 1 where id = ${ad}`;
    expect(await runs(ad)).toBe(false);
  });

  it('and administrators make, switch and remove their own', async () => {
    const save = (change: Record<string, Argument> = {}) =>
      as(admin, 'admin_save_ad', {
        p_title: '站內公告',
        p_start_date: taipeiDay(0),
        p_end_date: taipeiDay(3),
        ...change,
      });
    for (const [field, change] of [
      ['title', { p_title: '' }],
      ['start_date', { p_start_date: null }],
      ['end_date', { p_end_date: null }],
      ['end_date', { p_end_date: taipeiDay(-1) }],
      ['type', { p_type: 'video' }],
      ['budget', { p_budget: -1 }],
      ['image_url', { p_image_url: 'data:image/png,x' }],
    ] as const) {
      expect(await faultOf(save(change))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
    }
    const made = adRecordSchema.parse(await save());
    expect(made.status).toBe('pending');
    const on = (is: boolean) => as(admin, 'admin_switch_ad', { p_id: made.id, p_is_active: is });
    expect(await refusal(on(true))).toBe('INVALID_STATE');
    await decide('advertisements', made.id, 'approved');
    expect(await runs(made.id)).toBe(true);
    await on(false);
    expect([await runs(made.id), await refusal(on(false))]).toEqual([false, 'INVALID_STATE']);
    await on(true);
    expect(await runs(made.id)).toBe(true);

    const stale = save({ p_id: made.id, p_updated_at: made.updated_at });
    expect(await refusal(stale)).toBe('STALE_VERSION');
    await as(admin, 'admin_delete_ad', { p_id: made.id });
    const { product } = await createAdProduct(database.sql);
    const booked = await bookAd(database.sql, fan, product);
    const removal = as(admin, 'admin_delete_ad', { p_id: booked.advertisement_id });
    expect(await refusal(removal)).toBe('INVALID_STATE');
    const moved = save({ p_id: booked.advertisement_id });
    expect(await faultOf(moved)).toMatchObject({ code: 'INVALID_INPUT', hint: 'start_date' });
  });

  it('is found by words, state and phase', async () => {
    const { product } = await createAdProduct(database.sql, { slots: 4 });
    const booked = await runningAd(product);
    await database.sql`
      update public.advertisements set title = '獨角獸 100% 見面會' where id = ${booked.advertisement_id}`;
    const ids = async (args: Record<string, Argument>) =>
      adPageSchema.parse(await as(admin, 'admin_list_ads', args)).items.map(({ id }) => id);
    expect(await ids({ p_query: '獨角獸 100%' })).toEqual([booked.advertisement_id]);
    expect(await ids({ p_query: '獨角獸', p_status: 'approved', p_phase: 'running' })).toEqual([
      booked.advertisement_id,
    ]);
    expect(await ids({ p_query: '獨角獸', p_phase: 'ended' })).toEqual([]);
    expect(await ids({ p_query: '獨角獸_' })).toEqual([]);
  });
});

describe('counting', () => {
  const browser =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
  const see = (
    ad: string,
    {
      user = null,
      action = 'impression',
      session = randomUUID(),
      agent = browser,
      from = randomUUID(),
    }: {
      user?: string | null;
      action?: string;
      session?: string;
      agent?: string;
      from?: string;
    } = {},
  ) =>
    asUser(database.sql, user, async (tx) => {
      const headers = JSON.stringify({ 'user-agent': agent, 'x-forwarded-for': from });
      await tx`select set_config('request.headers', ${headers}, true)`;
      await callIn(tx, 'record_ad_event', {
        p_ad_id: ad,
        p_action: action,
        p_session: session,
      });
    });
  const countsOf = async (ad: string) => {
    const stats = adStatsSchema.parse(await as(admin, 'ad_stats', { p_ad_id: ad }));
    return [stats.impressions, stats.clicks];
  };
  let ad: string;

  beforeEach(async () => {
    const { product } = await createAdProduct(database.sql);
    ad = (await runningAd(product)).advertisement_id;
  });

  it('a session once a day and action, and a click with its impression', async () => {
    const session = randomUUID();
    for (let turn = 0; turn < 3; turn++) await see(ad, { session });
    expect(await countsOf(ad)).toEqual([1, 0]);
    for (let turn = 0; turn < 3; turn++) await see(ad, { session, action: 'click' });
    expect(await countsOf(ad)).toEqual([1, 1]);
    await see(ad, { action: 'click' });
    expect(await countsOf(ad)).toEqual([2, 2]);
  });

  it('neither robots, nor requests without a browser, nor the client, nor administrators', async () => {
    for (const agent of [
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'curl/8.5.0',
      '',
      'HeadlessChrome/140.0.0.0',
    ]) {
      await see(ad, { agent });
    }
    await see(ad, { user: fan });
    await see(ad, { user: admin });
    await as(null, 'record_ad_event', {
      p_ad_id: ad,
      p_action: 'impression',
      p_session: randomUUID(),
    });
    expect(await countsOf(ad)).toEqual([0, 0]);
    await see(ad, { user: await signUp(database.sql) });
    expect(await countsOf(ad)).toEqual([1, 0]);
  });

  it('twenty sessions of one address', async () => {
    for (let turn = 0; turn < 25; turn++) await see(ad, { from: '203.0.113.7' });
    expect(await countsOf(ad)).toEqual([20, 0]);
  });

  it('nothing of what does not run, and answers the same', async () => {
    await database.sql`update public.advertisements set status = 'inactive' where id = ${ad}`;
    expect(await see(ad)).toBeUndefined();
    await see(randomUUID());
    expect(await countsOf(ad)).toEqual([0, 0]);
  });

  it('loses nothing when many look at once, and the totals follow by the job', async () => {
    await Promise.all(Array.from({ length: 60 }, () => see(ad, { action: 'click' })));
    expect(await countsOf(ad)).toEqual([60, 60]);
    for (let turn = 0; turn < 2; turn++) await database.sql`select private.sum_ad_stats()`;
    expect(
      await valueOf(
        `select array[impressions, clicks] as value from public.advertisements where id = '${ad}'`,
      ),
    ).toEqual([60, 60]);
  });

  it('refuses what is no action', async () => {
    expect(await refusal(see(ad, { action: 'buy' }))).toBe('INVALID_INPUT');
  });
});

describe('the catalogue in the back office', () => {
  it('keeps slots that are booked, and prices of what is ordered', async () => {
    const { product, placement } = await createAdProduct(database.sql, { slots: 2 });
    await bookAd(database.sql, fan, product);
    const second = await bookAd(database.sql, fan, product);
    const place = (slots: number) =>
      as(admin, 'admin_save_ad_placement', {
        p_id: placement,
        p_code: `changed_${slots}_${placement.slice(0, 4).replace(/\d/g, 'a')}`,
        p_name: '改名的版位',
        p_slots: slots,
      });
    expect(await refusal(place(1))).toBe('INVALID_STATE');
    await place(3);
    await as(admin, 'admin_save_ad_product', {
      p_id: product,
      p_placement_id: placement,
      p_name: '漲價的方案',
      p_category: 'online',
      p_unit: 'week',
      p_unit_price: 9000,
    });
    expect(
      await valueOf(`select total as value from public.orders where id = '${second.order_id}'`),
    ).toBe(7000);
    expect((await bookAd(database.sql, fan, product)).total).toBe(9000);
    const unsafe = as(admin, 'admin_save_ad_product', {
      p_placement_id: placement,
      p_name: '方案',
      p_category: 'online',
      p_unit: 'week',
      p_unit_price: 1,
      p_images: ['javascript:alert(1)'],
    });
    expect(await faultOf(unsafe)).toMatchObject({ code: 'INVALID_INPUT', hint: 'images' });
  });

  it('never puts two bookings on one slot and day, whatever a function forgets', async () => {
    const { product } = await createAdProduct(database.sql);
    const booked = await bookAd(database.sql, fan, product);
    const twice = database.sql`
      insert into public.ad_bookings (
        ad_product_id, placement_id, advertisement_id, buyer_id, slot_no, period, units, amount
      )
      select ad_product_id, placement_id, advertisement_id, buyer_id, slot_no, period, units, amount
      from public.ad_bookings where id = ${booked.booking_id}`.then(() => undefined);
    expect((await faultOf(twice)).state).toBe('23P01');
    expect(adBookingFor(product).p_units).toBe(1);
  });
});
