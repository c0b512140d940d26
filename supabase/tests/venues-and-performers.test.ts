import { call, faultOf } from './setup/callers';
import { createEvent, taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  page_size: number;
}

describe('venues', () => {
  let owner: string;
  const addVenue = async (venue: Record<string, string | number | boolean | string[]>) => {
    const row = {
      owner_id: owner,
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
    const [created] = await database.sql<{ id: string }[]>`
      insert into public.venues ${database.sql(row)} returning id`;
    return (created as { id: string }).id;
  };
  const names = async (args: Record<string, string | number | boolean | null> = {}) =>
    (await call<Page<{ name: string }>>(database.sql, null, 'search_venues', args)).items.map(
      ({ name }) => name,
    );

  beforeAll(async () => {
    owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    await addVenue({ name: 'A 小間', capacity: 20, price_per_hour: 3000, support_friendly: true });
    await addVenue({
      name: 'B 大倉',
      capacity: 800,
      price_per_hour: 8000,
      type: 'Live House',
      city: 'kaohsiung',
    });
    await addVenue({
      name: 'C 中廳',
      capacity: 120,
      price_per_hour: 500,
      type: '展廳',
      location: '臺灣大道',
      amenities: ['wifi', 'stage', '投影牆'],
    });
    await addVenue({ name: 'D 草稿', status: 'draft' });
    await addVenue({ name: 'E 審核中', status: 'pending_approval' });
  });

  it.each([
    [{}, ['A 小間', 'B 大倉', 'C 中廳']],
    [{ p_sort: 'price' }, ['C 中廳', 'A 小間', 'B 大倉']],
    [{ p_sort: 'capacity' }, ['B 大倉', 'C 中廳', 'A 小間']],
    [{ p_query: '台灣' }, ['C 中廳']],
    [{ p_query: 'live house' }, ['B 大倉']],
    [{ p_query: '%' }, []],
    [{ p_type: '展廳' }, ['C 中廳']],
    [{ p_city: '高雄市' }, ['B 大倉']],
    [{ p_min_capacity: 120 }, ['B 大倉', 'C 中廳']],
    [{ p_max_price: 3000 }, ['A 小間', 'C 中廳']],
    [{ p_support_friendly: true }, ['A 小間']],
    [{ p_support_friendly: false }, ['A 小間', 'B 大倉', 'C 中廳']],
    [{ p_amenities: 'stage,wifi' }, ['C 中廳']],
    [{ p_amenities: 'stage,parking' }, []],
    [{ p_amenities: '' }, ['A 小間', 'B 大倉', 'C 中廳']],
    [{ p_page: 2, p_page_size: 2 }, ['C 中廳']],
  ])('%j gives %j', async (args, expected) => {
    expect(await names(args)).toEqual(expected);
  });

  it('are shown with what is on there next, without the owner’s phone and e-mail', async () => {
    const id = await addVenue({ name: 'F 海景', amenities: ['wifi', '投影牆'], city: 'yilan' });
    await createEvent(database.sql, { title: '將來', venue_id: id });
    await createEvent(database.sql, { title: '過去', venue_id: id, inDays: -5 });
    await createEvent(database.sql, { title: '草稿', venue_id: id, status: 'draft' });
    const venue = await call<Record<string, unknown>>(database.sql, null, 'get_venue', {
      p_id: id,
    });
    expect(venue).toMatchObject({ id, amenities: ['wifi', '投影牆'], min_booking_hours: 1 });
    expect(venue['upcoming_events']).toMatchObject([{ title: '將來' }]);
    expect(Object.keys(venue)).not.toEqual(expect.arrayContaining(['phone']));
    expect(JSON.stringify(venue)).not.toContain('owner@venue.test');
  });

  it('are hidden from all but their owner and administrators until they are approved', async () => {
    const id = await addVenue({ name: 'G', status: 'pending_approval' });
    const seenBy = (userId: string | null) =>
      call<object | null>(database.sql, userId, 'get_venue', { p_id: id });
    expect(await seenBy(null)).toBeNull();
    expect(await seenBy(await signUp(database.sql))).toBeNull();
    expect(await seenBy(owner)).toMatchObject({ id });
    expect(await seenBy(await signUp(database.sql, { profile: { role: 'admin' } }))).toMatchObject({
      id,
    });
  });

  it.each([
    ['room for nobody', { capacity: 0 }],
    ['a negative price', { price_per_hour: -1 }],
    ['a script as website', { website: 'javascript:alert(1)' }],
    ['an unknown type', { type: '太空站' }],
    ['an unknown city', { city: 'atlantis' }],
    ['more lead time than the booking window', { advance_booking_days: 100 }],
  ])('cannot have %s', async (_, wrong) => {
    expect((await faultOf(addVenue({ name: 'X', ...wrong }))).state).toBe('23514');
  });
});

describe('performers', () => {
  const addPerformer = async (performer: Record<string, string | number | boolean | null>) => {
    const row = { performance_type: 'band', status: 'approved', city: 'taipei', ...performer };
    const [created] = await database.sql<{ id: string }[]>`
      insert into public.performer_profiles ${database.sql(row)} returning id`;
    return (created as { id: string }).id;
  };
  const names = async (args: Record<string, string | number | null> = {}) =>
    (
      await call<Page<{ performer_name: string }>>(database.sql, null, 'search_performers', args)
    ).items.map((item) => item.performer_name);

  beforeAll(async () => {
    const quiet = await addPerformer({
      performer_name: 'A 安靜',
      genre: '民謠',
      created_at: '2026-01-01',
    });
    const loud = await addPerformer({
      performer_name: 'B 大聲',
      performance_type: 'dj',
      city: 'tainan',
      created_at: '2026-02-01',
    });
    await addPerformer({ performer_name: 'C 待審', status: 'pending' });
    await addPerformer({ performer_name: 'D 已刪', is_deleted: true });
    for (const [performer, followers] of [
      [quiet, 1],
      [loud, 3],
    ] as const) {
      for (let n = 0; n < followers; n++) {
        await database.sql`
          insert into public.artist_follows (user_id, performer_id)
          values (${await signUp(database.sql)}, ${performer})`;
      }
    }
  });

  it.each([
    [{}, ['B 大聲', 'A 安靜']],
    [{ p_sort: 'name' }, ['A 安靜', 'B 大聲']],
    [{ p_sort: 'newest' }, ['B 大聲', 'A 安靜']],
    [{ p_category: 'dj' }, ['B 大聲']],
    [{ p_city: '臺南' }, ['B 大聲']],
    [{ p_query: '民謠' }, ['A 安靜']],
    [{ p_query: '_' }, []],
  ])('%j gives %j', async (args, expected) => {
    expect(await names(args)).toEqual(expected);
  });

  it('count their followers themselves, also down again', async () => {
    const count = async () =>
      (
        await database.sql`
        select follower_count from public.performer_profiles where performer_name = 'B 大聲'`
      )[0];
    expect(await count()).toEqual({ follower_count: 3 });
    await database.sql`
      delete from public.artist_follows where performer_id =
        (select id from public.performer_profiles where performer_name = 'B 大聲')`;
    expect(await count()).toEqual({ follower_count: 0 });
  });

  it.each(['02/30', '13/01', '00/10', '2/3', '04/31', '1999/01/01'])(
    'are not born on %s',
    async (birthday) => {
      const attempt = addPerformer({ performer_name: 'X', birthday });
      expect((await faultOf(attempt)).state).toBe('23514');
    },
  );

  it('have birthdays in their month, with how long it still takes', async () => {
    const [tomorrow, yesterday] = [taipeiDay(1), taipeiDay(-1)];
    const asBirthday = (day: string) => day.slice(5).replace('-', '/');
    const soon = await addPerformer({ performer_name: '明天', birthday: asBirthday(tomorrow) });
    await addPerformer({ performer_name: '昨天', birthday: asBirthday(yesterday) });
    await addPerformer({ performer_name: '閏日', birthday: '02/29' });
    const cafe = await createEvent(database.sql, { category: '生咖活動', inDays: 1 });
    await database.sql`
      insert into public.event_performers (event_id, performer_id) values (${cafe}, ${soon})`;

    const inMonth = (month: number | null) =>
      call<Record<string, unknown>[]>(database.sql, null, 'birthdays_in_month', { p_month: month });
    const monthOf = (day: string) => Number(day.slice(5, 7));
    expect(await inMonth(monthOf(tomorrow))).toContainEqual(
      expect.objectContaining({
        performer_name: '明天',
        next_date: tomorrow,
        days_left: 1,
        event_count: tomorrow.slice(0, 4) === taipeiDay(0).slice(0, 4) ? 1 : 0,
      }),
    );
    const past = (await inMonth(monthOf(yesterday))).find(
      (row) => row['performer_name'] === '昨天',
    );
    expect(past?.['days_left']).toBeGreaterThan(360);
    expect((await inMonth(2)).map((row) => row['performer_name'])).toContain('閏日');
    expect(await inMonth(null)).toEqual(await inMonth(monthOf(taipeiDay(0))));
  });

  it('born on a leap day celebrate on the 28th in years without one', async () => {
    const [row] = await database.sql`
      select private.next_birthday(2, 29)::text as leap, private.next_birthday(12, 31)::text as last`;
    const { leap, last } = row as { leap: string; last: string };
    const year = Number(leap.slice(0, 4));
    const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    expect(leap.slice(5)).toBe(isLeapYear ? '02-29' : '02-28');
    expect(last.slice(5)).toBe('12-31');
  });

  it('have pages with their events; a month that is none is refused', async () => {
    const id = await addPerformer({ performer_name: '舞台', bio: '介紹' });
    const event = await createEvent(database.sql, { title: '專場' });
    await database.sql`
      insert into public.event_performers (event_id, performer_id) values (${event}, ${id})`;
    expect(await call(database.sql, null, 'get_performer', { p_id: id })).toMatchObject({
      id,
      category: 'band',
      days_to_birthday: null,
      upcoming_events: [{ title: '專場' }],
    });
    const wrong = call(database.sql, null, 'birthdays_in_month', { p_month: 13 });
    expect((await faultOf(wrong)).code).toBe('INVALID_INPUT');
  });
});
