import { randomUUID } from 'node:crypto';
import {
  calendarFeedSchema,
  followPageSchema,
  followSchema,
  preferencesSchema,
  reportPageSchema,
  savedItemPageSchema,
} from './answers/members';
import { createPerformer, signUpAdmin } from './setup/back-office';
import { createVenue, hours } from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { createEvent, createFreeEvent, registrationFor, taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { createArtist, createSpot } from './setup/promotion';
import { provideTestDatabase } from './setup/test-database';
import { openTowelShop } from './setup/towel-shop';

const database = provideTestDatabase({ poolSize: 20 });
let fan: string;
beforeEach(async () => {
  fan = await signUp(database.sql);
});
const as = <T>(name: string, args: Record<string, Argument> = {}, person = fan) =>
  call<T>(database.sql, person, name, args);

describe('following', () => {
  const follow = async (performer: string, on = true, person = fan) =>
    followSchema.parse(
      await as('follow_artist', { p_performer_id: performer, p_follow: on }, person),
    );

  it('counts each follower once, and forgets them again', async () => {
    const performer = await createPerformer(database.sql);
    expect((await follow(performer)).follower_count).toBe(1);
    expect((await follow(performer)).follower_count).toBe(1);
    expect(await follow(performer, false)).toMatchObject({ following: false, follower_count: 0 });
    expect((await follow(performer, false)).follower_count).toBe(0);
  });

  it('counts truly while fifty people follow and leave at once', async () => {
    const performer = await createPerformer(database.sql);
    const people = await Promise.all(Array.from({ length: 50 }, () => signUp(database.sql)));
    await Promise.all(
      people.map(async (person, n) => {
        await follow(performer, true, person);
        if (n % 2) await follow(performer, false, person);
      }),
    );
    const [row] = await database.sql`
      select follower_count, (select count(*)::int from public.artist_follows where performer_id = p.id) as rows
      from public.performer_profiles as p where id = ${performer}`;
    expect(row).toEqual({ follower_count: 25, rows: 25 });
  });

  it('is for pages that are public, and lists only those', async () => {
    const hidden = await createPerformer(database.sql, null, 'pending');
    expect(await refusal(follow(hidden))).toBe('NOT_FOUND');
    const performer = await createPerformer(database.sql);
    await follow(performer);
    const mine = async () => followPageSchema.parse(await as('my_follows')).items;
    expect((await mine()).map(({ id }) => id)).toEqual([performer]);
    await database.sql`update public.performer_profiles set status = 'rejected' where id = ${performer}`;
    expect(await mine()).toEqual([]);
  });
});

describe('whom somebody follows', () => {
  it('stand in the order of their next event, of their birthday, or of following', async () => {
    const asFan = async (sort?: string) =>
      followPageSchema.parse(await call(database.sql, fan, 'my_follows', { p_sort: sort ?? null }))
        .items;
    const ids = async (sort?: string) => (await asFan(sort)).map(({ id }) => id);
    const birthday = (inDays: number) => taipeiDay(inDays).slice(5).replace('-', '/');
    const [soonBorn, soonOnStage, quiet] = await Promise.all([
      createPerformer(database.sql),
      createPerformer(database.sql),
      createPerformer(database.sql),
    ]);
    await database.sql`
      update public.performer_profiles set birthday = ${birthday(2)} where id = ${soonBorn}`;
    await database.sql`
      update public.performer_profiles set birthday = ${birthday(90)} where id = ${soonOnStage}`;
    const over = await createEvent(database.sql, { inDays: -3 });
    const next = await createEvent(database.sql, { title: '下一場', inDays: 3 });
    const later = await createEvent(database.sql, { inDays: 30 });
    await database.sql`
      insert into public.event_performers (event_id, performer_id)
      values (${over}, ${soonOnStage}), (${later}, ${soonOnStage}), (${next}, ${soonOnStage})`;
    for (const performer of [soonOnStage, soonBorn, quiet]) {
      await as('follow_artist', { p_performer_id: performer });
    }

    expect(await ids('event')).toEqual([soonOnStage, quiet, soonBorn]);
    expect(await ids('birthday')).toEqual([soonBorn, soonOnStage, quiet]);
    expect(await ids()).toEqual([quiet, soonBorn, soonOnStage]);
    expect((await asFan('event'))[0]).toMatchObject({
      next_event: { title: '下一場' },
      days_to_birthday: 90,
    });
    expect((await asFan('event'))[1]).toMatchObject({ next_event: null, days_to_birthday: null });
    expect(await call(database.sql, fan, 'my_followed_performers')).toEqual([
      quiet,
      soonBorn,
      soonOnStage,
    ]);
  });
});

describe('saving', () => {
  it('keeps a thing once, shows its card, and says when it is gone', async () => {
    const event = await createEvent(database.sql, { title: '收藏測試' });
    const args = { p_entity_type: 'event', p_entity_id: event };
    await as('save_item', args);
    await as('save_item', args);
    const mine = async () => savedItemPageSchema.parse(await as('my_saved_items'));
    expect(await mine()).toMatchObject({ total: 1, items: [{ card: { title: '收藏測試' } }] });
    await database.sql`update public.events set deleted_at = now() where id = ${event}`;
    expect(await mine()).toMatchObject({ total: 1, items: [{ card: null }] });
    // What is gone can still be taken out.
    await as('save_item', { ...args, p_saved: false });
    expect((await mine()).total).toBe(0);
  });

  it('narrows both searches of venues to what the caller saved, and says which ids they are', async () => {
    const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const first = await createVenue(database.sql, owner, { name: '收藏一號店', city: 'taitung' });
    const second = await createVenue(database.sql, owner, { name: '收藏二號店', city: 'taitung' });
    await createVenue(database.sql, owner, { name: '沒人收藏的店', city: 'taitung' });
    const at = hours(20, '10:00', '18:00');
    const free = { p_from: at.start, p_to: at.end, p_duration: 120 };
    const found = async (who: string | null, fn: 'search_venues' | 'search_free_venues') => {
      const args = { p_city: 'taitung', p_saved: true, p_sort: 'name' };
      const page = await call<{ items: { id: string }[]; total: number }>(
        database.sql,
        who,
        fn,
        fn === 'search_venues' ? args : { ...args, ...free },
      );
      return page.items.map(({ id }) => id);
    };
    for (const id of [first, second]) {
      await as('save_item', { p_entity_type: 'venue', p_entity_id: id });
    }
    expect(new Set(await found(fan, 'search_venues'))).toEqual(new Set([first, second]));
    expect(new Set(await found(fan, 'search_free_venues'))).toEqual(new Set([first, second]));
    expect(await as('my_saved_ids', { p_entity_type: 'venue' })).toEqual([second, first]);
    expect(await found(owner, 'search_venues')).toEqual([]);
    expect(await found(owner, 'search_free_venues')).toEqual([]);
    expect(await refusal(found(null, 'search_venues'))).toBe('NOT_SIGNED_IN');
    expect(await refusal(found(null, 'search_free_venues'))).toBe('NOT_SIGNED_IN');
    expect(await faultOf(as('my_saved_ids', { p_entity_type: 'order' }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'entity_type',
    });
  });

  it('keeps goods and spots as well, which no ranking counts', async () => {
    const { product } = await openTowelShop(database.sql);
    const spot = await createSpot(database.sql);
    await as('save_item', { p_entity_type: 'product', p_entity_id: product });
    await as('save_item', { p_entity_type: 'spot', p_entity_id: spot });
    const { items } = savedItemPageSchema.parse(await as('my_saved_items'));
    expect(items.map(({ entity_type, card }) => [entity_type, card?.['id']])).toEqual([
      ['spot', spot],
      ['product', product],
    ]);
    expect(await as('my_saved_ids', { p_entity_type: 'spot' })).toEqual([spot]);
    const [counted] = await database.sql`
      select count(*)::int as kept from public.engagement_events where visitor = ${fan}`;
    expect(counted).toEqual({ kept: 0 });
    await database.sql`update public.support_spots set status = 'closed' where id = ${spot}`;
    const after = savedItemPageSchema.parse(await as('my_saved_items', { p_entity_type: 'spot' }));
    expect(after.items.map(({ card }) => card)).toEqual([null]);
  });

  it('takes no draft and no unknown kind', async () => {
    const draft = await createEvent(database.sql, { status: 'draft' });
    expect(await refusal(as('save_item', { p_entity_type: 'event', p_entity_id: draft }))).toBe(
      'NOT_FOUND',
    );
    expect(
      await faultOf(as('save_item', { p_entity_type: 'profiles', p_entity_id: fan })),
    ).toMatchObject({ code: 'INVALID_INPUT', hint: 'entity_type' });
  });
});

describe('preferences', () => {
  it('are empty, then what was set, with cities by their ids', async () => {
    expect(preferencesSchema.parse(await as('my_preferences'))).toEqual({
      categories: [],
      cities: [],
      price_max: null,
    });
    await as('set_preferences', {
      p_categories: ['主題展', '主題展'],
      p_cities: ['臺北市', 'Taipei', '高雄'],
      p_price_max: 800,
    });
    expect(preferencesSchema.parse(await as('my_preferences'))).toEqual({
      categories: ['主題展'],
      cities: ['kaohsiung', 'taipei'],
      price_max: 800,
    });
  });

  it.each([
    [{ p_categories: ['不存在'] }, 'categories'],
    [{ p_cities: ['Atlantis'] }, 'cities'],
    [{ p_price_max: -1 }, 'price_max'],
  ])('refuse %j', async (args, hint) => {
    expect(await faultOf(as('set_preferences', args))).toMatchObject({
      code: 'INVALID_INPUT',
      hint,
    });
  });
});

describe('reporting', () => {
  it('is kept once while it is open, decided once, and answered', async () => {
    const approver = await signUpAdmin(database.sql, 'approver');
    const event = await createEvent(database.sql, { title: '被檢舉的活動' });
    const args = { p_entity_type: 'event', p_entity_id: event, p_kind: 'scam' };
    expect(await as('report_content', args)).toMatchObject({ is_new: true });
    expect(await as('report_content', args)).toMatchObject({ is_new: false });
    const { items } = reportPageSchema.parse(await as('admin_list_reports', {}, approver));
    const report = items.find(({ entity_id }) => entity_id === event);
    expect(report).toMatchObject({ title: '被檢舉的活動', reports_of_it: 1 });
    expect(JSON.stringify(report)).not.toContain(fan);

    const resolve = () =>
      as('resolve_report', { p_report_id: report?.id ?? '', p_status: 'upheld' }, approver);
    const settled = await Promise.allSettled([resolve(), resolve(), resolve()]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { items: messages } = await as<{ items: { kind: string }[] }>('my_notifications');
    expect(messages.map(({ kind }) => kind)).toEqual(['report.upheld']);
    expect(await as('report_content', args)).toMatchObject({ is_new: true });
  });

  it('takes the page down in one step, answers everybody who said so, and tells the owner why', async () => {
    const approver = await signUpAdmin(database.sql, 'approver');
    const owner = await signUp(database.sql);
    const page = await createPerformer(database.sql, owner);
    const reporters = [fan, await signUp(database.sql), await signUp(database.sql)];
    const said = { p_entity_type: 'performer', p_entity_id: page, p_kind: 'copyright' };
    for (const person of reporters) await as('report_content', said, person);
    const listed = async (args: Record<string, Argument> = {}) =>
      reportPageSchema
        .parse(await as('admin_list_reports', { p_page_size: 50, ...args }, approver))
        .items.filter(({ entity_id }) => entity_id === page);
    const [first, second] = await listed({ p_kind: 'copyright', p_entity_type: 'performer' });
    expect(first).toMatchObject({
      reports_of_it: 3,
      open_of_it: 3,
      thing_status: 'approved',
      reporter: { reports: 1, upheld: 0 },
    });
    expect(await listed({ p_kind: 'scam' })).toEqual([]);

    const takeDown = (id = '', p_note: string | null = '圖片是別人的作品') =>
      as<{ settled: number }>(
        'resolve_report',
        { p_report_id: id, p_status: 'upheld', p_note, p_take_down: true },
        approver,
      );
    expect(await faultOf(takeDown(first?.id, null))).toMatchObject({ hint: 'note' });
    const settled = await Promise.allSettled([takeDown(first?.id), takeDown(second?.id)]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listed({ p_status: 'upheld' })).toHaveLength(3);
    const [row] =
      await database.sql`select status from public.performer_profiles where id = ${page}`;
    expect(row?.['status']).toBe('rejected');
    for (const person of reporters) {
      const { items } = await as<{ items: { kind: string }[] }>('my_notifications', {}, person);
      expect(items.map(({ kind }) => kind)).toEqual(['report.upheld']);
    }
    const { items } = await as<{ items: { kind: string }[] }>('my_notifications', {}, owner);
    expect(items.map(({ kind }) => kind)).toContain('decision.rejected');
  });

  it('is decided by nobody whose page it is about, and an event is called off, not hidden', async () => {
    const approver = await signUpAdmin(database.sql, 'approver');
    const other = await signUpAdmin(database.sql, 'approver');
    const event = await createEvent(database.sql, { organizer_id: approver });
    await as('report_content', { p_entity_type: 'event', p_entity_id: event, p_kind: 'scam' });
    const [report] = await database.sql<{ id: string }[]>`
      select id from public.reports where entity_id = ${event}`;
    const args = { p_report_id: report?.id ?? '', p_status: 'upheld', p_note: '查證屬實' };
    expect(await refusal(as('resolve_report', args, approver))).toBe('OWN_CAUSE');
    expect(
      await faultOf(as('resolve_report', { ...args, p_take_down: true }, other)),
    ).toMatchObject({ code: 'INVALID_INPUT', hint: 'take_down' });
    expect(await as('resolve_report', args, other)).toMatchObject({ settled: 1 });
  });

  it('stops after ten an hour, and something else needs words', async () => {
    const vague = {
      p_entity_type: 'event',
      p_entity_id: await createEvent(database.sql),
      p_kind: 'other',
    };
    expect(await faultOf(as('report_content', vague))).toMatchObject({ hint: 'body' });
    for (let n = 0; n < 10; n++) {
      const event = await createEvent(database.sql);
      await as('report_content', { p_entity_type: 'event', p_entity_id: event, p_kind: 'scam' });
    }
    expect(await refusal(as('report_content', { ...vague, p_kind: 'scam' }))).toBe('RATE_LIMITED');
  });
});

describe('a calendar to subscribe to', () => {
  const feedOf = async (token: string) =>
    calendarFeedSchema.parse(await call(database.sql, null, 'calendar_feed', { p_token: token }));
  const create = async (scope = 'tickets', person = fan) =>
    (await as<{ token: string }>('create_calendar_feed', { p_scope: scope }, person)).token;

  it('shows whoever has its address where the person goes, and nothing about the person', async () => {
    const event = await createFreeEvent(database.sql, {}, { title: '行事曆活動' });
    await as('register_for_event', registrationFor(event));
    const feed = await feedOf(await create());
    expect(feed.items.map(({ title }) => title)).toEqual(['行事曆活動']);
    expect(JSON.stringify(feed)).not.toMatch(new RegExp(`${fan}|王小明|0912`));
  });

  it('shows what one saved, and drafts to nobody', async () => {
    const event = await createEvent(database.sql, { title: '存下來的' });
    await as('save_item', { p_entity_type: 'event', p_entity_id: event });
    const token = await create('saved');
    expect((await feedOf(token)).items).toHaveLength(1);
    await createEvent(database.sql, { organizer_id: fan, status: 'draft' });
    expect((await feedOf(await create('organized'))).items).toEqual([]);
  });

  it('shows the events and the birthday of whom one follows, and of nobody else', async () => {
    const artist = await createArtist(database.sql, { name: '月光', birthdayInDays: 20 });
    const stranger = await createArtist(database.sql, { name: '陌生人' });
    await as('follow_artist', { p_performer_id: artist });
    for (const performer of [artist, stranger]) {
      const event = await createEvent(database.sql, { title: `${performer} 的場` });
      await database.sql`
        insert into public.event_performers (event_id, performer_id) values (${event}, ${performer})`;
    }
    const { items } = await feedOf(await create('follows'));
    expect(items.map(({ title }) => title)).toEqual([`${artist} 的場`, '月光 生日']);
    expect(items[1]).toMatchObject({
      starts_at: `${taipeiDay(19)}T16:00:00+00:00`,
      time_undecided: true,
    });
  });

  it.each([
    ['replaced', () => create()],
    ['revoked', () => as('revoke_calendar_feed', { p_scope: 'tickets' })],
    [
      'of an account that is switched off',
      () => database.sql`update public.profiles set active = false where id = ${fan}`,
    ],
  ])('dies when it is %s', async (_, end) => {
    const token = await create();
    await feedOf(token);
    await end();
    expect(await refusal(feedOf(token))).toBe('NOT_FOUND');
  });

  it('cannot be guessed from what is stored', async () => {
    const token = await create();
    const [row] = await database.sql<{ hash: string }[]>`
      select token_hash as hash from public.calendar_feeds where user_id = ${fan}`;
    expect(row?.hash).not.toContain(token);
    expect(await refusal(feedOf(row?.hash ?? ''))).toBe('NOT_FOUND');
    expect(await refusal(feedOf(randomUUID()))).toBe('NOT_FOUND');
  });
});

describe('personal data of registrations', () => {
  it('are forgotten 180 days after the event, and not a day earlier', async () => {
    const [old, recent] = [
      await createFreeEvent(database.sql),
      await createFreeEvent(database.sql),
    ];
    for (const event of [old, recent]) {
      await as('register_for_event', registrationFor(event));
    }
    await database.sql`update public.events set date = private.today() - 182 where id = ${old}`;
    await database.sql`update public.events set date = private.today() - 179 where id = ${recent}`;
    await database.sql`select private.forget_old_registrations()`;
    await database.sql`select private.forget_old_registrations()`;
    const rows = await database.sql`
      select r.event_id = ${old} as is_old, r.name, r.email, r.phone, t.holder_name, t.holder_phone,
        r.status, t.status as ticket
      from public.event_registrations as r join public.tickets as t on t.registration_id = r.id
      where r.user_id = ${fan} order by 1 desc`;
    expect([...rows]).toEqual([
      {
        is_old: true,
        name: '（已匿名）',
        email: 'anonymous@privacy.invalid',
        phone: '',
        holder_name: '（已匿名）',
        holder_phone: null,
        status: 'confirmed',
        ticket: 'valid',
      },
      {
        is_old: false,
        name: '王小明',
        email: 'ming@people.test',
        phone: '0912345678',
        holder_name: '王小明',
        holder_phone: '0912345678',
        status: 'confirmed',
        ticket: 'valid',
      },
    ]);
  });

  it('leave a line in the audit log when an administrator reads them', async () => {
    const editor = await signUpAdmin(database.sql, 'editor');
    const event = await createFreeEvent(database.sql);
    await as('register_for_event', registrationFor(event));
    const page = await as<{ items: { phone: string }[] }>(
      'admin_list_registrations',
      { p_event_id: event },
      editor,
    );
    // By the same rule as for the organizer: around the event only.
    expect(page.items).toMatchObject([{ phone: '0912***678' }]);
    await database.sql`update public.events set date = private.today() + 3 where id = ${event}`;
    const near = await as<typeof page>('admin_list_registrations', { p_event_id: event }, editor);
    expect(near.items).toMatchObject([{ phone: '0912345678' }]);
    const rows = await database.sql`
      select action, entity, entity_id, after from public.audit_log where actor_id = ${editor}`;
    expect([...rows]).toEqual([
      {
        action: 'read',
        entity: 'event_registrations',
        entity_id: event,
        after: { rows: 1, page: 1 },
      },
      expect.anything(),
    ]);
  });
});
