import { jointBookingSchema } from '../../mf-venues/src/data/venue-booking/venue-booking.schema';
import { bookingReceiptSchema, bookingSchema } from '../../shared/src/booking/booking.schema';
import { fit } from './answers/fit';
import {
  createPerformer,
  createVenue,
  hours,
  insertBooking,
  performanceRequest,
  venueRequest,
  type Hours,
} from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let [owner, agent, guest, venue, band] = ['', '', '', '', ''];
let day = 20;
const evening = () => hours(++day, '18:00', '22:00');

beforeEach(async () => {
  owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  guest = await signUp(database.sql);
  venue = await createVenue(database.sql, owner);
  band = await createPerformer(database.sql, agent);
});
afterEach(() => checkInvariants(database.sql));

const step = async (person: string, name: string, args: Record<string, Argument> = {}) =>
  fit(bookingReceiptSchema, await call(database.sql, person, name, args));
const read = async (id: string) =>
  fit(bookingSchema, await call(database.sql, guest, 'get_booking', { p_booking_id: id }));
const states = async (ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).status));

/** Both hosts have said yes; nothing is taken yet. */
async function quotedPair(at: Hours, stage: Hours = at) {
  const venueBooking = await step(
    guest,
    'request_venue_booking',
    venueRequest(venue, at, { p_is_joint: true }),
  );
  const show = await step(
    guest,
    'request_performance',
    performanceRequest(band, stage, { p_is_joint: true, p_venue_id: venue }),
  );
  await step(owner, 'approve_booking', { p_booking_id: venueBooking.id, p_offer_no: 1 });
  await step(agent, 'send_quote', {
    p_booking_id: show.id,
    p_lines: [{ label: '演出費', quantity: 1, unit_price: 20_000 }],
  });
  return { venueBooking: venueBooking.id, show: show.id };
}
const together = async (pair: { venueBooking: string; show: string }, person = guest) =>
  fit(
    jointBookingSchema,
    await call(database.sql, person, 'book_together', {
      p_venue_booking_id: pair.venueBooking,
      p_performance_booking_id: pair.show,
    }),
  );
async function report(order: string | null) {
  await call(database.sql, guest, 'choose_bank_transfer', { p_order_id: order });
  await call(database.sql, guest, 'report_transfer', {
    p_order_id: order,
    p_last5: '12345',
    p_transfer_at: new Date().toISOString(),
  });
}
const confirm = (seller: string, order: string | null) =>
  call(database.sql, seller, 'confirm_payment', { p_order_id: order });

it('a yes to a part is a quote; both calendars are taken in one step and confirmed in one', async () => {
  const pair = await quotedPair(evening());
  expect(await states([pair.venueBooking, pair.show])).toEqual(['quoted', 'quoted']);
  const joint = await together(pair);
  expect([joint.venue, joint.performance]).toMatchObject([
    { status: 'awaiting_payment', deposit: 1200, joint_id: joint.joint_id },
    { status: 'awaiting_payment', deposit: 6000, joint_id: joint.joint_id },
  ]);
  expect((await read(pair.venueBooking)).partner).toMatchObject({ id: pair.show });

  await report(joint.venue.order_id);
  await confirm(owner, joint.venue.order_id);
  expect(await states([pair.venueBooking, pair.show])).toEqual([
    'awaiting_payment',
    'awaiting_payment',
  ]);
  await report(joint.performance.order_id);
  await confirm(agent, joint.performance.order_id);
  expect(await states([pair.venueBooking, pair.show])).toEqual(['confirmed', 'confirmed']);
});

it('takes neither when one of the two is taken already', async () => {
  const at = evening();
  const pair = await quotedPair(at);
  await insertBooking(database.sql, {
    kind: 'performance',
    of: band,
    by: owner,
    at,
    status: 'confirmed',
  });
  expect(await refusal(together(pair))).toBe('SLOT_TAKEN');
  expect(await states([pair.venueBooking, pair.show])).toEqual(['quoted', 'quoted']);
  const [orders] = await database.sql`
    select count(*)::int as n from public.orders where buyer_id = ${guest}`;
  expect(orders).toEqual({ n: 0 });
});

it('needs two own bookings with open quotes, the show within the hours of the venue', async () => {
  const at = evening();
  const pair = await quotedPair(at, hours(day, '19:00', '23:00'));
  expect(await faultOf(together(pair))).toMatchObject({
    code: 'INVALID_INPUT',
    hint: 'performance_booking_id',
  });
  expect(await refusal(together({ venueBooking: pair.show, show: pair.venueBooking }))).toBe(
    'NOT_FOUND',
  );
  expect(await refusal(together(pair, owner))).toBe('NOT_FOUND');
  const other = await quotedPair(evening());
  await database.sql`
    update public.booking_quotes set valid_until = now() - interval '1 second'
    where booking_id = ${other.show}`;
  expect(await refusal(together(other))).toBe('INVALID_STATE');
  expect(await states([other.venueBooking, other.show])).toEqual(['quoted', 'quoted']);
  expect((await together(await quotedPair(evening()))).venue.status).toBe('awaiting_payment');
});

