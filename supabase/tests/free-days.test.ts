import * as fc from 'fast-check';
import {
  freeDaysSchema,
  freeVenuePageSchema,
} from '../../mf-venues/src/data/venue/venue-search.schema';
import { sized } from '../../tools/run-size/run-size';
import { fit } from './answers/fit';
import { createVenue, everyDay, hours, insertBooking } from './setup/bookings';
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

const daysOf = async (args: Record<string, Argument>, who: string | null = null) =>
  fit(freeDaysSchema, await call(database.sql, who, 'free_venue_days', args)).days;

const named = async (args: Record<string, Argument>) =>
  (await daysOf(args)).map(({ day, venues, lowest_total }) => [day, venues, lowest_total]);

/** The next Saturday that is at least so many days away, as a distance from today. */
function saturdayFrom(days: number): number {
  for (let distance = days; ; distance++) {
    if (new Date(`${taipeiDay(distance)}T00:00:00Z`).getUTCDay() === 6) return distance;
  }
}

it('says of each day how many venues are free and what the cheapest of them costs', async () => {
  const small = await createVenue(database.sql, host, {
    city: 'chiayi',
    price_per_hour: 500,
    cleaning_fee: 300,
    ...everyDay('10:00', '18:00'),
  });
  await createVenue(database.sql, host, {
    city: 'chiayi',
    price_per_hour: 800,
    ...everyDay('10:00', '22:00'),
  });
  await createVenue(database.sql, host, { city: 'chiayi', price_per_hour: 1, status: 'draft' });
  await insertBooking(database.sql, {
    kind: 'venue',
    of: small,
    by: fan,
    at: hours(21, '10:00', '17:00'),
    status: 'confirmed',
  });
  const args = {
    p_city: 'chiayi',
    p_from: taipeiDay(20),
    p_until: taipeiDay(22),
    p_duration: 240,
  };
  expect(await named(args)).toEqual([
    [taipeiDay(20), 2, 2300],
    [taipeiDay(21), 1, 3200],
    [taipeiDay(22), 2, 2300],
  ]);
  // In the evening the small one is closed.
  expect(await named({ ...args, p_opens: 1020, p_closes: 1560 })).toEqual([
    [taipeiDay(20), 1, 3200],
    [taipeiDay(21), 1, 3200],
    [taipeiDay(22), 1, 3200],
  ]);
  await database.sql`update public.venues set amenities = '{wifi,stage}' where id = ${small}`;
  expect((await named({ ...args, p_amenities: 'stage,wifi' })).map(([, free]) => free)).toEqual([
    1, 0, 1,
  ]);
  expect(await named({ ...args, p_capacity: 101 })).toEqual([
    [taipeiDay(20), 0, null],
    [taipeiDay(21), 0, null],
    [taipeiDay(22), 0, null],
  ]);
});

it('looks at Saturdays and Sundays alone, where that is what is meant', async () => {
  // After the booking of the test above.
  const saturday = saturdayFrom(22);
  const days = await daysOf({
    p_city: 'chiayi',
    p_from: taipeiDay(saturday),
    p_until: taipeiDay(saturday + 22),
    p_weekend: true,
    p_duration: 120,
  });
  expect(days.map(({ day }) => day)).toEqual(
    [0, 1, 7, 8, 14, 15, 21, 22].map((distance) => taipeiDay(saturday + distance)),
  );
  expect(days.every(({ venues }) => venues === 2)).toBe(true);
});

it('looks only at what the caller saved, when asked to', async () => {
  const [row] = await database.sql<{ id: string }[]>`
    select id from public.venues where city = 'chiayi' and price_per_hour = 800`;
  await call(database.sql, fan, 'save_item', {
    p_entity_type: 'venue',
    p_entity_id: row?.id ?? '',
  });
  const args = {
    p_city: 'chiayi',
    p_from: taipeiDay(20),
    p_until: taipeiDay(20),
    p_duration: 60,
    p_saved: true,
  };
  expect(await daysOf(args, fan)).toMatchObject([{ venues: 1, lowest_total: 800 }]);
  expect(await refusal(daysOf(args))).toBe('NOT_SIGNED_IN');
});

it.each([
  [{ p_from: null }, 'from'],
  [{ p_until: taipeiDay(10) }, 'until'],
  [{ p_until: taipeiDay(31) }, 'until'],
  [{ p_opens: -1 }, 'opens'],
  [{ p_closes: 3000 }, 'closes'],
  [{ p_duration: 600, p_opens: 1020, p_closes: 1560 }, 'duration'],
])('refuses %j', async (change, hint) => {
  const args = { p_from: taipeiDay(20), p_until: taipeiDay(22), p_duration: 60, ...change };
  expect(await faultOf(daysOf(args))).toMatchObject({ code: 'INVALID_INPUT', hint });
});

