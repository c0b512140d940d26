import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { signUp, signUpSuperadmin } from './setup/people';
import { bookAd, createAdProduct, creativeFor } from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let editor: string;
let fan: string;

beforeEach(async () => {
  [editor, fan] = await Promise.all([signUpAdmin(database.sql, 'editor'), signUp(database.sql)]);
});
afterEach(() => checkInvariants(database.sql));

const as = <T>(user: string, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);

interface Calendar {
  placements: {
    id: string;
    slots: number;
    bookings: {
      slot_no: number;
      starts_on: string;
      ends_on: string;
      title: string;
      status: string;
    }[];
    unbooked: { title: string }[];
  }[];
}

describe('the calendar of placements', () => {
  const placementIn = async (id: string, p_from = taipeiDay(0)) =>
    (await as<Calendar>(editor, 'admin_ad_calendar', { p_from, p_days: 28 })).placements.find(
      (one) => one.id === id,
    );

  it('shows who has which slot, with the last day, and lets go of what was given up', async () => {
    const { product, placement } = await createAdProduct(database.sql, { slots: 3 });
    const booked = await bookAd(database.sql, fan, product);
    expect(await placementIn(placement)).toMatchObject({
      slots: 3,
      bookings: [
        {
          slot_no: booked.slot_no,
          status: 'held',
          title: '生日快樂',
          starts_on: taipeiDay(10),
          ends_on: taipeiDay(16),
        },
      ],
    });
    expect((await placementIn(placement, taipeiDay(17)))?.bookings).toEqual([]);
    await as(fan, 'cancel_order', { p_order_id: booked.order_id });
    expect((await placementIn(placement))?.bookings).toEqual([]);
  });

  it('shows the platform’s own beside the slots, which they do not take', async () => {
    const { placement } = await createAdProduct(database.sql);
    await as(editor, 'admin_save_ad', {
      p_title: '平台公告',
      p_start_date: taipeiDay(1),
      p_end_date: taipeiDay(3),
    });
    expect(await placementIn(placement)).toMatchObject({
      bookings: [],
      unbooked: expect.arrayContaining([expect.objectContaining({ title: '平台公告' })]),
    });
  });

  it('is asked for three months at most', async () => {
    const tooMuch = as(editor, 'admin_ad_calendar', { p_days: 94 });
    expect(await faultOf(tooMuch)).toMatchObject({ code: 'INVALID_INPUT', hint: 'days' });
  });
});

it('the catalogue has what is not sold now, and counts what is booked', async () => {
  const root = await signUpSuperadmin(database.sql);
  const { product, placement } = await createAdProduct(database.sql);
  await bookAd(database.sql, fan, product);
  await database.sql`update public.ad_products set is_active = false where id = ${product}`;
  const catalogue = await as<{
    may_manage: boolean;
    placements: { id: string; booked: number; products: number }[];
    products: { id: string; is_active: boolean; placement_id: string }[];
  }>(root, 'admin_ad_catalogue');
  expect(catalogue.may_manage).toBe(true);
  expect(catalogue.placements.find(({ id }) => id === placement)).toMatchObject({
    booked: 1,
    products: 1,
  });
  expect(catalogue.products.find(({ id }) => id === product)).toMatchObject({
    is_active: false,
    placement_id: placement,
  });
  const viewer = await signUpAdmin(database.sql, 'viewer');
  expect(await as(viewer, 'admin_ad_catalogue')).toMatchObject({ may_manage: false });
});

it('artwork is listed version by version, for who manages advertisements', async () => {
  const { product } = await createAdProduct(database.sql);
  const { advertisement_id: id } = await bookAd(database.sql, fan, product);
  await as(fan, 'submit_ad_creative', creativeFor(fan, id));
  expect(await as(editor, 'admin_ad_creatives', { p_ad_id: id })).toMatchObject({
    items: [{ version: 1, status: 'checking', file_path: `${fan}/poster-1200x600.png` }],
  });
  expect(await refusal(as(fan, 'admin_ad_creatives', { p_ad_id: id }))).toBe('FORBIDDEN');
});
