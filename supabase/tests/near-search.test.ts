import { call } from './setup/callers';
import { createFreeEvent, type NewEvent } from './setup/events';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Page {
  items: { title: string }[];
  total: number;
  match: 'exact' | 'near';
  suggestions: string[];
  is_complete: boolean;
}
const search = (query: string, args: Record<string, string | number> = {}) =>
  call<Page>(database.sql, null, 'search_events', { p_query: query, p_page_size: 50, ...args });
const titles = async (query: string, args: Record<string, string | number> = {}) =>
  (await search(query, args)).items.map(({ title }) => title);

const neon = 'NEON Party 2027';
const market = '臺北手作市集：秋日';
const starfield = '星野雪 生日應援';
const unplugged = '不插電之夜';
const international = 'International Jazz Festival';
const weekend = '週末咖啡聚會';
const symphony = '交響樂・夏夜音樂會';

const events: NewEvent[] = [
  { title: neon, inDays: 3, city: 'taichung', location: '鐵道部園區' },
  { title: market, inDays: 4, city: 'taipei', location: '華山文創園區' },
  { title: starfield, inDays: 5, city: 'tainan', location: '藍晒圖', category: '生咖活動' },
  { title: unplugged, inDays: 6, city: 'kaohsiung', location: '河岸留言' },
  { title: international, inDays: 7, city: 'hsinchu', location: 'Paper Moon' },
  { title: weekend, inDays: 8, city: 'keelung', location: '裡面' },
  { title: symphony, inDays: 9, city: 'yilan', location: '戶外舞台' },
];

beforeAll(async () => {
  for (const event of events) await createFreeEvent(database.sql, {}, event);
});

describe('what is written in two ways is the same word', () => {
  it.each([
    ['台北', market],
    ['ＮＥＯＮ', neon],
    ['neon party', neon],
    ['周末', weekend],
    ['珈琲', weekend],
    ['裏面', weekend],
  ])('%s finds %s', async (query, title) => {
    expect(await search(query)).toMatchObject({ match: 'exact', items: [{ title }] });
  });
});

describe('a search with a mistake finds what was meant, and says so', () => {
  it.each([
    // A letter wrong, missing, too many, exchanged with its neighbour.
    ['naon', neon],
    ['neno', neon],
    ['nneon', neon],
    ['parti', neon],
    ['prty', neon],
    ['pary', neon],
    ['fesival', international],
    ['paper mon', international],
    ['jzz', international],
    // Two mistakes in a long word.
    ['internatinoal', international],
    ['intrenational festval', international],
    // A character wrong, missing or too many.
    ['手作市及', market],
    ['手做市集', market],
    ['手市集', market],
    ['手手作市集', market],
    ['華山文創圓區', market],
    ['華山創園區', market],
    ['不插電知夜', unplugged],
    ['星夜雪', starfield],
    ['星野雪的生日', starfield],
    // Halves in another order, without a space, with punctuation that is not there.
    ['生日應援星野雪', starfield],
    ['星野雪生日應援', starfield],
    ['市集手作', market],
    ['neonparty', neon],
    ['party-neon', neon],
    ['夏夜交響樂', symphony],
    ['交響樂夏夜', symphony],
    ['「不插電之夜」', unplugged],
    ['papermoon', international],
    // A mistake beside a word that is right.
    ['naon 台中', neon],
    ['應援會 星野雪', starfield],
  ])('%s', async (query, title) => {
    const { match, items } = await search(query);
    expect([query, match, items[0]?.title]).toEqual([query, 'near', title]);
  });
});

describe('what is near nothing finds nothing', () => {
  it.each([
    '沒有這種東西',
    'qwertyuiop',
    'zzzz',
    'abc',
    '火鍋',
    '演唱會',
    '手機',
    'neon 沒有這種',
    // Two characters: whatever differs by one is another word.
    '應圓 星野雪',
    'naon 高雄',
    '％％％',
    '!!!',
    "' or true --",
    'x'.repeat(100),
    '無'.repeat(100),
  ])('%j', async (query) => {
    expect(await search(query)).toMatchObject({ items: [], total: 0, match: 'exact' });
  });
});

it('suggests searches that find it as it is written', async () => {
  for (const [query, suggestion] of [
    ['naon', 'neon'],
    // Wrong, missing or too many at an edge of the word, which is suggested whole.
    ['手作市及', '手作市集'],
    ['合岸留言', '河岸留言'],
    ['手作市集嗎', '手作市集'],
    ['手手作市集', '手作市集'],
    ['不插電之業 高雄', '不插電之夜 高雄'],
    ['河岸留研', '河岸留言'],
    ['華山文創圓區', '華山文創園區'],
    ['internatinoal', 'international'],
    ['neonparty', 'neon party'],
    ['naon 台中', 'neon 台中'],
  ] as const) {
    const { suggestions } = await search(query);
    expect([query, suggestions]).toEqual([query, expect.arrayContaining([suggestion])]);
    expect(await search(suggestion)).toMatchObject({ match: 'exact', total: 1 });
  }
});

