import { bookingSchema } from '../../shared/src/booking/booking.schema';
import { reviewPageSchema } from '../../shared/src/booking/review.schema';
import { fit } from './answers/fit';
import { createVenue, hours, insertBooking } from './setup/bookings';
import { call, faultOf, refusal } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
afterEach(() => checkInvariants(database.sql));

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
    const { received_review } = fit(
      bookingSchema,
      await call(database.sql, host, 'get_booking', { p_booking_id: booking }),
    );
    expect(received_review).toBeNull();
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
    // Where venues are listed, their guests' word stands beside the price.
    const { items } = await call<{ items: { id: string; rating: object }[] }>(
      database.sql,
      null,
      'search_venues',
      { p_page_size: 50 },
    );
    expect(items.find(({ id }) => id === venue)?.rating).toEqual({ average: 4, total: 1 });
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
    const seenBy = async (person: string) =>
      fit(
        bookingSchema,
        await call(database.sql, person, 'get_booking', { p_booking_id: booking }),
      );
    // Each side finds there what was written about it, and what was answered to its own.
    expect(await seenBy(host)).toMatchObject({
      review: { reply: null },
      received_review: { id, rating: 5, body: '很棒的場地', reply: '謝謝光臨' },
    });
    // Whom the guest asks next knows what hosts said.
    const next = await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at: hours(9, '10:00', '12:00'),
      status: 'requested',
    });
    const asked = async (person: string) =>
      fit(bookingSchema, await call(database.sql, person, 'get_booking', { p_booking_id: next }));
    expect((await asked(host)).guest_record).toEqual({
      held: 1,
      rating: { average: 5, total: 1 },
    });
    expect((await asked(guest)).guest_record).toBeNull();
    expect(await seenBy(guest)).toMatchObject({
      review: { reply: '謝謝光臨' },
      received_review: { rating: 5, reply: null },
    });
  });
});
