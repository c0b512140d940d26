import { randomUUID } from 'node:crypto';
import {
  amendmentSchema,
  bookingPageSchema,
  bookingReceiptSchema,
  bookingSchema,
  bookingThreadSchema,
} from '../../shared/src/booking/booking.schema';
import { refundTiers } from '../../shared/src/booking/cancellation.rules';
import { bookingPreviewSchema } from '../../mf-venues/src/data/venue-booking/venue-booking.schema';
import { demoBookingsSchema, type Booking, type BookingReceipt } from './answers/bookings';
import { fit } from './answers/fit';
import {
  createPerformer,
  createVenue,
  everyDay,
  hours,
  insertBooking,
  performanceRequest,
  venueRequest,
  type Hours,
} from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { createEvent } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { accountsOfOrder } from './setup/ledger';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let host: string;
let guest: string;
let venue: string;
/** Every test gets hours of its own. */
let day = 20;
const evening = () => hours(++day, '18:00', '20:00');

beforeEach(async () => {
  // New people, so that nobody meets the limit for an hour.
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  guest = await signUp(database.sql);
  venue = await createVenue(database.sql, host);
});
afterEach(() => checkInvariants(database.sql));

const step = async (person: string, name: string, args: Record<string, Argument> = {}) =>
  fit(bookingReceiptSchema, await call(database.sql, person, name, args));
const request = (at: Hours, change: Record<string, Argument> = {}, of = venue, by = guest) =>
  step(by, 'request_venue_booking', venueRequest(of, at, change));
const read = async (id: string, person = guest): Promise<Booking> =>
  fit(bookingSchema, await call(database.sql, person, 'get_booking', { p_booking_id: id }));
const approve = (booking: BookingReceipt) =>
  step(host, 'approve_booking', { p_booking_id: booking.id, p_offer_no: 1 });

/** The deposit is transferred and found. */
async function pay(booking: BookingReceipt, seller = host) {
  await call(database.sql, guest, 'choose_bank_transfer', { p_order_id: booking.order_id });
  await call(database.sql, guest, 'report_transfer', {
    p_order_id: booking.order_id,
    p_last5: '12345',
    p_transfer_at: new Date().toISOString(),
  });
  await call(database.sql, seller, 'confirm_payment', { p_order_id: booking.order_id });
}
const confirmed = async (at: Hours) => {
  const booking = await approve(await request(at));
  await pay(booking);
  return booking;
};
/** Moves a booking of two hours to a start that many hours from now, past ones too. */
const startIn = async (id: string, distance: number) => {
  await database.sql`
    update public.bookings
    set start_at = now() + ${distance} * interval '1 hour',
      end_at = now() + ${distance + 2} * interval '1 hour'
    where id = ${id}`;
  await database.sql`select private.occupy(b) from public.bookings as b where id = ${id}`;
};

