import { call } from './setup/callers';
import { createFreeEvent, taipeiDay } from './setup/events';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

/** Few characters, so that they meet often; some of them mean something to LIKE, arrays or regexps. */
const alphabet = [...'台北夜市生日aB1%_\\{,"𓀀'];
const SEED = 20261122;

/** Numbers from 0 to below 1, the same ones each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}
const random = numbers(SEED);
const below = (n: number) => Math.floor(random.next().value * n);
const word = (length: number) =>
  Array.from({ length }, () => alphabet[below(alphabet.length)]).join('');

const found = async (query: string, days: { p_date_to?: string } = {}) => {
  const { items, match } = await call<{ items: { title: string }[]; match: string }>(
    database.sql,
    null,
    'search_events',
    { p_query: query, p_page_size: 50, ...days },
  );
  return match === 'exact' ? items.map(({ title }) => title).sort() : [];
};

/** How a query would be answered if tables were too big to read. */
const planOf = (query: string) =>
  database.sql.begin(async (tx) => {
    await tx.unsafe('set local enable_seqscan = off');
    const rows = await tx.unsafe(`explain ${query}`);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  });

const titles = Array.from({ length: 40 }, () => `${word(6)} ${word(5)}`);

beforeAll(async () => {
  for (const title of titles) await createFreeEvent(database.sql, {}, { title, location: '－' });
});

it('finds exactly the texts that have every word in them, whatever its length', async () => {
  // What the texts of these events have in common beside their titles.
  const rest = '－ taipei 台北 主題派對';
  for (let round = 0; round < 150; round++) {
    const words = Array.from({ length: 1 + below(2) }, () => word(1 + below(3)));
    const expected = titles.filter((title) =>
      words.every((each) => `${title} ${rest}`.toLowerCase().includes(each.toLowerCase())),
    );
    // Within days the events of those days are looked at; otherwise an index is asked.
    const days = round % 2 ? { p_date_to: taipeiDay(40) } : {};
    expect([words, days, await found(words.join(' '), days)]).toEqual([
      words,
      days,
      expected.sort(),
    ]);
  }
});

it('reads eight words and passes over the rest', async () => {
  await createFreeEvent(database.sql, {}, { title: '一 二 三 四 五 六 七 八' });
  expect(await found('一 二 三 四 五 六 七 八 沒有')).toEqual(['一 二 三 四 五 六 七 八']);
  expect(await found('一 二 三 四 五 六 七 無')).toEqual([]);
});

const withGram = (gram: string) => `private.search_grams(search_text) @> '{${gram}}'`;
const upcoming = 'not is_over';
const all = '(not is_over or is_over)';

it.each([
  ['夜', `${withGram('夜')} and ${upcoming}`, ['event_listing_short_words_idx']],
  ['台北', `${withGram('台北')} and ${upcoming}`, ['event_listing_short_words_idx']],
  ['paper', `search_text like '%paper%' and ${upcoming}`, ['event_listing_search_idx']],
  [
    '台北 of the past, too',
    `${withGram('台北')} and ${all}`,
    ['event_listing_short_words_idx', 'event_listing_past_short_words_idx'],
  ],
  [
    'paper of the past, too',
    `search_text like '%paper%' and ${all}`,
    ['event_listing_search_idx', 'event_listing_past_search_idx'],
  ],
])('answers %s from an index once there are many events', async (_word, condition, indexes) => {
  const plan = await planOf(`select event_id from private.event_listing where ${condition}`);
  const scans = [...plan.matchAll(/Bitmap Index Scan on (\w+)/g)].map(([, index]) => index);
  expect(new Set(scans)).toEqual(new Set(indexes));
});

describe('a list without words', () => {
  const listed = `
    from private.event_listing
    where starts_at >= now() - interval '24 hours' and ends_at > now() and starts_at < 'infinity'`;
  beforeAll(async () => {
    await database.sql`vacuum (analyze) private.event_listing`;
  });

  it('is counted in an index alone', async () => {
    const plan = await planOf(
      `select count(*) ${listed} and category = '主題派對' and price_from <= 500`,
    );
    expect(plan).toMatch(/Index Only Scan using event_listing_/);
  });

  it.each([
    ['by date', '', 'starts_at, event_id', 'event_listing_start_idx'],
    ['of a city', `and city = 'taipei'`, 'starts_at, event_id', 'event_listing_city_idx'],
    ['by price', '', 'price_from, starts_at, event_id', 'event_listing_price_idx'],
  ])('%s is read in the order of an index', async (_list, narrowed, order, index) => {
    const plan = await planOf(
      `select event_id ${listed} ${narrowed} and category = '主題派對' order by ${order} limit 12`,
    );
    expect(plan).toContain(`Index Only Scan using ${index}`);
    expect(plan).not.toContain('Sort');
  });
});

it('finds the most wanted at the head of an index, without sorting', async () => {
  await database.sql`vacuum (analyze) private.event_demand`;
  const plan = await planOf(`
    select event_id from private.event_demand
    where ends_at > now() and starts_at < 'infinity' and city = 'taipei'
    order by attendees desc, starts_at, event_id limit 12`);
  expect(plan).toContain('Index Only Scan using event_demand_idx');
  expect(plan).not.toContain('Sort');
});

it('lists an event as it is now, whatever happened to it', async () => {
  const id = await createFreeEvent(database.sql, {}, { title: '改來改去 Zephyr' });
  const listed = async () => (await found('zephyr')).length;
  const set = async (change: Record<string, string | number | null>) => {
    await database.sql`update public.events set ${database.sql(change)} where id = ${id}`;
    return listed();
  };
  expect(await listed()).toBe(1);
  expect(await set({ status: 'pending_approval' })).toBe(0);
  expect(await set({ status: 'approved' })).toBe(1);
  expect(await set({ title: '別的名字' })).toBe(0);
  expect(await set({ description: 'zephyr' })).toBe(1);
  expect(await set({ deleted_at: new Date().toISOString() })).toBe(0);
  expect(await set({ deleted_at: null })).toBe(1);
  expect(await set({ date: '2020-01-01' })).toBe(0);
});

it('keeps one row for each listed event and says what its event says', async () => {
  for (const [table, columns] of [
    ['event_listing', 'title_length, search_text'],
    ['event_demand', 'event_id'],
  ]) {
    const kept = 'event_id, starts_at, ends_at, category, city, attendees, price_from';
    const differences = await database.sql.unsafe(`
      select ${kept}, ${columns} from private.${table}
      except
      select ${kept}, ${columns}
      from (
        select id as event_id, starts_at, ends_at, category, city, current_attendees as attendees,
          offer_from as price_from, length(title) as title_length,
          private.listing_text(events) as search_text
        from public.events where status = 'approved' and deleted_at is null
      ) as events`);
    expect([table, ...differences]).toEqual([table]);
    const [counts] = await database.sql.unsafe(`
      select (select count(*) from private.${table}) = (
        select count(*) from public.events where status = 'approved' and deleted_at is null
      ) as is_equal`);
    expect([table, counts]).toEqual([table, { is_equal: true }]);
  }
});