describe('by property', () => {
  const clock = fc
    .integer({ min: 0, max: 23 })
    .map((hour) => `${String(hour).padStart(2, '0')}:00`);
  const anyRule = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    start_time: clock,
    end_time: clock,
    hourly_rate: fc.integer({ min: 0, max: 3000 }),
    priority: fc.integer({ min: 0, max: 2 }),
  });
  const anyVenue = fc.record({
    price_per_hour: fc.integer({ min: 100, max: 2000 }),
    cleaning_fee: fc.constantFrom(0, 500),
    minimum_spend: fc.constantFrom(0, 4000),
    included_heads: fc.constantFrom(null, 10),
    extra_head_fee: fc.constantFrom(0, 70),
    rules: fc.array(anyRule, { maxLength: 3 }),
  });

  const searched = async (args: Record<string, Argument>) =>
    fit(freeVenuePageSchema, await call(database.sql, null, 'search_free_venues', args));
  /** Totals as pages of two show them, the cheapest first. */
  const pricesInPages = async (args: Record<string, Argument>) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => searched({ ...args, p_sort: 'price', p_page: page, p_page_size: 2 })),
    );
    // Beyond the last page is the last page.
    return pages
      .filter(({ page }, n) => page === n + 1)
      .flatMap(({ items }) => items.map(({ total }) => total));
  };

  it.each([
    ['an evening', 17, 23, 120],
    ['days in a row', 0, 24 * 6, 36 * 60],
    ['a day that passes midnight', 20, 32, 90],
  ])('offers for %s come in the order of their totals', async (_, opens, closes, duration) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyVenue, { minLength: 2, maxLength: 6 }), async (venues) => {
        await database.sql`update public.venues set status = 'archived' where city = 'pingtung'`;
        for (const { rules, ...columns } of venues) {
          const id = await createVenue(database.sql, host, {
            ...columns,
            city: 'pingtung',
            ...everyDay('00:00', '24:00'),
          });
          for (const rule of rules) {
            await database.sql`
              insert into public.venue_rate_rules
              ${database.sql({ venue_id: id, name: '規則', ...rule })}`;
          }
        }
        const at = (hour: number) =>
          new Date(Date.parse(`${taipeiDay(20)}T00:00:00+08:00`) + hour * 3_600_000).toISOString();
        const window = {
          p_city: 'pingtung',
          p_capacity: 20,
          p_duration: duration,
          p_from: at(opens),
          p_to: at(closes),
        };
        const { items } = await searched({ ...window, p_page_size: 50 });
        expect(items).toHaveLength(venues.length);
        expect(await pricesInPages(window)).toEqual(
          items.map(({ total }) => total).toSorted((one, other) => one - other),
        );
        // Whoever has as much as one of them costs, is shown those that cost no more.
        for (const { total: budget } of items) {
          const within = await searched({ ...window, p_max_total: budget, p_page_size: 50 });
          expect(within.items).toEqual(items.filter(({ total }) => total <= budget));
        }
      }),
      { numRuns: sized(4, 12), seed: 20_261_126 },
    );
  });

  it('the cheapest of a day is the cheapest that the search of that day shows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyVenue, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(90, 240),
        fc.integer({ min: 500, max: 8000 }),
        async (venues, duration, budget) => {
          await database.sql`
            update public.venues set status = 'archived' where city = 'yunlin'`;
          for (const { rules, ...columns } of venues) {
            const id = await createVenue(database.sql, host, {
              ...columns,
              city: 'yunlin',
              ...everyDay('12:00', '02:00'),
            });
            for (const rule of rules) {
              await database.sql`
                insert into public.venue_rate_rules
                ${database.sql({ venue_id: id, name: '規則', ...rule })}`;
            }
          }
          const asked = { p_city: 'yunlin', p_capacity: 20, p_duration: duration };
          const week = {
            ...asked,
            p_from: taipeiDay(20),
            p_until: taipeiDay(26),
            p_opens: 1020,
            p_closes: 1800,
          };
          const affordable = await daysOf({ ...week, p_max_total: budget });
          for (const [index, day] of (await daysOf(week)).entries()) {
            const window = {
              ...asked,
              p_from: `${taipeiDay(20 + index)}T17:00:00+08:00`,
              p_to: `${taipeiDay(21 + index)}T06:00:00+08:00`,
            };
            const page = await searched({ ...window, p_page_size: 50 });
            expect(page.total).toBe(venues.length);
            expect(await pricesInPages(window)).toEqual(
              page.items.map(({ total }) => total).toSorted((one, other) => one - other),
            );
            expect([day.venues, day.lowest_total]).toEqual([
              page.total,
              Math.min(...page.items.map(({ total }) => total)),
            ]);
            const within = page.items.map(({ total }) => total).filter((total) => total <= budget);
            expect(affordable[index]).toMatchObject({
              venues: within.length,
              lowest_total: within.length === 0 ? null : Math.min(...within),
            });
          }
        },
      ),
      { numRuns: sized(5, 15), seed: 20_261_123 },
    );
  });
});