describe('asking', () => {
  it('takes no hours: several may ask, the owner’s yes decides, the others are told', async () => {
    const at = evening();
    const first = await request(at);
    const rival = await signUp(database.sql);
    const second = await request(at, {}, venue, rival);
    expect([first.status, second.status]).toEqual(['requested', 'requested']);
    expect(first).toMatchObject({ total: 2000, deposit: 600, order_id: null });

    const taken = await approve(first);
    expect(taken).toMatchObject({ status: 'awaiting_payment', deposit: 600 });
    expect(taken.order_id).not.toBeNull();
    expect(await refusal(approve(second))).toBe('SLOT_TAKEN');
    expect(await refusal(request(at))).toBe('SLOT_TAKEN');
  });

  it('tells the host who was first, with the buffers, and how many others ask; nobody else', async () => {
    const place = await createVenue(database.sql, host, {
      buffer_before_minutes: 30,
      buffer_after_minutes: 30,
    });
    const on = ++day;
    const first = await request(hours(on, '14:00', '18:00'), {}, place);
    const rival = await signUp(database.sql);
    const near = await request(hours(on, '18:30', '20:30'), {}, place, rival);
    await request(hours(on, '21:30', '22:30'), {}, place, rival);
    const calendarOf = async (id: string) => (await read(id, host)).calendar;
    expect(await calendarOf(near.id)).toEqual({ taken_by: null, others_asking: 1 });
    await approve(first);
    const seen = await calendarOf(near.id);
    expect(seen).toMatchObject({
      taken_by: { booking_id: first.id, booking_no: first.booking_no, name: '王小明' },
      others_asking: 0,
    });
    expect(await refusal(approve(near))).toBe('SLOT_TAKEN');
    expect((await read(near.id, rival)).calendar).toBeNull();
    expect(await calendarOf(first.id)).toBeNull();

    await step(guest, 'cancel_booking', { p_booking_id: first.id });
    const { start, end } = hours(on, '20:00', '21:00');
    await call(database.sql, host, 'add_block', {
      p_type: 'venue',
      p_id: place,
      p_start_at: start,
      p_end_at: end,
      p_reason: '清潔',
    });
    expect(await calendarOf(near.id)).toMatchObject({
      taken_by: { booking_id: null, booking_no: null, name: '清潔' },
    });
  });

  it.each([
    ['start_at', 'before the lead time', { advance_booking_days: 60 }, {}],
    ['start_at', 'too far ahead', { max_advance_days: 10 }, {}],
    ['end_at', 'too short', { min_booking_hours: 3 }, {}],
    ['attendees', 'too many people', { capacity: 19 }, {}],
    ['attendees', 'nobody', {}, { p_attendees: 0 }],
    ['phone', 'no phone number', {}, { p_contact_phone: '12' }],
    [
      'facilities',
      'what the venue has not',
      {},
      { p_facilities: [{ id: randomUUID(), quantity: 1 }] },
    ],
    ['event_id', 'an event of somebody else', {}, { p_event_id: 'foreign' }],
  ])('names the field %s: %s', async (hint, _what, columns, change: Record<string, Argument>) => {
    const place = await createVenue(database.sql, host, columns);
    const foreign =
      change['p_event_id'] && (await createEvent(database.sql, { organizer_id: host }));
    const attempt = request(
      evening(),
      { ...change, ...(foreign && { p_event_id: foreign }) },
      place,
    );
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint });
  });

  it('asks for nothing that nobody could say yes to any more', async () => {
    // The hours from the half hour that begins in so many minutes.
    const beginning = async (minutes: number): Promise<Hours> => {
      const [at] = await database.sql<{ start: string; end: string }[]>`
        select s::text as start, (s + interval '2 hours')::text as end from date_bin(
          '30 minutes', now() + ${minutes} * interval '1 minute' + interval '30 minutes', 'epoch') as s`;
      return at as Hours;
    };
    for (const minutes of [0, 20])
      expect(await faultOf(request(await beginning(minutes)))).toMatchObject({
        code: 'INVALID_INPUT',
        hint: 'start_at',
      });
    const { start_at, respond_by } = await request(await beginning(60));
    expect(Date.parse(start_at) - Date.parse(respond_by ?? '')).toBeGreaterThanOrEqual(30 * 60_000);
    const late = await request(evening());
    await database.sql`
      update public.bookings
      set start_at = now() + interval '54 minutes', end_at = now() + interval '3 hours'
      where id = ${late.id}`;
    const p_valid_until = new Date(Date.now() + 40 * 60_000).toISOString();
    const p_lines = [{ label: '場租', quantity: 1, unit_price: 100 }];
    const quote = step(host, 'send_quote', { p_booking_id: late.id, p_lines, p_valid_until });
    expect(await faultOf(quote)).toMatchObject({ hint: 'valid_until' });
  });

  it('keeps to the grid, to opening hours and to whole ranges', async () => {
    const bar = await createVenue(database.sql, host, everyDay('18:00', '02:00'));
    const on = ++day;
    expect(await faultOf(request(hours(on, '18:10', '20:00'), {}, bar))).toMatchObject({
      hint: 'start_at',
    });
    expect(await faultOf(request(hours(on, '18:00', '20:10'), {}, bar))).toMatchObject({
      hint: 'end_at',
    });
    expect(
      await faultOf(
        request(
          { start: hours(on, '20:00', '21:00').start, end: hours(on, '19:00', '20:00').start },
          {},
          bar,
        ),
      ),
    ).toMatchObject({ code: 'INVALID_INPUT', hint: 'end_at' });
    expect(await refusal(request(hours(on, '17:00', '19:00'), {}, bar))).toBe(
      'OUTSIDE_OPENING_HOURS',
    );
    expect(await refusal(request(hours(on, '23:00', '03:00'), {}, bar))).toBe(
      'OUTSIDE_OPENING_HOURS',
    );
    expect((await request(hours(on, '23:00', '02:00'), {}, bar)).status).toBe('requested');
  });

  it('is closed for the own venue, for what is not public, and after twenty times an hour', async () => {
    expect(await refusal(request(evening(), {}, venue, host))).toBe('FORBIDDEN');
    const draft = await createVenue(database.sql, host, { status: 'draft' });
    expect(await refusal(request(evening(), {}, draft))).toBe('NOT_FOUND');
    const at = evening();
    for (let n = 0; n < 20; n++)
      await insertBooking(database.sql, { kind: 'venue', of: venue, by: guest, at });
    expect(await refusal(request(at))).toBe('RATE_LIMITED');
  });

  it('sends the same request twice without asking twice', async () => {
    const key = { p_idempotency_key: randomUUID() };
    const at = evening();
    const [one, two] = await Promise.all([request(at, key), request(at, key)]);
    expect(two.id).toBe(one.id);
    // Another day under the key is not answered with the first one.
    const elsewhere = await createVenue(database.sql, host);
    const later = evening();
    for (const other of [
      request(later, key),
      request(at, { ...key, p_purpose: '改了' }),
      request(at, key, elsewhere),
    ])
      expect(await refusal(other)).toBe('KEY_TAKEN');
    await database.sql`delete from private.attempts where user_id = ${guest}`;
    expect(await refusal(request(later, key))).toBe('KEY_TAKEN');
  });

  it('refuses another price than the one that was shown', async () => {
    const at = evening();
    await database.sql`update public.venues set price_per_hour = 1200 where id = ${venue}`;
    expect(await refusal(request(at, { p_expected_total: 2000 }))).toBe('PRICE_CHANGED');
    expect(await request(at, { p_expected_total: 2400 })).toMatchObject({ total: 2400 });
  });

  it('shows the clash and the nearest free hours before', async () => {
    const at = evening();
    await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at,
      status: 'confirmed',
    });
    const preview = fit(
      bookingPreviewSchema,
      await call(database.sql, null, 'preview_venue_booking', {
        p_venue_id: venue,
        p_start_at: at.start,
        p_end_at: at.end,
      }),
    );
    expect(preview).toMatchObject({ total: 2000, problem: { code: 'SLOT_TAKEN', field: null } });
    expect(
      preview.nearest.map(({ start_at }) => Date.parse(start_at) - Date.parse(at.start)),
    ).toEqual([-2 * 3_600_000, 2 * 3_600_000]);
  });
});