it('suggests what most texts have of what is the longer or the shorter word', async () => {
  const ids: string[] = [];
  const add = async (title: string) => {
    ids.push(await createFreeEvent(database.sql, {}, { title }));
  };
  await add('月光手工皂 研習');
  expect((await search('手工造')).suggestions).toEqual(['手工']);
  await add('夏日應援團：一');
  await add('夏日應援團：二');
  await add('夏日應援');
  expect((await search('夏日應援圓')).suggestions).toEqual(['夏日應援團']);
  await add('夏日應援，三');
  await add('夏日應援，四');
  expect((await search('夏日應援圓')).suggestions).toEqual(['夏日應援']);
  await database.sql`update public.events set deleted_at = now() where id = any (${ids})`;
});

it('names at most the forty-eight nearest, and says when there may be more', async () => {
  const ids: string[] = [];
  const add = async () => {
    ids.push(await createFreeEvent(database.sql, {}, { title: `Moonwalk ${ids.length}` }));
  };
  while (ids.length < 47) await add();
  const near = { match: 'near', suggestions: ['moonwalk'] };
  expect(await search('moonwelk')).toMatchObject({ ...near, total: 47, is_complete: true });
  await add();
  await add();
  const page = await search('moonwelk');
  expect(page).toMatchObject({ ...near, total: 48, is_complete: false });
  expect(page.items).toHaveLength(48);
  expect(await search('moonwalk')).toMatchObject({ match: 'exact', total: 49, is_complete: true });
  await database.sql`update public.events set deleted_at = now() where id = any (${ids})`;
});

it('suggests the halves of a word in the order in which they were typed', async () => {
  const twice = { title: 'Live House', description: 'a house that is live' };
  const id = await createFreeEvent(database.sql, {}, twice);
  expect((await search('livehouse')).suggestions).toEqual(['live house']);
  expect((await search('houselive')).suggestions).toEqual(['house live']);
  await database.sql`update public.events set deleted_at = now() where id = ${id}`;
});

it('never stands beside a true hit', async () => {
  await createFreeEvent(database.sql, {}, { title: 'NEAN', inDays: 1 });
  expect(await titles('nean')).toEqual(['NEAN']);
  expect(await titles('neon')).toEqual([neon]);
  await database.sql`update public.events set deleted_at = now() where title = 'NEAN'`;
});

it('keeps to the filters: a word that stands elsewhere is no mistake', async () => {
  expect(await search('neon', { p_city: 'taipei' })).toMatchObject({ total: 0, match: 'exact' });
  expect(await titles('naon', { p_city: 'taipei' })).toEqual([]);
  expect(await titles('naon', { p_city: 'taichung' })).toEqual([neon]);
  expect(await titles('naon', { p_category: '生咖活動' })).toEqual([]);
  expect(await titles('naon', { p_max_price: 0 })).toEqual([neon]);
});

it('puts the nearest first, and any other order that is asked for', async () => {
  const near = { title: '夜市 手作 小市集', inDays: 2 };
  await createFreeEvent(database.sql, {}, near);
  await createFreeEvent(database.sql, {}, { title: '手作市雞', inDays: 1 });
  await database.sql`update public.events set deleted_at = now() where title = ${market}`;
  expect(await titles('手作市集')).toEqual([near.title, '手作市雞']);
  expect(await titles('手作市集', { p_sort: 'date' })).toEqual(['手作市雞', near.title]);
  await database.sql`update public.events set deleted_at = null where title = ${market}`;
});

it.each(['%手作_集%', '%手%集%', '%ne_n%'])(
  'asks an index for %s, not each event',
  async (pattern) => {
    const plan = await database.sql.begin(async (tx) => {
      await tx.unsafe('set local enable_seqscan = off');
      const rows = await tx.unsafe(`
      explain select event_id from private.event_listing
      where private.search_grams(search_text) @> private.pattern_grams('${pattern}') and not is_over`);
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    });
    expect(plan).toContain('event_listing_short_words_idx');
  },
);

describe('venues and performers', () => {
  const named = async (kind: 'venues' | 'performers', query: string) => {
    const { items, match } = await call<{
      items: { name?: string; performer_name?: string }[];
      match: string;
    }>(database.sql, null, `search_${kind}`, { p_query: query });
    return [match, ...items.map(({ name, performer_name }) => name ?? performer_name)];
  };
  beforeAll(async () => {
    await database.sql`
      insert into public.venues (name, type, city, location, capacity, price_per_hour, status)
      values ('月台酒吧', '酒吧', 'taipei', '南京東路', 80, 1200, 'approved'),
        ('Velvet Room', 'Live House', 'tainan', '中正路', 200, 3000, 'approved')`;
    await database.sql`
      insert into public.performer_profiles (performer_name, performance_type, bio, status)
      values ('Luna', 'dj', '', 'approved'), ('星野雪', 'artist', '', 'approved')`;
  });

  it.each([
    ['venues', '月台', 'exact', '月台酒吧'],
    ['venues', '月臺酒八', 'near', '月台酒吧'],
    ['venues', 'velvte', 'near', 'Velvet Room'],
    ['venues', '酒吧月台', 'near', '月台酒吧'],
    ['performers', 'luna', 'exact', 'Luna'],
    ['performers', 'lunna', 'near', 'Luna'],
    ['performers', '星夜雪', 'near', '星野雪'],
  ] as const)('%s: %s is %s %s', async (kind, query, match, name) => {
    expect(await named(kind, query)).toEqual([match, name]);
  });

  it('are not found by what is near none', async () => {
    expect(await named('venues', '火鍋店')).toEqual(['exact']);
    expect(await named('performers', 'xyzzy')).toEqual(['exact']);
  });
});
