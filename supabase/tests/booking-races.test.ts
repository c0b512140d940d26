import { sized } from '../../tools/run-size/run-size';
import {
  createPerformer,
  createVenue,
  hours,
  insertBooking,
  insertQuote,
  performanceRequest,
  venueRequest,
  type Hours,
} from './setup/bookings';
import { call } from './setup/callers';
import { signUpCrowd, somebodyWaits } from './setup/crowd';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

// As many connections as a busy PostgREST would use; the rest of the crowd queues for them.
const database = provideTestDatabase({ poolSize: sized(16, 40) });
let host: string;
let day = 20;

beforeAll(async () => {
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
});
afterEach(() => checkInvariants(database.sql));

interface Receipt {
  id: string;
  status: string;
  order_id: string;
}

/** How many came through, and with which codes the others were refused. */
async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts);
  const refusals = settled.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  return { won: settled.length - refusals.length, refusals: [...new Set(refusals)].sort() };
}
const statusesOf = async (of: string) => {
  const rows = await database.sql<{ status: string; n: number }[]>`
    select status, count(*)::int as n from public.bookings where resource_id = ${of} group by status`;
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
};
const request = (venue: string, fan: string, at: Hours) =>
  call<Receipt>(database.sql, fan, 'request_venue_booking', venueRequest(venue, at));

it('of a crowd who want the same hours at once, one gets them', async () => {
  const venue = await createVenue(database.sql, host, { booking_mode: 'instant' });
  const fans = await signUpCrowd(database.sql, sized(60, 200));
  const at = hours(++day, '18:00', '20:00');
  const result = await outcomes(fans.map((fan) => request(venue, fan, at)));
  expect(result).toEqual({ won: 1, refusals: ['SLOT_TAKEN'] });
  expect(await statusesOf(venue)).toEqual({ awaiting_payment: 1 });
});

it('of many overlapping ones as many win as do not overlap, and back to back is fine', async () => {
  const venue = await createVenue(database.sql, host, { booking_mode: 'instant' });
  const fans = await signUpCrowd(database.sql, sized(60, 200));
  day++;
  // Twelve pairs of hours side by side, each wanted by many.
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
  const result = await outcomes(
    fans.map((fan, index) => {
      const start = (index % 12) * 2;
      return request(venue, fan, hours(day, clock(start), clock(start + 2)));
    }),
  );
  expect(result).toEqual({ won: 12, refusals: ['SLOT_TAKEN'] });
});

it('an owner who says yes to thirty requests at once gives the hours to one', async () => {
  const venue = await createVenue(database.sql, host);
  const at = hours(++day, '18:00', '20:00');
  const fans = await signUpCrowd(database.sql, 30);
  const asked = await Promise.all(fans.map((fan) => request(venue, fan, at)));
  const approve = ({ id }: Receipt) =>
    call(database.sql, host, 'approve_booking', { p_booking_id: id, p_offer_no: 1 });
  expect(await outcomes([...asked, ...asked].map(approve))).toEqual({
    won: 1,
    refusals: ['INVALID_STATE', 'SLOT_TAKEN'],
  });
  expect(await statusesOf(venue)).toEqual({ awaiting_payment: 1, requested: 29 });
});

it('a block and a yes at once: whoever is late says no, or stands in what the other has', async () => {
  const venue = await createVenue(database.sql, host);
  const fans = await signUpCrowd(database.sql, 12);
  for (const fan of fans) {
    const at = hours(++day, '18:00', '20:00');
    const { id } = await request(venue, fan, at);
    const [yes, { standing }] = await Promise.all([
      call(database.sql, host, 'approve_booking', { p_booking_id: id, p_offer_no: 1 }).then(
        () => 'yes',
        (error: unknown) => (error as Error).message,
      ),
      call<{ standing: { booking_id: string }[] }>(database.sql, host, 'add_block', {
        p_type: 'venue',
        p_id: venue,
        p_start_at: hours(day, '17:00', '19:00').start,
        p_end_at: hours(day, '17:00', '19:00').end,
      }),
    ]);
    expect(standing.map((each) => each.booking_id)).toEqual(yes === 'SLOT_TAKEN' ? [] : [id]);
  }
});

