import { call } from './setup/callers';
import { createFreeEvent, taipeiDay, type NewEvent } from './setup/events';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Page {
  items: { title: string; phase: string; date: string }[];
  total: number;
  page: number;
  page_size: number;
}
const search = (args: Record<string, string | number | null> = {}) =>
  call<Page>(database.sql, null, 'search_events', args);
const titles = async (args: Record<string, string | number | null>) =>
  (await search(args)).items.map(({ title }) => title);

const events: NewEvent[] = [
  { title: '臺北夜市：百味之夜', inDays: 3, city: 'taipei', location: '饒河街' },
  { title: 'NEON Party 2027', inDays: 5, city: 'taichung', description: '全場 100% 手作_雷射' },
  { title: '海邊音樂會', inDays: 8, city: 'kaohsiung', location: "O'Neil 咖啡" },
  { title: '生日應援', inDays: 12, city: 'newtaipei', category: '生咖活動' },
  { title: '昨天結束', inDays: -1, city: 'taipei' },
  { title: '還沒審核', inDays: 4, city: 'taipei', status: 'pending_approval' },
  { title: '已經取消', inDays: 4, city: 'taipei', status: 'cancelled' },
  { title: '提前結束', inDays: 4, city: 'taipei', status: 'ended' },
  { title: '退回的', inDays: 4, city: 'taipei', status: 'rejected' },
];
const listed = ['臺北夜市：百味之夜', 'NEON Party 2027', '海邊音樂會', '生日應援'];

beforeAll(async () => {
  for (const event of events) await createFreeEvent(database.sql, {}, event);
});

it('lists approved events that are not over, by date', async () => {
  expect(await search()).toMatchObject({ total: 4, page: 1, page_size: 12 });
  expect(await titles({})).toEqual(listed);
});

describe('words', () => {
  it.each([
    ['台北', ['臺北夜市：百味之夜']],
    ['臺北', ['臺北夜市：百味之夜']],
    ['neon', ['NEON Party 2027']],
    ['ＮＥＯＮ　ｐａｒｔｙ', ['NEON Party 2027']],
    ['party neon', ['NEON Party 2027']],
    ['饒河', ['臺北夜市：百味之夜']],
    ['高雄', ['海邊音樂會']],
    ['雷射', ['NEON Party 2027']],
    ['生咖', ['生日應援']],
    ["o'neil", ['海邊音樂會']],
    ['100%', ['NEON Party 2027']],
    ['手作_雷射', ['NEON Party 2027']],
    ['  ', listed],
    ['沒有這種東西', []],
  ])('%j finds %j', async (query, expected) => {
    expect(await titles({ p_query: query })).toEqual(expected);
  });

  it.each([
    '%',
    '_',
    '\\',
    '100_',
    '手作%射',
    "' or true --",
    '"',
    ';drop table events',
    '𓀀',
    '(',
    '*',
  ])('%j is text, not a pattern or a statement', async (query) => {
    const found = await titles({ p_query: query });
    const holders = events
      .filter(({ title, description }) => `${title}${description ?? ''}`.includes(query))
      .map(({ title }) => title as string);
    expect(found).toEqual(listed.filter((title) => holders.includes(title)));
  });

  it('does not read more than a sentence', async () => {
    expect(await titles({ p_query: `neon ${'x'.repeat(5000)}` })).toEqual([]);
  });
});

describe('filters', () => {
  it.each(['taipei', '台北', '臺北市', 'Taipei City', ' TAIPEI '])(
    'city %j is Taipei',
    async (city) => {
      expect(await titles({ p_city: city })).toEqual(['臺北夜市：百味之夜']);
    },
  );

  it('a city that is none finds nothing, all and nothing find everything', async () => {
    expect(await titles({ p_city: 'atlantis' })).toEqual([]);
    expect(await titles({ p_city: 'all' })).toEqual(listed);
    expect(await titles({ p_city: '' })).toEqual(listed);
  });

  it('takes the category exactly', async () => {
    expect(await titles({ p_category: '生咖活動' })).toEqual(['生日應援']);
    expect(await titles({ p_category: '生咖' })).toEqual([]);
    expect(await titles({ p_category: 'all' })).toEqual(listed);
  });

  it('takes days in Taipei, both ends included', async () => {
    const range = { p_date_from: taipeiDay(5), p_date_to: taipeiDay(8) };
    expect(await titles(range)).toEqual(['NEON Party 2027', '海邊音樂會']);
  });

  it('shows the past only when it is asked for', async () => {
    expect(await titles({ p_date_from: taipeiDay(-3), p_date_to: taipeiDay(3) })).toEqual([
      '昨天結束',
      '臺北夜市：百味之夜',
    ]);
  });

  it('counts an event of several days on each of them', async () => {
    const ends_at = new Date(Date.now() + 40 * 86_400_000).toISOString();
    const exhibition = await createFreeEvent(
      database.sql,
      {},
      { title: '長展', inDays: -3, ends_at },
    );
    const days = { p_date_from: taipeiDay(20), p_date_to: taipeiDay(20) };
    expect(await titles(days)).toEqual(['長展']);
    expect((await search(days)).items[0]).toMatchObject({ phase: 'ongoing' });
    await database.sql`update public.events set deleted_at = now() where id = ${exhibition}`;
  });
});

describe('pages', () => {
  it.each([
    [
      { p_page: 1, p_page_size: 3 },
      { page: 1, items: 3 },
    ],
    [
      { p_page: 2, p_page_size: 3 },
      { page: 2, items: 1 },
    ],
    [
      { p_page: 99, p_page_size: 3 },
      { page: 2, items: 1 },
    ],
    [
      { p_page: 0, p_page_size: 3 },
      { page: 1, items: 3 },
    ],
    [
      { p_page: -7, p_page_size: -7 },
      { page: 1, items: 1 },
    ],
    [
      { p_page: 1, p_page_size: 100_000 },
      { page: 1, items: 4, page_size: 50 },
    ],
    [
      { p_page: 2_147_483_647, p_page_size: 50 },
      { page: 1, items: 4 },
    ],
    [
      { p_page: null, p_page_size: null },
      { page: 1, items: 4, page_size: 12 },
    ],
  ])('%j gives %j', async (args, expected) => {
    const { items, ...page } = await search(args);
    expect({ ...page, items: items.length }).toMatchObject({ ...expected, total: 4 });
  });

  it('of nothing is the first page, empty', async () => {
    expect(await search({ p_query: '無', p_page: 5 })).toEqual({
      items: [],
      total: 0,
      page: 1,
      page_size: 12,
    });
  });
});

it('sorts by how many are coming, then by date', async () => {
  await database.sql`
    update public.ticket_stock set sold = 7
    where ticket_type_id = 'free'
      and event_id = (select id from public.events where title = '海邊音樂會')`;
  expect(await titles({ p_sort: 'popular' })).toEqual([
    '海邊音樂會',
    '臺北夜市：百味之夜',
    'NEON Party 2027',
    '生日應援',
  ]);
  expect(await titles({ p_sort: 'nonsense' })).toEqual(listed);
});

it('answers from the trigram index once there are many events', async () => {
  const plan = await database.sql.begin(async (tx) => {
    await tx.unsafe('set local enable_seqscan = off');
    const rows = await tx`
      explain select id from public.events where search_text like '%neon party%'`;
    return rows.map((row) => row['QUERY PLAN'] as string).join('\n');
  });
  expect(plan).toContain('events_search_idx');
});
