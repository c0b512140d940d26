import { randomUUID } from 'node:crypto';
import { measuringSchema, recommendationsSchema } from './answers/members';
import { trendsSchema } from '../../mf-events/src/data/trends/trends.schema';
import { createPerformer, signUpAdmin } from './setup/back-office';
import { createVenue } from './setup/bookings';
import { asUser, call, faultOf, type Argument } from './setup/callers';
import { addTicketType, createEvent, createFreeEvent, registrationFor } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { fit } from './answers/fit';

const database = provideTestDatabase({ poolSize: 10 });
const refresh = () => database.sql`select private.refresh_trends()`;
/** Forgets what happened so far, so that a ranking has nothing but what its test puts there. */
const startAfresh = async () => {
  await database.sql`delete from public.engagement_events`;
  await database.sql`delete from public.trend_daily`;
  await database.sql`update public.events set deleted_at = now()`;
};
const record = (person: string | null, entity: string, args: Record<string, Argument> = {}) =>
  call(database.sql, person, 'record_engagement', {
    p_entity_type: 'event',
    p_entity_id: entity,
    ...args,
  });
const dayOf = async (entity: string) =>
  (
    await database.sql`
      select views, saves, shares, follows, registrations, orders from public.trend_daily
      where entity_id = ${entity} and day = private.today()`
  )[0];

describe('what counts', () => {
  it('is each action once a day and visitor, with an account or a session', async () => {
    const event = await createEvent(database.sql);
    const fan = await signUp(database.sql);
    for (let n = 0; n < 3; n++) {
      await record(fan, event);
      await record(null, event, { p_session: 'session-one' });
    }
    await record(null, event, { p_session: 'session-two' });
    await record(fan, event, { p_action: 'share' });
    await refresh();
    expect(await dayOf(event)).toMatchObject({ views: 3, shares: 1 });
  });

  it('is thirty actions a day of one account and no more', async () => {
    const fan = await signUp(database.sql);
    const events = await Promise.all(Array.from({ length: 35 }, () => createEvent(database.sql)));
    for (const event of events) await record(fan, event);
    const [row] = await database.sql`
      select count(*)::int as kept from public.engagement_events where visitor = ${fan}`;
    expect(row).toEqual({ kept: 30 });
  });

  it('is nothing of an administrator, a bot, a visitor without session, a draft', async () => {
    const event = await createEvent(database.sql);
    const draft = await createEvent(database.sql, { status: 'draft' });
    const session = { p_session: randomUUID() };
    await record(await signUpAdmin(database.sql, 'viewer'), event);
    await record(null, event);
    await record(null, draft, session);
    await record(null, event, { ...session, p_action: 'save' });
    await asUser(database.sql, null, async (tx) => {
      await tx`select set_config('request.headers', '{"user-agent": "Googlebot/2.1"}', true)`;
      await tx`select public.record_engagement('event', ${event}, 'view', ${randomUUID()})`;
    });
    const [row] = await database.sql`
      select count(*)::int as kept from public.engagement_events where entity_id in (${event}, ${draft})`;
    expect(row).toEqual({ kept: 0 });
  });

  it('is nothing of somebody who does not want to be counted, and what was kept of them goes', async () => {
    const [event, venue] = [await createEvent(database.sql), await createVenue(database.sql, null)];
    const fan = await signUp(database.sql);
    const keptOf = async () =>
      (
        await database.sql`
          select count(*)::int as kept from public.engagement_events where visitor = ${fan}`
      )[0];
    await record(fan, event);
    expect(await call(database.sql, fan, 'my_measuring')).toEqual({
      is_measured: true,
      decided_at: null,
    });
    expect(
      measuringSchema.parse(
        await call(database.sql, fan, 'set_measuring', { p_is_measured: false }),
      ),
    ).toMatchObject({ is_measured: false });
    expect(await keptOf()).toEqual({ kept: 0 });
    await record(fan, event);
    await record(fan, event, { p_action: 'share' });
    await call(database.sql, fan, 'save_item', { p_entity_type: 'venue', p_entity_id: venue });
    // Other wishes do not take this one back.
    await call(database.sql, fan, 'set_preferences', { p_cities: ['taipei'] });
    await record(fan, venue, { p_entity_type: 'venue' });
    expect(await keptOf()).toEqual({ kept: 0 });
    await call(database.sql, fan, 'set_measuring', { p_is_measured: true });
    await record(fan, event);
    expect(await keptOf()).toEqual({ kept: 1 });
    expect(await faultOf(call(database.sql, fan, 'set_measuring'))).toMatchObject({
      hint: 'is_measured',
    });
  });

  it('says nothing about a visitor on the next day', async () => {
    const event = await createEvent(database.sql);
    await record(null, event, { p_session: 'my-session' });
    const [row] = await database.sql<{ visitor: string }[]>`
      select visitor from public.engagement_events where entity_id = ${event}`;
    expect(row?.visitor).toMatch(/^[0-9a-f]{64}$/);
    const [plain] = await database.sql`
      select encode(sha256(convert_to('my-session', 'UTF8')), 'hex') as hash`;
    expect(row?.visitor).not.toBe(plain?.['hash']);
  });

  it('are saves, follows and registrations, without those of administrators', async () => {
    const event = await createFreeEvent(database.sql);
    const performer = await createPerformer(database.sql);
    const [fan, admin] = [await signUp(database.sql), await signUpAdmin(database.sql, 'viewer')];
    for (const person of [fan, admin]) {
      await call(database.sql, person, 'save_item', { p_entity_type: 'event', p_entity_id: event });
      await call(database.sql, person, 'follow_artist', { p_performer_id: performer });
      await call(database.sql, person, 'register_for_event', registrationFor(event));
    }
    await refresh();
    await refresh();
    expect(await dayOf(event)).toMatchObject({ saves: 1, registrations: 1 });
    expect(await dayOf(performer)).toMatchObject({ follows: 1 });
  });

  it('is forgotten after ninety days, and the day keeps its numbers', async () => {
    const event = await createEvent(database.sql);
    await record(await signUp(database.sql), event);
    await refresh();
    await database.sql`
      update public.engagement_events set day = day - 91 where entity_id = ${event}`;
    await refresh();
    const [row] = await database.sql`
      select count(*)::int as raw from public.engagement_events where entity_id = ${event}`;
    expect(row).toEqual({ raw: 0 });
    expect(await dayOf(event)).toMatchObject({ views: 1 });
  });
});

