import {
  adminWishPageSchema,
  birthdayPageSchema,
  upcomingBirthdaysSchema,
  wishPageSchema,
  wishSchema,
} from './answers/promotion';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { signUp, signUpSuperadmin } from './setup/people';
import { createArtist, createCampaign, createSpot } from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let admin: string;
let fan: string;
let artist: string;

beforeAll(async () => {
  admin = await signUpSuperadmin(database.sql);
});
beforeEach(async () => {
  fan = await signUp(database.sql, { name: '小糖' });
  artist = await createArtist(database.sql, { name: '沈以恩', birthdayInDays: 10 });
});

const as = <T = unknown>(user: string | null, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const page = async (user: string | null = null, id = artist) =>
  birthdayPageSchema.parse(await as(user, 'get_birthday_page', { p_artist_id: id }));
const wish = async (body: string, user = fan) =>
  wishSchema.parse(await as(user, 'post_birthday_wish', { p_artist_id: artist, p_body: body }));
const wishes = async (user: string | null = null, year: number | null = null) =>
  wishPageSchema.parse(
    await as(user, 'list_birthday_wishes', { p_artist_id: artist, p_year: year }),
  );
const thisYear = Number(taipeiDay(0).slice(0, 4));

describe('the page', () => {
  it('counts down, and there is none without a birthday or an approval', async () => {
    expect(await page()).toMatchObject({
      days_left: 10,
      next_date: taipeiDay(10),
      headline: '沈以恩 生日快樂',
      theme: 'violet',
      wish_count: 0,
    });
    await database.sql`update public.performer_profiles set birthday = null where id = ${artist}`;
    expect(await page()).toBeNull();
    const hidden = await createArtist(database.sql, { status: 'pending' });
    expect(await page(null, hidden)).toBeNull();
  });

  it('puts the name into texts as text, whatever the name is', async () => {
    const tricky = await createArtist(database.sql, {
      name: '<img src=x onerror=alert(1)> \\1 {artistName}',
    });
    await database.sql`
      insert into public.website_content (content_key, content_value)
      values
        ('birthday_gift_ad', '替 {artistName} 點亮城市'),
        ('birthday_gift_ad_en', 'Light up the city for {artistName}')
      on conflict (content_key) do update set content_value = excluded.content_value`;
    expect((await page(null, tricky))?.texts['birthday_gift_ad']).toBe(
      '替 <img src=x onerror=alert(1)> \\1 {artistName} 點亮城市',
    );
    expect((await page(null, tricky))?.texts_en).toEqual({
      birthday_gift_ad: 'Light up the city for <img src=x onerror=alert(1)> \\1 {artistName}',
    });
  });

  it('is written by administrators of performers', async () => {
    const save = (change: Record<string, Argument> = {}) =>
      as(admin, 'admin_save_birthday_page', {
        p_artist_id: artist,
        p_headline: '{artistName} 的第七個夏天',
        p_theme: 'amber',
        ...change,
      });
    await save();
    expect(await page()).toMatchObject({ headline: '沈以恩 的第七個夏天', theme: 'amber' });
    await save({ p_is_active: false });
    expect((await page())?.theme).toBe('violet');
    for (const [field, change] of [
      ['headline', { p_headline: '' }],
      ['theme', { p_theme: 'neon' }],
      ['cover_url', { p_cover_url: 'http://plain.test/a.png' }],
      ['artist_id', { p_artist_id: null }],
    ] as const) {
      expect(await faultOf(save(change))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
    }
  });

  it('names spots and open campaigns of the performer', async () => {
    await createSpot(database.sql, { artist_id: artist });
    await createSpot(database.sql, { artist_id: artist, status: 'pending' });
    const open = await createCampaign(database.sql, fan, { artist_id: artist });
    await createCampaign(database.sql, fan, { artist_id: artist, status: 'draft' });
    const shown = await page();
    expect([shown?.spot_count, shown?.campaigns.map(({ id }) => id)]).toEqual([1, [open]]);
  });
});

describe('wishes', () => {
  it('are one for each performer, year and person', async () => {
    const first = await wish('  生日快樂，\n謝謝你的歌。\u0007 ');
    expect(first).toMatchObject({ year: thisYear, body: '生日快樂，\n謝謝你的歌。' });
    expect(await refusal(wish('再一次'))).toBe('ALREADY_WISHED');
    expect((await page(fan))?.my_wish?.body).toBe(first.body);
    expect((await page())?.my_wish).toBeNull();
    await database.sql`
      update public.birthday_wishes set year = year - 1 where id = ${first.id}`;
    await wish('新的一年');
    expect((await wishes(fan)).items).toMatchObject([
      { body: '新的一年', is_mine: true, author_name: '小糖' },
    ]);
    expect((await wishes(null, thisYear - 1)).items).toMatchObject([{ is_mine: false }]);
  });

  it('have 1 to 200 characters', async () => {
    for (const body of ['', '   ', '字'.repeat(201), '\u0007\u0008']) {
      expect(await faultOf(wish(body))).toMatchObject({ code: 'INVALID_INPUT', hint: 'body' });
    }
    expect((await wish('字'.repeat(200))).body).toHaveLength(200);
    const nobody = as(fan, 'post_birthday_wish', { p_artist_id: fan, p_body: '嗨' });
    expect(await refusal(nobody)).toBe('NOT_FOUND');
  });

  it('are taken back by their author, and may be written anew', async () => {
    const { id } = await wish('寫錯字了');
    const remove = (user: string) => as(user, 'remove_birthday_wish', { p_id: id });
    expect(await refusal(remove(await signUp(database.sql)))).toBe('NOT_FOUND');
    await remove(fan);
    expect((await wish('這次對了')).body).toBe('這次對了');
  });

  it('are hidden after three reports, and judged once and for all by an administrator', async () => {
    const { id } = await wish('不好的話');
    const report = async (user?: string) =>
      as(user ?? (await signUp(database.sql)), 'report_birthday_wish', { p_id: id });
    const one = await signUp(database.sql);
    for (let turn = 0; turn < 3; turn++) await report(one);
    await report();
    expect((await wishes()).total).toBe(1);
    const waiting = adminWishPageSchema.parse(await as(admin, 'admin_list_birthday_wishes'));
    expect(waiting.items.find((item) => item.id === id)).toMatchObject({ report_count: 2 });
    await report();
    expect([(await wishes()).total, (await page())?.wish_count]).toEqual([0, 0]);
    expect(await refusal(report())).toBe('NOT_FOUND');
    // A hidden wish still is the one of this year.
    expect(await refusal(wish('換個方式說'))).toBe('ALREADY_WISHED');
    expect(await refusal(as(fan, 'remove_birthday_wish', { p_id: id }))).toBe('NOT_FOUND');

    const judge = (status: string) =>
      as(admin, 'moderate_birthday_wish', { p_id: id, p_status: status, p_reason: '已確認' });
    await judge('visible');
    expect(await refusal(judge('visible'))).toBe('INVALID_STATE');
    expect(await refusal(judge('deleted'))).toBe('INVALID_INPUT');
    await report();
    expect((await wishes()).total).toBe(1);
  });

  it('do not show who wrote them in the table', async () => {
    await wish('看不到我是誰');
    const attempt = database.sql
      .begin(async (tx) => {
        await tx.unsafe('set local role anon');
        await tx`select user_id from public.birthday_wishes`;
      })
      .then(() => undefined);
    expect((await faultOf(attempt)).state).toBe('42501');
  });
});

it('knows who is next, today first, and keeps the 29th of February on the 28th', async () => {
  await database.sql`
    update public.performer_profiles set birthday = null where id <> ${artist}`;
  const today = await createArtist(database.sql, { name: '今天', birthdayInDays: 0 });
  await createArtist(database.sql, { name: '昨天', birthdayInDays: -1 });
  const next = async (days: number) =>
    upcomingBirthdaysSchema.parse(await as(null, 'upcoming_birthdays', { p_days: days }));
  expect((await next(30)).map(({ id, days_left }) => [id, days_left])).toEqual([
    [today, 0],
    [artist, 10],
  ]);
  expect(await next(0)).toHaveLength(1);
  expect(await next(366)).toHaveLength(3);
  await database.sql`
    update public.performer_profiles set birthday = '02/29' where id = ${artist}`;
  const leap = (await next(366)).find(({ id }) => id === artist);
  const year = Number(leap?.next_date.slice(0, 4));
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  expect(leap?.next_date.slice(5)).toBe(isLeap ? '02-29' : '02-28');
});
