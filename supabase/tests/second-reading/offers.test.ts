import {
  createPerformer,
  createVenue,
  hours,
  performanceRequest,
  venueRequest,
} from '../setup/bookings';
import { call, faultOf, refusal, type Argument } from '../setup/callers';
import { checkInvariants } from '../setup/invariants';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';

/** What binds two people is a numbered offer that still stands. */

const database = provideTestDatabase();
let [host, guest, venue] = ['', '', ''];
let day = 20;

beforeEach(async () => {
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  guest = await signUp(database.sql);
  venue = await createVenue(database.sql, host);
});
afterEach(() => checkInvariants(database.sql));

interface Booking {
  id: string;
  status: string;
  total: number | null;
  deposit: number | null;
  offer_no: number | null;
  quote_id: string;
}
const step = (person: string, name: string, args: Record<string, Argument>) =>
  call<Booking>(database.sql, person, name, args);
const ask = () =>
  step(guest, 'request_venue_booking', venueRequest(venue, hours(++day, '18:00', '20:00')));
const quote = (id: string, price: number, by = host) =>
  step(by, 'send_quote', {
    p_booking_id: id,
    p_lines: [{ label: '包場', quantity: 1, unit_price: price }],
  });
const approve = (id: string, offer: number | null, by = host) =>
  step(by, 'approve_booking', { p_booking_id: id, p_offer_no: offer });
const read = (id: string) => step(guest, 'get_booking', { p_booking_id: id });

it('1: a price that the guest declined does not bind by the host’s yes', async () => {
  const { id } = await ask();
  const { quote_id } = await quote(id, 999_999);
  await step(guest, 'decline_quote', { p_quote_id: quote_id });

  expect(await faultOf(approve(id, 2))).toMatchObject({ code: 'INVALID_STATE', hint: 'offer_no' });
  expect(await read(id)).toMatchObject({ status: 'requested', total: 2000, offer_no: 1 });
  expect(await approve(id, 1)).toMatchObject({
    status: 'awaiting_payment',
    total: 2000,
    deposit: 600,
  });
});

it('1: a yes names the offer that it means', async () => {
  const { id } = await ask();
  expect(await faultOf(approve(id, null))).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await faultOf(approve(id, 7))).toMatchObject({ hint: 'offer_no' });
  expect(await approve(id, 1)).toMatchObject({ status: 'awaiting_payment' });
});

it('1: a performance whose quote was declined has no price again', async () => {
  const agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  const band = await createPerformer(database.sql, agent);
  const { id } = await step(
    guest,
    'request_performance',
    performanceRequest(band, hours(++day, '18:00', '20:00')),
  );
  const { quote_id } = await quote(id, 50_000, agent);
  expect(await read(id)).toMatchObject({ status: 'quoted', total: 50_000, offer_no: 1 });
  await step(guest, 'decline_quote', { p_quote_id: quote_id });
  expect(await read(id)).toMatchObject({ status: 'requested', total: null, offer_no: null });
  expect(await refusal(approve(id, 1, agent))).toBe('INVALID_STATE');
});

it('1: an offer that was replaced cannot be accepted, the one that stands can', async () => {
  const { id } = await ask();
  const first = await quote(id, 3000);
  const second = await quote(id, 4000);
  expect(await refusal(step(guest, 'accept_quote', { p_quote_id: first.quote_id }))).toBe(
    'INVALID_STATE',
  );
  expect(await step(guest, 'accept_quote', { p_quote_id: second.quote_id })).toMatchObject({
    status: 'awaiting_payment',
    total: 4000,
    offer_no: 3,
  });
});

it('1: while an offer of the host waits, the guest’s own does not bind', async () => {
  const { id } = await ask();
  await quote(id, 4000);
  expect(await refusal(approve(id, 1))).toBe('INVALID_STATE');
});

