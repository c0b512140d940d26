import { sized } from '../../tools/run-size/run-size';
import { freeVenuePageSchema } from '../../mf-venues/src/data/venue/venue-search.schema';
import * as fc from 'fast-check';
import { freeTimeSchema } from '../../shared/src/booking/calendar.schema';
import { freePerformerPageSchema } from './answers/bookings';
import { fit } from './answers/fit';
import {
  createPerformer,
  createVenue,
  everyDay,
  hours,
  insertBooking,
  type Hours,
} from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let fan: string;
let host: string;

beforeAll(async () => {
  fan = await signUp(database.sql);
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
});

const free = async (venue: string, from: number, to: number) => {
  const answer = fit(
    freeTimeSchema,
    await call(database.sql, null, 'get_free_time', {
      p_type: 'venue',
      p_id: venue,
      p_from: taipeiDay(from),
      p_to: taipeiDay(to),
    }),
  );
  return answer.free.map((part) => [local(part.start_at), local(part.end_at)]);
};

/** Taipei's clock: day as distance from today, and the time. */
const local = (moment: string) => {
  const at = new Date(Date.parse(moment) + 8 * 3_600_000).toISOString();
  const distance = (Date.parse(at.slice(0, 10)) - Date.parse(taipeiDay(0))) / 86_400_000;
  return `${distance} ${at.slice(11, 16)}`;
};

describe('free hours', () => {
  it('are opening hours, also beyond midnight, without what is taken', async () => {
    const venue = await createVenue(database.sql, host, everyDay('18:00', '02:00'));
    expect(await free(venue, 10, 11)).toEqual([
      ['10 00:00', '10 02:00'],
      ['10 18:00', '11 02:00'],
      ['11 18:00', '12 00:00'],
    ]);
    await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: fan,
      at: hours(10, '20:00', '21:00'),
      status: 'confirmed',
    });
    expect(await free(venue, 10, 10)).toEqual([
      ['10 00:00', '10 02:00'],
      ['10 18:00', '10 20:00'],
      ['10 21:00', '11 00:00'],
    ]);
  });

  it('keep the buffers of both sides, which may lie outside of opening hours', async () => {
    const venue = await createVenue(database.sql, host, {
      ...everyDay('10:00', '20:00'),
      buffer_before_minutes: 30,
      buffer_after_minutes: 60,
    });
    await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: fan,
      at: hours(10, '10:00', '12:00'),
      status: 'confirmed',
    });
    // Until 12:00, an hour after it, half an hour before the next.
    expect(await free(venue, 10, 10)).toEqual([['10 13:30', '10 20:00']]);
  });

  it('follow exceptions: closed days and other hours; a night belongs to the day before', async () => {
    const venue = await createVenue(database.sql, host, everyDay('18:00', '02:00'));
    await call(database.sql, host, 'set_exception', {
      p_type: 'venue',
      p_id: venue,
      p_day: taipeiDay(11),
    });
    await call(database.sql, host, 'set_exception', {
      p_type: 'venue',
      p_id: venue,
      p_day: taipeiDay(12),
      p_start: '10:00',
      p_end: '12:00',
    });
    expect(await free(venue, 11, 12)).toEqual([
      ['11 00:00', '11 02:00'],
      ['12 10:00', '12 12:00'],
    ]);
  });

  it('closed dates of the form and of the calendar are one list', async () => {
    const venue = await createVenue(database.sql, host, {
      special_closed_dates: [taipeiDay(10)],
    });
    expect(await free(venue, 10, 10)).toEqual([]);
    await call(database.sql, host, 'set_exception', {
      p_type: 'venue',
      p_id: venue,
      p_day: taipeiDay(12),
    });
    const dates = async () =>
      (
        await database.sql<{ days: string[] }[]>`
          select special_closed_dates::text[] as days from public.venues where id = ${venue}`
      )[0]?.days;
    expect(await dates()).toEqual([taipeiDay(10), taipeiDay(12)]);
    await database.sql`
      update public.venues set special_closed_dates = array[${taipeiDay(12)}::date] where id = ${venue}`;
    expect(await free(venue, 10, 10)).toHaveLength(1);
    await call(database.sql, host, 'set_exception', {
      p_type: 'venue',
      p_id: venue,
      p_day: taipeiDay(12),
      p_remove: true,
    });
    expect(await dates()).toEqual([]);
  });

  it('belong to public calendars only', async () => {
    const draft = await createVenue(database.sql, host, { status: 'draft' });
    const ask = (change: Record<string, Argument>) =>
      refusal(
        call(database.sql, null, 'get_free_time', { p_type: 'venue', p_id: draft, ...change }),
      );
    expect(await ask({})).toBe('NOT_FOUND');
    expect(await ask({ p_type: 'kitchen' })).toBe('INVALID_INPUT');
    expect(await ask({ p_from: taipeiDay(0), p_to: taipeiDay(200) })).toBe('INVALID_INPUT');
  });
});