it('expiry against payment: confirmed and paid, or expired and free', async () => {
  const venue = await createVenue(database.sql, host, { booking_mode: 'instant' });
  const fans = await signUpCrowd(database.sql, 15);
  const bookings = await Promise.all(
    fans.map((fan, index) => request(venue, fan, hours(60 + index, '18:00', '20:00'))),
  );
  await Promise.all(
    bookings.map(async ({ order_id: order }, index) => {
      const fan = fans[index] as string;
      await call(database.sql, fan, 'choose_bank_transfer', { p_order_id: order });
    }),
  );
  // It runs out while it is paid.
  await database.sql`
    update public.orders set hold_expires_at = clock_timestamp() + interval '40 milliseconds'
    where seller_id = ${venue}`;
  const paying = bookings.map(async ({ order_id: order }, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 6));
    await call(database.sql, fans[index] as string, 'report_transfer', {
      p_order_id: order,
      p_last5: '12345',
      p_transfer_at: new Date().toISOString(),
    });
    await call(database.sql, host, 'confirm_payment', { p_order_id: order });
  });
  const expiring = Array.from({ length: 20 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 8));
    await database.sql`select private.expire_orders()`;
  });
  const { refusals } = await outcomes([...paying, ...expiring]);
  expect(['INVALID_STATE', 'ORDER_EXPIRED']).toEqual(expect.arrayContaining(refusals));
  await database.sql`select private.expire_orders()`;
  const found = await statusesOf(venue);
  expect((found['confirmed'] ?? 0) + (found['expired'] ?? 0)).toBe(15);
});

it('three parties: pairs that fight for one venue and one performer end whole', async () => {
  const agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  const venues = await Promise.all([1, 2].map(() => createVenue(database.sql, host)));
  const bands = await Promise.all([1, 2].map(() => createPerformer(database.sql, agent)));
  const fans = await signUpCrowd(database.sql, 24);
  const at = hours(++day, '18:00', '22:00');
  const pairs = await Promise.all(
    fans.map(async (fan, index) => {
      const place = await insertBooking(database.sql, {
        kind: 'venue',
        of: venues[index % 2] as string,
        by: fan,
        at,
      });
      const show = await insertBooking(database.sql, {
        kind: 'performance',
        of: bands[(index >> 1) % 2] as string,
        by: fan,
        at,
      });
      await insertQuote(database.sql, place, host);
      await insertQuote(database.sql, show, agent);
      return { fan, place, show };
    }),
  );
  const { won, refusals } = await outcomes(
    pairs.map(({ fan, place, show }) =>
      call(database.sql, fan, 'book_together', {
        p_venue_booking_id: place,
        p_performance_booking_id: show,
      }),
    ),
  );
  // Two places and two shows: one pair of each, or two that do not meet.
  expect(won).toBeGreaterThanOrEqual(1);
  expect(won).toBeLessThanOrEqual(2);
  expect(refusals).toEqual(['SLOT_TAKEN']);
  const halves = await database.sql`
    select fan from (
      select requester_id as fan, count(*) filter (where status = 'awaiting_payment') as taken
      from public.bookings where resource_id in ${database.sql([...venues, ...bands])}
      group by requester_id
    ) as pair where taken = 1`;
  expect([...halves]).toEqual([]);
});

