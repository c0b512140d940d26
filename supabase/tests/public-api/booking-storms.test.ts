import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../../../tools/run-size/run-size';
import {
  createPerformer,
  createVenue,
  hours,
  performanceRequest,
  venueRequest,
  type Hours,
} from '../setup/bookings';
import { expireAll } from '../setup/orders';
import { signUpCrowd } from '../setup/crowd';
import { checkInvariants } from '../setup/invariants';
import { signUp } from '../setup/people';
import { providePublicApi, tally } from '../setup/public-api';

const api = providePublicApi();
const crowd = sized(60, 200);
afterEach(() => checkInvariants(api.sql));

interface Booking {
  id: string;
  status: string;
  order_id: string | null;
  start_at: string;
  end_at: string;
}

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const clock = (halfHours: number) =>
  `${String(Math.floor(halfHours / 2)).padStart(2, '0')}:${halfHours % 2 ? '30' : '00'}`;
const host = () => signUp(api.sql, { metadata: { user_type: 'venue' } });

const requestVenue = (fan: string, venue: string, at: Hours, change = {}) =>
  api.rpc<Booking>(fan, 'request_venue_booking', venueRequest(venue, at, change));
const overlap = (one: { start_at: string; end_at: string }, two: Hours) =>
  Date.parse(one.start_at) < Date.parse(two.end) && Date.parse(two.start) < Date.parse(one.end_at);

/** A booking of this venue that waits for its deposit. */
async function approved(venue: string, owner: string, fan: string, at: Hours) {
  const request = await requestVenue(fan, venue, at);
  const reply = await api.rpc<Booking>(owner, 'approve_booking', {
    p_booking_id: (request.body as Booking).id,
    p_offer_no: 1,
  });
  return reply.body as Booking;
}

it('lets a crowd of overlapping requests into an instant venue without an overlap, and as many as fit', async () => {
  const venue = await createVenue(api.sql, await host(), { booking_mode: 'instant' });
  const fans = await signUpCrowd(api.sql, crowd);
  // Of two to four hours, anywhere between 10:00 and 22:00 of one day.
  const wishes = fans.map((_, index) => {
    const start = 20 + ((index * 7) % 17);
    return hours(10, clock(start), clock(start + 4 + (index % 5)));
  });

  const { answers, refusals } = await tally(
    fans.map((fan, index) => requestVenue(fan, venue, wishes[index] as Hours)),
  );

  expect(Object.keys(refusals)).toEqual(['409 SLOT_TAKEN']);
  expect(answers.length + (refusals['409 SLOT_TAKEN'] ?? 0)).toBe(crowd);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['awaiting_payment']));
  // Nobody was turned away from hours that are free.
  const free = wishes.filter((wish) => !answers.some((booking) => overlap(booking, wish)));
  expect(free).toEqual([]);
  const [row] = await api.sql`
    select count(*)::int as taken from public.calendar_occupancy where resource_id = ${venue}`;
  expect(row).toEqual({ taken: answers.length });
});

it('approves one of a crowd of requests for the same evening', async () => {
  const owner = await host();
  const venue = await createVenue(api.sql, owner);
  const fans = await signUpCrowd(api.sql, crowd);
  const asked = await tally(
    fans.map((fan) => requestVenue(fan, venue, hours(12, '18:00', '22:00'))),
  );
  expect([asked.answers.length, asked.refusals]).toEqual([crowd, {}]);

  const { answers, refusals } = await tally(
    asked.answers.map(({ id }) =>
      api.rpc(owner, 'approve_booking', { p_booking_id: id, p_offer_no: 1 }),
    ),
  );
  expect(answers).toHaveLength(1);
  expect(refusals).toEqual({ '409 SLOT_TAKEN': crowd - 1 });
});