describe('against brute force', () => {
  const STEP = 30;
  const slot = fc.integer({ min: 0, max: 47 });
  const day = fc.record({ open: fc.boolean(), start: slot, end: slot });
  const stretch = fc.record({
    start: fc.integer({ min: 0, max: 140 }),
    length: fc.integer({ min: 1, max: 20 }),
    isBlock: fc.boolean(),
  });
  const clock = (index: number) =>
    `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`;

  it('free time is what a look at every half hour finds', async () => {
    const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    const first = Date.parse(`${taipeiDay(10)}T00:00:00+08:00`);
    const dayOf = (index: number) => new Date(first + 8 * 3_600_000 + index * 86_400_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(day, { minLength: 7, maxLength: 7 }),
        fc.array(stretch, { maxLength: 6 }),
        fc.option(fc.record({ day: fc.integer({ min: -1, max: 2 }), hours: day }), { nil: null }),
        fc.constantFrom(0, 30, 60, 90),
        fc.constantFrom(0, 30, 60),
        async (week, wanted, exception, before, after) => {
          const venue = await createVenue(database.sql, host, {
            open_days: Object.fromEntries(
              weekdays.map((name, index) => [name, week[index]?.open ?? false]),
            ),
            opening_hours: Object.fromEntries(
              weekdays.map((name, index) => [
                name,
                { start: clock(week[index]?.start ?? 0), end: clock(week[index]?.end ?? 0) },
              ]),
            ),
            buffer_before_minutes: before,
            buffer_after_minutes: after,
          });
          if (exception) {
            await database.sql`
              insert into public.availability_exceptions (venue_id, day, start_time, end_time)
              values (${venue}, ${taipeiDay(10 + exception.day)},
                ${exception.hours.open ? clock(exception.hours.start) : null},
                ${exception.hours.open ? clock(exception.hours.end) : null})`;
          }
          const taken: [number, number][] = [];
          for (const { start, length, isBlock } of wanted) {
            const [from, to] = [
              start * STEP - (isBlock ? 0 : before),
              (start + length) * STEP + (isBlock ? 0 : after),
            ];
            // Bookings exclude each other; who is busy may be so twice.
            if (!isBlock && taken.some(([a, b]) => from < b && a < to)) continue;
            taken.push([from, to]);
            const at: Hours = {
              start: new Date(first + start * STEP * 60_000).toISOString(),
              end: new Date(first + (start + length) * STEP * 60_000).toISOString(),
            };
            if (isBlock) {
              await call(database.sql, host, 'add_block', {
                p_type: 'venue',
                p_id: venue,
                p_start_at: at.start,
                p_end_at: at.end,
              });
            } else {
              await insertBooking(database.sql, {
                kind: 'venue',
                of: venue,
                by: fan,
                at,
                status: 'confirmed',
              });
            }
          }

          const isOpen = (minute: number) => {
            for (const index of [-1, 0, 1, 2]) {
              const plain = week[(dayOf(index).getUTCDay() + 6) % 7];
              const rule = exception?.day === index ? exception.hours : plain;
              if (!rule?.open) continue;
              const from = index * 1440 + rule.start * STEP;
              const to = index * 1440 + rule.end * STEP + (rule.end > rule.start ? 0 : 1440);
              if (minute >= from && minute < to) return true;
            }
            return false;
          };
          const expected: number[] = [];
          for (let minute = 0; minute < 3 * 1440; minute += STEP) {
            const isTaken = taken.some(
              ([a, b]) => minute < b + before && minute + STEP > a - after,
            );
            if (isOpen(minute) && !isTaken) expected.push(minute);
          }

          const answer = fit(
            freeTimeSchema,
            await call(database.sql, null, 'get_free_time', {
              p_type: 'venue',
              p_id: venue,
              p_from: taipeiDay(10),
              p_to: taipeiDay(12),
            }),
          );
          const found: number[] = [];
          for (const part of answer.free) {
            for (
              let at = Date.parse(part.start_at);
              at < Date.parse(part.end_at);
              at += STEP * 60_000
            ) {
              found.push((at - first) / 60_000);
            }
          }
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: sized(15, 60), seed: 20_261_121 },
    );
  });
});

