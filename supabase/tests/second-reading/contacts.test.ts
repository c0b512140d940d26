import { createVenue, hours, venueRequest } from '../setup/bookings';
import { call } from '../setup/callers';
import { addTicketType, createEvent } from '../setup/events';
import { buy, createProduct, createShop } from '../setup/orders';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { buy as buyTickets, payOrder, setPayoutAccount } from '../setup/tickets';

/** Who deals with whom reads how to reach the other when something is agreed, and not beyond it. */

const database = provideTestDatabase();
let [host, guest] = ['', ''];
beforeEach(async () => {
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  guest = await signUp(database.sql);
});

interface OrderView {
  buyer_phone: string;
  buyer_email: string;
  delivery: { phone: string; address: string } | null;
}
const PHONE = '0912345678';

it('11: the order of a booking shows what the booking shows, in every state', async () => {
  const venue = await createVenue(database.sql, host, { cancellation_policy: 'flexible' });
  const { id } = await call<{ id: string }>(
    database.sql,
    guest,
    'request_venue_booking',
    venueRequest(venue, hours(20, '18:00', '20:00')),
  );
  const { order_id } = await call<{ order_id: string }>(database.sql, host, 'approve_booking', {
    p_booking_id: id,
    p_offer_no: 1,
  });
  const seen = async () => {
    const booking = await call<{ contact: { phone: string } | null }>(
      database.sql,
      host,
      'get_booking',
      { p_booking_id: id },
    );
    const order = await call<OrderView>(database.sql, host, 'get_order', { p_order_id: order_id });
    return [booking.contact?.phone ?? null, order.buyer_phone, order.buyer_email];
  };
  const hidden = [null, '0912***678', 'm***@people.test'];
  expect(await seen()).toEqual(hidden);
  await call(database.sql, guest, 'report_transfer', { p_order_id: order_id, p_last5: '12345' });
  expect(await seen()).toEqual(hidden);
  await call(database.sql, host, 'confirm_payment', { p_order_id: order_id });
  expect(await seen()).toEqual([PHONE, PHONE, 'ming@people.test']);
  await call(database.sql, guest, 'cancel_booking', { p_booking_id: id });
  expect(await seen()).toEqual(hidden);
});

it('11: the address of goods is for who has to send them', async () => {
  const shop = await createShop(database.sql);
  const product = await createProduct(database.sql, shop);
  const { id } = await buy(database.sql, guest, { [product]: 1 });
  const read = () => call<OrderView>(database.sql, shop.owner, 'get_order', { p_order_id: id });
  const listed = async () => {
    const page = await call<{ items: OrderView[] }>(database.sql, shop.owner, 'seller_orders', {
      p_seller_type: 'performer',
      p_seller_id: shop.performer,
    });
    return page.items[0]?.delivery?.phone;
  };
  expect((await read()).delivery).toMatchObject({ phone: '0912***678' });
  expect((await read()).delivery?.address).not.toBe('台北市中正區某路 1 號');
  expect(await listed()).toBe('0912***678');
  await call(database.sql, guest, 'report_transfer', { p_order_id: id, p_last5: '12345' });
  await call(database.sql, shop.owner, 'confirm_payment', { p_order_id: id });
  expect((await read()).delivery).toMatchObject({
    phone: PHONE,
    address: '台北市中正區某路 1 號',
  });
  expect(await listed()).toBe(PHONE);
});

it('11: an organizer reads how to reach those who have tickets, not those who gave up', async () => {
  await setPayoutAccount(database.sql, host);
  const event = await createEvent(database.sql, { organizer_id: host, inDays: 3 });
  await addTicketType(database.sql, event, { ticket_type_id: 'std', name: '站席', price: 500 });
  const { order } = await buyTickets(database.sql, guest, event, { std: 1 }, 500);
  const seen = async () => {
    const { items } = await call<{ items: { phone: string; email: string }[] }>(
      database.sql,
      host,
      'event_attendees',
      { p_event_id: event },
    );
    return [items[0]?.phone, items[0]?.email];
  };
  expect(await seen()).toEqual(['0912***678', 'm***@people.test']);
  await payOrder(database.sql, order?.id ?? '');
  expect(await seen()).toEqual([PHONE, 'ming@people.test']);
  await call(database.sql, host, 'cancel_event', { p_event_id: event, p_reason: '場地漏水' });
  expect(await seen()).toEqual(['0912***678', 'm***@people.test']);
});
