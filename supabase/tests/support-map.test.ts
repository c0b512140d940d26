import {
  adminSpotPageSchema,
  spotDetailSchema,
  spotPageSchema,
  spotPinsSchema,
  spotRouteSchema,
  spotSchema,
  spotVisitPageSchema,
} from './answers/promotion';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { createEvent, taipeiDay } from './setup/events';
import { signUp, signUpSuperadmin } from './setup/people';
import { createArtist, createSpot, spotFor } from './setup/promotion';
import { uploadPicture } from './setup/pictures';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let admin: string;
let fan: string;

beforeAll(async () => {
  admin = await signUpSuperadmin(database.sql);
});
beforeEach(async () => {
  fan = await signUp(database.sql);
});

const as = <T = unknown>(user: string | null, name: string, args: Record<string, Argument> = {}) =>
  call<T>(database.sql, user, name, args);
const read = async (id: string, user: string | null = null) =>
  spotDetailSchema.parse(await as(user, 'get_support_spot', { p_id: id }));
const decide = (
  id: string,
  status: string,
  reason: string | null = null,
  from: string | null = null,
) =>
  as(admin, 'decide', {
    p_entity_type: 'support_spots',
    p_entity_id: id,
    p_status: status,
    p_reason: reason,
    p_from: from,
  });
const found = async (args: Record<string, Argument>) =>
  spotPageSchema
    .parse(await as(null, 'search_support_spots', { p_page_size: 50, ...args }))
    .items.map(({ id }) => id);