describe('a venue that books at once', () => {
  it('has the hours from the request on, when the start is a day away', async () => {
    const instant = await createVenue(database.sql, host, { booking_mode: 'instant' });
    const at = evening();
    expect(await request(at, {}, instant)).toMatchObject({ status: 'awaiting_payment' });
    expect(await refusal(request(at, {}, instant, await signUp(database.sql)))).toBe('SLOT_TAKEN');
    const soon = new Date(Math.ceil(Date.now() / 3_600_000 + 5) * 3_600_000);
    const close = { start: soon.toISOString(), end: new Date(+soon + 3_600_000).toISOString() };
    expect(await request(close, {}, instant)).toMatchObject({ status: 'requested' });
  });

  it('gives one guest three days at once that are not paid; more wait for the host, as do longer stays', async () => {
    const instant = await createVenue(database.sql, host, { booking_mode: 'instant' });
    const stay = async (days: number) => {
      const at = hours((day += 5), '00:00', '00:00');
      const end = new Date(Date.parse(at.start) + days * 86_400_000).toISOString();
      return request({ start: at.start, end }, {}, instant);
    };
    const states = [await stay(4), await stay(1), await stay(1), await stay(1), await stay(1)];
    expect(states.map(({ status }) => status)).toEqual([
      'requested',
      ...Array<string>(3).fill('awaiting_payment'),
      'requested',
    ]);
    // Whoever pays holds less.
    const { order_id: order } = await read(states[1]?.id ?? '');
    await call(database.sql, guest, 'choose_bank_transfer', { p_order_id: order });
    await call(database.sql, guest, 'report_transfer', {
      p_order_id: order,
      p_last5: '12345',
      p_transfer_at: new Date().toISOString(),
    });
    expect(await stay(1)).toMatchObject({ status: 'awaiting_payment' });
  });

  it('is confirmed at once without a deposit', async () => {
    const instant = await createVenue(database.sql, host, {
      booking_mode: 'instant',
      deposit_percent: 0,
    });
    expect(await request(evening(), {}, instant)).toMatchObject({
      status: 'confirmed',
      deposit: 0,
    });
  });
});

describe('a walk through the demo', () => {
  it('takes nothing, tells nobody, is seen by nobody else and ends after a week', async () => {
    const at = evening();
    const demo = await request(at, { p_is_demo: true }, venue, host);
    expect(demo).toMatchObject({ is_demo: true, status: 'requested', total: 2000 });
    const mine = fit(demoBookingsSchema, await call(database.sql, host, 'my_demo_bookings'));
    expect(mine.map(({ id }) => id)).toEqual([demo.id]);
    const lists = await Promise.all(
      ['guest', 'host'].map(async (side) =>
        fit(bookingPageSchema, await call(database.sql, host, 'my_bookings', { p_side: side })),
      ),
    );
    expect(lists.map(({ total }) => total)).toEqual([0, 0]);
    expect(await refusal(approve(demo))).toBe('NOT_FOUND');
    expect(await refusal(read(demo.id, guest))).toBe('NOT_FOUND');
    const [told] = await database.sql`
      select count(*)::int as n from public.notifications where user_id = ${host}`;
    expect(told).toEqual({ n: 0 });

    const other = await request(at, { p_is_demo: true });
    expect(await refusal(read(other.id, host))).toBe('NOT_FOUND');
    await database.sql`
      update public.bookings set created_at = now() - interval '8 days' where id = ${demo.id}`;
    await database.sql`select private.tidy_bookings()`;
    expect(await refusal(read(demo.id, host))).toBe('NOT_FOUND');
    expect((await read(other.id)).id).toBe(other.id);
  });
});