describe('searching', () => {
  const search = async (at: Hours, duration: number, change: Record<string, Argument> = {}) =>
    fit(
      freeVenuePageSchema,
      await call(database.sql, null, 'search_free_venues', {
        p_from: at.start,
        p_to: at.end,
        p_duration: duration,
        p_city: 'penghu',
        p_sort: 'name',
        ...change,
      }),
    );
  let small: string;
  let large: string;

  beforeAll(async () => {
    small = await createVenue(database.sql, host, {
      name: 'A 小',
      city: 'penghu',
      capacity: 20,
      price_per_hour: 500,
      ...everyDay('10:00', '18:00'),
    });
    large = await createVenue(database.sql, host, {
      name: 'B 大',
      city: 'penghu',
      capacity: 200,
      support_friendly: true,
      type: '展廳',
      amenities: ['wifi', 'stage'],
      ...everyDay('12:00', '22:00'),
    });
    await createVenue(database.sql, host, { name: 'C 草稿', city: 'penghu', status: 'draft' });
    await insertBooking(database.sql, {
      kind: 'venue',
      of: small,
      by: fan,
      at: hours(10, '10:00', '15:00'),
      status: 'confirmed',
    });
  });

  it('finds venues that are free that long, from when, and for how much', async () => {
    const page = await search(hours(10, '09:00', '18:00'), 120);
    expect(
      page.items.map((item) => [item.name, local(item.start_at), local(item.end_at), item.total]),
    ).toEqual([
      ['A 小', '10 15:00', '10 17:00', 1000],
      ['B 大', '10 12:00', '10 14:00', 2000],
    ]);
    expect((await search(hours(10, '09:00', '18:00'), 240)).items.map(({ id }) => id)).toEqual([
      large,
    ]);
    expect((await search(hours(10, '09:00', '12:00'), 60)).total).toBe(0);
  });

  it.each([
    [{ p_capacity: 21 }, ['B 大']],
    [{ p_max_price: 500 }, ['A 小']],
    [{ p_type: '展廳' }, ['B 大']],
    [{ p_support_friendly: true }, ['B 大']],
    [{ p_city: '澎湖縣', p_sort: 'price' }, ['A 小', 'B 大']],
    [{ p_sort: 'soonest' }, ['B 大', 'A 小']],
    [{ p_sort: 'capacity' }, ['B 大', 'A 小']],
    [{ p_amenities: 'stage' }, ['B 大']],
    [{ p_query: '大' }, ['B 大']],
    [{ p_query: '城堡' }, []],
    [{ p_city: 'kinmen' }, []],
  ])('narrows by %j', async (change, names) => {
    const page = await search(hours(10, '09:00', '18:00'), 60, change);
    expect(page.items.map(({ name }) => name)).toEqual(names);
  });

  it('respects lead time, booking window, grid and the shortest booking', async () => {
    const strict = await createVenue(database.sql, host, {
      city: 'lienchiang',
      advance_booking_days: 20,
      max_advance_days: 30,
      min_booking_hours: 2,
      slot_minutes: 60,
    });
    const found = async (at: Hours, duration: number) =>
      (await search(at, duration, { p_city: 'lienchiang' })).items.map(({ start_at }) =>
        local(start_at),
      );
    expect(await found(hours(19, '10:00', '20:00'), 120)).toEqual([]);
    expect(await found(hours(20, '10:30', '20:00'), 120)).toEqual(['20 11:00']);
    expect(await found(hours(20, '10:30', '20:00'), 60)).toEqual([]);
    expect(await found(hours(31, '10:00', '20:00'), 120)).toEqual([]);
    expect(strict).toBeDefined();
  });

  it('refuses a window that makes no sense', async () => {
    const day = hours(10, '10:00', '12:00');
    for (const [at, duration, hint] of [
      [{ start: day.end, end: day.start }, 60, 'to'],
      [day, 180, 'duration'],
      [day, 0, 'duration'],
      [{ ...day, end: hours(60, '10:00', '12:00').end }, 60, 'to'],
    ] as const) {
      expect(await faultOf(search(at, duration))).toMatchObject({ code: 'INVALID_INPUT', hint });
    }
  });

  it('finds performers who are free, of those that can be asked', async () => {
    const band = await createPerformer(
      database.sql,
      host,
      { city: 'penghu', fee_min: 8000 },
      everyDay('16:00', '23:00'),
    );
    const orphan = await createPerformer(database.sql, null, { city: 'penghu' });
    const at = hours(10, '09:00', '23:00');
    const page = freePerformerPageSchema.parse(
      await call(database.sql, null, 'search_free_performers', {
        p_from: at.start,
        p_to: at.end,
        p_duration: 120,
        p_city: 'penghu',
      }),
    );
    expect(page.items.map((item) => [item.id, local(item.start_at)])).toEqual([[band, '10 16:00']]);
    expect(page.items.map(({ id }) => id)).not.toContain(orphan);
  });
});

