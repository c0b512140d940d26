import { createVenue, hours, venueRequest } from '../setup/bookings';
import { call, refusal } from '../setup/callers';
import { addTicketType, createEvent, registrationFor } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { buyAndPay, createProduct, createShop, refundFor, type OrderAnswer } from '../setup/orders';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { stockOf } from '../setup/tickets';

/** What was tried and held. */

const database = provideTestDatabase({ poolSize: 6 });
afterEach(() => checkInvariants(database.sql));

it('gives the last seat to one of five who ask at once', async () => {
  const event = await createEvent(database.sql);
  await addTicketType(database.sql, event, { capacity: 1 });
  const fans = await Promise.all(Array.from({ length: 5 }, () => signUp(database.sql)));
  const answers = await Promise.allSettled(
    fans.map((fan) => call(database.sql, fan, 'register_for_event', registrationFor(event))),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(database.sql, event)).toEqual({ sold: 1, held: 0 });
});

it('knows that hours beyond Taipei’s midnight are those of the next day', async () => {
  const host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  const guest = await signUp(database.sql);
  const venue = await createVenue(database.sql, host, { booking_mode: 'instant' });
  const ask = (at: ReturnType<typeof hours>) =>
    call<{ status: string }>(database.sql, guest, 'request_venue_booking', venueRequest(venue, at));
  expect(await ask(hours(20, '22:00', '02:00'))).toMatchObject({ status: 'awaiting_payment' });
  expect(await refusal(ask(hours(21, '00:00', '02:00')))).toBe('SLOT_TAKEN');
  expect(await refusal(ask(hours(20, '23:00', '00:00')))).toBe('SLOT_TAKEN');
  expect(await ask(hours(21, '02:00', '04:00'))).toMatchObject({ status: 'awaiting_payment' });
  expect(await ask(hours(20, '20:00', '22:00'))).toMatchObject({ status: 'awaiting_payment' });
});

it('hands nothing over while its money is asked back, also at once', async () => {
  const shop = await createShop(database.sql);
  const buyer = await signUp(database.sql);
  const product = await createProduct(database.sql, shop);
  const { id } = await buyAndPay(database.sql, shop, buyer, { [product]: 1 });
  const handOver = () => call(database.sql, shop.owner, 'hand_over_order', { p_order_id: id });
  const { refunds } = await call<OrderAnswer>(database.sql, buyer, 'request_refund', refundFor(id));
  expect(await refusal(handOver())).toBe('INVALID_STATE');
  await call(database.sql, buyer, 'withdraw_refund', { p_refund_id: refunds[0]?.id ?? '' });
  const atOnce = await Promise.allSettled([
    handOver(),
    call(database.sql, buyer, 'request_refund', refundFor(id)),
  ]);
  // Handed over first it may be asked back within seven days; asked back first it stays here.
  expect(atOnce.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
});