it('1: a guest who accepts twice at once is bound once', async () => {
  const { id } = await ask();
  const { quote_id } = await quote(id, 3000);
  const accept = () => step(guest, 'accept_quote', { p_quote_id: quote_id });
  const answers = await Promise.allSettled([accept(), accept()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('1: three yeses and a withdrawal at once leave one state', async () => {
  const { id } = await ask();
  const answers = await Promise.allSettled([
    approve(id, 1),
    approve(id, 1),
    approve(id, 1),
    step(guest, 'cancel_booking', { p_booking_id: id }),
  ]);
  const yeses = answers.slice(0, 3).filter(({ status }) => status === 'fulfilled');
  expect(yeses.length).toBeLessThanOrEqual(1);
  expect(['awaiting_payment', 'withdrawn', 'cancelled']).toContain((await read(id)).status);
});

describe('moving a confirmed booking', () => {
  /** A confirmed booking that starts in so many days, on strict terms. */
  async function confirmedIn(days: number) {
    venue = await createVenue(database.sql, host, { cancellation_policy: 'strict' });
    const { id } = await step(
      guest,
      'request_venue_booking',
      venueRequest(venue, hours(days, '18:00', '20:00')),
    );
    const { order_id } = (await approve(id, 1)) as Booking & { order_id: string };
    await call(database.sql, guest, 'report_transfer', { p_order_id: order_id, p_last5: '12345' });
    await call(database.sql, host, 'confirm_payment', { p_order_id: order_id });
    return id;
  }
  async function move(id: string, by: string, other: string) {
    const at = hours(90, '18:00', '20:00');
    const { id: amendment } = await call<{ id: string }>(database.sql, by, 'propose_amendment', {
      p_booking_id: id,
      p_start_at: at.start,
      p_end_at: at.end,
    });
    await call(database.sql, other, 'answer_amendment', {
      p_amendment_id: amendment,
      p_accept: true,
    });
  }
  const cancel = (id: string) =>
    call(database.sql, guest, 'cancel_booking', { p_booking_id: id, p_reason: '行程有變' });

  it('suspected: hours far away that the guest asked for do not buy back the deposit', async () => {
    const id = await confirmedIn(3);
    await move(id, guest, host);
    expect(await read(id)).toMatchObject({ refund_percent_now: 0 });
    expect(await cancel(id)).toMatchObject({ refund_amount: 0 });
  });

  it('a price that was named and accepted stays for other hours', async () => {
    venue = await createVenue(database.sql, host, { cancellation_policy: 'strict' });
    const { id } = await step(
      guest,
      'request_venue_booking',
      venueRequest(venue, hours(20, '18:00', '20:00')),
    );
    const { quote_id } = await call<{ quote_id: string }>(database.sql, host, 'send_quote', {
      p_booking_id: id,
      p_lines: [{ label: '包場', quantity: 1, unit_price: 9000 }],
    });
    const { order_id } = await call<{ order_id: string }>(database.sql, guest, 'accept_quote', {
      p_quote_id: quote_id,
    });
    await call(database.sql, guest, 'report_transfer', { p_order_id: order_id, p_last5: '12345' });
    await call(database.sql, host, 'confirm_payment', { p_order_id: order_id });
    await move(id, guest, host);
    expect(await read(id)).toMatchObject({ total: 9000 });
    const at = hours(91, '18:00', '21:00');
    const other = { p_booking_id: id, p_start_at: at.start, p_end_at: at.end, p_total: 12_000 };
    expect(await faultOf(call(database.sql, guest, 'propose_amendment', other))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: 'total',
    });
    expect(await call(database.sql, host, 'propose_amendment', other)).toMatchObject({
      old_total: 9000,
      new_total: 12_000,
      price_difference: 3000,
    });
  });

  it('a host who moves a booking frees the guest', async () => {
    const id = await confirmedIn(3);
    await move(id, host, guest);
    expect(await cancel(id)).toMatchObject({ refund_amount: 600 });
  });
});