it('yes, withdrawal, expiry and amendments in a heap leave a calendar that is true', async () => {
  const agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  const venue = await createVenue(database.sql, host, { buffer_after_minutes: 30 });
  const band = await createPerformer(database.sql, agent, {}, { buffer_before_minutes: 30 });
  const fans = await signUpCrowd(database.sql, 40);
  day += 2;
  const work = fans.map(async (fan, index) => {
    const start = (index * 7) % 22;
    const at = hours(
      day,
      `${String(start).padStart(2, '0')}:00`,
      `${String(start + 2)
        .padStart(2, '0')
        .replace('24', '00')}:00`,
    );
    const isShow = index % 3 === 0;
    const owner = isShow ? agent : host;
    const { id } = isShow
      ? await call<Receipt>(database.sql, fan, 'request_performance', performanceRequest(band, at))
      : await request(venue, fan, at);
    if (isShow) {
      const { quote_id: quote } = await call<{ quote_id: string }>(
        database.sql,
        owner,
        'send_quote',
        {
          p_booking_id: id,
          p_lines: [{ label: '演出費', quantity: 1, unit_price: 5000 }],
          p_deposit: index % 2 ? 0 : 1000,
        },
      );
      await call(database.sql, fan, 'accept_quote', { p_quote_id: quote });
    } else {
      await Promise.allSettled([
        call(database.sql, owner, 'approve_booking', { p_booking_id: id, p_offer_no: 1 }),
        ...(index % 4 === 0
          ? [call(database.sql, fan, 'cancel_booking', { p_booking_id: id })]
          : []),
      ]);
    }
    if (index % 5 === 0) {
      await call(database.sql, fan, 'cancel_booking', { p_booking_id: id });
    } else {
      await database.sql`
        update public.orders set hold_expires_at = now() - interval '1 second'
        where buyer_id = ${fan} and status = 'pending_payment' and ${index % 7 === 0}`;
    }
  });
  const jobs = Array.from({ length: 10 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 15));
    await database.sql`select private.expire_orders()`;
    await database.sql`select private.expire_bookings()`;
  });
  const { refusals } = await outcomes([...work, ...jobs]);
  expect(['INVALID_STATE', 'SLOT_TAKEN']).toEqual(expect.arrayContaining(refusals));
});

/** A venue and a band whose hours are taken together, unpaid. */
async function takenPair(venue: string, band: string, fan: string, at: Hours) {
  const isPart = { p_is_joint: true };
  const place = await call<Receipt>(
    database.sql,
    fan,
    'request_venue_booking',
    venueRequest(venue, at, isPart),
  );
  const show = await call<Receipt>(
    database.sql,
    fan,
    'request_performance',
    performanceRequest(band, at, { ...isPart, p_venue_id: venue }),
  );
  await call(database.sql, host, 'approve_booking', { p_booking_id: place.id, p_offer_no: 1 });
  await call(database.sql, host, 'send_quote', {
    p_booking_id: show.id,
    p_lines: [{ label: '演出費', quantity: 1, unit_price: 20_000 }],
  });
  return call<{ venue: Receipt; performance: Receipt }>(database.sql, fan, 'book_together', {
    p_venue_booking_id: place.id,
    p_performance_booking_id: show.id,
  });
}

it('expires a pair while another pair of the same band is called off: nobody waits in a circle', async () => {
  const fan = await signUp(database.sql);
  const band = await createPerformer(database.sql, host);
  const venues = [await createVenue(database.sql, host), await createVenue(database.sql, host)];
  const [low = '', high = ''] = venues.sort();
  const calledOff = await takenPair(low, band, fan, hours(++day, '18:00', '22:00'));
  const overdue = await takenPair(high, band, fan, hours(++day, '18:00', '22:00'));
  await database.sql`
    update public.orders set hold_expires_at = now() - interval '1 minute'
    where id in (${overdue.venue.order_id}, ${overdue.performance.order_id})`;

  let cancelling: Promise<unknown> = Promise.resolve();
  await database.sql.begin(async (taker) => {
    await taker`select private.lock_calendars(array[${high}::uuid])`;
    const asked = { p_booking_id: calledOff.venue.id };
    cancelling = call(database.sql, fan, 'cancel_booking', asked);
    await somebodyWaits(database.sql);
    await taker`select private.expire_calendar(${high}::uuid)`;
  });
  await cancelling;
  expect([await statusesOf(low), await statusesOf(high)]).toEqual([
    { cancelled: 1 },
    { expired: 1 },
  ]);
});
