import * as z from '@spotlight/shared/vendor/zod';
import { birthdayOfferSchema, sharedPlanSchema, savedPlanSchema } from './answers/promotion';
import { createVenue, hours, insertBooking } from './setup/bookings';
import { call, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { createProduct, createShop } from './setup/orders';
import {
  createAdProduct,
  createArtist,
  createSpot,
  supportAdFor,
  type NewAdProduct,
} from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
const IN_DAYS = 60;
const day = taipeiDay(IN_DAYS);
let artist: string;
let fan: string;
let cafe: string;
let lantern: { product: string; placement: string };

const as = <T = unknown>(user: string | null, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);

async function sell(category: string, product: NewAdProduct) {
  const made = await createAdProduct(database.sql, { needs_media_review: true, ...product });
  await database.sql`
    update public.ad_products set category = ${category}, city = 'taipei' where id = ${made.product}`;
  return made;
}

beforeAll(async () => {
  artist = await createArtist(database.sql, { birthdayInDays: IN_DAYS });
  fan = await signUp(database.sql);
  const host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  const friendly = { support_friendly: true, min_booking_hours: 2 };
  cafe = await createVenue(database.sql, host, { ...friendly, name: '生咖店' });
  await createVenue(database.sql, host, { name: '別的店', price_per_hour: 10 });
  lantern = await sell('mrt', { unit_price: 10_000, min_units: 2, lead_days: 21 });
  await sell('bus', { unit: 'month', unit_price: 15_000, lead_days: 28 });
  await sell('led', { unit: 'day', unit_price: 9_000, lead_days: 10 });
  await sell('led', { unit: 'day', unit_price: 30_000, lead_days: 10 });
});

const ask = async (change: Record<string, Argument> = {}) =>
  birthdayOfferSchema.parse(
    await as(null, 'plan_birthday', {
      p_artist_id: artist,
      p_day: day,
      p_city: '台北',
      p_budget: 60_000,
      ...change,
    }),
  );
it('adds what the performer sells, after everything else, as far as stock and budget go', async () => {
  const shop = await createShop(database.sql);
  const toOf = (change: Record<string, Argument> = {}) =>
    ask({ p_artist_id: shop.performer, p_budget: 10_000_000, ...change });
  expect((await toOf()).plans[0]?.steps.map(({ kind }) => kind)).toEqual(['cafe', 'mrt']);
  await createProduct(database.sql, shop, { name: '手燈', price: 900, stock: 3 });
  const cards = await createProduct(database.sql, shop, { name: '小卡', price: 50, stock: 80 });
  await database.sql`update public.products set max_per_order = 20 where id = ${cards}`;
  const offer = await toOf();
  const [warm] = offer.plans;
  expect(warm?.steps.at(-1)).toMatchObject({
    kind: 'goods',
    goods_id: cards,
    performer_id: shop.performer,
    units: 20,
    unit: 'piece',
    free_slots: 80,
    latest_order_on: taipeiDay(IN_DAYS - 14),
  });
  const least = offer.least ?? 0;
  expect(warm?.total).toBe(least + (warm?.steps.at(-1)?.amount ?? 0));
  // What is least is a plan without goods, and so it is proposed.
  const tight = await toOf({ p_budget: least });
  expect(tight.plans[0]?.steps.map(({ kind }) => kind)).toEqual(['cafe', 'mrt']);
  // Too late to be sent.
  const soon = await toOf({ p_day: taipeiDay(13) });
  expect(soon.plans.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'goods'))).toEqual(
    [],
  );
});

const kindsOf = ({ plans }: Awaited<ReturnType<typeof ask>>) =>
  Object.fromEntries(plans.map(({ code, steps }) => [code, steps.map(({ kind }) => kind)]));

it('proposes plans that fit the budget, from what is really free, each dated backwards', async () => {
  const offer = await ask();
  expect(kindsOf(offer)).toEqual({
    warm: ['cafe', 'mrt'],
    city: ['cafe', 'mrt', 'bus', 'led'],
    night: ['led', 'cafe', 'bus'],
  });
  for (const plan of offer.plans) {
    const sums = plan.steps.reduce((sum, { amount }) => sum + amount, 0);
    expect(plan.total).toBe(sums);
    expect(plan.left).toBe(60_000 - sums);
    expect(plan.total).toBeLessThanOrEqual(60_000);
    expect(plan.latest_order_on).toBe(
      plan.steps.map(({ latest_order_on }) => latest_order_on).sort()[0],
    );
    for (const step of plan.steps) {
      expect(step.starts_on <= day && day <= step.ends_on).toBe(true);
      expect(step.latest_order_on >= taipeiDay(0)).toBe(true);
      expect(step.free_slots).toBeGreaterThan(0);
    }
  }
  const [place, board] = offer.plans[0]?.steps ?? [];
  expect(place).toMatchObject({ venue_id: cafe, amount: 4_000, title: '生咖店' });
  expect(board).toMatchObject({
    product_id: lantern.product,
    amount: 20_000,
    latest_order_on: taipeiDay(IN_DAYS - 7 - 21),
  });
  expect(offer.plans[2]?.steps[0]?.amount).toBe(30_000);
});

it('leaves out what the budget does not reach, and says what the least would be', async () => {
  expect(kindsOf(await ask({ p_budget: 25_000 }))).toMatchObject({
    warm: ['cafe', 'mrt'],
    night: ['led', 'cafe'],
  });
  const poor = await ask({ p_budget: 5_000 });
  expect(poor.plans).toEqual([]);
  expect(poor.least).toBe(24_000);
});