describe('finding', () => {
  let artist: string;
  let north: string;
  let south: string;
  let over: string;

  beforeAll(async () => {
    artist = await createArtist(database.sql, { name: '洛夏測試' });
    north = await createSpot(database.sql, { artist_id: artist, title: '第七顆行星 100% 生咖' });
    south = await createSpot(database.sql, {
      artist_id: artist,
      kind: '燈箱',
      title: '美麗島站燈箱',
      city: 'kaohsiung',
      address: '高雄市新興區中山一路 115 號',
      lat: 22.6314,
      lng: 120.302,
      starts_on: taipeiDay(20),
      ends_on: taipeiDay(40),
    });
    over = await createSpot(database.sql, {
      artist_id: artist,
      title: '去年的生咖',
      starts_on: taipeiDay(-20),
      ends_on: taipeiDay(-10),
    });
    await createSpot(database.sql, { artist_id: artist, title: '待審生咖', status: 'pending' });
  });

  it('by performer: what runs now first, nothing that is over or waits', async () => {
    expect(await found({ p_artist_id: artist })).toEqual([north, south]);
    expect(await found({ p_artist_id: artist, p_date_from: taipeiDay(-30) })).toEqual([
      over,
      north,
      south,
    ]);
  });

  it.each([
    ['kind', { p_kind: '燈箱' }, 'south'],
    ['city in any spelling', { p_city: '高雄市' }, 'south'],
    ['words of the spot', { p_query: '行星' }, 'north'],
    ['the performer’s name and a location', { p_query: '洛夏測試 美麗島' }, 'south'],
    ['臺 as 台', { p_query: '臺北' }, 'north'],
    ['what looks like a wildcard', { p_query: '100%' }, 'north'],
    ['days', { p_date_from: taipeiDay(19), p_date_to: taipeiDay(60) }, 'south'],
    ['a box', { p_west: 120, p_south: 22, p_east: 121, p_north: 23 }, 'south'],
  ])('by %s', async (_, args, which) => {
    expect(await found({ p_artist_id: artist, ...args })).toEqual([
      which === 'north' ? north : south,
    ]);
  });

  it('by words: what is over only when asked for, whether the clock has noticed or not', async () => {
    const spot = await createSpot(database.sql, {
      artist_id: artist,
      title: '延長的生咖',
      starts_on: taipeiDay(-20),
      ends_on: taipeiDay(-1),
    });
    const words = { p_query: '延長' };
    for (const shelved of [false, true]) {
      await database.sql`update public.support_spots set is_over = ${shelved} where id = ${spot}`;
      expect(await found(words)).toEqual([]);
      expect(await found({ ...words, p_date_from: taipeiDay(-9) })).toEqual([spot]);
    }
    await database.sql`update public.support_spots set is_over = false where id = ${spot}`;
    await database.sql`select private.shelve_past_spots()`;
    const [row] = await database.sql`select is_over from public.support_spots where id = ${spot}`;
    expect(row).toEqual({ is_over: true });
    // Longer days bring it back.
    await database.sql`
      update public.support_spots set ends_on = ${taipeiDay(3)} where id = ${spot}`;
    expect(await found(words)).toEqual([spot]);
    await database.sql`update public.support_spots set status = 'closed' where id = ${spot}`;
  });

  it('by the new name of a performer, and no more by the old one', async () => {
    const renamed = await createArtist(database.sql, { name: '舊名字測試' });
    const spot = await createSpot(database.sql, { artist_id: renamed, title: '改名的生咖' });
    expect(await found({ p_query: '舊名字測試 改名' })).toEqual([spot]);
    await database.sql`
      update public.performer_profiles set performer_name = '新名字測試' where id = ${renamed}`;
    expect(await found({ p_query: '新名字測試 改名' })).toEqual([spot]);
    expect(await found({ p_query: '舊名字測試' })).toEqual([]);
  });

  it('page by page, first what runs and then what comes', async () => {
    const star = await createArtist(database.sql);
    const starting = (from: number, to: number) =>
      createSpot(database.sql, {
        artist_id: star,
        starts_on: taipeiDay(from),
        ends_on: taipeiDay(to),
      });
    const later = [await starting(5, 6), await starting(3, 9)];
    const running = [await starting(-1, 20), await starting(-2, 30), await starting(-3, 40)];
    const page = async (number: number) =>
      spotPageSchema.parse(
        await as(null, 'search_support_spots', {
          p_artist_id: star,
          p_page: number,
          p_page_size: 2,
        }),
      );
    const pages = [await page(1), await page(2), await page(9)];
    expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
      running.slice(0, 2),
      [running[2], later[0]],
      [later[1]],
    ]);
    expect(pages[2]).toMatchObject({ total: 5, page: 3 });
  });

  it('as pins of a box', async () => {
    const map = spotPinsSchema.parse(
      await as(null, 'support_spots_on_map', {
        p_artist_id: artist,
        p_west: 121,
        p_south: 24.9,
        p_east: 122,
        p_north: 25.3,
      }),
    );
    expect(map).toMatchObject({ has_more: false, pins: [{ id: north, lat: 25.0478 }] });
    expect(await found({ p_artist_id: artist, p_west: 121, p_east: 120 })).toEqual([]);
    expect(await found({ p_artist_id: artist, p_query: '100_' })).toEqual([]);
  });

  it('as pins, no more than five hundred, what runs now before what comes', async () => {
    const star = await createArtist(database.sql);
    const add = (many: number, from: number, to: number) => database.sql`
      insert into public.support_spots (
        kind, artist_id, title, address, city, lat, lng, starts_on, ends_on, status
      )
      select '生咖', ${star}, '很多生咖', '台北市中正區某路 1 號', 'taipei', 25.04, 121.5,
        ${taipeiDay(from)}::date, ${taipeiDay(to)}::date, 'approved'
      from generate_series(1, ${many})`;
    const pins = async () =>
      spotPinsSchema.parse(await as(null, 'support_spots_on_map', { p_artist_id: star }));
    // None of them runs yet.
    await add(2, 1, 2);
    expect(await pins()).toMatchObject({ pins: [{}, {}], has_more: false });
    await add(498, -1, 9);
    const full = await pins();
    expect([full.pins.length, full.has_more]).toEqual([500, false]);
    expect(full.pins.map(({ starts_on }) => starts_on).slice(-3)).toEqual([
      taipeiDay(-1),
      taipeiDay(1),
      taipeiDay(1),
    ]);
    await add(1, -1, 9);
    const capped = await pins();
    expect([capped.pins.length, capped.has_more]).toEqual([500, true]);
    expect(capped.pins.filter(({ starts_on }) => starts_on === taipeiDay(1))).toHaveLength(1);
  });
});