describe('answering', () => {
  it('tells everybody else who waits for hours that somebody has them now, and nobody beside', async () => {
    const at = evening();
    const others = await Promise.all([1, 2].map(() => signUp(database.sql)));
    const [same, later] = others as [string, string];
    const first = await request(at);
    const waiting = await request(at, {}, venue, same);
    await request(evening(), {}, venue, later);
    await approve(first);
    const told = await database.sql<{ user_id: string; link: string }[]>`
      select user_id, link from public.notifications
      where kind = 'booking.hours_taken' and user_id = any (${[guest, same, later]})`;
    expect([...told]).toEqual([{ user_id: same, link: `/bookings/${waiting.id}` }]);
  });

  it('a yes opens an order for the deposit; paying it confirms', async () => {
    const booking = await approve(await request(evening()));
    expect(await read(booking.id)).toMatchObject({
      order_status: 'pending_payment',
      contact: null,
    });
    await pay(booking);
    expect(await read(booking.id)).toMatchObject({
      status: 'confirmed',
      agreed_at: expect.stringMatching(/^20/),
      location: '某路 1 號',
      order_status: 'paid',
      contact: { email: 'owner@venue.test' },
    });
    expect((await read(booking.id, host)).contact).toMatchObject({ phone: '0912345678' });
    const [order] = await database.sql`
      select kind, seller_type, seller_id, total from public.orders where id = ${booking.order_id}`;
    expect(order).toEqual({
      kind: 'venue_booking',
      seller_type: 'venue',
      seller_id: venue,
      total: 600,
    });
  });

  it('twice is once', async () => {
    const booking = await request(evening());
    const answers = await Promise.allSettled([
      approve(booking),
      approve(booking),
      approve(booking),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [orders] = await database.sql`
      select count(*)::int as n from public.order_items where ref_id = ${booking.id}`;
    expect(orders).toEqual({ n: 1 });
  });

  it('is too late when the venue is not public any more', async () => {
    const booking = await request(evening());
    await database.sql`update public.venues set status = 'rejected' where id = ${venue}`;
    expect(await refusal(approve(booking))).toBe('INVALID_STATE');
    await database.sql`update public.venues set status = 'pending_approval' where id = ${venue}`;
    expect((await approve(booking)).status).toBe('awaiting_payment');
  });

  it('a no needs a reason, and ends it', async () => {
    const booking = await request(evening());
    const decline = (reason: string | null) =>
      step(host, 'decline_booking', { p_booking_id: booking.id, p_reason: reason });
    expect(await faultOf(decline(' '))).toMatchObject({ code: 'INVALID_INPUT', hint: 'reason' });
    expect(await decline('當天公休')).toMatchObject({ status: 'declined' });
    expect(await read(booking.id)).toMatchObject({
      cancel_reason: '當天公休',
      cancelled_by: 'host',
    });
    expect(await refusal(approve(booking))).toBe('INVALID_STATE');
  });

  it('a no may name other hours, that are free and that the guest can ask for', async () => {
    const wanted = evening();
    const booking = await request(wanted);
    const suggest = (person: string) =>
      call<{ start_at: string; end_at: string }[]>(database.sql, person, 'booking_alternatives', {
        p_booking_id: booking.id,
      });
    const free = await suggest(host);
    expect(free).toHaveLength(5);
    expect(free.map(({ start_at }) => start_at)).not.toContain(booking.start_at);
    expect(await refusal(suggest(guest))).toBe('NOT_FOUND');
    const decline = (p_alternatives: object[]) =>
      step(host, 'decline_booking', { p_booking_id: booking.id, p_reason: '公休', p_alternatives });
    const [first, second, third, fourth] = free as [object, object, object, object];
    expect(await faultOf(decline([first, second, third, fourth]))).toMatchObject({
      hint: 'alternatives',
    });
    expect(await faultOf(decline([{ start_at: 'soon' }]))).toMatchObject({ hint: 'alternatives' });
    // Gone meanwhile.
    const { start_at: p_start_at, end_at: p_end_at } = free[0] as {
      start_at: string;
      end_at: string;
    };
    await call(database.sql, host, 'add_block', {
      p_type: 'venue',
      p_id: venue,
      p_start_at,
      p_end_at,
    });
    expect(await refusal(decline([first]))).toBe('SLOT_TAKEN');
    expect((await read(booking.id)).status).toBe('requested');
    expect(await suggest(host)).not.toContainEqual(first);
    await decline([third, second]);
    const { alternatives } = await read(booking.id);
    expect(alternatives).toHaveLength(2);
    for (const { start_at: start, end_at: end } of alternatives) {
      expect(await request({ start, end })).toMatchObject({ status: 'requested' });
    }
  });

  it('not in time ends it as well, also before the job runs', async () => {
    const booking = await request(evening());
    await database.sql`
      update public.bookings set respond_by = now() - interval '1 second' where id = ${booking.id}`;
    expect((await read(booking.id)).status).toBe('expired');
    expect(await refusal(approve(booking))).toBe('INVALID_STATE');
    await database.sql`select private.expire_bookings()`;
    await database.sql`select private.expire_bookings()`;
    const [row] = await database.sql`select status from public.bookings where id = ${booking.id}`;
    expect(row).toEqual({ status: 'expired' });
    const [told] = await database.sql`
      select count(*)::int as n from public.notifications
      where user_id = ${guest} and kind = 'booking.expired'`;
    expect(told).toEqual({ n: 1 });
  });

  it('an unpaid one gives its hours back to whoever asks next, also before the job runs', async () => {
    const at = evening();
    const late = await approve(await request(at));
    await database.sql`
      update public.orders set hold_expires_at = now() - interval '1 second' where id = ${late.order_id}`;
    expect(await read(late.id)).toMatchObject({ status: 'expired' });
    const next = await approve(await request(at, {}, venue, await signUp(database.sql)));
    expect(next.status).toBe('awaiting_payment');
    expect(await read(late.id)).toMatchObject({ status: 'expired', order_status: 'expired' });
  });

  it('gives a day to pay, and never later than three hours before the start', async () => {
    const far = await approve(await request(evening()));
    expect(Date.parse(far.pay_by ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    const start = new Date(Math.ceil(Date.now() / 3_600_000 + 8) * 3_600_000);
    const near = await approve(
      await request({
        start: start.toISOString(),
        end: new Date(+start + 3_600_000).toISOString(),
      }),
    );
    expect(Date.parse(near.pay_by ?? '')).toBe(+start - 3 * 3_600_000);
    await call(database.sql, guest, 'choose_bank_transfer', { p_order_id: near.order_id });
    const [order] = await database.sql<{ until: Date }[]>`
      select hold_expires_at as until from public.orders where id = ${near.order_id}`;
    expect(order?.until).toEqual(new Date(+start - 3 * 3_600_000));
  });
});

describe('offers', () => {
  const lines = [
    { label: '場租', quantity: 2, unit_price: 1500 },
    { label: '技術人員', quantity: 1, unit_price: 2500 },
  ];
  const offer = (booking: BookingReceipt, change: Record<string, Argument> = {}) =>
    step(host, 'send_quote', { p_booking_id: booking.id, p_lines: lines, ...change });

  it('are summed by the server; a new one replaces the old one', async () => {
    const booking = await request(evening());
    const first = await offer(booking);
    expect(first).toMatchObject({ status: 'quoted', total: 5500, deposit: 1650 });
    const second = await offer(booking, { p_deposit: 1000, p_terms: '含清潔' });
    expect(second).toMatchObject({ total: 5500, deposit: 1000 });
    expect((await read(booking.id)).quotes.map(({ status }) => status)).toEqual([
      'sent',
      'superseded',
    ]);
    const accept = (id?: string) => step(guest, 'accept_quote', { p_quote_id: id ?? '' });
    expect(await refusal(accept(first.quote_id))).toBe('INVALID_STATE');
    expect(await accept(second.quote_id)).toMatchObject({
      status: 'awaiting_payment',
      deposit: 1000,
    });
    expect(await refusal(accept(second.quote_id))).toBe('INVALID_STATE');
  });

  it('that are sent once more because the answer was lost stay one offer', async () => {
    const booking = await request(evening());
    const first = await offer(booking, { p_terms: '含清潔' });
    expect(await offer(booking, { p_terms: ' 含清潔 ' })).toEqual(first);
    const [told] = await database.sql<{ count: number }[]>`
      select count(*)::int from public.notifications
      where user_id = ${guest} and kind = 'booking.quoted'`;
    expect([(await read(booking.id)).quotes.length, told?.count]).toEqual([1, 1]);
    await database.sql`
      update public.booking_quotes set created_at = now() - interval '11 minutes'
      where booking_id = ${booking.id}`;
    const later = await offer(booking, { p_terms: '含清潔' });
    expect(later.quote_id).not.toBe(first.quote_id);
    expect((await offer(booking)).quote_id).not.toBe(later.quote_id);
  });

  it('that are declined let the host make another one', async () => {
    const booking = await request(evening());
    const { quote_id: quote = '' } = await offer(booking);
    expect(await step(guest, 'decline_quote', { p_quote_id: quote })).toMatchObject({
      status: 'requested',
    });
    expect(await offer(booking)).toMatchObject({ status: 'quoted' });
  });

  it('end with their time', async () => {
    const booking = await request(evening());
    const { quote_id: quote = '' } = await offer(booking);
    await database.sql`
      update public.booking_quotes set valid_until = now() - interval '1 second' where id = ${quote}`;
    await database.sql`
      update public.bookings set respond_by = now() - interval '1 second' where id = ${booking.id}`;
    expect(await refusal(step(guest, 'accept_quote', { p_quote_id: quote }))).toBe('INVALID_STATE');
    await database.sql`select private.expire_bookings()`;
    expect(await read(booking.id)).toMatchObject({
      status: 'expired',
      quotes: [{ status: 'expired' }],
    });
  });

  it.each([
    [{ p_lines: [] }, 'lines'],
    [{ p_lines: [{ label: '', quantity: 1, unit_price: 5 }] }, 'lines'],
    [{ p_lines: [{ label: 'A', quantity: 1, unit_price: -5 }] }, 'lines'],
    [{ p_lines: [{ label: 'A', quantity: 1.5, unit_price: 5 }] }, 'lines'],
    [{ p_lines: [{ label: 'A', quantity: 9999, unit_price: 99_999_999 }] }, 'lines'],
    [{ p_deposit: 5501 }, 'deposit'],
    [{ p_deposit: -1 }, 'deposit'],
    [{ p_valid_until: '2020-01-01T00:00:00Z' }, 'valid_until'],
  ])('must make sense: %j', async (change, hint) => {
    const booking = await request(evening());
    expect(await faultOf(offer(booking, change))).toMatchObject({ code: 'INVALID_INPUT', hint });
  });
});

describe('a performance', () => {
  it('that is refused may come with other hours of the performer, which the guest can ask for', async () => {
    const agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const band = await createPerformer(database.sql, agent);
    const ask = (at: Hours) => step(guest, 'request_performance', performanceRequest(band, at));
    const { id } = await ask(evening());
    const free = await call<{ start_at: string; end_at: string }[]>(
      database.sql,
      agent,
      'booking_alternatives',
      { p_booking_id: id },
    );
    expect(free).toHaveLength(5);
    await step(agent, 'decline_booking', {
      p_booking_id: id,
      p_reason: '當天有別的演出',
      p_alternatives: free.slice(0, 1),
    });
    const [named] = (await read(id)).alternatives;
    expect(named).toMatchObject(free[0] ?? {});
    expect(await ask({ start: named?.start_at ?? '', end: named?.end_at ?? '' })).toMatchObject({
      status: 'requested',
    });
  });

  it('goes by a quote, because nobody knows its price before', async () => {
    const agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const band = await createPerformer(database.sql, agent);
    const at = evening();
    const booking = await step(guest, 'request_performance', performanceRequest(band, at));
    expect(booking).toMatchObject({ kind: 'performance', status: 'requested', total: null });
    const attempt = step(agent, 'approve_booking', { p_booking_id: booking.id, p_offer_no: 1 });
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_STATE', hint: 'quote' });
    const { quote_id: quote = '' } = await step(agent, 'send_quote', {
      p_booking_id: booking.id,
      p_lines: [{ label: '演出費', quantity: 1, unit_price: 30_000 }],
    });
    const taken = await step(guest, 'accept_quote', { p_quote_id: quote });
    expect(taken).toMatchObject({ status: 'awaiting_payment', total: 30_000, deposit: 9000 });
    await pay(taken, agent);
    expect((await read(booking.id)).status).toBe('confirmed');
    const again = step(guest, 'request_performance', performanceRequest(band, at));
    expect(await refusal(again)).toBe('SLOT_TAKEN');
  });

  it.each([
    [{ p_performance_type: ' ' }, 'performance_type'],
    [{ p_location: null }, 'location'],
    [{ p_venue_id: randomUUID() }, 'venue_id'],
    [{ p_budget_min: 500, p_budget_max: 100 }, 'budget_max'],
    [{ p_load_in_at: '2099-01-01T00:00:00Z' }, 'load_in_at'],
  ])('must be described: %j', async (change, hint) => {
    const band = await createPerformer(database.sql, host);
    const attempt = step(guest, 'request_performance', performanceRequest(band, evening(), change));
    expect(await faultOf(attempt)).toMatchObject({ code: 'INVALID_INPUT', hint });
  });

  it('cannot be asked of a page without an owner, nor of a performer without hours', async () => {
    const orphan = await createPerformer(database.sql, null);
    const ask = (id: string) =>
      step(guest, 'request_performance', performanceRequest(id, evening()));
    expect(await refusal(ask(orphan))).toBe('NOT_FOUND');
    const idle = await createPerformer(database.sql, host);
    await database.sql`delete from public.performer_availability where performer_id = ${idle}`;
    expect(await refusal(ask(idle))).toBe('INVALID_INPUT');
  });
});

describe('cancelling', () => {
  const cancel = (id: string, person = guest, reason: string | null = '行程有變') =>
    step(person, 'cancel_booking', { p_booking_id: id, p_reason: reason });

  it('takes a request back', async () => {
    const booking = await request(evening());
    expect(await cancel(booking.id)).toMatchObject({ status: 'withdrawn' });
    expect(await refusal(cancel(booking.id))).toBe('INVALID_STATE');
  });

  it('before paying closes the order and gives the hours back', async () => {
    const at = evening();
    const booking = await approve(await request(at));
    expect(await cancel(booking.id)).toMatchObject({ status: 'cancelled', refund_amount: null });
    expect((await read(booking.id)).order_status).toBe('cancelled');
    expect((await request(at)).status).toBe('requested');
  });

  it('closing the order ends the booking, whoever does it', async () => {
    const one = await approve(await request(evening()));
    await call(database.sql, guest, 'cancel_order', {
      p_order_id: one.order_id,
      p_reason: '不需要了',
    });
    expect(await read(one.id)).toMatchObject({ status: 'cancelled', cancelled_by: 'guest' });
    const two = await approve(await request(evening()));
    await call(database.sql, host, 'cancel_order', {
      p_order_id: two.order_id,
      p_reason: '設備故障',
    });
    expect(await read(two.id)).toMatchObject({ status: 'cancelled', cancelled_by: 'host' });
  });

  it('waits while a reported transfer is looked for', async () => {
    const booking = await approve(await request(evening()));
    await call(database.sql, guest, 'choose_bank_transfer', { p_order_id: booking.order_id });
    await call(database.sql, guest, 'report_transfer', {
      p_order_id: booking.order_id,
      p_last5: '12345',
      p_transfer_at: new Date().toISOString(),
    });
    expect(await faultOf(cancel(booking.id))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'order',
    });
  });

  // What pages promise is what the law gives, an hour before and after each limit.
  it.each(
    Object.entries(refundTiers).flatMap(([policy, [full, half]]) => [
      [policy, full.hours + 1, 600] as const,
      [policy, full.hours - 1, 300] as const,
      [policy, half.hours + 1, 300] as const,
      [policy, half.hours - 1, 0] as const,
    ]),
  )(
    'by the %s policy %s hours before gives the guest NT$%s of the deposit',
    async (policy, before, refund) => {
      await database.sql`
        update public.venues set cancellation_policy = ${policy} where id = ${venue}`;
      const booking = await confirmed(evening());
      await startIn(booking.id, before);
      expect((await read(booking.id)).refund_percent_now).toBe((refund / 600) * 100);
      expect(await cancel(booking.id)).toMatchObject({
        status: 'cancelled',
        refund_amount: refund,
      });
      const refunds = await database.sql`
      select amount, fee, status from public.refund_requests where order_id = ${booking.order_id}`;
      expect([...refunds]).toEqual(
        refund > 0 ? [{ amount: refund, fee: 600 - refund, status: 'processing' }] : [],
      );
      expect(await accountsOfOrder(database.sql, booking.order_id ?? '')).toEqual({
        price: -600,
        ...(refund > 0 && { owed: refund }),
        ...(refund < 600 && { kept: 600 - refund }),
      });
    },
  );

  it('by the host gives all of it back, and needs a reason', async () => {
    const booking = await confirmed(evening());
    await startIn(booking.id, 20);
    expect(await faultOf(cancel(booking.id, host, null))).toMatchObject({ hint: 'reason' });
    expect(await cancel(booking.id, host)).toMatchObject({ refund_amount: 600 });
    expect(await refusal(cancel(booking.id, host))).toBe('INVALID_STATE');
  });

  it('is over when it has begun; the deposit is not to be had through a refund', async () => {
    const booking = await confirmed(evening());
    const quote = await call<{ allowed: boolean }>(database.sql, guest, 'refund_quote', {
      p_order_id: booking.order_id,
    });
    expect(quote.allowed).toBe(false);
    await startIn(booking.id, -1);
    expect(await refusal(cancel(booking.id))).toBe('INVALID_STATE');
  });
});

it('closing the day of the week names what was agreed on for it, and leaves it', async () => {
  const booking = await confirmed(evening());
  const close = (p_open_days: Argument) =>
    call<{ standing: object[] }>(database.sql, host, 'set_availability', {
      p_type: 'venue',
      p_id: venue,
      p_open_days,
    });
  const week = everyDay('00:00', '00:00').open_days;
  expect((await close(week)).standing).toEqual([]);
  expect((await close({})).standing).toMatchObject([{ booking_id: booking.id, name: '王小明' }]);
  expect((await read(booking.id)).status).toBe('confirmed');
});

describe('moving a confirmed booking', () => {
  const propose = async (
    id: string,
    at: Hours,
    person = guest,
    change: Record<string, Argument> = {},
  ) =>
    fit(
      amendmentSchema,
      await call(database.sql, person, 'propose_amendment', {
        p_booking_id: id,
        p_start_at: at.start,
        p_end_at: at.end,
        ...change,
      }),
    );
  const answer = async (id: string, accept: boolean, person = host) =>
    fit(
      amendmentSchema,
      await call(database.sql, person, 'answer_amendment', {
        p_amendment_id: id,
        p_accept: accept,
      }),
    );

  it('keeps the old hours until the other party accepts; then only the new ones are taken', async () => {
    const old = evening();
    const later = { start: old.start, end: hours(day, '18:00', '22:00').end };
    const booking = await confirmed(old);
    const amendment = await propose(booking.id, later);
    expect(amendment).toMatchObject({ price_difference: 2000, status: 'proposed' });
    expect(await refusal(propose(booking.id, later))).toBe('INVALID_STATE');
    expect(Date.parse((await read(booking.id)).end_at)).toBe(Date.parse(old.end));
    expect(await refusal(answer(amendment.id, true, guest))).toBe('FORBIDDEN');
    expect(await answer(amendment.id, true)).toMatchObject({ status: 'accepted' });
    expect(await read(booking.id)).toMatchObject({ total: 4000, deposit: 600 });
    expect(
      await refusal(request({ start: hours(day, '20:00', '21:00').start, end: later.end })),
    ).toBe('SLOT_TAKEN');
    const moved = await propose(booking.id, hours(++day, '10:00', '12:00'), host);
    await answer(moved.id, true, guest);
    expect((await request(old)).status).toBe('requested');
  });

  it('is refused when the new hours went to somebody else meanwhile', async () => {
    const booking = await confirmed(evening());
    const wanted = evening();
    const amendment = await propose(booking.id, wanted);
    await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: guest,
      at: wanted,
      status: 'confirmed',
    });
    expect(await refusal(answer(amendment.id, true))).toBe('SLOT_TAKEN');
    expect((await read(booking.id)).amendments).toMatchObject([{ status: 'proposed' }]);
    expect(await answer(amendment.id, false)).toMatchObject({ status: 'declined' });
  });

  it('stands until the new hours can be agreed on, and not beyond', async () => {
    const booking = await confirmed(evening());
    const soon = hours(1, '23:00', '01:00');
    const { id, new_start_at, valid_until } = await propose(booking.id, soon);
    expect(Date.parse(new_start_at) - Date.parse(valid_until)).toBeGreaterThanOrEqual(30 * 60_000);
    // One that was proposed before there was this rule.
    await database.sql`
      update public.booking_amendments set new_start_at = now() - interval '1 minute' where id = ${id}`;
    expect(await refusal(answer(id, true))).toBe('INVALID_STATE');
    expect(await answer(id, false)).toMatchObject({ status: 'declined' });
  });

  it('can be taken back, checks opening hours, and not below the deposit', async () => {
    const booking = await confirmed(evening());
    const amendment = await propose(booking.id, evening());
    expect(await answer(amendment.id, false, guest)).toMatchObject({ status: 'withdrawn' });
    expect(await refusal(answer(amendment.id, true))).toBe('INVALID_STATE');
    await database.sql`update public.venues set price_per_hour = 100 where id = ${venue}`;
    expect(await faultOf(propose(booking.id, evening()))).toMatchObject({ hint: 'end_at' });
  });

  it('ends with the booking', async () => {
    const booking = await confirmed(evening());
    const amendment = await propose(booking.id, evening());
    await step(guest, 'cancel_booking', { p_booking_id: booking.id });
    expect(await refusal(answer(amendment.id, true))).toBe('INVALID_STATE');
    expect((await read(booking.id)).amendments).toMatchObject([{ status: 'expired' }]);
  });
});

describe('afterwards', () => {
  it('the host completes it, or the clock does a day later', async () => {
    const [one, two] = [await confirmed(evening()), await confirmed(evening())];
    expect(await refusal(step(host, 'complete_booking', { p_booking_id: one.id }))).toBe(
      'INVALID_STATE',
    );
    await startIn(one.id, -3);
    expect(await step(host, 'complete_booking', { p_booking_id: one.id })).toMatchObject({
      status: 'completed',
    });
    await database.sql`select private.tidy_bookings()`;
    expect((await read(two.id)).status).toBe('confirmed');
    await startIn(two.id, -30);
    await database.sql`select private.tidy_bookings()`;
    expect(await read(two.id)).toMatchObject({ status: 'completed', order_status: 'completed' });
    expect((await read(one.id)).order_status).toBe('completed');
  });

  it('a guest who never came is marked only once it has begun', async () => {
    const booking = await confirmed(evening());
    const mark = () => step(host, 'mark_no_show', { p_booking_id: booking.id });
    expect(await refusal(mark())).toBe('INVALID_STATE');
    await startIn(booking.id, -1);
    expect(await mark()).toMatchObject({ status: 'no_show' });
  });

  it('overtime costs the hours after the end at their share', async () => {
    const booking = await confirmed(evening());
    const record = (minutes: number) =>
      step(host, 'record_overtime', { p_booking_id: booking.id, p_minutes: minutes });
    expect(await refusal(record(30))).toBe('INVALID_STATE');
    await startIn(booking.id, -4);
    expect(await record(45)).toMatchObject({ overtime_minutes: 45, overtime_amount: 1125 });
    expect(await record(0)).toMatchObject({ overtime_minutes: null, overtime_amount: null });
  });
});

describe('lists and messages', () => {
  it('show each side its own, what waits first and what is to come before what was', async () => {
    const insert = (status: string, on: number) =>
      insertBooking(database.sql, {
        kind: 'venue',
        of: venue,
        by: guest,
        at: hours(on, '10:00', '12:00'),
        status,
      });
    const past = await insert('completed', -3);
    const upcoming = await insert('confirmed', ++day);
    const open = await request(evening());
    const list = async (person: string, change: Record<string, Argument> = {}) =>
      bookingPageSchema
        .parse(await call(database.sql, person, 'my_bookings', change))
        .items.map(({ id }) => id);
    expect(await list(guest)).toEqual([open.id, upcoming, past]);
    expect(await list(host)).toEqual([]);
    expect(await list(host, { p_side: 'host' })).toEqual([open.id, upcoming, past]);
    expect(await list(host, { p_side: 'host', p_state: 'past' })).toEqual([past]);
    expect(await list(host, { p_side: 'host', p_kind: 'performance' })).toEqual([]);
    expect(await list(guest, { p_state: 'requested' })).toEqual([open.id]);
  });

  it('go between the two parties only', async () => {
    const booking = await request(evening());
    const send = (person: string, body: string) =>
      call(database.sql, person, 'send_booking_message', {
        p_booking_id: booking.id,
        p_body: body,
      });
    await send(guest, '請問可以提早進場嗎？');
    await send(host, '可以，提早三十分鐘。');
    expect(await refusal(send(await signUp(database.sql), '你好'))).toBe('NOT_FOUND');
    expect(await faultOf(send(guest, '  '))).toMatchObject({ code: 'INVALID_INPUT', hint: 'body' });
    expect((await read(booking.id)).unread).toBe(1);
    const read1 = await call(database.sql, guest, 'mark_booking_messages_read', {
      p_booking_id: booking.id,
    });
    expect([read1, (await read(booking.id)).unread]).toEqual([1, 0]);
    const thread = fit(
      bookingThreadSchema,
      await call(database.sql, guest, 'booking_thread', { p_booking_id: booking.id }),
    );
    expect(thread.items.map(({ side, is_mine }) => [side, is_mine])).toEqual([
      ['host', false],
      ['guest', true],
    ]);
  });

  it('are one however often the same one is sent', async () => {
    const [booking, other] = [await request(evening()), await request(evening())];
    const send = (person: string, entry: object) =>
      call(database.sql, person, 'send_booking_message', {
        p_booking_id: booking.id,
        p_body: '好',
        ...entry,
      });
    const p_client_key = randomUUID();
    const twice = await Promise.all([send(guest, { p_client_key }), send(guest, { p_client_key })]);
    expect(twice[1]).toEqual(twice[0]);
    for (const entry of [{ p_body: '不好' }, { p_booking_id: other.id }])
      expect(await faultOf(send(guest, { ...entry, p_client_key }))).toMatchObject({
        code: 'KEY_TAKEN',
        hint: 'idempotency',
      });
    // A key is its sender's alone, and the same words of their own are a message of their own.
    await send(host, { p_client_key });
    await send(guest, {});
    await send(guest, { p_client_key: randomUUID() });
    const thread = fit(
      bookingThreadSchema,
      await call(database.sql, guest, 'booking_thread', { p_booking_id: booking.id }),
    );
    expect(thread.items.map(({ side }) => side)).toEqual(['guest', 'guest', 'host', 'guest']);
  });
});
