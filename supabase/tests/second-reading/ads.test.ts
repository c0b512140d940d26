import { call, faultOf, type Argument } from '../setup/callers';
import { taipeiDay } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { accountsOfOrder } from '../setup/ledger';
import { refundFor, type OrderAnswer } from '../setup/orders';
import { signUp, signUpSuperadmin } from '../setup/people';
import { bookAd, createAdProduct, creativeFor, payOrder, publishCopy } from '../setup/promotion';
import type { AdReceipt } from '../setup/promotion';
import { provideTestDatabase } from '../setup/test-database';

const database = provideTestDatabase();
let admin: string;
let fan: string;
let booked: AdReceipt;
let ad: { p_advertisement_id: string };
let order: { p_order_id: string };

beforeAll(async () => {
  admin = await signUpSuperadmin(database.sql);
});
/** A paid week for NT$ 7,000 that begins in ten days. */
beforeEach(async () => {
  fan = await signUp(database.sql);
  const { product } = await createAdProduct(database.sql);
  booked = await bookAd(database.sql, fan, product);
  await payOrder(database.sql, fan, admin, booked.order_id);
  ad = { p_advertisement_id: booked.advertisement_id };
  order = { p_order_id: booked.order_id };
});
afterEach(() => checkInvariants(database.sql));

const as = <T = unknown>(user: string | null, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const decide = (status: string) =>
  as(admin, 'decide', {
    p_entity_type: 'advertisements',
    p_entity_id: booked.advertisement_id,
    p_status: status,
    p_reason: status === 'rejected' ? '圖文不符' : null,
  });
const quote = () => as(fan, 'refund_quote', order);
const edit = () => as(fan, 'edit_my_ad', { ...ad, p_title: '買一送一百', p_link_url: '/events' });
const submit = () => as(fan, 'submit_ad_creative', creativeFor(fan, booked.advertisement_id));
const ask = async () =>
  (await as<OrderAnswer>(fan, 'request_refund', refundFor(booked.order_id))).refunds[0]?.id ?? '';
/** Lets days pass for the booking. */
const moveTo = async (day: number) => {
  await database.sql`
    update public.ad_bookings
    set period = daterange(private.today() + ${day}::int, private.today() + ${day}::int + 7)
    where id = ${booked.booking_id}`;
  await database.sql`
    update public.advertisements
    set start_date = private.today() + ${day}::int, end_date = private.today() + ${day}::int + 6
    where id = ${booked.advertisement_id}`;
};
const isLive = async () =>
  (await as<{ id: string }[]>(null, 'live_ads', { p_limit: 50 })).some(
    ({ id }) => id === booked.advertisement_id,
  );

describe('20 · an approved advertisement that is edited badly on purpose', () => {
  it('costs what a change of mind costs', async () => {
    await decide('approved');
    await edit();
    await decide('rejected');
    expect(await quote()).toMatchObject({ amount: 6300, fee: 700, reason: 'before_start' });
  });

  it('gives nothing back once it was shown', async () => {
    await decide('approved');
    await moveTo(-1);
    expect(await isLive()).toBe(true);
    await edit();
    await decide('rejected');
    expect(await quote()).toMatchObject({ allowed: false, reason: 'too_late' });
  });

  it('and one that was never approved costs nothing, however late', async () => {
    await moveTo(1);
    await decide('rejected');
    expect(await quote()).toMatchObject({ amount: 7000, fee: 0, reason: 'not_approved' });
  });
});

describe('21 · an advertisement whose money is asked back', () => {
  it('takes no new artwork and no new words, and does not move', async () => {
    await decide('rejected');
    const refund = await ask();
    const asked = { code: 'INVALID_STATE', hint: 'refund' };
    expect(await faultOf(submit())).toMatchObject(asked);
    expect(await faultOf(edit())).toMatchObject(asked);
    const other = { p_booking_id: booked.booking_id, p_starts_on: taipeiDay(20) };
    expect(await faultOf(as(fan, 'reschedule_ad', other))).toMatchObject(asked);
    await as(fan, 'withdraw_refund', { p_refund_id: refund });
    await submit();
  });

  it('is neither approved nor shown until that is decided', async () => {
    await submit();
    const refund = await ask();
    expect(await faultOf(decide('approved'))).toMatchObject({ hint: 'refund' });
    await as(fan, 'withdraw_refund', { p_refund_id: refund });
    await publishCopy(database.sql, admin, booked.advertisement_id);
    await decide('approved');
    await ask();
    await moveTo(0);
    expect(await isLive()).toBe(false);
  });
});

it('21: artwork that waits alone is not approved while the money is asked back, and can be refused', async () => {
  await submit();
  await publishCopy(database.sql, admin, booked.advertisement_id);
  const [waiting] = await database.sql`
    select id from public.ad_creatives where advertisement_id = ${booked.advertisement_id}`;
  const decideAlone = (status: string) =>
    as(admin, 'decide', {
      p_entity_type: 'ad_creatives',
      p_entity_id: String(waiting?.['id']),
      p_status: status,
      p_reason: '圖文不符',
    });
  await ask();
  expect(await faultOf(decideAlone('approved'))).toMatchObject({
    code: 'INVALID_STATE',
    hint: 'refund',
  });
  await decideAlone('rejected');
});

describe('suspected · moving an advertisement away', () => {
  const move = () =>
    as(fan, 'reschedule_ad', { p_booking_id: booked.booking_id, p_starts_on: taipeiDay(30) });

  it('does not bring back the days in which it could be given back', async () => {
    await moveTo(2);
    await move();
    expect(await quote()).toMatchObject({ allowed: false, reason: 'too_late' });
  });

  it('in time keeps them', async () => {
    await moveTo(3);
    await move();
    expect(await quote()).toMatchObject({ amount: 6300, fee: 700 });
    await ask();
    expect(await accountsOfOrder(database.sql, booked.order_id)).toEqual({
      price: -7000,
      asked: 7000,
    });
  });
});
