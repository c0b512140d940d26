import * as fc from 'fast-check';
import { sized } from '../../tools/run-size/run-size';
import { bookingPreviewSchema } from '../../mf-venues/src/data/venue-booking/venue-booking.schema';
import { refundTiers } from '../../shared/src/booking/cancellation.rules';
import { fit } from './answers/fit';
import { call, faultOf } from './setup/callers';
import { createVenue, hours, type Hours } from './setup/bookings';
import { taipeiDay } from './setup/events';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

interface Rule {
  name: string;
  weekdays: number[];
  start_time: string;
  end_time: string;
  date_from: string | null;
  date_to: string | null;
  hourly_rate: number;
  priority: number;
}

const rule = (change: Partial<Rule>): Rule => ({
  name: '規則',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  start_time: '00:00',
  end_time: '00:00',
  date_from: null,
  date_to: null,
  hourly_rate: 500,
  priority: 0,
  ...change,
});

async function setRules(venue: string, rules: Rule[]) {
  await database.sql`delete from public.venue_rate_rules where venue_id = ${venue}`;
  for (const each of rules) {
    await database.sql`
      insert into public.venue_rate_rules ${database.sql({ venue_id: venue, ...each })}`;
  }
}

const preview = async (venue: string, at: Hours, change: Record<string, number | object> = {}) =>
  fit(
    bookingPreviewSchema,
    await call(database.sql, null, 'preview_venue_booking', {
      p_venue_id: venue,
      p_start_at: at.start,
      p_end_at: at.end,
      ...change,
    }),
  );

/** Amounts by what they are for, the sum and the deposit. */
const bill = async (venue: string, at: Hours, change: Record<string, number | object> = {}) => {
  const { lines, total, deposit } = await preview(venue, at, change);
  return { lines: lines.map((line) => [line.label ?? line.kind, line.amount]), total, deposit };
};

/** Days from now on which it is that weekday, 1 = Monday. */
const next = (weekday: number) => {
  for (let inDays = 10; ; inDays++) {
    const day = new Date(`${taipeiDay(inDays)}T00:00:00Z`).getUTCDay() || 7;
    if (day === weekday) return inDays;
  }
};