it('offers no slot that is taken, and moves to a first day that is free', async () => {
  const AWAY = 160;
  const { id: order } = await as<{ id: string }>(
    fan,
    'save_support_ad',
    supportAdFor(fan, artist, lantern.product),
  );
  const take = (from: number, to: number) => database.sql`
    insert into public.ad_bookings (
      ad_product_id, placement_id, slot_no, buyer_id, support_ad_order_id, period, units, amount, status
    )
    values (
      ${lantern.product}, ${lantern.placement}, 1, ${fan}, ${order},
      daterange(${taipeiDay(from)}::date, ${taipeiDay(to)}::date, '[)'), 2, 1, 'confirmed'
    )`;
  const boards = async () => {
    const { plans } = await ask({ p_day: taipeiDay(AWAY) });
    return plans[0]?.steps.filter(({ kind }) => kind === 'mrt').map((step) => step.starts_on);
  };
  expect(await boards()).toEqual([taipeiDay(AWAY - 7)]);
  await take(AWAY - 10, AWAY - 2);
  expect(await boards()).toEqual([taipeiDay(AWAY - 2)]);
  await take(AWAY, AWAY + 3);
  expect(await boards()).toEqual([]);
});

it('offers no place that is booked, and none that does not know such parties', async () => {
  const at = hours(IN_DAYS + 1, '08:00', '22:00');
  await insertBooking(database.sql, { kind: 'venue', of: cafe, by: fan, at, status: 'confirmed' });
  const { plans } = await ask({ p_day: taipeiDay(IN_DAYS + 1) });
  expect(plans.flatMap(({ steps }) => steps.map(({ kind }) => kind))).not.toContain('cafe');
});

it('is too late for what needs longer than there is', async () => {
  const soon = await ask({ p_day: taipeiDay(12) });
  const kinds = soon.plans.flatMap(({ steps }) => steps.map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(['cafe', 'led']));
});

it('names the spots of that day for the route', async () => {
  const on = await createSpot(database.sql, { artist_id: artist, ends_on: taipeiDay(IN_DAYS) });
  await createSpot(database.sql, { artist_id: artist });
  expect((await ask()).plans[0]?.route).toEqual([on]);
});

it.each([
  ['a day that is gone', { p_day: taipeiDay(0) }],
  ['a day too far ahead', { p_day: taipeiDay(400) }],
  ['no city', { p_city: 'atlantis' }],
  ['no money', { p_budget: 10 }],
] as const)('refuses %s', async (_name, change) => {
  expect(await refusal(ask(change))).toBe('INVALID_INPUT');
});

it('knows no performer that is not public', async () => {
  const hidden = await createArtist(database.sql, { status: 'pending' });
  expect(await refusal(ask({ p_artist_id: hidden }))).toBe('NOT_FOUND');
});

const save = async (change: Record<string, Argument> = {}, user = fan) =>
  savedPlanSchema.parse(
    await as(user, 'save_birthday_plan', {
      p_artist_id: artist,
      p_day: day,
      p_city: 'taipei',
      p_budget: 60_000,
      p_code: 'warm',
      ...change,
    }),
  );

it('keeps a plan as the server proposes it, not as a client says', async () => {
  const saved = await save({ p_expected_total: 24_000 });
  expect(saved.plan.total).toBe(24_000);
  expect(saved.is_shared).toBe(false);
  const mine = z.array(savedPlanSchema).parse(await as(fan, 'my_birthday_plans'));
  expect(mine.map(({ id }) => id)).toContain(saved.id);
  expect(await as(await signUp(database.sql), 'my_birthday_plans')).toEqual([]);
  expect(await refusal(save({ p_expected_total: 1 }))).toBe('PRICE_CHANGED');
  expect(await refusal(save({ p_code: 'free' }))).toBe('NOT_FOUND');
});

it('is shown to whoever has the address, until it is taken back or made anew', async () => {
  const { id } = await save();
  const share = () => as<{ token: string }>(fan, 'share_birthday_plan', { p_id: id });
  const look = async (token: string) =>
    z.nullable(sharedPlanSchema).parse(await as(null, 'shared_birthday_plan', { p_token: token }));
  const first = await share();
  expect(await look(first.token)).toMatchObject({ plan: { total: 24_000 }, day });
  expect(await look(first.token)).not.toHaveProperty('id');
  expect(await look('guess')).toBeNull();
  const second = await share();
  expect(await look(first.token)).toBeNull();
  expect(await look(second.token)).not.toBeNull();
  await as(fan, 'revoke_birthday_plan', { p_id: id });
  expect(await look(second.token)).toBeNull();
  expect(await as(null, 'shared_birthday_plan')).toBeNull();
});

it('belongs to one person, and goes with the account', async () => {
  const person = await signUp(database.sql);
  const { id } = await save({}, person);
  for (const name of ['share_birthday_plan', 'revoke_birthday_plan', 'delete_birthday_plan']) {
    expect(await refusal(as(fan, name, { p_id: id }))).toBe('NOT_FOUND');
  }
  const { token } = await as<{ token: string }>(person, 'share_birthday_plan', { p_id: id });
  await database.sql`update public.profiles set active = false where id = ${person}`;
  expect(await as(null, 'shared_birthday_plan', { p_token: token })).toBeNull();
  await database.sql`update public.profiles set active = true where id = ${person}`;
  await as(person, 'delete_birthday_plan', { p_id: id });
  expect(await as(person, 'my_birthday_plans')).toEqual([]);
});

it('keeps fifty plans at most', async () => {
  const person = await signUp(database.sql);
  await database.sql`
    insert into public.birthday_plans (owner_id, artist_id, day, city, budget, plan)
    select ${person}, ${artist}, ${day}, 'taipei', 5000, '{}' from generate_series(1, 50)`;
  expect(await refusal(save({}, person))).toBe('LIMIT_EXCEEDED');
});