describe('adding', () => {
  const save = async (change: Record<string, string | number | null> = {}, user = fan) =>
    spotSchema.parse(
      await as(user, 'save_support_spot', spotFor(await createArtist(database.sql), change)),
    );

  it('waits for its approval, seen by its author alone', async () => {
    const { id, status } = await save();
    expect([status, await read(id), (await read(id, fan))?.is_mine]).toEqual([
      'pending',
      null,
      true,
    ]);
    expect(await refusal(decide(id, 'rejected'))).toBe('INVALID_INPUT');
    await decide(id, 'rejected', '地址不完整');
    expect((await read(id, fan))?.reason).toBe('地址不完整');
    expect(await refusal(decide(id, 'approved'))).toBe('INVALID_STATE');
    await decide(id, 'approved', null, 'rejected');
    expect(await refusal(decide(id, 'approved', null, 'approved'))).toBe('INVALID_STATE');
    expect((await read(id))?.is_mine).toBe(false);
  });

  it.each([
    ['kind', { p_kind: '路邊' }],
    ['artist_id', { p_artist_id: null }],
    ['title', { p_title: ' ' }],
    ['address', { p_address: '' }],
    ['city', { p_city: '東京' }],
    ['place', { p_lat: 35.6, p_lng: 139.7 }],
    ['place', { p_lat: null }],
    ['ends_on', { p_ends_on: taipeiDay(-1) }],
    ['ends_on', { p_starts_on: taipeiDay(5), p_ends_on: taipeiDay(4) }],
    ['gift_status', { p_gift_status: '很多' }],
    ['host_url', { p_host_url: 'javascript:alert(1)' }],
    ['image_url', { p_image_url: 'http://plain.test/a.png' }],
    ['venue_id', { p_venue_id: '00000000-0000-4000-8000-000000000000' }],
  ])('refuses a bad %s %#', async (field, change) => {
    expect(await faultOf(save(change))).toMatchObject({ code: 'INVALID_INPUT', hint: field });
  });

  it('of an organizer says so, and a draft event cannot be named', async () => {
    const event = await createEvent(database.sql, { organizer_id: fan });
    expect((await read((await save({ p_event_id: event })).id, fan))?.source).toBe('organizer');
    const draft = await createEvent(database.sql, { organizer_id: fan, status: 'draft' });
    expect((await faultOf(save({ p_event_id: draft }))).hint).toBe('event_id');
  });

  it('keeps the approval for new hours, and loses it for a new address', async () => {
    const artist = await createArtist(database.sql);
    const args = spotFor(artist);
    const { id } = await as<{ id: string }>(fan, 'save_support_spot', args);
    await decide(id, 'approved');
    const edit = (change: Record<string, Argument>) =>
      as<{ status: string }>(fan, 'save_support_spot', { ...args, p_id: id, ...change });
    expect((await edit({ p_closes: '18:00', p_gift_status: '少量' })).status).toBe('approved');
    const moves: Record<string, Argument>[] = [
      { p_address: '別的地方 1 號' },
      { p_lng: 121.6 },
      { p_image_url: await uploadPicture(database.sql) },
    ];
    for (const change of moves) {
      expect((await edit(change)).status).toBe('pending');
      await decide(id, 'approved');
    }
    const foreign = as(await signUp(database.sql), 'save_support_spot', { ...args, p_id: id });
    expect(await refusal(foreign)).toBe('NOT_FOUND');
  });

  it('by an administrator is on the map at once, and stays what it was when one edits it', async () => {
    const own = await save({}, admin);
    expect(await read(own.id)).toMatchObject({ status: 'approved', source: 'admin' });
    const artist = await createArtist(database.sql);
    const waiting = await as<{ id: string }>(fan, 'save_support_spot', spotFor(artist));
    const edited = await as<{ status: string; title: string }>(admin, 'save_support_spot', {
      ...spotFor(artist, { p_title: '改過的標題' }),
      p_id: waiting.id,
    });
    expect(edited).toMatchObject({ status: 'pending', title: '改過的標題' });
  });

  it('ten a day', async () => {
    for (let turn = 0; turn < 10; turn++) await save();
    expect(await refusal(save())).toBe('RATE_LIMITED');
  });

  it('is closed for good by its author', async () => {
    const { id } = await save();
    await as(fan, 'close_support_spot', { p_id: id });
    expect(await refusal(as(fan, 'close_support_spot', { p_id: id }))).toBe('INVALID_STATE');
    expect(await refusal(decide(id, 'approved'))).toBe('INVALID_STATE');
    const lamp = as(fan, 'update_spot_gifts', { p_id: id, p_gift_status: '少量' });
    expect(await refusal(lamp)).toBe('NOT_FOUND');
  });
});

