import { writeTotals } from './setup/clock';
import { call } from './setup/callers';
import { createFreeEvent, taipeiDay, type NewEvent } from './setup/events';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Page {
  items: { title: string; phase: string; date: string }[];
  total: number;
  page: number;
  page_size: number;
  match: 'exact' | 'near';
}
const search = (args: Record<string, string | number | null> = {}) =>
  call<Page>(database.sql, null, 'search_events', args);
const titles = async (args: Record<string, string | number | null>) =>
  (await search(args)).items.map(({ title }) => title);

const events: NewEvent[] = [
  { title: '臺北夜市：百味之夜', inDays: 3, city: 'taipei', location: '饒河街' },
  { title: 'NEON Party 2027', inDays: 5, city: 'taichung', description: '全場 100% 手作_雷射' },
  {
    title: '海邊音樂會',
    inDays: 8,
    city: 'kaohsiung',
    location: "O'Neil 咖啡",
    description: 'Café 里的乐团',
  },
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
    ['音乐会', ['海邊音樂會']],
    ['應援 应援', ['生日應援']],
    ['裡的樂團', ['海邊音樂會']],
    ['cafe', ['海邊音樂會']],
    ['NÉON', ['NEON Party 2027']],
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
    // Without its punctuation it may be near something, which is then said.
    const { items, match } = await search({ p_query: query });
    const found = match === 'exact' ? items.map(({ title }) => title) : [];
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
      match: 'exact',
      suggestions: [],
      is_complete: true,
    });
  });
});

const idOf = async (title: string) => {
  const [row] = await database.sql<{ id: string }[]>`
    select id from public.events where title = ${title}`;
  return row!.id;
};

describe('order', () => {
  it('is by how many are coming, then by date', async () => {
    await database.sql`
      update public.ticket_stock set sold = 7
      where ticket_type_id = 'free' and event_id = ${await idOf('海邊音樂會')}`;
    await writeTotals(database.sql);
    expect(await titles({ p_sort: 'popular' })).toEqual([
      '海邊音樂會',
      '臺北夜市：百味之夜',
      'NEON Party 2027',
      '生日應援',
    ]);
    expect(await titles({ p_sort: 'nonsense' })).toEqual(listed);
  });

  it('is the same from the index of demand, which long lists are read from', async () => {
    const [row] = await database.sql<{ ids: string[] }[]>`
      select array(
        select event_id from private.event_demand
        where ends_at > now() order by attendees desc, starts_at, event_id
      ) as ids`;
    const listedIds = await call<{ items: { id: string }[] }>(database.sql, null, 'search_events', {
      p_sort: 'popular',
    });
    expect(row?.ids).toEqual(listedIds.items.map(({ id }) => id));
  });

  it('puts what the back office features first, in its order, while it is live', async () => {
    const feature = async (title: string, display_order: number, ends_at: Date | null = null) =>
      database.sql`
        insert into public.featured_content ${database.sql({
          content_type: 'event',
          reference_id: await idOf(title),
          display_order,
          ends_at,
        })}`;
    await feature('生日應援', 1);
    await feature('還沒審核', 2);
    await feature('海邊音樂會', 3);
    await feature('NEON Party 2027', 4, new Date(Date.now() - 1000));
    expect(await titles({})).toEqual([
      '生日應援',
      '海邊音樂會',
      '臺北夜市：百味之夜',
      'NEON Party 2027',
    ]);
    expect(await titles({ p_page: 2, p_page_size: 2 })).toEqual([
      '臺北夜市：百味之夜',
      'NEON Party 2027',
    ]);
    expect(await titles({ p_city: 'kaohsiung' })).toEqual(['海邊音樂會']);
    expect(await titles({ p_sort: 'date' })).toEqual(listed);
    await database.sql`delete from public.featured_content`;
  });

  it('puts titles that begin with the words first, then titles that have them', async () => {
    const created: string[] = [];
    for (const event of [
      { title: '別的', description: '聖誕市集', inDays: 1 },
      { title: '冬日聖誕', inDays: 2 },
      { title: '聖誕夜', inDays: 3 },
    ]) {
      created.push(await createFreeEvent(database.sql, {}, event));
    }
    expect(await titles({ p_query: '聖誕' })).toEqual(['聖誕夜', '冬日聖誕', '別的']);
    expect(await titles({ p_query: '聖誕', p_sort: 'date' })).toEqual([
      '別的',
      '冬日聖誕',
      '聖誕夜',
    ]);
    await database.sql`update public.events set deleted_at = now() where id = any (${created})`;
  });
});

describe('prices', () => {
  const created: string[] = [];
  beforeAll(async () => {
    for (const [title, price] of [
      ['貴的', 1200],
      ['便宜的', 300],
      ['待確認', null],
    ] as const) {
      created.push(await createFreeEvent(database.sql, { price }, { title, category: '主題展' }));
    }
    created.push(await createFreeEvent(database.sql, {}, { title: '免費的', category: '主題展' }));
  });
  afterAll(
    () => database.sql`update public.events set deleted_at = now() where id = any (${created})`,
  );

  it.each([
    [0, ['免費的']],
    [500, ['免費的', '便宜的']],
    [2000, ['免費的', '便宜的', '貴的']],
  ])('up to %d', async (p_max_price, expected) => {
    const found = await titles({ p_category: '主題展', p_max_price });
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('sort from the lowest, and what has none yet comes last', async () => {
    expect(await titles({ p_category: '主題展', p_sort: 'price' })).toEqual([
      '免費的',
      '便宜的',
      '貴的',
      '待確認',
    ]);
  });
});

describe('days by name', () => {
  const days = (when: string, from: string | null = null, to: string | null = null) =>
    database.sql<{ first: string | null; last: string | null }[]>`
      select first::text, last::text from private.days_of(${when}, ${from}, ${to})`;

  it('today is one day of the calendar in Taipei', async () => {
    expect([...(await days('today'))]).toEqual([{ first: taipeiDay(0), last: taipeiDay(0) }]);
    const id = await createFreeEvent(
      database.sql,
      {},
      {
        title: '今天',
        inDays: 0,
        time: '23:59',
        ends_at: new Date(Date.now() + 864e5).toISOString(),
      },
    );
    expect(await titles({ p_when: 'today' })).toEqual(['今天']);
    await database.sql`update public.events set deleted_at = now() where id = ${id}`;
  });

  it('the weekend is the next Saturday and Sunday, or what is left of it', async () => {
    const [weekend] = await days('weekend');
    const weekday = new Date(`${weekend!.first}T00:00:00Z`).getUTCDay();
    const isSunday = new Date(`${taipeiDay(0)}T00:00:00Z`).getUTCDay() === 0;
    expect(weekday).toBe(isSunday ? 0 : 6);
    expect(new Date(`${weekend!.last}T00:00:00Z`).getUTCDay()).toBe(0);
    expect(Date.parse(weekend!.last!) - Date.parse(taipeiDay(0))).toBeLessThan(7 * 864e5);
  });

  it('any other word leaves the days that were chosen', async () => {
    expect([...(await days('someday', taipeiDay(3), taipeiDay(4)))]).toEqual([
      { first: taipeiDay(3), last: taipeiDay(4) },
    ]);
  });
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
