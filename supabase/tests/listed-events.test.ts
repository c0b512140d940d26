import { call } from './setup/callers';
import { createFreeEvent, taipeiDay } from './setup/events';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

const titles = async (args: Record<string, string | number | null> = {}) => {
  const { items, total } = await call<{ items: { title: string }[]; total: number }>(
    database.sql,
    null,
    'search_events',
    args,
  );
  expect(items.length).toBeLessThanOrEqual(total);
  return items.map(({ title }) => title);
};
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('what is over', () => {
  const isShelved = async () => {
    const [row] = await database.sql<{ is_over: boolean }[]>`
      select is_over from private.event_listing where search_text like '%昨日%'`;
    return row?.is_over;
  };
  const past = { p_date_from: taipeiDay(-5) };

  beforeAll(async () => {
    await createFreeEvent(database.sql, {}, { title: '昨日夜市 Yesterday', inDays: -1 });
    await createFreeEvent(database.sql, {}, { title: '明日夜市 Tomorrow', inDays: 1 });
  });

  it.each(['not shelved yet', 'shelved'])(
    'is found when the past is asked for: %s',
    async (state) => {
      const shelved = state === 'shelved';
      await database.sql`update private.event_listing set is_over = false`;
      if (shelved) await database.sql`select private.shelve_past_events()`;
      expect(await isShelved()).toBe(shelved);

      const both = ['昨日夜市 Yesterday', '明日夜市 Tomorrow'];
      expect(await titles({ p_query: '夜市' })).toEqual(both.slice(1));
      expect(await titles({ p_query: '夜市', ...past })).toEqual(both);
      expect(await titles({ p_query: 'yesterday' })).toEqual([]);
      expect(await titles({ p_query: 'yesterday', ...past })).toEqual(both.slice(0, 1));
      expect(await titles({ p_query: 'yesterdey', ...past })).toEqual(both.slice(0, 1));
      expect(await titles({ p_query: 'yesterdey' })).toEqual([]);
      expect(await titles()).toEqual(both.slice(1));
      expect(await titles(past)).toEqual(both);
    },
  );

  it('is shelved at once when it changes, and taken back when it is held again', async () => {
    const hold = (date: string, ends: string) => database.sql`
      update public.events set date = ${date}, ends_at = ${ends} where title like '昨日%'`;
    await hold(taipeiDay(2), inDays(3));
    expect(await isShelved()).toBe(false);
    expect(await titles({ p_query: 'yesterday' })).toEqual(['昨日夜市 Yesterday']);
    await hold(taipeiDay(-2), inDays(-1));
    expect(await isShelved()).toBe(true);
    expect(await titles({ p_query: 'yesterday' })).toEqual([]);
  });

  afterAll(() => database.sql`update public.events set deleted_at = now()`);
});

describe('what takes long', () => {
  const exhibitions = [
    { title: '兩年展', inDays: -500, ends_at: inDays(230) },
    { title: '一日展', inDays: -1, time: '00:00', ends_at: inDays(0.02) },
    { title: '明日場', inDays: 1 },
    { title: '下月展', inDays: 30, ends_at: inDays(60) },
  ];
  beforeAll(async () => {
    for (const event of exhibitions) await createFreeEvent(database.sql, {}, event);
  });

  it('is listed from its first day to its last', async () => {
    expect(await titles()).toEqual(['兩年展', '一日展', '明日場', '下月展']);
    const day = (days: number) => ({ p_date_from: taipeiDay(days), p_date_to: taipeiDay(days) });
    expect(await titles(day(29))).toEqual(['兩年展']);
    expect(await titles(day(45))).toEqual(['兩年展', '下月展']);
    expect(await titles(day(250))).toEqual([]);
    expect(await titles({ ...day(-400) })).toEqual(['兩年展']);
  });

  it.each(['date', 'popular', 'price'])('whatever the order: %s', async (p_sort) => {
    expect(await titles({ p_sort })).toEqual(['兩年展', '一日展', '明日場', '下月展']);
    expect(await titles({ p_sort, p_page: 2, p_page_size: 3 })).toEqual(['下月展']);
  });

  it('leaves no event out on any page when some are featured', async () => {
    for (const [place, title] of ['下月展', '明日場', '兩年展'].entries()) {
      await database.sql`
        insert into public.featured_content (content_type, reference_id, display_order)
        select 'event', id, ${place + 1} from public.events where title = ${title}`;
    }
    const pagesOf = async (size: number) => {
      const pages = [];
      for (let page = 1; page <= Math.ceil(4 / size); page++)
        pages.push(await titles({ p_page: page, p_page_size: size }));
      return pages;
    };
    const order = ['下月展', '明日場', '兩年展', '一日展'];
    for (const size of [1, 2, 3, 4, 5]) expect((await pagesOf(size)).flat()).toEqual(order);
    expect(await titles({ p_date_from: taipeiDay(5) })).toEqual(['下月展', '兩年展']);
    await database.sql`delete from public.featured_content`;
  });

  afterAll(() => database.sql`update public.events set deleted_at = now()`);
});

describe('a list of many pages', () => {
  const byDate = Array.from({ length: 11 }, (_, n) => `第${n + 1}天`);
  beforeAll(async () => {
    for (const [n, title] of byDate.entries())
      await createFreeEvent(database.sql, {}, { title, inDays: n + 1 });
  });

  const pagesOf = async (size: number, sort: string) => {
    const pages = [];
    for (let page = 1; page <= Math.ceil(byDate.length / size); page++)
      pages.push(await titles({ p_page: page, p_page_size: size, p_sort: sort }));
    return pages;
  };
  const inPagesOf = (size: number, list: string[]) =>
    Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
      list.slice(n * size, (n + 1) * size),
    );

  it.each([1, 2, 3, 4, 5, 6, 10, 11])(
    'has each event on one page, read from the front or from the end: %d a page',
    async (size) => {
      expect(await pagesOf(size, 'date')).toEqual(inPagesOf(size, byDate));
      await database.sql`
        insert into public.featured_content (content_type, reference_id, display_order)
        select 'event', id, row_number() over (order by title desc)
        from public.events where title in ('第7天', '第2天', '第10天') and deleted_at is null`;
      const featured = ['第7天', '第2天', '第10天'];
      const order = [...featured, ...byDate.filter((title) => !featured.includes(title))];
      expect(await pagesOf(size, 'best')).toEqual(inPagesOf(size, order));
      await database.sql`delete from public.featured_content`;
    },
  );
});