describe('reporting', () => {
  const report = async (spot: string, kind: string, user?: string) =>
    as(user ?? (await signUp(database.sql)), 'report_spot', { p_spot_id: spot, p_kind: kind });

  it('believes three people, not one three times', async () => {
    const spot = await createSpot(database.sql, { created_by: fan });
    const other = await signUp(database.sql);
    for (let turn = 0; turn < 4; turn++) await report(spot, 'gone', other);
    await report(spot, 'wrong_place');
    await report(spot, 'gone');
    expect((await read(spot))?.status).toBe('approved');
    await report(spot, 'gone');
    expect(await read(spot)).toBeNull();
    expect(await refusal(report(spot, 'gone'))).toBe('NOT_FOUND');
    const listed = adminSpotPageSchema.parse(
      await as(admin, 'admin_list_support_spots', { p_only_reported: true, p_page_size: 50 }),
    );
    expect(listed.items.find(({ id }) => id === spot)?.reports).toHaveLength(4);
    await decide(spot, 'approved');
    expect((await read(spot))?.status).toBe('approved');
    await report(spot, 'gone');
    expect((await read(spot))?.status).toBe('approved');
  });

  it('turns the lamp when three say that presents are gone', async () => {
    const spot = await createSpot(database.sql, { gift_status: '尚有', created_by: fan });
    for (let turn = 0; turn < 3; turn++) await report(spot, 'gift_out');
    expect(await read(spot)).toMatchObject({ status: 'approved', gift_status: '已發完' });
    await as(fan, 'update_spot_gifts', {
      p_id: spot,
      p_gift_status: '尚有',
      p_gift_note: '補貨了',
    });
    await report(spot, 'gift_out');
    expect(await read(spot)).toMatchObject({ gift_status: '尚有', gift_note: '補貨了' });
  });

  it('is dismissed by an administrator', async () => {
    const spot = await createSpot(database.sql);
    await report(spot, 'inappropriate');
    await report(spot, 'inappropriate');
    expect(await as(admin, 'admin_dismiss_spot_reports', { p_spot_id: spot })).toEqual({
      dismissed: 2,
    });
    await report(spot, 'inappropriate');
    expect((await read(spot))?.status).toBe('approved');
  });
});

describe('visiting', () => {
  it('counts a person once a day, only while it is on', async () => {
    const spot = await createSpot(database.sql);
    const visit = (user = fan, id = spot) =>
      as<{ visit_count: number }>(user, 'visit_spot', { p_spot_id: id });
    await Promise.all([visit(), visit(), visit()]);
    expect((await visit(await signUp(database.sql))).visit_count).toBe(2);
    const future = await createSpot(database.sql, { starts_on: taipeiDay(1) });
    expect(await refusal(visit(fan, future))).toBe('NOT_FOUND');
    const stamps = spotVisitPageSchema.parse(await as(fan, 'my_spot_visits'));
    expect(stamps.items.map(({ day, spot: { id } }) => [day, id])).toEqual([[taipeiDay(0), spot]]);
    expect((await read(spot, fan))?.visited_today).toBe(true);
  });

  it('walks a route of a day in its order, without what is gone', async () => {
    const [a, b, c] = [
      await createSpot(database.sql),
      await createSpot(database.sql),
      await createSpot(database.sql),
    ];
    const save = (ids: string[], day = taipeiDay(3), user = fan) =>
      as(user, 'save_spot_route', { p_day: day, p_spot_ids: `{${ids.join(',')}}` });
    const route = spotRouteSchema.parse(await save([c, a, b]));
    expect(route.spots.map(({ id }) => id)).toEqual([c, a, b]);
    expect(await refusal(save([a, a]))).toBe('INVALID_INPUT');
    expect(await refusal(save([a, '00000000-0000-4000-8000-000000000000']))).toBe('INVALID_INPUT');
    expect(await refusal(save([a], taipeiDay(-5)))).toBe('INVALID_INPUT');
    await database.sql`update public.support_spots set status = 'closed' where id = ${a}`;
    const routeOf = async (user = fan) =>
      spotRouteSchema.parse(await as(user, 'my_spot_route', { p_day: taipeiDay(3) }));
    expect((await routeOf()).spots.map(({ id }) => id)).toEqual([c, b]);
    expect((await routeOf(await signUp(database.sql))).spots).toEqual([]);
    const keep = (p_own_order: boolean) =>
      as(fan, 'save_spot_route', {
        p_day: taipeiDay(3),
        p_spot_ids: `{${c},${b}}`,
        p_own_order,
      });
    expect([route.own_order, await keep(true), (await routeOf()).own_order]).toEqual([
      false,
      expect.objectContaining({ own_order: true }),
      true,
    ]);
    // The best order again.
    await keep(false);
    expect((await routeOf()).own_order).toBe(false);
    await save([]);
    expect((await routeOf()).spots).toEqual([]);
  });

  it('tells everybody the spots of a route that was sent around, as asked and without what is gone', async () => {
    const [a, b, pending] = [
      await createSpot(database.sql),
      await createSpot(database.sql),
      await createSpot(database.sql, { status: 'pending' }),
    ];
    const byId = async (ids: string[]) =>
      spotRouteSchema.shape.spots
        .parse(await as(null, 'support_spots_by_id', { p_ids: `{${ids.join(',')}}` }))
        .map(({ id }) => id);
    expect(await byId([b, pending, a])).toEqual([b, a]);
    expect(await byId([])).toEqual([]);
    expect(await as(null, 'support_spots_by_id')).toEqual([]);
    expect(await refusal(byId(Array.from({ length: 21 }, () => a)))).toBe('INVALID_INPUT');
  });
});