describe('by example', () => {
  it('the price per hour, where no rule holds', async () => {
    const venue = await createVenue(database.sql, null);
    expect(await bill(venue, hours(10, '10:00', '12:30'))).toEqual({
      lines: [['base', 2500]],
      total: 2500,
      deposit: 750,
    });
  });

  it('a rule beyond midnight belongs to the day on which it starts', async () => {
    const venue = await createVenue(database.sql, null);
    await setRules(venue, [
      rule({
        name: '週五夜',
        weekdays: [5],
        start_time: '22:00',
        end_time: '02:00',
        hourly_rate: 3000,
      }),
    ]);
    expect((await bill(venue, hours(next(5), '21:00', '03:00'))).lines).toEqual([
      ['週五夜', 12_000],
      ['base', 2000],
    ]);
    expect((await bill(venue, hours(next(6), '21:00', '03:00'))).lines).toEqual([['base', 6000]]);
    expect((await bill(venue, hours(next(6), '00:00', '02:00'))).lines).toEqual([['週五夜', 6000]]);
  });

  it('the higher priority decides, also inside of another rule', async () => {
    const venue = await createVenue(database.sql, null);
    await setRules(venue, [
      rule({ name: '全天', hourly_rate: 800 }),
      rule({
        name: '晚間',
        start_time: '18:00',
        end_time: '22:00',
        hourly_rate: 2000,
        priority: 5,
      }),
    ]);
    expect((await bill(venue, hours(10, '17:00', '23:00'))).lines).toEqual([
      ['晚間', 8000],
      ['全天', 1600],
    ]);
  });

  it('dates include both ends', async () => {
    const venue = await createVenue(database.sql, null);
    await setRules(venue, [
      rule({ name: '檔期', date_from: taipeiDay(20), date_to: taipeiDay(21), hourly_rate: 100 }),
    ]);
    const first = async (inDays: number) =>
      (await bill(venue, hours(inDays, '10:00', '11:00'))).lines[0]?.[0];
    expect([await first(19), await first(20), await first(21), await first(22)]).toEqual([
      'base',
      '檔期',
      '檔期',
      'base',
    ]);
  });

  it('each line is rounded once, halves up', async () => {
    const venue = await createVenue(database.sql, null, { price_per_hour: 333, slot_minutes: 15 });
    await setRules(venue, [
      rule({ name: '早', start_time: '09:00', end_time: '09:30', hourly_rate: 333 }),
      rule({ name: '晚', start_time: '10:00', end_time: '10:15', hourly_rate: 2 }),
    ]);
    // 166.5, 0.5 and 333 × 45 / 60 = 249.75 (+ 333 × 0)
    expect((await bill(venue, hours(10, '09:00', '10:30'))).lines).toEqual(
      expect.arrayContaining([
        ['早', 167],
        ['晚', 1],
        ['base', 250],
      ]),
    );
  });

  it('facilities once and by the hour, extra heads, cleaning and a minimum', async () => {
    const venue = await createVenue(database.sql, null, {
      cleaning_fee: 800,
      included_heads: 30,
      extra_head_fee: 50,
      minimum_spend: 9000,
      deposit_percent: 50,
    });
    const facilities = await database.sql<{ id: string }[]>`
      insert into public.venue_facilities (venue_id, name, quantity, fee, fee_unit, included) values
        (${venue}, '投影機', 1, 500, 'once', false), (${venue}, '燈光師', 2, 600, 'hour', false)
      returning id`;
    const wanted = [
      { id: facilities[0]?.id, quantity: 1 },
      { id: facilities[1]?.id, quantity: 2 },
    ];
    expect(
      await bill(venue, hours(10, '18:00', '20:00'), { p_attendees: 42, p_facilities: wanted }),
    ).toEqual({
      lines: expect.arrayContaining([
        ['base', 2000],
        ['投影機', 500],
        ['燈光師', 2400],
        ['extra_head', 600],
        ['cleaning', 800],
        ['minimum_spend', 2700],
      ]),
      total: 9000,
      deposit: 4500,
    });
    const { lines } = await preview(venue, hours(10, '18:00', '20:00'), {
      p_attendees: 42,
      p_facilities: wanted,
    });
    expect(lines.map((line) => [line.unit, line.minutes])).toEqual(
      expect.arrayContaining([
        ['piece_hour', 120],
        ['piece', undefined],
      ]),
    );
    // As the address of a GET brings it.
    const { start, end } = hours(10, '18:00', '20:00');
    const [typed] = await database.sql<{ total: number }[]>`
      select (public.preview_venue_booking(
        ${venue}, ${start}, ${end}, 42, to_jsonb(${JSON.stringify(wanted)}::text)
      ) ->> 'total')::int as total`;
    expect(typed?.total).toBe(9000);
    const tooMany = preview(venue, hours(10, '18:00', '20:00'), {
      p_facilities: [{ id: facilities[0]?.id, quantity: 2 }],
    });
    expect(await faultOf(tooMany)).toMatchObject({ code: 'INVALID_INPUT', hint: 'facilities' });
  });
});

