import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { signUp } from './setup/people';
import { createVenue, payOrder } from './setup/subscriptions';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let editor: string;
beforeEach(async () => {
  editor = await signUpAdmin(database.sql, 'editor');
});

type Args = Record<string, string | number | boolean | object | null>;
let made = 0;
const plan = (change: Args = {}): Args => ({
  p_code: `house-${(made += 1)}`,
  p_audience: 'venue',
  p_name: '標準',
  p_price_month: 600,
  p_price_year: 6000,
  p_features: ['3 個場地主頁'],
  p_limits: { listings: 3, ads: null },
  ...change,
});
const save = (args: Args, by = editor) =>
  call<{ id: string; updated_at: string }>(database.sql, by, 'admin_save_plan', args);
interface Catalogue {
  may_manage: boolean;
  items: { id: string; name: string; running: number; is_active: boolean; price_month: number }[];
}
const catalogue = (by = editor) => call<Catalogue>(database.sql, by, 'admin_plan_catalogue');
const find = async (id: string) => (await catalogue()).items.find((item) => item.id === id);

it('a new plan can be bought, and the log says who made it', async () => {
  const { id } = await save(plan());
  expect(await find(id)).toMatchObject({ name: '標準', is_active: true, running: 0 });
  const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  const venue = await createVenue(database.sql, owner);
  const bought = await call(database.sql, owner, 'subscribe', {
    p_catalog_id: id,
    p_venue_id: venue,
  });
  expect(bought).toMatchObject({ price: 600, plan_name: '標準' });
  const [trace] = await database.sql`
    select action, actor_id from public.audit_log
    where entity = 'plan_catalog' and entity_id = ${id}`;
  expect(trace).toEqual({ action: 'create', actor_id: editor });
});

it('what was bought keeps its terms when the plan changes or is retired, and is renewed by them', async () => {
  const superadmin = await signUpAdmin(database.sql, 'superadmin');
  const args = plan();
  const { id, updated_at } = await save(args);
  const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  const venue = await createVenue(database.sql, owner);
  const bought = await call<{ id: string; order_id: string }>(database.sql, owner, 'subscribe', {
    p_catalog_id: id,
    p_venue_id: venue,
  });
  await payOrder(database.sql, owner, superadmin, bought.order_id);
  await save({
    ...args,
    p_id: id,
    p_updated_at: updated_at,
    p_price_month: 900,
    p_limits: { listings: 1 },
    p_is_active: false,
  });
  expect(await find(id)).toMatchObject({ running: 1, is_active: false, price_month: 900 });

  const { items } = await call<{ items: object[] }>(database.sql, owner, 'my_subscriptions');
  expect(items).toMatchObject([{ price: 600, limits: { listings: 3 } }]);
  const renewed = await call<{ order_id: string }>(database.sql, owner, 'renew_subscription', {
    p_plan_id: bought.id,
  });
  const [order] = await database.sql`
    select total from public.orders where id = ${renewed.order_id}`;
  expect(order).toEqual({ total: 600 });

  const other = await createVenue(database.sql, owner);
  const late = call(database.sql, owner, 'subscribe', { p_catalog_id: id, p_venue_id: other });
  expect(await refusal(late)).toBe('NOT_FOUND');
});

it('somebody who was faster is not written over, and code and audience stay for good', async () => {
  const args = plan();
  const { id, updated_at } = await save(args);
  const change = { ...args, p_id: id, p_updated_at: updated_at };
  await save({ ...change, p_name: '進階' });
  expect(await refusal(save({ ...change, p_name: '旗艦' }))).toBe('STALE_VERSION');
  const [row] = await database.sql<{ at: string }[]>`
    select to_jsonb(updated_at) #>> '{}' as at from public.plan_catalog where id = ${id}`;
  const again = { ...change, p_updated_at: row?.at ?? '' };
  expect(await faultOf(save({ ...again, p_code: 'another' }))).toMatchObject({ hint: 'code' });
  expect(await faultOf(save({ ...again, p_audience: 'performer' }))).toMatchObject({
    hint: 'audience',
  });
});

it.each([
  ['a code in use', () => ({ p_code: 'house-taken' }), 'code'],
  ['no name', () => ({ p_name: ' ' }), 'name'],
  ['a negative price', () => ({ p_price_year: -1 }), 'price_year'],
  ['a feature that is no sentence', () => ({ p_features: [''] }), 'features'],
  ['a limit that nobody knows', () => ({ p_limits: { gold: 1 } }), 'limits'],
  ['a limit below nothing', () => ({ p_limits: { ads: -1 } }), 'limits'],
])('%s is refused', async (_, change, hint) => {
  await save(plan({ p_code: 'house-taken' })).catch(() => undefined);
  expect(await faultOf(save(plan(change())))).toMatchObject({ code: 'INVALID_INPUT', hint });
});

it('every administrator reads it, and only who manages what it sells writes it', async () => {
  const viewer = await signUpAdmin(database.sql, 'viewer');
  expect((await catalogue(viewer)).may_manage).toBe(false);
  expect((await catalogue()).may_manage).toBe(true);
  const member = await signUp(database.sql);
  expect(await refusal(catalogue(member))).toBe('FORBIDDEN');
  for (const person of [viewer, member]) {
    expect(await refusal(save(plan(), person))).toBe('FORBIDDEN');
  }
});
