import {
  gigAnswerSchema,
  gigPageSchema,
  gigSchema,
} from '../../mf-idol-support/src/data/gig/gig.schema';
import { bookingSchema } from '../../shared/src/booking/booking.schema';
import { fit } from './answers/fit';
import { createPerformer, createVenue, hours } from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
afterEach(() => checkInvariants(database.sql));

describe('a gig', () => {
  const at = hours(20, '19:00', '20:00');
  const form = (change: Record<string, Argument> = {}) => ({
    title: '店慶徵開場樂團',
    description: '週末店慶，需要三十分鐘的不插電演出。',
    city: '台北',
    performance_type: 'band',
    start_at: at.start,
    end_at: at.end,
    budget: 8000,
    ...change,
  });
  let poster: string;
  let agent: string;
  let band: string;

  beforeEach(async () => {
    poster = await signUp(database.sql, { profile: { phone: '0912345678' } });
    agent = await signUp(database.sql);
    band = await createPerformer(database.sql, agent);
  });

  const save = async (change: Record<string, Argument> = {}, id: string | null = null) =>
    fit(gigSchema, await call(database.sql, poster, 'save_gig', { p_id: id, p_gig: form(change) }));
  const set = async (id: string, status: string) =>
    fit(
      gigSchema,
      await call(database.sql, poster, 'set_gig_status', { p_gig_id: id, p_status: status }),
    );
  const open = async (change: Record<string, Argument> = {}) =>
    set((await save(change)).id, 'open');
  const apply = (gig: string, person = agent, performer = band) =>
    call<{ id: string }>(database.sql, person, 'apply_to_gig', {
      p_gig_id: gig,
      p_performer_id: performer,
      p_message: '我們可以！',
      p_ask: 7000,
    });
  const decide = (application: string, status: string) =>
    call<{ booking_id: string | null; gig_status: string }>(
      database.sql,
      poster,
      'decide_application',
      {
        p_application_id: application,
        p_status: status,
      },
    );
  const get = async (gig: string, person: string | null) =>
    fit(gigAnswerSchema, await call(database.sql, person, 'get_gig', { p_gig_id: gig }));

  it('is a draft first, then found, and shows applications to those whom they concern', async () => {
    const draft = await save();
    expect(draft).toMatchObject({ status: 'draft', city: 'taipei', is_open: false });
    expect(await get(draft.id, agent)).toBeNull();
    expect(await refusal(apply(draft.id))).toBe('NOT_FOUND');
    await set(draft.id, 'open');
    const found = fit(
      gigPageSchema,
      await call(database.sql, null, 'search_gigs', {
        p_city: 'taipei',
        p_category: 'band',
        p_min_budget: 8000,
      }),
    );
    expect(found.items.map(({ id }) => id)).toContain(draft.id);
    await apply(draft.id);
    expect(await refusal(apply(draft.id))).toBe('INVALID_STATE');
    const seen = async (person: string | null) =>
      (await get(draft.id, person))?.applications.length;
    expect([
      await seen(poster),
      await seen(agent),
      await seen(null),
      await seen(await signUp(database.sql)),
    ]).toEqual([1, 1, 0, 0]);
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ city: 'atlantis' }, 'city'],
    [{ start_at: '2020-01-01T00:00:00Z' }, 'start_at'],
    [{ end_at: at.start }, 'end_at'],
    [{ end_at: 'later' }, 'end_at'],
    [{ budget: -5 }, 'budget'],
    [{ slots: 0 }, 'slots'],
    [{ venue_id: 'here' }, 'venue_id'],
  ])('must make sense: %j', async (change, hint) => {
    expect(await faultOf(save(change))).toMatchObject({ code: 'INVALID_INPUT', hint });
  });

  it('that moves asks who applied anew, and stays where it is once somebody was awarded', async () => {
    const gig = await open({ slots: 2 });
    const { id } = await apply(gig.id);
    await decide(id, 'shortlisted');
    await save({ slots: 2, title: '店慶徵兩組樂團', budget: 9000 }, gig.id);
    expect((await get(gig.id, agent))?.applications).toMatchObject([{ status: 'shortlisted' }]);
    const later = hours(27, '19:00', '20:00');
    const moved = { slots: 2, start_at: later.start, end_at: later.end };
    expect(await save(moved, gig.id)).toMatchObject({ waiting_count: 0, is_open: true });
    expect((await get(gig.id, agent))?.applications).toMatchObject([
      { status: 'declined', can_reapply: true },
    ]);
    const [told] = await database.sql<{ link: string }[]>`
      select link from public.notifications where user_id = ${agent} and kind = 'gig.moved'`;
    expect(told?.link).toBe(`/gigs/${gig.id}`);
    // To the old hours nobody can be bound any more.
    expect(await refusal(decide(id, 'awarded'))).toBe('INVALID_STATE');

    await decide((await apply(gig.id)).id, 'awarded');
    expect(await refusal(save({ ...moved, location: '河岸二樓' }, gig.id))).toBe('INVALID_STATE');
    expect(
      await save({ ...moved, description: '三十分鐘，自備效果器也可以。' }, gig.id),
    ).toMatchObject({
      awarded_count: 1,
    });
  });

  it('takes performers of its kind only, and never the poster’s', async () => {
    const gig = await open();
    const dj = await createPerformer(database.sql, agent, { performance_type: 'dj' });
    expect(await faultOf(apply(gig.id, agent, dj))).toMatchObject({ hint: 'performer_id' });
    const own = await createPerformer(database.sql, poster);
    expect(await refusal(apply(gig.id, poster, own))).toBe('FORBIDDEN');
    expect(await faultOf(apply(gig.id, poster, band))).toMatchObject({ hint: 'performer_id' });
  });

  it('awards a position as a booking with the ask as its quote; the last one ends it', async () => {
    const gig = await open();
    const rival = await signUp(database.sql);
    const rivals = await createPerformer(database.sql, rival);
    const [one, two] = [await apply(gig.id), await apply(gig.id, rival, rivals)];
    await decide(one.id, 'shortlisted');
    const both = await Promise.allSettled([decide(one.id, 'awarded'), decide(two.id, 'awarded')]);
    const won = both.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(won).toMatchObject([{ gig_status: 'awarded' }]);
    const booking = fit(
      bookingSchema,
      await call(database.sql, poster, 'get_booking', { p_booking_id: won[0]?.booking_id ?? '' }),
    );
    expect(booking).toMatchObject({ status: 'quoted', total: 7000, deposit: 2100, side: 'guest' });
    await call(database.sql, poster, 'accept_quote', { p_quote_id: booking.quotes[0]?.id ?? '' });
    const states = (await get(gig.id, poster))?.applications.map(({ status }) => status).sort();
    // The other one waits until the performance is certain.
    expect(states).toEqual(['applied', 'awarded']);
    expect(await refusal(apply(gig.id, rival, rivals))).toBe('INVALID_STATE');
  });

  it('follows its states, and a withdrawn application cannot be awarded', async () => {
    const gig = await open();
    const application = await apply(gig.id);
    await call(database.sql, agent, 'withdraw_application', { p_application_id: application.id });
    expect(await refusal(decide(application.id, 'awarded'))).toBe('INVALID_STATE');
    await set(gig.id, 'shortlisting');
    await set(gig.id, 'closed');
    expect(await refusal(set(gig.id, 'open'))).toBe('INVALID_STATE');
    expect(await refusal(save({}, gig.id))).toBe('INVALID_STATE');
  });

  it('is found by words of its title, its place and its venue; 臺 is 台', async () => {
    const venue = await createVenue(database.sql, poster, { name: '臺北回聲廳' });
    const gig = await open({ title: '週年慶暖場', location: '河岸二樓', venue_id: venue });
    const find = async (words: string) =>
      fit(
        gigPageSchema,
        await call(database.sql, null, 'search_gigs', { p_query: words, p_page_size: 50 }),
      ).items.map(({ id }) => id);
    expect(await find('週年慶 河岸')).toEqual([gig.id]);
    expect(await find('台北回聲廳')).toEqual([gig.id]);
    expect(await find('週年慶 沒有這個字')).toEqual([]);
  });

  it('stands among what its poster has posted, and what its applicants have applied for', async () => {
    const quiet = await open();
    const waiting = await open({
      start_at: hours(40, '19:00', '20:00').start,
      end_at: hours(40, '19:00', '20:00').end,
    });
    await apply(waiting.id);
    const list = async (person: string, scope: string) =>
      fit(gigPageSchema, await call(database.sql, person, 'search_gigs', { p_scope: scope })).items;
    // What waits for an answer first, although its day is later.
    expect(await list(poster, 'mine')).toMatchObject([
      { id: waiting.id, waiting_count: 1, own_status: null },
      { id: quiet.id, waiting_count: 0 },
    ]);
    expect(await list(agent, 'applied')).toMatchObject([
      { id: waiting.id, own_status: 'applied', waiting_count: null, is_mine: false },
    ]);
    expect(await list(agent, 'mine')).toEqual([]);
    expect(await refusal(call(database.sql, null, 'search_gigs', { p_scope: 'applied' }))).toBe(
      'NOT_SIGNED_IN',
    );
    expect(
      await faultOf(call(database.sql, agent, 'search_gigs', { p_scope: 'everything' })),
    ).toMatchObject({ hint: 'scope' });
  });

  it('that was called off is still read by who applied, where the notification leads to', async () => {
    const gig = await open();
    await apply(gig.id);
    await set(gig.id, 'cancelled');
    expect(await get(gig.id, agent)).toMatchObject({
      status: 'cancelled',
      applications: [{ status: 'declined', is_mine: true }],
    });
    expect(await get(gig.id, null)).toBeNull();
    expect(await get(gig.id, await signUp(database.sql))).toBeNull();
    await database.sql`update public.profiles set active = false where id = ${agent}`;
    expect(await get(gig.id, agent)).toBeNull();
  });

  it('tells both sides with an address that both can open', async () => {
    const gig = await open();
    const { id } = await apply(gig.id);
    await decide(id, 'shortlisted');
    const links = async (person: string) => {
      const rows = await database.sql<{ kind: string; link: string }[]>`
        select kind, link from public.notifications
        where user_id = ${person} and kind like 'gig.%' order by created_at, kind`;
      return rows.map(({ kind, link }) => [kind, link]);
    };
    expect(await links(poster)).toEqual([['gig.applied', `/gigs/${gig.id}`]]);
    expect(await links(agent)).toEqual([['gig.shortlisted', `/gigs/${gig.id}`]]);
  });

  it('is awarded with the number that the poster gives, where the account has none', async () => {
    poster = await signUp(database.sql);
    const { id } = await apply((await open()).id);
    expect(await faultOf(decide(id, 'awarded'))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'phone',
    });
    const { booking_id } = await call<{ booking_id: string }>(
      database.sql,
      poster,
      'decide_application',
      { p_application_id: id, p_status: 'awarded', p_contact_phone: '0922333444' },
    );
    const [booking] = await database.sql<{ contact_phone: string }[]>`
      select contact_phone from public.bookings where id = ${booking_id}`;
    expect(booking?.contact_phone).toContain('0922');
  });

  it('closes when nobody can be booked for it any more', async () => {
    const gig = await open();
    const application = await apply(gig.id);
    await database.sql`
      update public.gigs set start_at = now() + interval '29 minutes', end_at = now() + interval '1 hour'
      where id = ${gig.id}`;
    expect(await refusal(decide(application.id, 'awarded'))).toBe('INVALID_STATE');
    expect(await get(gig.id, null)).toMatchObject({ is_open: false });
    await database.sql`select private.close_gigs()`;
    expect(await get(gig.id, null)).toMatchObject({ status: 'closed' });
  });
});
