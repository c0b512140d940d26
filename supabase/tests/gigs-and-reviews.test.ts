import { bookingSchema } from '../../shared/src/booking/booking.schema';
import { reviewPageSchema } from '../../shared/src/booking/review.schema';
import { gigDetailSchema, gigPageSchema, gigSchema } from './answers/bookings';
import { fit } from './answers/fit';
import { createPerformer, createVenue, hours, insertBooking } from './setup/bookings';
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
    gigSchema.parse(
      await call(database.sql, poster, 'save_gig', { p_id: id, p_gig: form(change) }),
    );
  const set = async (id: string, status: string) =>
    gigSchema.parse(
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
    gigDetailSchema.parse(await call(database.sql, person, 'get_gig', { p_gig_id: gig }));

  it('is a draft first, then found, and shows applications to those whom they concern', async () => {
    const draft = await save();
    expect(draft).toMatchObject({ status: 'draft', city: 'taipei', is_open: false });
    expect(await get(draft.id, agent)).toBeNull();
    expect(await refusal(apply(draft.id))).toBe('NOT_FOUND');
    await set(draft.id, 'open');
    const found = gigPageSchema.parse(
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

  it('closes when its day has come', async () => {
    const gig = await open();
    const application = await apply(gig.id);
    await database.sql`
      update public.gigs set start_at = now() - interval '1 minute', end_at = now() + interval '1 hour'
      where id = ${gig.id}`;
    expect(await refusal(decide(application.id, 'awarded'))).toBe('INVALID_STATE');
    await database.sql`select private.close_gigs()`;
    expect(await get(gig.id, null)).toMatchObject({ status: 'closed' });
  });
});

describe('reviews', () => {
  let host: string;
  let guest: string;
  let venue: string;
  let booking: string;

  beforeEach(async () => {
    host = await signUp(database.sql);
    guest = await signUp(database.sql, { name: '陳小美' });
    venue = await createVenue(database.sql, host);
    booking = await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at: hours(-2, '10:00', '12:00'),
      status: 'completed',
    });
  });
  const write = (person: string, rating = 5) =>
    call<{ id: string }>(database.sql, person, 'write_review', {
      p_booking_id: booking,
      p_rating: rating,
      p_body: '很棒的場地',
    });
  const list = async () =>
    fit(
      reviewPageSchema,
      await call(database.sql, null, 'list_reviews', {
        p_target_type: 'venue',
        p_target_id: venue,
      }),
    );

  it('are shown to their author with the booking, and not to the other party', async () => {
    const reviewOf = async (person: string) =>
      fit(bookingSchema, await call(database.sql, person, 'get_booking', { p_booking_id: booking }))
        .review;
    expect(await reviewOf(guest)).toBeNull();
    await write(guest, 4);
    expect(await reviewOf(guest)).toMatchObject({ rating: 4, body: '很棒的場地' });
    expect(await reviewOf(host)).toBeNull();
  });

  it('appear when both have written, with the author half hidden', async () => {
    await write(guest, 4);
    expect(await list()).toMatchObject({ total: 0, average: null });
    await write(host);
    expect(await list()).toMatchObject({
      total: 1,
      average: 4,
      items: [{ rating: 4, author: '陳**' }],
    });
  });

  it('or after fourteen days, when nobody can answer in kind any more', async () => {
    await write(guest, 2);
    await database.sql`
      update public.bookings set completed_at = now() - interval '14 days' where id = ${booking}`;
    await database.sql`
      update public.reviews set visible_at = now() - interval '1 second' where booking_id = ${booking}`;
    expect((await list()).total).toBe(1);
    expect(await refusal(write(host, 1))).toBe('INVALID_STATE');
  });

  it('are written once by each, of completed bookings, one to five', async () => {
    expect(await faultOf(write(guest, 6))).toMatchObject({ code: 'INVALID_INPUT', hint: 'rating' });
    const attempts = await Promise.allSettled([write(guest), write(guest)]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(write(await signUp(database.sql)))).toBe('NOT_FOUND');
    await database.sql`update public.bookings set status = 'no_show' where id = ${booking}`;
    expect(await refusal(write(host))).toBe('INVALID_STATE');
  });

  it('are answered once, by whom they are about', async () => {
    const { id } = await write(guest);
    const reply = (person: string) =>
      call(database.sql, person, 'reply_to_review', { p_review_id: id, p_reply: '謝謝光臨' });
    expect(await refusal(reply(host))).toBe('NOT_FOUND');
    await write(host);
    expect(await refusal(reply(guest))).toBe('NOT_FOUND');
    await reply(host);
    expect(await refusal(reply(host))).toBe('INVALID_STATE');
    expect((await list()).items[0]?.reply).toBe('謝謝光臨');
  });
});