describe('the ranking', () => {
  const ranking = async (args: Record<string, string> = {}) =>
    fit(trendsSchema, await call(database.sql, null, 'trends', args));
  it('follows the formula: Σ (ln(1+views) + 3 saves + 4 shares + 8 registrations + 10 orders) · 0.9^age', async () => {
    await startAfresh();
    const events: string[] = [];
    const days: [number, Record<string, number>][] = [
      [0, { views: 100, saves: 2 }],
      [3, { registrations: 4, orders: 1 }],
      [6, { shares: 5, views: 1 }],
      [7, { orders: 50 }],
    ];
    for (const [daysAgo, numbers] of days) {
      const event = await createEvent(database.sql, { category: '主題展' });
      events.push(event);
      await database.sql`
        insert into public.trend_daily ${database.sql({ entity_type: 'event', entity_id: event, day: '2000-01-01', ...numbers })}`;
      await database.sql`
        update public.trend_daily set day = private.today() - ${daysAgo}::int where entity_id = ${event}`;
    }
    await refresh();
    const { items, updated_at } = await ranking();
    expect(updated_at).not.toBeNull();
    const expected = [
      [events[1], (4 * 8 + 10) * 0.9 ** 3],
      [events[2], (5 * 4 + Math.log(2)) * 0.9 ** 6],
      [events[0], Math.log(101) + 6],
    ] as const;
    expect(items.map(({ entity_id, rank }) => [entity_id, rank])).toEqual(
      [...expected].sort((a, b) => b[1] - a[1]).map(([id], n) => [id, n + 1]),
    );
    for (const [id, score] of expected) {
      expect(items.find(({ entity_id }) => entity_id === id)?.score).toBeCloseTo(score, 1);
    }
    // A week ago counts in thirty days only.
    expect((await ranking({ p_period: '30d' })).items[0]?.entity_id).toBe(events[3]);
    expect((await ranking({ p_category: '生咖活動' })).total).toBe(0);
    expect((await ranking({ p_category: '主題展' })).total).toBe(3);
  });

  it('knows the rank of yesterday, and none for what is new', async () => {
    await startAfresh();
    const [rising, falling] = [await createEvent(database.sql), await createEvent(database.sql)];
    const put = (event: string, daysAgo: number, saves: number) => database.sql`
      insert into public.trend_daily (entity_type, entity_id, day, saves)
      values ('event', ${event}, private.today() - ${daysAgo}::int, ${saves})`;
    await put(falling, 1, 5);
    await put(rising, 1, 1);
    await put(rising, 0, 20);
    const fresh = await createEvent(database.sql);
    await put(fresh, 0, 1);
    await refresh();
    expect(
      (await ranking()).items.map(({ entity_id, prev_rank }) => [entity_id, prev_rank]),
    ).toEqual([
      [rising, 2],
      [falling, 1],
      [fresh, null],
    ]);
  });

  it('lets go of what is taken down or deleted, of every kind, and counts without it', async () => {
    await startAfresh();
    const taken = await createEvent(database.sql);
    const venue = await createVenue(database.sql, null);
    const act = await createPerformer(database.sql);
    const left = await createEvent(database.sql);
    for (const [type, id] of [
      ['event', taken],
      ['event', left],
      ['venue', venue],
      ['performer', act],
    ] as const) {
      await database.sql`
        insert into public.trend_daily (entity_type, entity_id, day, saves)
        values (${type}, ${id}, private.today(), 9)`;
    }
    await refresh();
    expect((await ranking()).total).toBe(2);
    expect((await ranking({ p_entity_type: 'venue' })).total).toBe(1);
    expect((await ranking({ p_entity_type: 'performer' })).total).toBe(1);
    await database.sql`update public.events set deleted_at = now() where id = ${taken}`;
    await database.sql`update public.venues set status = 'archived' where id = ${venue}`;
    await database.sql`delete from public.performer_profiles where id = ${act}`;
    const { items, total } = await ranking();
    expect(items.map((item) => item.entity_id)).toEqual([left]);
    expect(total).toBe(1);
    expect((await ranking({ p_entity_type: 'venue' })).items).toEqual([]);
    expect((await ranking({ p_entity_type: 'performer' })).items).toEqual([]);
  });

  it('has nothing that is over, taken down or of another kind', async () => {
    await startAfresh();
    const over = await createEvent(database.sql, { inDays: -9 });
    const hidden = await createEvent(database.sql);
    for (const event of [over, hidden]) {
      await database.sql`
        insert into public.trend_daily (entity_type, entity_id, day, saves)
        values ('event', ${event}, private.today(), 9)`;
    }
    await refresh();
    await database.sql`update public.events set status = 'pending_approval' where id = ${hidden}`;
    expect((await ranking()).items).toEqual([]);
    expect(await faultOf(ranking({ p_entity_type: 'profiles' }))).toMatchObject({
      hint: 'entity_type',
    });
  });
});

