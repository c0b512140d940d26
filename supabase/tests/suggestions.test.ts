import { call } from './setup/callers';
import { createEvent, createFreeEvent } from './setup/events';
import { createProduct, createShop, type Shop } from './setup/orders';
import { signUp } from './setup/people';
import { createArtist, createSpot } from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Suggestions {
  items: { kind: string; id: string; name: string; label: string; performer_id: string | null }[];
  match: 'exact' | 'near';
  suggestions: string[];
}
const suggest = (query: string) =>
  call<Suggestions>(database.sql, null, 'search_suggestions', { p_query: query });
const found = async (query: string) =>
  (await suggest(query)).items.map(({ kind, name }) => `${kind} ${name}`);

let shop: Shop;

async function addVenue(venue: Record<string, string | number | boolean | Date>) {
  const row = {
    owner_id: await signUp(database.sql, { metadata: { user_type: 'venue' } }),
    type: '咖啡廳',
    location: '某路 1 號',
    city: 'taipei',
    capacity: 40,
    price_per_hour: 1000,
    status: 'approved',
    phone: '02-1234',
    email: 'owner@venue.test',
    ...venue,
  };
  await database.sql`insert into public.venues ${database.sql(row)}`;
}

beforeAll(async () => {
  const { sql } = database;
  await createFreeEvent(sql, {}, { title: '海風音樂會', inDays: 9, location: '河岸' });
  await createFreeEvent(sql, {}, { title: '夏夜海風', inDays: 3, location: '河岸' });
  await createFreeEvent(sql, {}, { title: '市集', inDays: 2, location: '海風廣場' });
  const artist = await createArtist(sql, { name: '海風樂團' });
  await createSpot(sql, { artist_id: artist, title: '中山生咖' });
  await addVenue({ name: '海風展演廳' });
  shop = await createShop(sql);
  await createProduct(sql, shop, { name: '海風毛巾' });
  await createArtist(sql, { name: 'Luna Park' });
});

it('names what has the words, kind by kind, what begins with them first', async () => {
  expect(await found('海風')).toEqual([
    'event 海風音樂會',
    'event 夏夜海風',
    'event 市集',
    'performer 海風樂團',
    'venue 海風展演廳',
    'spot 中山生咖',
    'product 海風毛巾',
  ]);
});

it('answers from the first character on, and says what leads to each thing', async () => {
  expect(await found('海')).toContain('performer 海風樂團');
  const { items } = await suggest('毛巾');
  expect(items).toMatchObject([
    { kind: 'product', label: '測試樂團', performer_id: shop.performer },
  ]);
});

it('wants every word', async () => {
  expect(await found('海風 廣場')).toEqual(['event 市集']);
  expect(await found('海風 沒有')).toEqual([]);
});

it.each(['', '   ', null])('suggests nothing for %j', async (query) => {
  expect(await call(database.sql, null, 'search_suggestions', { p_query: query })).toEqual({
    items: [],
    match: 'exact',
    suggestions: [],
  });
});

it.each(['%', '_', "'; drop table x; --", '\\', '[', '](', '🎉'])(
  'takes %j as text',
  async (query) => {
    expect(await found(query)).toEqual([]);
    expect(await found(`海${query}風`.repeat(9))).toEqual([]);
  },
);

describe('only what is public', () => {
  it('knows nothing of drafts, of what waits, was refused, ended or removed, and of samples', async () => {
    const { sql } = database;
    const title = '秘密集會';
    for (const status of ['draft', 'pending_approval', 'rejected', 'cancelled', 'ended'])
      await createEvent(sql, { title, status, inDays: 3 });
    await createEvent(sql, { title, status: 'approved', inDays: -3 });
    const removed = await createEvent(sql, { title, status: 'approved', inDays: 3 });
    await sql`update public.events set deleted_at = now() where id = ${removed}`;
    // A sample is never approved.
    const sample = await createEvent(sql, { title, status: 'draft', inDays: 3 });
    await sql`update public.events set is_demo = true where id = ${sample}`;
    for (const status of ['draft', 'pending_approval', 'rejected', 'archived'])
      await addVenue({ name: '秘密倉庫', status });
    await addVenue({ name: '秘密倉庫', deleted_at: new Date() });
    await addVenue({ name: '秘密倉庫', is_demo: true, status: 'draft' });
    for (const status of ['pending', 'rejected'])
      await createArtist(sql, { name: '秘密樂團', status });
    const gone = await createArtist(sql, { name: '秘密樂團' });
    const ofGone = await createProduct(
      sql,
      { owner: shop.owner, performer: gone },
      { name: '秘密專輯' },
    );
    await sql`update public.performer_profiles set is_deleted = true where id = ${gone}`;
    const artist = await createArtist(sql, { name: '別人' });
    for (const status of ['pending', 'rejected', 'closed'])
      await createSpot(sql, { artist_id: artist, title: '秘密生咖', status });
    await createSpot(sql, {
      artist_id: artist,
      title: '秘密生咖',
      starts_on: '2026-01-01',
      ends_on: '2026-01-02',
    });
    for (const status of ['draft', 'pending', 'inactive', 'rejected'])
      await createProduct(sql, shop, { name: '秘密專輯', status });
    expect(ofGone).toBeTruthy();
    expect(await found('秘密')).toEqual([]);
    expect(await found('秘密集')).toEqual([]);
    expect(await found('秘蜜樂團')).toEqual([]);
    expect(await found('秘密倉車')).toEqual([]);
  });

  it('answers the same to everybody', async () => {
    const fan = await signUp(database.sql);
    const args = { p_query: '海風' };
    expect(await call(database.sql, fan, 'search_suggestions', args)).toEqual(
      await suggest('海風'),
    );
  });
});

describe('words with a mistake', () => {
  it.each([
    ['lunna park', 'performer Luna Park'],
    ['luma park', 'performer Luna Park'],
    ['海鋒樂團', 'performer 海風樂團'],
    ['海風展演聽', 'venue 海風展演廳'],
    ['海風音樂繪', 'event 海風音樂會'],
  ])('%s finds %s, and says that it is near', async (query, thing) => {
    const { match } = await suggest(query);
    expect(match).toBe('near');
    expect(await found(query)).toContain(thing);
  });

  it('offers the words that were probably meant', async () => {
    expect((await suggest('夏夜海峰')).suggestions).toEqual(['夏夜海風']);
  });
});

it('shows a family of goods once', async () => {
  const first = await createProduct(database.sql, shop, { name: '應援 T 恤' });
  const second = await createProduct(database.sql, shop, { name: '應援 T 恤' });
  await database.sql`
    update public.products set family_id = ${first}, variant = 'L' where id = ${second}`;
  expect(await found('應援')).toEqual(['product 應援 T 恤']);
});
