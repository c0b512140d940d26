import {
  createPerformer,
  createVenue,
  hours,
  performanceRequest,
  venueRequest,
} from '../setup/bookings';
import { call, refusal, type Argument } from '../setup/callers';
import { addTicketType, createEvent } from '../setup/events';
import { checkInvariants } from '../setup/invariants';
import { createProduct, createShop, buy, type Shop } from '../setup/orders';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { buy as buyTickets, setPayoutAccount, stockOf } from '../setup/tickets';

/** Every state that holds stock or hours has an end. */

const database = provideTestDatabase();
let buyer = '';
beforeEach(async () => {
  buyer = await signUp(database.sql);
});
afterEach(() => checkInvariants(database.sql));

interface Order {
  id: string;
  status: string;
  hold_expires_at: string | null;
}
const step = (person: string, name: string, order: string, args: Record<string, Argument> = {}) =>
  call<Order>(database.sql, person, name, { p_order_id: order, ...args });
const report = (order: string) => step(buyer, 'report_transfer', order, { p_last5: '12345' });
const reject = (seller: string, order: string) =>
  step(seller, 'reject_payment', order, { p_reason: '查無此款項' });
const soldOf = async (product: string) => {
  const [row] = await database.sql`
    select sold, held from public.products where id = ${product}`;
  return row;
};

describe('a reported payment', () => {
  let shop: Shop;
  let product = '';
  beforeEach(async () => {
    shop = await createShop(database.sql);
    product = await createProduct(database.sql, shop, { stock: 3 });
  });

  it('19: that nobody finds ends after seven days, and the goods are for others', async () => {
    const { id } = await buy(database.sql, buyer, { [product]: 2 });
    await report(id);
    await database.sql`
      update public.orders set hold_expires_at = hold_expires_at - interval '6 days'
      where id = ${id}`;
    await database.sql`select private.expire_orders()`;
    expect(await step(buyer, 'get_order', id)).toMatchObject({ status: 'payment_review' });

    await database.sql`
      update public.orders set hold_expires_at = hold_expires_at - interval '1 day'
      where id = ${id}`;
    await database.sql`select private.expire_orders()`;
    expect(await step(buyer, 'get_order', id)).toMatchObject({ status: 'expired' });
    expect(await soldOf(product)).toEqual({ sold: 0, held: 0 });
    const told = await database.sql`
      select user_id from public.notifications where kind in ('order.expired', 'order.unchecked')`;
    expect(new Set(told.map(({ user_id }) => user_id))).toEqual(new Set([buyer, shop.owner]));
  });

  it('19: may be looked for twice; the second time it is not found the order ends', async () => {
    const { id } = await buy(database.sql, buyer, { [product]: 2 });
    await report(id);
    expect(await reject(shop.owner, id)).toMatchObject({ status: 'pending_payment' });
    await report(id);
    expect(await reject(shop.owner, id)).toMatchObject({ status: 'cancelled' });
    expect(await soldOf(product)).toEqual({ sold: 0, held: 0 });
  });

  it('19: counts among the open orders of its buyer', async () => {
    await database.sql`update public.products set stock = 100 where id = ${product}`;
    for (let n = 0; n < 20; n++) {
      const { id } = await buy(database.sql, buyer, { [product]: 1 });
      await report(id);
    }
    expect(await refusal(buy(database.sql, buyer, { [product]: 1 }))).toBe('LIMIT_EXCEEDED');
  });

  it('suspected: that is rejected late gets a second chance all the same', async () => {
    const organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    await setPayoutAccount(database.sql, organizer);
    const event = await createEvent(database.sql, { organizer_id: organizer });
    await addTicketType(database.sql, event, { ticket_type_id: 'std', name: '站席', price: 500 });
    const { order } = await buyTickets(database.sql, buyer, event, { std: 1 }, 500);
    const id = order?.id ?? '';
    await report(id);
    await database.sql`
      update public.orders set created_at = created_at - interval '3 days' where id = ${id}`;
    const again = await reject(organizer, id);
    expect(again.status).toBe('pending_payment');
    expect(Date.parse(again.hold_expires_at ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await report(id)).toMatchObject({ status: 'payment_review' });
    expect(await stockOf(database.sql, event, 'std')).toEqual({ sold: 0, held: 1 });
  });
});

describe('of a pair', () => {
  let [owner, agent] = ['', ''];
  let day = 30;
  async function pair() {
    owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    agent = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const venue = await createVenue(database.sql, owner);
    const band = await createPerformer(database.sql, agent);
    const at = hours(++day, '18:00', '20:00');
    const ask = (name: string, args: Record<string, Argument>) =>
      call<{ id: string }>(database.sql, buyer, name, { ...args, p_is_joint: true });
    const room = await ask('request_venue_booking', venueRequest(venue, at));
    const show = await ask('request_performance', performanceRequest(band, at));
    await call(database.sql, owner, 'approve_booking', { p_booking_id: room.id, p_offer_no: 1 });
    await call(database.sql, agent, 'send_quote', {
      p_booking_id: show.id,
      p_lines: [{ label: '演出費', quantity: 1, unit_price: 20_000 }],
    });
    const taken = await call<Record<'venue' | 'performance', { order_id: string }>>(
      database.sql,
      buyer,
      'book_together',
      { p_venue_booking_id: room.id, p_performance_booking_id: show.id },
    );
    return {
      room: { id: room.id, order: taken.venue.order_id },
      show: { id: show.id, order: taken.performance.order_id },
    };
  }
  const cancel = (by: string, id: string) =>
    call<{ refund_amount: number }>(database.sql, by, 'cancel_booking', {
      p_booking_id: id,
      p_reason: '行程有變',
    });
  const hoursTaken = async (id: string) =>
    (await database.sql`select 1 from public.calendar_occupancy where booking_id = ${id}`).length;

  it('17: the half of a dead pair is not payable again when its payment is not found', async () => {
    const { room, show } = await pair();
    await report(room.order);
    await cancel(buyer, show.id);
    expect(await reject(owner, room.order)).toMatchObject({ status: 'cancelled' });
    expect(await hoursTaken(room.id)).toBe(0);
  });

  it('suspected: when the venue cancels, the guest gets the performer’s deposit back as well', async () => {
    const { room, show } = await pair();
    for (const [seller, half] of [[owner, room] as const, [agent, show] as const]) {
      await report(half.order);
      await step(seller, 'confirm_payment', half.order);
    }
    await database.sql`
      update public.bookings set start_at = now() + interval '1 day', end_at = now() + interval '2 days'
      where id in (${room.id}, ${show.id})`;
    await database.sql`
      select private.occupy(b) from public.bookings as b where id in (${room.id}, ${show.id})`;
    await cancel(owner, room.id);
    expect(await cancel(buyer, show.id)).toMatchObject({ refund_amount: 6000 });
  });
});