describe('recommendations', () => {
  const recommend = async (person: string, args: Record<string, Argument> = {}) =>
    recommendationsSchema.parse(
      await call(database.sql, person, 'my_recommendations', { p_limit: 30, ...args }),
    ).items;
  const codes = (item: { reasons: { code: string }[] } | undefined) =>
    item?.reasons.map(({ code }) => code);

  beforeAll(async () => {
    await startAfresh();
    await refresh();
  });

  it('add up what speaks for an event and say it', async () => {
    const fan = await signUp(database.sql);
    const performer = await createPerformer(database.sql);
    const perfect = await createEvent(database.sql, {
      category: '主題展',
      city: 'tainan',
      inDays: 10,
    });
    await addTicketType(database.sql, perfect, { price: 300 });
    await database.sql`
      insert into public.event_performers (event_id, performer_id) values (${perfect}, ${performer})`;
    const cityOnly = await createEvent(database.sql, { city: 'tainan', inDays: 60 });
    await addTicketType(database.sql, cityOnly, { price: 900 });
    await call(database.sql, fan, 'follow_artist', { p_performer_id: performer });
    await call(database.sql, fan, 'set_preferences', {
      p_categories: ['主題展'],
      p_cities: ['tainan'],
      p_price_max: 500,
    });
    const items = await recommend(fan);
    const best = items.find(({ entity_id }) => entity_id === perfect);
    expect(best?.score).toBe(50.4);
    expect(codes(best)).toEqual(['followed_artist', 'category', 'city', 'soon', 'price']);
    expect(best?.reasons[0]).toEqual({ code: 'followed_artist', text: '測試表演者' });
    const other = items.find(({ entity_id }) => entity_id === cityOnly);
    // A category that is not among the chosen, and a price above the told one, take something away.
    expect([other?.score, codes(other)]).toEqual([6.7, ['city']]);
    expect(items[0]?.entity_id).toBe(perfect);
  });

  it('never hold what one has, hid, organises, or what is sold out, over or a draft', async () => {
    const fan = await signUp(database.sql);
    const mine = await createFreeEvent(database.sql);
    await call(database.sql, fan, 'register_for_event', registrationFor(mine));
    const own = await createFreeEvent(database.sql, {}, { organizer_id: fan });
    const draft = await createFreeEvent(database.sql, {}, { status: 'draft' });
    const over = await createFreeEvent(database.sql, {}, { inDays: -3 });
    const full = await createFreeEvent(database.sql, { capacity: 1 });
    await call(
      database.sql,
      await signUp(database.sql),
      'register_for_event',
      registrationFor(full),
    );
    const hidden = await createFreeEvent(database.sql);
    const good = await createFreeEvent(database.sql);
    await recommend(fan);
    await call(database.sql, fan, 'give_recommendation_feedback', {
      p_entity_id: hidden,
      p_kind: 'hide',
    });
    const shown = async (refreshed: boolean) =>
      (await recommend(fan, { p_refresh: refreshed })).map(({ entity_id }) => entity_id);
    for (const list of [await shown(false), await shown(true)]) {
      expect(list).toContain(good);
      for (const no of [mine, own, draft, over, full, hidden]) expect(list).not.toContain(no);
    }
  });

  it('hold at most three of one performer', async () => {
    const fan = await signUp(database.sql);
    const performer = await createPerformer(database.sql);
    const events = await Promise.all(Array.from({ length: 6 }, () => createEvent(database.sql)));
    for (const event of events) {
      await database.sql`
        insert into public.event_performers (event_id, performer_id) values (${event}, ${performer})`;
    }
    await call(database.sql, fan, 'follow_artist', { p_performer_id: performer });
    const items = await recommend(fan);
    expect(items.filter(({ entity_id }) => events.includes(entity_id))).toHaveLength(3);
  });

  it('learn from what was saved when nothing was chosen', async () => {
    const fan = await signUp(database.sql);
    const saved = await createEvent(database.sql, { category: '限定快閃活動' });
    const alike = await createEvent(database.sql, { category: '限定快閃活動' });
    await call(database.sql, fan, 'save_item', { p_entity_type: 'event', p_entity_id: saved });
    const item = (await recommend(fan)).find(({ entity_id }) => entity_id === alike);
    expect(codes(item)).toContain('category');
  });

  it('know performers whose events somebody kept, and towns where they go', async () => {
    const fan = await signUp(database.sql);
    const performer = await createPerformer(database.sql);
    const saved = await createEvent(database.sql, { city: 'hualien' });
    const next = await createEvent(database.sql, { city: 'hualien', category: '主題展' });
    for (const event of [saved, next]) {
      await database.sql`
        insert into public.event_performers (event_id, performer_id) values (${event}, ${performer})`;
    }
    await call(database.sql, fan, 'save_item', { p_entity_type: 'event', p_entity_id: saved });
    const item = (await recommend(fan)).find(({ entity_id }) => entity_id === next);
    expect(codes(item)).toEqual(expect.arrayContaining(['known_artist', 'city']));
    expect(codes(item)).not.toContain('followed_artist');
  });

  it('find an event of a followed performer however far it is and however many come before', async () => {
    const fan = await signUp(database.sql);
    const performer = await createPerformer(database.sql);
    const far = await createEvent(database.sql, { inDays: 300 });
    await database.sql`
      insert into public.events (organizer_name, title, location, city, category, status, date)
      select '主辦', '很多場之一', '某地', 'taipei', '主題展', 'approved', private.today() + 20
      from generate_series(1, 500)`;
    await database.sql`
      insert into public.event_performers (event_id, performer_id) values (${far}, ${performer})`;
    await call(database.sql, fan, 'follow_artist', { p_performer_id: performer });
    expect((await recommend(fan))[0]?.entity_id).toBe(far);
  });

  it('begin with what is popular for whoever is new', async () => {
    const event = await createEvent(database.sql, { inDays: 50 });
    await database.sql`
      insert into public.trend_daily (entity_type, entity_id, day, orders)
      values ('event', ${event}, private.today(), 100)`;
    await refresh();
    const items = await recommend(await signUp(database.sql));
    const popular = items.find(({ entity_id }) => entity_id === event);
    expect([popular?.score, popular?.reasons]).toEqual([24.5, [{ code: 'trending', text: '1' }]]);
  });

  it('are kept a day, and made again when preferences change', async () => {
    const fan = await signUp(database.sql);
    await recommend(fan);
    const later = await createEvent(database.sql, { city: 'penghu', inDays: 3 });
    const has = async () => (await recommend(fan)).some(({ entity_id }) => entity_id === later);
    expect(await has()).toBe(false);
    await call(database.sql, fan, 'set_preferences', { p_cities: ['penghu'] });
    expect(await has()).toBe(true);
  });

  describe('that are old', () => {
    const isFresh = async (fan: string) => {
      const [row] = await database.sql`
        select bool_and(computed_at > now() - interval '1 minute') as fresh
        from public.recommendations where user_id = ${fan}`;
      return row?.['fresh'];
    };
    const listOf = async (days: number) => {
      const fan = await signUp(database.sql);
      await Promise.all(Array.from({ length: 4 }, () => createEvent(database.sql)));
      await recommend(fan);
      await database.sql`
        update public.recommendations set computed_at = now() - make_interval(days => ${days})
        where user_id = ${fan}`;
      return fan;
    };

    it('are shown as they stand, and made beside by the job, of those who looked alone', async () => {
      const [fan, absent] = [await listOf(2), await listOf(2)];
      expect(await recommend(fan)).not.toEqual([]);
      await recommend(fan);
      expect(await isFresh(fan)).toBe(false);
      await database.sql`select private.refresh_recommendations()`;
      expect([await isFresh(fan), await isFresh(absent)]).toEqual([true, false]);
    });

    it('are made at once after a week', async () => {
      const fan = await listOf(8);
      await recommend(fan);
      expect(await isFresh(fan)).toBe(true);
    });

    it('are made at once when most of what they hold is over or gone', async () => {
      const fan = await listOf(2);
      await database.sql`
        update public.events set deleted_at = now() where id in (
          select entity_id from public.recommendations where user_id = ${fan} and position > 1)`;
      expect(await recommend(fan)).not.toEqual([]);
      expect(await isFresh(fan)).toBe(true);
    });
  });

  it('survive being asked for by ten tabs at once', async () => {
    const fan = await signUp(database.sql);
    const lists = await Promise.all(
      Array.from({ length: 10 }, () => recommend(fan, { p_refresh: true })),
    );
    for (const list of lists) expect(list).toEqual(lists[0]);
  });
});
