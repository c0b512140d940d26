import { randomUUID } from 'node:crypto';
import {
  commonTimeSchema,
  requestsSchema,
} from '../../mf-venues/src/data/common-time/common-time.schema';
import { fit } from './answers/fit';
import {
  createPerformer,
  createVenue,
  everyDay,
  hours,
  insertBooking,
  togetherRequest,
  venueRequest,
  type Hours,
} from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let [owner, agent, guest] = ['', '', ''];

beforeAll(async () => {
  owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
});
beforeEach(async () => {
  guest = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

/** Taipei's clock: day as distance from today, and the time. */
const local = (moment: string) => {
  const at = new Date(Date.parse(moment) + 8 * 3_600_000).toISOString();
  const distance = (Date.parse(at.slice(0, 10)) - Date.parse(taipeiDay(0))) / 86_400_000;
  return `${distance} ${at.slice(11, 16)}`;
};

const venueOf = (columns: Parameters<typeof createVenue>[2]) =>
  createVenue(database.sql, owner, columns);
const bandOf = (columns: Parameters<typeof createVenue>[2], profile = {}) =>
  createPerformer(database.sql, agent, profile, columns);
const taken = (kind: 'venue' | 'performance', of: string, at: Hours) =>
  insertBooking(database.sql, { kind, of, by: owner, at, status: 'confirmed' });

describe('common free time', () => {
  const ask = async (
    venues: string[],
    performers: string[],
    change: Record<string, Argument> = {},
    who: string | null = null,
  ) =>
    fit(
      commonTimeSchema,
      await call(database.sql, who, 'common_free_time', {
        p_venue_ids: venues,
        p_performer_ids: performers,
        p_from: taipeiDay(10),
        p_until: taipeiDay(10),
        p_duration: 120,
        ...change,
      }),
    );
  const timesOf = async (...args: Parameters<typeof ask>) =>
    (await ask(...args)).times.map(({ start_at, last_start }) => [
      local(start_at),
      local(last_start),
    ]);

  it('is when all are free long enough, with the first and the last start', async () => {
    const venue = await venueOf(everyDay('10:00', '20:00'));
    const band = await bandOf(everyDay('12:00', '23:00'));
    await taken('venue', venue, hours(10, '15:00', '16:00'));
    expect(await timesOf([venue], [band])).toEqual([
      ['10 12:00', '10 13:00'],
      ['10 16:00', '10 18:00'],
    ]);
    expect(await timesOf([venue], [band], { p_duration: 180 })).toEqual([
      ['10 12:00', '10 12:00'],
      ['10 16:00', '10 17:00'],
    ]);
    expect(await timesOf([venue], [band], { p_duration: 300 })).toEqual([]);
  });

  it('of several is what every one of them has', async () => {
    const [early, late] = [
      await venueOf(everyDay('10:00', '16:00')),
      await venueOf(everyDay('12:00', '22:00')),
    ];
    const [band, dj] = [
      await bandOf(everyDay('09:00', '15:00')),
      await bandOf(everyDay('13:00', '22:00')),
    ];
    expect(await timesOf([early, late], [band, dj])).toEqual([['10 13:00', '10 13:00']]);
  });

  it('keeps everybody to the grid, the lead time and the shortest booking of each', async () => {
    const venue = await venueOf({ slot_minutes: 60, ...everyDay('10:15', '20:00') });
    const band = await bandOf({ slot_minutes: 15, ...everyDay('10:00', '20:00') });
    const strict = await bandOf({ min_booking_hours: 3, ...everyDay('10:00', '20:00') });
    const booked = await bandOf({ advance_booking_days: 11, ...everyDay('10:00', '20:00') });
    expect(await timesOf([venue], [band])).toEqual([['10 11:00', '10 18:00']]);
    expect(await timesOf([venue], [strict])).toEqual([]);
    expect(await timesOf([venue], [strict], { p_duration: 180 })).toHaveLength(1);
    expect(await timesOf([venue], [booked])).toEqual([]);
  });

  it('looks at the hours that are wanted, on each day, also beyond midnight', async () => {
    const venue = await venueOf(everyDay('18:00', '02:00'));
    const band = await bandOf({});
    expect(
      await timesOf([venue], [band], {
        p_until: taipeiDay(11),
        p_opens: 1320,
        p_closes: 1560,
      }),
    ).toEqual([
      ['10 22:00', '11 00:00'],
      ['11 22:00', '12 00:00'],
    ]);
  });

  it('says what each venue costs then, and what performers ask for', async () => {
    const [cheap, dear] = [
      await venueOf({
        price_per_hour: 500,
        cleaning_fee: 300,
        extra_head_fee: 10,
        included_heads: 5,
      }),
      await venueOf({ price_per_hour: 2000 }),
    ];
    const band = await bandOf({}, { fee_min: 8000, fee_max: 12_000 });
    const answer = await ask([dear, cheap], [band], {
      p_opens: 600,
      p_closes: 720,
      p_attendees: 15,
    });
    expect(answer.times).toMatchObject([
      {
        day: taipeiDay(10),
        prices: [
          { venue_id: dear, total: 4000, deposit: 1200 },
          { venue_id: cheap, total: 1400, deposit: 420 },
        ],
      },
    ]);
    expect(answer.venues.map(({ id }) => id)).toEqual([dear, cheap]);
    expect(answer.performers).toMatchObject([{ id: band, fee_min: 8000, fee_max: 12_000 }]);
  });

  it('names the calendar that is in the way', async () => {
    const venue = await venueOf(everyDay('10:00', '14:00'));
    const day = await bandOf(everyDay('10:00', '14:00'));
    const night = await bandOf(everyDay('18:00', '23:00'));
    const closed = await bandOf({ open_days: {} });
    const judged = async (performers: string[]) => {
      const answer = await ask([venue], performers);
      expect(answer.times).toEqual([]);
      return answer.calendars.map(({ id, alone, without }) => ({ id, alone, without }));
    };
    expect(await judged([day, night])).toEqual([
      { id: venue, alone: 1, without: 0 },
      { id: day, alone: 1, without: 0 },
      { id: night, alone: 1, without: 1 },
    ]);
    expect(await judged([day, closed])).toContainEqual({ id: closed, alone: 0, without: 1 });
  });

  it('takes a performer without any hours for one who is never free', async () => {
    const venue = await venueOf({});
    const band = await bandOf({});
    await database.sql`delete from public.performer_availability where performer_id = ${band}`;
    const answer = await ask([venue], [band]);
    expect(answer.times).toEqual([]);
    expect(answer.calendars.map(({ alone }) => alone)).toEqual([1, 0]);
  });

  it('belongs to public calendars, and refuses what makes no sense', async () => {
    const [venue, draft] = [await venueOf({}), await venueOf({ status: 'draft' })];
    const band = await bandOf({});
    expect(await refusal(ask([draft], [band]))).toBe('NOT_FOUND');
    expect(await refusal(ask([venue, draft], [band], {}, owner))).toBe('NOT_FOUND');
    expect(await refusal(ask([band], [venue]))).toBe('NOT_FOUND');
    for (const [venues, performers, change, hint] of [
      [[], [band], {}, 'venue_ids'],
      [[venue, venue], [band], {}, 'venue_ids'],
      [[venue], Array.from({ length: 6 }, () => randomUUID()), {}, 'performer_ids'],
      [[venue], [band], { p_from: null }, 'from'],
      [[venue], [band], { p_until: taipeiDay(9) }, 'until'],
      [[venue], [band], { p_until: taipeiDay(41) }, 'until'],
      [[venue], [band], { p_opens: -1 }, 'opens'],
      [[venue], [band], { p_closes: 1441 }, 'closes'],
      [[venue], [band], { p_duration: 1441 }, 'duration'],
      [[venue], [band], { p_attendees: 0 }, 'attendees'],
    ] as const) {
      expect(await faultOf(ask([...venues], [...performers], change))).toMatchObject({
        code: 'INVALID_INPUT',
        hint,
      });
    }
  });
});

describe('asking together', () => {
  let [venue, band] = ['', ''];
  let day = 20;
  const evening = () => hours(++day, '18:00', '22:00');
  const send = async (args: Record<string, Argument>, who = guest) =>
    fit(requestsSchema, await call(database.sql, who, 'request_together', args)).requests;
  const asked = async () =>
    (
      await database.sql<{ id: string }[]>`
        select resource_id as id from public.bookings where requester_id = ${guest}`
    ).map(({ id }) => id);

  const told = async () =>
    (
      await database.sql<{ n: number }[]>`
        select count(*)::int as n from public.notifications where user_id = ${owner}`
    )[0]?.n;

  beforeEach(async () => {
    venue = await venueOf({});
    band = await bandOf({});
  });

  it('writes one request for each, for the same hours, and takes nothing', async () => {
    const other = await venueOf({ booking_mode: 'instant' });
    const at = evening();
    const requests = await send(togetherRequest([venue, other], [band], at));
    expect(requests).toMatchObject([
      { kind: 'venue', status: 'requested', total: 4000 },
      // A venue that books at once has said its price, and nothing is taken before the guest chooses.
      { kind: 'venue', status: 'quoted', total: 4000, order_id: null },
      { kind: 'performance', status: 'requested', total: null },
    ]);
    expect(await asked()).toEqual([venue, other, band]);
    const rows = await database.sql`
      select is_joint, venue_id, location, attendees from public.bookings
      where requester_id = ${guest} and kind = 'performance'`;
    expect(rows).toEqual([
      { is_joint: true, venue_id: null, location: '測試場地、測試場地', attendees: 20 },
    ]);
  });

  it('says where they shall play when one venue is asked', async () => {
    await send(togetherRequest([venue], [band], evening()));
    const rows = await database.sql`
      select venue_id from public.bookings where requester_id = ${guest} and kind = 'performance'`;
    expect(rows).toEqual([{ venue_id: venue }]);
  });

  it('asks nobody when one of them cannot be had', async () => {
    const at = evening();
    await taken('performance', band, at);
    const before = await told();
    expect(await refusal(send(togetherRequest([venue], [band], at)))).toBe('SLOT_TAKEN');
    expect(await asked()).toEqual([]);
    expect(await told()).toBe(before);
  });

  it('asks nobody when a price is another one by now', async () => {
    const at = evening();
    const totals = (total: number) =>
      togetherRequest([venue], [band], at, { p_expected_totals: { [venue]: total } });
    expect(await refusal(send(totals(3999)))).toBe('PRICE_CHANGED');
    expect(await asked()).toEqual([]);
    expect(await send(totals(4000))).toHaveLength(2);
    expect(
      await faultOf(
        send(togetherRequest([venue], [band], at, { p_expected_totals: { [venue]: 'x' } })),
      ),
    ).toMatchObject({ code: 'INVALID_INPUT', hint: 'expected_totals' });
  });

  it('is not for visitors, and not for the hosts themselves', async () => {
    const at = evening();
    const request = togetherRequest([venue], [band], at);
    expect(await refusal(call(database.sql, null, 'request_together', request))).toBe(
      'NOT_SIGNED_IN',
    );
    expect(await refusal(send(request, owner))).toBe('FORBIDDEN');
    expect(await refusal(send(request, agent))).toBe('FORBIDDEN');
  });

  it('of a form that is pressed twice is asked once', async () => {
    const request = togetherRequest([venue], [band], evening(), {
      p_idempotency_key: randomUUID(),
    });
    const presses = await Promise.all(Array.from({ length: 5 }, () => send(request)));
    expect(new Set(presses.flat().map(({ id }) => id)).size).toBe(2);
    expect(await asked()).toHaveLength(2);
    const others = send({ ...request, p_venue_ids: [await venueOf({})] });
    expect(await refusal(others)).toBe('KEY_TAKEN');
    expect(await asked()).toHaveLength(2);
  });

  it('stands the storm: crossing venues and performers, and others who take their hours', async () => {
    const venues = [venue, await venueOf({ booking_mode: 'instant' })];
    const bands = [band, await bandOf({})];
    const at = evening();
    const guests = await Promise.all(Array.from({ length: 12 }, () => signUp(database.sql)));
    const outcomes = await Promise.allSettled(
      guests.map((person, index) =>
        index % 4 === 3
          ? call(
              database.sql,
              person,
              'request_venue_booking',
              venueRequest(venues[1] as string, at),
            )
          : send(
              togetherRequest(
                index % 2 ? venues : venues.toReversed(),
                index % 3 ? bands : bands.toReversed(),
                at,
              ),
              person,
            ),
      ),
    );
    const refused = outcomes.flatMap((each) =>
      each.status === 'rejected' ? [(each.reason as Error).message] : [],
    );
    // One of those who book at once gets the hours; whoever comes after that is refused as a whole.
    expect(new Set(refused)).toEqual(new Set(['SLOT_TAKEN']));
    const counts = await database.sql<{ n: number }[]>`
      select count(*)::int as n from public.bookings
      where requester_id = any (${guests.filter((_, index) => index % 4 !== 3)})
      group by requester_id`;
    expect(counts.every(({ n }) => n === 4)).toBe(true);
  });
});
