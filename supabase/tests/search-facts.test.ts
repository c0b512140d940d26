import { createPerformer } from './setup/bookings';
import { call } from './setup/callers';
import { addTicketType, createEvent, taipeiDay, type NewEvent } from './setup/events';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

const search = (query: string, args: Record<string, string | number> = {}) =>
  call<{ items: { title: string }[]; match: string }>(database.sql, null, 'search_events', {
    p_query: query,
    p_sort: 'date',
    ...args,
  });
const titles = async (query: string, args: Record<string, string | number> = {}) => {
  const { items, match } = await search(query, args);
  return match === 'exact' ? items.map(({ title }) => title) : [];
};

const free = '台北夜市走讀';
const cheap = '台北小劇場';
const dear = '浪潮線音樂節';
const far = '高雄海邊早餐';
const parking = '免費停車的台北車展';

beforeAll(async () => {
  const create = async (event: NewEvent, price: number) => {
    const id = await createEvent(database.sql, { location: '－', ...event });
    await addTicketType(database.sql, id, { price });
    return id;
  };
  const ends_at = `${taipeiDay(0)}T23:59:59+08:00`;
  await create({ title: free, inDays: 0, time: '23:58', ends_at, city: 'taipei' }, 0);
  await create({ title: cheap, inDays: 1, city: 'taipei' }, 400);
  const id = await create(
    { title: dear, inDays: 40, city: 'kaohsiung', category: '大型派對' },
    1800,
  );
  await create({ title: far, inDays: 40, city: 'kaohsiung' }, 0);
  await create({ title: parking, inDays: 41, city: 'taipei' }, 900);
  const performer = await createPerformer(database.sql, null, { performer_name: '洛夏' });
  await database.sql`
    insert into public.event_performers (event_id, performer_id) values (${id}, ${performer})`;
  await database.sql`
    update public.events set guest_performers = '{神秘嘉賓}' where id = ${id}`;
});

const [year, month, day] = taipeiDay(40).split('-').map(Number);

it.each([
  // Who is on stage is found like a word of the title, with what people call a concert.
  ['洛夏', [dear]],
  ['洛夏 演唱', [dear]],
  ['演唱會 洛夏 高雄', [dear]],
  ['神秘嘉賓', [dear]],
  // What costs nothing, not what says 免費.
  ['台北 免費', [free]],
  ['免費 台北', [free]],
  ['台北免費', [free]],
  ['台北免費活動', [free]],
  ['免費', [free, far]],
  ['免費停車', [parking]],
  ['500元以下 台北', [free, cheap]],
  ['nt$500以內 台北', [free, cheap]],
  // Cities by their whole names.
  ['台北市 免費', [free]],
  ['高雄市', [dear, far]],
  // Days of the calendar.
  ['今天', [free]],
  ['今晚 台北', [free]],
  ['明天', [cheap]],
  ['明天 免費', []],
  [`${month}/${day}`, [dear, far]],
  [`${month}月${day}日 免費`, [far]],
  ['2/30', []],
] as [string, string[]][])('%s finds %j', async (query, expected) => {
  expect(year).toBeGreaterThan(2000);
  expect((await titles(query)).toSorted()).toEqual(expected.toSorted());
});

it('narrows what is chosen further, and never widens it', async () => {
  expect(await titles('免費', { p_city: 'taipei' })).toEqual([free]);
  expect(await titles('500元以下 台北', { p_max_price: 0 })).toEqual([free]);
  expect(await titles('明天', { p_date_from: taipeiDay(3) })).toEqual([]);
});

it('takes a fact for a word where nothing has the fact', async () => {
  await createEvent(database.sql, { title: '後天書店的朗讀', inDays: 20 });
  expect(await titles('後天')).toEqual(['後天書店的朗讀']);
});

it('forgets who is not on stage any more, and knows a new name', async () => {
  await database.sql`
    update public.performer_profiles set performer_name = '新藝名' where performer_name = '洛夏'`;
  expect(await titles('洛夏')).toEqual([]);
  expect(await titles('新藝名')).toEqual([dear]);
  await database.sql`delete from public.event_performers`;
  expect(await titles('新藝名')).toEqual([]);
});

it.each([
  ['周末', '2026-11-25', ['2026-11-28', '2026-11-29']],
  ['周末', '2026-11-29', ['2026-11-29', '2026-11-29']],
  ['這周末', '2026-11-28', ['2026-11-28', '2026-11-29']],
  ['下周末', '2026-11-25', ['2026-12-05', '2026-12-06']],
  ['本周', '2026-11-25', ['2026-11-25', '2026-11-29']],
  ['下周', '2026-11-25', ['2026-11-30', '2026-12-06']],
  ['這個月', '2026-11-25', ['2026-11-25', '2026-11-30']],
  ['下個月', '2026-12-25', ['2027-01-01', '2027-01-31']],
  ['11月', '2026-11-25', ['2026-11-25', '2026-11-30']],
  ['12月', '2026-11-25', ['2026-12-01', '2026-12-31']],
  ['3月', '2026-11-25', ['2027-03-01', '2027-03-31']],
  ['1/5', '2026-11-25', ['2027-01-05', '2027-01-05']],
  ['11/25', '2026-11-25', ['2026-11-25', '2026-11-25']],
  ['13月', '2026-11-25', [null, null]],
  ['歌', '2026-11-25', [null, null]],
])('%s on %s means %j', async (word, today, days) => {
  const [row] = await database.sql<{ first: string | null; last: string | null }[]>`
    select first::text, last::text from private.days_in_word(${word}, ${today}::date)`;
  expect([row?.first, row?.last]).toEqual(days);
});