it('answers for a thousand calendars, and for ten of them together', async () => {
  await database.sql.unsafe(`
    insert into public.venues (name, type, location, city, capacity, price_per_hour, status,
      advance_booking_days, open_days, opening_hours)
    select 'V' || n, '咖啡廳', '某路', 'nantou', 50, 500 + n, 'approved', 0,
      (select open_days from public.venues where name = 'A 小'),
      (select opening_hours from public.venues where name = 'A 小')
    from generate_series(1, 1000) as n;
    insert into public.calendar_blocks (venue_id, start_at, end_at)
    select v.id, day + interval '3 hours', day + interval '5 hours'
    from public.venues as v,
      generate_series(now() - interval '10 days', now() + interval '40 days', interval '1 day') as day
    where v.city = 'nantou';
    insert into public.calendar_occupancy (resource_type, resource_id, during, block_id)
    select 'venue', venue_id, tstzrange(start_at, end_at), id
    from public.calendar_blocks as k
    where not exists (select from public.calendar_occupancy where block_id = k.id);
    analyze;`);
  const at = { start: hours(10, '10:00', '11:00').start, end: hours(17, '10:00', '18:00').end };
  const page = await call<{ total: number }>(database.sql, null, 'search_free_venues', {
    p_from: at.start,
    p_to: at.end,
    p_duration: 180,
    p_city: 'nantou',
  });
  expect(page.total).toBe(1000);

  const venues = await database.sql<{ id: string }[]>`
    select id from public.venues where city = 'nantou' order by name limit 5`;
  const performers = await Promise.all(
    Array.from({ length: 5 }, () =>
      createPerformer(database.sql, host, {}, everyDay('09:00', '23:00')),
    ),
  );
  const answer = await call<{ times: unknown[] }>(database.sql, null, 'common_free_time', {
    p_venue_ids: venues.map(({ id }) => id),
    p_performer_ids: performers,
    p_from: taipeiDay(5),
    p_until: taipeiDay(35),
    p_duration: 120,
  });
  expect(answer.times.length).toBeGreaterThan(20);
});