it('cannot be taken twice', async () => {
  const pair = await quotedPair(evening());
  const attempts = await Promise.allSettled([together(pair), together(pair), together(pair)]);
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('ends as a whole when one part is not paid in time; what was paid goes back in full', async () => {
  const pair = await quotedPair(evening());
  const joint = await together(pair);
  await report(joint.venue.order_id);
  await confirm(owner, joint.venue.order_id);
  await database.sql`
    update public.orders set hold_expires_at = now() - interval '1 second'
    where id = ${joint.performance.order_id}`;
  await database.sql`select private.expire_orders()`;
  expect(await read(pair.show)).toMatchObject({ status: 'expired' });
  expect(await read(pair.venueBooking)).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'system',
    refund_amount: 1200,
  });
  const refunds = await database.sql`
    select amount, status from public.refund_requests where order_id = ${joint.venue.order_id}`;
  expect([...refunds]).toEqual([{ amount: 1200, status: 'processing' }]);
});

it('ends as a whole when the guest cancels one part before both are paid', async () => {
  const pair = await quotedPair(evening());
  const joint = await together(pair);
  await step(guest, 'cancel_booking', { p_booking_id: pair.show });
  expect(await read(pair.venueBooking)).toMatchObject({
    status: 'cancelled',
    order_status: 'cancelled',
  });
  expect(joint.venue.order_id).not.toBeNull();
});

it('gives a transfer back that is found after the other part ended', async () => {
  const pair = await quotedPair(evening());
  const joint = await together(pair);
  await report(joint.venue.order_id);
  await step(agent, 'cancel_booking', { p_booking_id: pair.show, p_reason: '團員受傷' });
  expect((await read(pair.venueBooking)).status).toBe('awaiting_payment');
  await confirm(owner, joint.venue.order_id);
  expect(await read(pair.venueBooking)).toMatchObject({ status: 'cancelled', refund_amount: 1200 });
});

it('each part goes by its own policy once both are confirmed', async () => {
  const pair = await quotedPair(evening());
  const joint = await together(pair);
  for (const [order, seller] of [
    [joint.venue.order_id, owner],
    [joint.performance.order_id, agent],
  ] as const) {
    await report(order);
    await confirm(seller, order);
  }
  await step(guest, 'cancel_booking', { p_booking_id: pair.show });
  expect(await states([pair.venueBooking, pair.show])).toEqual(['confirmed', 'cancelled']);
});

it('a venue that books at once answers a part with its quote', async () => {
  await database.sql`update public.venues set booking_mode = 'instant' where id = ${venue}`;
  const venueBooking = await step(
    guest,
    'request_venue_booking',
    venueRequest(venue, evening(), { p_is_joint: true }),
  );
  expect(venueBooking.status).toBe('quoted');
});

it('stays together when a part is moved: the show within the hours of the venue', async () => {
  const at = evening();
  const pair = await quotedPair(at, { ...at, end: at.end.replace('T22', 'T20') });
  const joint = await together(pair);
  for (const [seller, { order_id }] of [
    [owner, joint.venue],
    [agent, joint.performance],
  ] as const) {
    await report(order_id);
    await confirm(seller, order_id);
  }
  const move = (id: string, by: string, { start, end }: Hours) =>
    call<{ id: string }>(database.sql, by, 'propose_amendment', {
      p_booking_id: id,
      p_start_at: start,
      p_end_at: end,
    });
  const nextWeek = hours(day + 7, '18:00', '22:00');
  for (const [id, by] of [
    [pair.venueBooking, guest],
    [pair.venueBooking, owner],
    [pair.show, agent],
  ] as const) {
    expect(await faultOf(move(id, by, nextWeek))).toMatchObject({ hint: 'pair' });
  }
  // Both ways that keep it together; the second is not any more once the first is accepted.
  const show = await move(pair.show, guest, hours(day, '20:00', '22:00'));
  const hall = await move(pair.venueBooking, guest, hours(day, '18:00', '21:00'));
  const accept = (id: string, by: string) =>
    call(database.sql, by, 'answer_amendment', { p_amendment_id: id, p_accept: true });
  await accept(show.id, agent);
  expect(await faultOf(accept(hall.id, owner))).toMatchObject({ hint: 'pair' });
});
