import {
  venueIncomeSchema,
  venueOccupancySchema,
} from '../../mf-venues/src/data/income/income.schema';
import { fit } from './answers/fit';
import { createVenue, everyDay, hours, insertBooking, type Hours } from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let host: string;
let guest: string;
let venue: string;

beforeEach(async () => {
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  guest = await signUp(database.sql);
  venue = await createVenue(database.sql, host, everyDay('10:00', '20:00'));
});

const income = async (args: Record<string, Argument> = {}, who: string | null = host) =>
  fit(
    venueIncomeSchema,
    await call(database.sql, who, 'venue_income', { p_venue_id: venue, ...args }),
  );
const occupancy = async (args: Record<string, Argument> = {}, who: string | null = host) =>
  fit(
    venueOccupancySchema,
    await call(database.sql, who, 'venue_occupancy', { p_venue_id: venue, ...args }),
  );
const book = (at: Hours, status: string) =>
  insertBooking(database.sql, { kind: 'venue', of: venue, by: guest, at, status });
const weekdayOf = (distance: number) =>
  new Date(`${taipeiDay(distance)}T00:00:00Z`).getUTCDay() || 7;
const monthOf = (distance: number) => `${taipeiDay(distance).slice(0, 7)}-01`;

describe('income', () => {
  it('counts what was agreed on by the month in which it starts, on the site and by phone', async () => {
    // All in one month, whichever day it is today: that of the day before yesterday.
    const at = (from: string, to: string) => hours(-2, from, to);
    await book(at('10:00', '12:00'), 'completed');
    await book(at('12:00', '15:00'), 'confirmed');
    await book(at('15:00', '16:00'), 'no_show');
    await book(at('16:00', '17:00'), 'cancelled');
    await book(at('17:00', '18:00'), 'requested');
    await database.sql`
      insert into public.calendar_blocks
        (venue_id, start_at, end_at, source, contact_name, total)
      values (${venue}, ${at('18:00', '20:00').start}, ${at('18:00', '20:00').end}, 'phone',
        '陳小姐', 2500)`;
    const { months } = await income();
    // Of who did not come stays the deposit; a phone booking is settled on the spot.
    expect(months.find(({ month }) => month === monthOf(-2))).toEqual({
      month: monthOf(-2),
      bookings: 4,
      by_phone: 1,
      cancelled: 1,
      minutes: 480,
      worth: 10_000 + 10_000 + 3000 + 2500,
      on_the_spot: 7000 + 7000 + 2500,
      deposits: 0,
      refunded: 0,
      net: 0,
    });
  });

  it('has every month, the two to come as well, latest first', async () => {
    const { months, this_month: now } = await income({ p_months: 3 });
    expect(months).toHaveLength(5);
    expect(months[2]?.month).toBe(now);
    expect(months.map(({ month }) => month)).toEqual(
      months
        .map(({ month }) => month)
        .toSorted()
        .toReversed(),
    );
  });

  it('counts deposits on the day they came, and what went back', async () => {
    const booking = await call<{ id: string }>(database.sql, guest, 'request_venue_booking', {
      p_venue_id: venue,
      p_start_at: hours(40, '10:00', '12:00').start,
      p_end_at: hours(40, '10:00', '12:00').end,
      p_attendees: 10,
      p_contact_name: '王小明',
      p_contact_phone: '0912345678',
      p_contact_email: 'ming@people.test',
    });
    const approved = await call<{ order_id: string }>(database.sql, host, 'approve_booking', {
      p_booking_id: booking.id,
      p_offer_no: 1,
    });
    await call(database.sql, guest, 'choose_bank_transfer', { p_order_id: approved.order_id });
    await call(database.sql, guest, 'report_transfer', {
      p_order_id: approved.order_id,
      p_last5: '12345',
      p_transfer_at: new Date().toISOString(),
    });
    await call(database.sql, host, 'confirm_payment', { p_order_id: approved.order_id });
    const now = async () => {
      const { months, this_month: month } = await income();
      return months.find((each) => each.month === month);
    };
    expect(await now()).toMatchObject({ deposits: 600, refunded: 0, net: 600 });
  });

  it('is the owner’s alone', async () => {
    expect(await refusal(income({}, guest))).toBe('NOT_FOUND');
    expect(await refusal(income({}, null))).toBe('NOT_SIGNED_IN');
    expect(await refusal(occupancy({}, guest))).toBe('NOT_FOUND');
    expect(await faultOf(income({ p_months: 0 }))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'months',
    });
  });
});

describe('occupancy', () => {
  it('says by weekday and hour how long the venue was open and booked', async () => {
    await book(hours(-8, '12:00', '13:30'), 'completed');
    await book(hours(-9, '12:00', '14:00'), 'cancelled');
    const { hours: cells, open, booked } = await occupancy();
    const at = (distance: number, hour: number) =>
      cells.find((cell) => cell.weekday === weekdayOf(distance) && cell.hour === hour);
    // Twelve weeks, an hour each.
    expect(at(-8, 12)).toEqual({ weekday: weekdayOf(-8), hour: 12, open: 720, booked: 60 });
    expect(at(-8, 13)?.booked).toBe(30);
    expect(at(-9, 12)?.booked).toBe(0);
    expect(at(-8, 9)).toBeUndefined();
    expect([open, booked]).toEqual([84 * 600, 90]);
  });

  it('does not call empty what the owner keeps for something else', async () => {
    const at = hours(-8, '10:00', '20:00');
    await database.sql`
      insert into public.calendar_blocks (venue_id, start_at, end_at)
      values (${venue}, ${at.start}, ${at.end})`;
    expect((await occupancy()).open).toBe(83 * 600);
  });

  it('counts nights where they lie, and bookings outside of opening hours as open', async () => {
    await database.sql`
      update public.venues set ${database.sql(everyDay('22:00', '02:00') as never)} where id = ${venue}`;
    await book(hours(-8, '15:00', '16:00'), 'completed');
    const { hours: cells } = await occupancy();
    expect(new Set(cells.map(({ hour }) => hour))).toEqual(new Set([0, 1, 15, 22, 23]));
    expect(cells.find(({ hour }) => hour === 15)).toMatchObject({ open: 60, booked: 60 });
  });

  it('looks at the next four weeks, when asked to', async () => {
    await book(hours(8, '12:00', '13:00'), 'confirmed');
    expect(await occupancy({ p_ahead: true })).toMatchObject({
      from: taipeiDay(0),
      until: taipeiDay(27),
      open: 28 * 600,
      booked: 60,
    });
    expect((await occupancy()).booked).toBe(0);
  });
});