it('takes one booking of thirty clicks', async () => {
  const venue = await createVenue(api.sql, await host(), { booking_mode: 'instant' });
  const [fan] = (await signUpCrowd(api.sql, 1)) as [string];
  const key = { p_idempotency_key: randomUUID() };
  const { answers, refusals } = await tally(
    times(30, () => requestVenue(fan, venue, hours(10, '10:00', '14:00'), key)),
  );
  expect(refusals).toEqual({});
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

it('books venue and performer together or not at all, for forty who want crossing pairs', async () => {
  const [owner, artist] = [await host(), await signUp(api.sql)];
  const venues = [await createVenue(api.sql, owner), await createVenue(api.sql, owner)] as const;
  const performers = [
    await createPerformer(api.sql, artist),
    await createPerformer(api.sql, artist),
  ] as const;
  const fans = await signUpCrowd(api.sql, 40);
  const at = hours(14, '18:00', '22:00');
  const joint = { p_is_joint: true };
  const pairs = await Promise.all(
    fans.map(async (fan, index) => {
      const venue = await requestVenue(fan, venues[index % 2] as string, at, joint);
      const performance = await api.rpc<Booking>(
        fan,
        'request_performance',
        performanceRequest(performers[(index >> 1) % 2] as string, at, joint),
      );
      const ids = { venue: (venue.body as Booking).id, show: (performance.body as Booking).id };
      const lines = [{ label: '演出費', quantity: 1, unit_price: 20_000 }];
      const answers = await Promise.all([
        api.rpc(owner, 'approve_booking', { p_booking_id: ids.venue, p_offer_no: 1 }),
        api.rpc(artist, 'send_quote', { p_booking_id: ids.show, p_lines: lines }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      return { fan, ...ids };
    }),
  );

  const { answers, refusals } = await tally(
    pairs.map(({ fan, venue, show }) =>
      api.rpc<{ venue: Booking; performance: Booking }>(fan, 'book_together', {
        p_venue_booking_id: venue,
        p_performance_booking_id: show,
      }),
    ),
  );

  expect(answers).toHaveLength(2);
  expect(refusals).toEqual({ '409 SLOT_TAKEN': 38 });
  const taken = await api.sql<{ resource_id: string }[]>`
    select resource_id from public.calendar_occupancy
    where resource_id = any (${[...venues, ...performers]})`;
  expect(taken.map(({ resource_id }) => resource_id).sort()).toEqual(
    [...venues, ...performers].sort(),
  );
});

it('confirms a pair or gives everything back, while both hosts and the guest act at once', async () => {
  const [owner, artist] = [await host(), await signUp(api.sql)];
  const fans = await signUpCrowd(api.sql, 16);
  const lines = [{ label: '演出費', quantity: 1, unit_price: 20_000 }];
  const rounds = await Promise.all(
    fans.map(async (fan) => {
      const venue = await createVenue(api.sql, owner);
      const performer = await createPerformer(api.sql, artist);
      const at = hours(14, '18:00', '22:00');
      const [one, two] = await Promise.all([
        requestVenue(fan, venue, at, { p_is_joint: true }),
        api.rpc<Booking>(
          fan,
          'request_performance',
          performanceRequest(performer, at, { p_is_joint: true }),
        ),
      ]);
      const ids = {
        p_venue_booking_id: (one.body as Booking).id,
        p_performance_booking_id: (two.body as Booking).id,
      };
      await api.rpc(owner, 'approve_booking', {
        p_booking_id: ids.p_venue_booking_id,
        p_offer_no: 1,
      });
      await api.rpc(artist, 'send_quote', {
        p_booking_id: ids.p_performance_booking_id,
        p_lines: lines,
      });
      const { body } = await api.rpc<{ venue: Booking; performance: Booking }>(
        fan,
        'book_together',
        ids,
      );
      const { venue: first, performance: second } = body as {
        venue: Booking;
        performance: Booking;
      };
      for (const { order_id } of [first, second]) {
        await api.rpc(fan, 'report_transfer', { p_order_id: order_id, p_last5: '12345' });
      }
      return { fan, first, second };
    }),
  );

  const { refusals } = await tally(
    rounds.flatMap(({ fan, first, second }, index) => {
      const requests = [
        () => api.rpc(owner, 'confirm_payment', { p_order_id: first.order_id }),
        () =>
          index % 4 === 0
            ? api.rpc(artist, 'reject_payment', {
                p_order_id: second.order_id,
                p_reason: '查無款項',
              })
            : api.rpc(artist, 'confirm_payment', { p_order_id: second.order_id }),
        () => api.rpc(fan, 'cancel_booking', { p_booking_id: first.id }),
        () => api.rpc(artist, 'cancel_booking', { p_booking_id: second.id, p_reason: '生病' }),
      ];
      return [...requests.slice(index % 4), ...requests.slice(0, index % 4)].map((request) =>
        request(),
      );
    }),
  );
  expect(Object.keys(refusals).filter((name) => name !== '409 INVALID_STATE')).toEqual([]);
  const stuck = await api.sql`
    select one.booking_no
    from public.bookings as one
    join public.bookings as two on two.joint_id = one.joint_id and two.id <> one.id
    join public.orders as o on o.id = one.order_id
    where one.status = 'awaiting_payment' and o.status = 'paid'
      and two.status not in ('awaiting_payment', 'confirmed')`;
  expect(stuck).toEqual([]);
});

it('lets a block of the owner or a guest have the hours, never both', async () => {
  const owner = await host();
  const venue = await createVenue(api.sql, owner, { booking_mode: 'instant' });
  const fans = await signUpCrowd(api.sql, 40);
  const at = times(8, (day) => hours(20 + day, '10:00', '14:00'));
  const [blocks, bookings] = await Promise.all([
    tally(
      times(8, (day) =>
        api.rpc(owner, 'add_block', {
          p_type: 'venue',
          p_id: venue,
          p_start_at: at[day]?.start ?? '',
          p_end_at: at[day]?.end ?? '',
        }),
      ),
    ),
    tally(fans.map((fan, index) => requestVenue(fan, venue, at[index % 8] as Hours))),
  ]);
  expect(blocks.answers.length + bookings.answers.length).toBe(8);
  expect({ ...blocks.refusals, ...bookings.refusals }).toEqual({
    '409 SLOT_TAKEN': expect.any(Number),
  });
});

it('lets a deposit or the clock win, and hands lapsed hours to the next guest', async () => {
  const owner = await host();
  const venue = await createVenue(api.sql, owner);
  const fans = await signUpCrowd(api.sql, 40);
  const slots = times(20, (day) => hours(20 + day, '10:00', '14:00'));
  const bookings = await Promise.all(
    slots.map((at, index) => approved(venue, owner, fans[index] as string, at)),
  );
  await api.sql`update public.venues set booking_mode = 'instant' where id = ${venue}`;
  await api.sql`
    update public.orders
    set hold_expires_at = clock_timestamp() + (random() * 300 || ' milliseconds')::interval
    where id = any (${bookings.map(({ order_id }) => order_id ?? '')})`;

  const [payments, next] = await Promise.all([
    tally(
      bookings.map(async ({ order_id }, index) => {
        await sleep((index * 17) % 300);
        return api.rpc(fans[index] as string, 'report_transfer', {
          p_order_id: order_id,
          p_last5: '12345',
        });
      }),
    ),
    tally(
      slots.map(async (at, index) => {
        await sleep((index * 23) % 400);
        return requestVenue(fans[20 + index] as string, venue, at);
      }),
    ),
    ...times(4, async (index) => {
      await sleep(index * 100);
      await api.sql`select private.expire_orders()`;
    }),
  ]);
  expect(Object.keys(payments.refusals).filter((name) => name !== '409 ORDER_EXPIRED')).toEqual([]);
  expect(Object.keys(next.refusals).filter((name) => name !== '409 SLOT_TAKEN')).toEqual([]);

  await expireAll(api.sql);
  const [row] = await api.sql`
    select count(*)::int as taken from public.calendar_occupancy where resource_id = ${venue}`;
  expect(row).toEqual({ taken: payments.answers.length + next.answers.length });
});