/** What the function must answer, minute by minute. */
function oracle(rules: (Rule & { id: string })[], base: number, start: number, end: number) {
  const order = [...rules].sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const holdsOn = (each: Rule, day: number) => {
    const date = new Date(day * 86_400_000);
    const text = date.toISOString().slice(0, 10);
    return (
      each.weekdays.includes(date.getUTCDay() || 7) &&
      (each.date_from === null || text >= each.date_from) &&
      (each.date_to === null || text <= each.date_to)
    );
  };
  const minutes = new Map<string, number>();
  for (let at = start; at < end; at += 60_000) {
    const local = at / 60_000 + 480;
    const [day, minute] = [Math.floor(local / 1440), local % 1440];
    const found = order.find((each) => {
      const [from, to] = [minuteOf(each.start_time), minuteOf(each.end_time)];
      if (to > from) return minute >= from && minute < to && holdsOn(each, day);
      return (minute >= from && holdsOn(each, day)) || (minute < to && holdsOn(each, day - 1));
    });
    const key = found?.id ?? 'base';
    minutes.set(key, (minutes.get(key) ?? 0) + 1);
  }
  let total = 0;
  for (const [key, count] of minutes) {
    const rate = rules.find(({ id }) => id === key)?.hourly_rate ?? base;
    total += Math.floor((rate * count + 30) / 60);
  }
  return { total, lines: minutes.size };
}

describe('by property', () => {
  const time = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    );
  const anyRule = fc.record({
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    start_time: time,
    end_time: time,
    from: fc.option(fc.integer({ min: 8, max: 12 }), { nil: null }),
    to: fc.option(fc.integer({ min: 12, max: 15 }), { nil: null }),
    hourly_rate: fc.integer({ min: 0, max: 9999 }),
    priority: fc.integer({ min: 0, max: 2 }),
  });

  it('a price is the sum of its minutes, whatever the rules', async () => {
    const base = 777;
    const venue = await createVenue(database.sql, null, {
      price_per_hour: base,
      slot_minutes: 15,
      deposit_percent: 37,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRule, { maxLength: 5 }),
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: 1, max: 300 }),
        async (drafts, first, length) => {
          const rules = drafts.map(({ from, to, ...rest }, index) =>
            rule({
              ...rest,
              name: `規則 ${index}`,
              date_from: from === null ? null : taipeiDay(from),
              date_to: to === null ? null : taipeiDay(to),
            }),
          );
          await setRules(venue, rules);
          const stored = await database.sql<{ id: string; name: string }[]>`
            select id, name from public.venue_rate_rules where venue_id = ${venue}`;
          const withIds = rules.map((each) => ({
            ...each,
            id: stored.find(({ name }) => name === each.name)?.id ?? '',
          }));
          const start = Date.parse(`${taipeiDay(10)}T00:00:00+08:00`) + first * 900_000;
          const end = start + length * 900_000;
          const [row] = await database.sql<
            { price: { total: number; deposit: number; lines: [] } }[]
          >`
            select private.venue_price(${venue}, ${new Date(start)}, ${new Date(end)}, 1) as price`;
          const expected = oracle(withIds, base, start, end);
          expect({ total: row?.price.total, lines: row?.price.lines.length }).toEqual(expected);
          expect(row?.price.deposit).toBe(Math.floor((expected.total * 37 + 50) / 100));
        },
      ),
      { numRuns: sized(30, 150), seed: 20_261_121 },
    );
  });

  it('refunds fall from tier to tier and never rise', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('flexible', 'standard', 'strict'),
        fc.integer({ min: -100, max: 60_000 }),
        async (policy: 'flexible' | 'standard' | 'strict', minutes) => {
          const [row] = await database.sql<{ percent: number }[]>`
            select private.refund_percent(${policy}, ${minutes} * interval '1 minute') as percent`;
          const tier = refundTiers[policy].find((each) => minutes >= each.hours * 60);
          expect([policy, minutes, row?.percent]).toEqual([policy, minutes, tier?.percent ?? 0]);
        },
      ),
      {
        numRuns: sized(30, 100),
        seed: 20_261_121,
        examples: (['flexible', 'standard', 'strict'] as const).flatMap((policy) =>
          refundTiers[policy].flatMap((tier): ['flexible' | 'standard' | 'strict', number][] => [
            [policy, tier.hours * 60],
            [policy, tier.hours * 60 - 1],
          ]),
        ),
      },
    );
  });
});
