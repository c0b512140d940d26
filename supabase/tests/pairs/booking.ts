import { createVenue, hours, venueRequest } from '../setup/bookings';
import { signUp } from '../setup/people';
import type { Sql } from '../setup/test-database';
import { pairsOf, step } from './pair';

interface World {
  host: string;
  guest: string;
  id: string;
}

async function arrange(sql: Sql): Promise<World> {
  const host = await signUp(sql, { metadata: { user_type: 'venue' } });
  const guest = await signUp(sql);
  const venue = await createVenue(sql, host, { cancellation_policy: 'flexible' });
  const { id } = await step(
    sql,
    guest,
    'request_venue_booking',
    venueRequest(venue, hours(20, '18:00', '20:00')),
  );
  return { host, guest, id };
}

const openQuote = async (sql: Sql, { id }: World) => {
  const [row] = await sql<{ id: string }[]>`
    select id from public.booking_quotes
    where booking_id = ${id} and made_by = 'host' order by number desc limit 1`;
  return row?.id;
};
const quote = async (sql: Sql, { host, id }: World) =>
  (
    await step<{ quote_id: string }>(sql, host, 'send_quote', {
      p_booking_id: id,
      p_lines: [{ label: '包場', quantity: 1, unit_price: 9000 }],
    })
  ).quote_id;

/** Answers the newest offer of the host, whatever became of it; makes one when there is none. */
const answer = (name: string) => async (sql: Sql, world: World) => {
  await step(sql, world.guest, name, {
    p_quote_id: (await openQuote(sql, world)) ?? (await quote(sql, world)),
  });
};
const approve = (sql: Sql, { host, id }: World) =>
  step(sql, host, 'approve_booking', { p_booking_id: id, p_offer_no: 1 });
const cancel = (by: 'guest' | 'host') => async (sql: Sql, world: World) =>
  void (await step(sql, world[by], 'cancel_booking', {
    p_booking_id: world.id,
    p_reason: '行程有變',
  }));

async function pay(sql: Sql, world: World) {
  const orderOf = async () => {
    const [row] = await sql<{ order_id: string | null }[]>`
      select order_id from public.bookings where id = ${world.id}`;
    return row?.order_id;
  };
  if (!(await orderOf())) await approve(sql, world);
  const order = { p_order_id: (await orderOf()) ?? '' };
  await step(sql, world.guest, 'report_transfer', { ...order, p_last5: '12345' });
  await step(sql, world.host, 'confirm_payment', order);
}

async function move(sql: Sql, world: World) {
  const [row] = await sql`select status from public.bookings where id = ${world.id}`;
  if (row?.['status'] === 'awaiting_payment') await pay(sql, world);
  const at = hours(25, '18:00', '20:00');
  const { id } = await step(sql, world.guest, 'propose_amendment', {
    p_booking_id: world.id,
    p_start_at: at.start,
    p_end_at: at.end,
  });
  await step(sql, world.host, 'answer_amendment', { p_amendment_id: id, p_accept: true });
}

/** A request for a venue. */
export const booking = pairsOf<World>({
  name: 'booking',
  title: 'A booking',
  begins: 'asked for at 2,000 by the venue’s prices, which is the guest’s offer number 1',
  arrange,
  operations: {
    approve: {
      what: 'the host says yes to offer 1',
      run: async (...a) => void (await approve(...a)),
    },
    quote: { what: 'the host offers it for 9,000', run: async (...a) => void (await quote(...a)) },
    'accept quote': { what: 'the guest takes the newest offer', run: answer('accept_quote') },
    'decline quote': { what: 'the guest declines the newest offer', run: answer('decline_quote') },
    decline: {
      what: 'the host refuses',
      run: async (sql, { host, id }) =>
        void (await step(sql, host, 'decline_booking', { p_booking_id: id, p_reason: '已有安排' })),
    },
    'guest cancels': { what: 'the guest takes it back or cancels', run: cancel('guest') },
    'host cancels': { what: 'the host cancels', run: cancel('host') },
    pay: { what: 'the deposit is paid and found', run: pay },
    move: { what: 'the guest asks for other hours, the host agrees', run: move },
  },
  async state(sql, { id }) {
    const [row] = await sql<{ status: string; total: number; refund: number | null }[]>`
      select status, total, refund_amount as refund from public.bookings where id = ${id}`;
    const back = row?.refund === null ? '' : `, ${row?.refund} back`;
    return `${row?.status} at ${row?.total}${back}`;
  },
});
