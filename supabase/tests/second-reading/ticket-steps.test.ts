import { call, refusal, type Argument } from '../setup/callers';
import { addTicketType, createEvent, type NewTicketType } from '../setup/events';
import { refundFor } from '../setup/orders';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import {
  buy,
  codeOf,
  confirmEmail,
  emailOf,
  expectTicketRulesToHold,
  payOrder,
  setPayoutAccount,
  stockOf,
} from '../setup/tickets';

/** Two steps with one ticket, one after the other. */

const database = provideTestDatabase();
let [organizer, buyer, friend, event] = ['', '', '', ''];

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  [buyer, friend] = [await signUp(database.sql), await signUp(database.sql)];
  await confirmEmail(database.sql, friend);
  await setPayoutAccount(database.sql, organizer);
  event = await createEvent(database.sql, { organizer_id: organizer });
});
afterEach(() => expectTicketRulesToHold(database.sql));

const std = (change: NewTicketType = {}) =>
  addTicketType(database.sql, event, {
    ticket_type_id: 'std',
    name: '站席',
    price: 500,
    ...change,
  });
/** Paid tickets of a person: their order and ids. */
async function paid(person: string, lines: Record<string, number>, total: number) {
  const { order } = await buy(database.sql, person, event, lines, total);
  const id = order?.id ?? '';
  await payOrder(database.sql, id);
  const tickets = await database.sql<{ id: string }[]>`
    select t.id from public.tickets as t
    join public.event_registrations as r on r.id = t.registration_id
    where r.order_id = ${id} order by t.price_paid desc, t.ticket_no`;
  return { order: id, tickets: tickets.map((ticket) => ticket.id) };
}
const step = <T = { id: string; status: string }>(
  person: string,
  name: string,
  args: Record<string, Argument>,
) => call<T>(database.sql, person, name, args);
const offer = async (ticket: string | undefined, from = buyer, to = friend) =>
  step(from, 'offer_transfer', {
    p_ticket_id: ticket ?? '',
    p_to_email: await emailOf(database.sql, to),
  });
const accept = (transfer: string, by = friend) =>
  step(by, 'accept_transfer', {
    p_transfer_id: transfer,
    p_name: '李小華',
    p_phone: '0922-333-444',
  });
const give = async (ticket: string | undefined) => accept((await offer(ticket)).id);
const askRefund = (order: string, tickets: string[]) =>
  step<{ refunds: { id: string }[] }>(buyer, 'request_refund', {
    ...refundFor(order),
    p_ticket_ids: tickets,
  });

it('+: a ticket under refund stays where it is', async () => {
  await std();
  const { order, tickets } = await paid(buyer, { std: 2 }, 1000);
  const [first = '', second = ''] = tickets;
  const { refunds } = await askRefund(order, [first]);
  expect(await refusal(offer(first))).toBe('INVALID_STATE');
  expect(await give(second)).toMatchObject({ status: 'accepted' });
  await step(organizer, 'decide_refund', { p_refund_id: refunds[0]?.id ?? '', p_approve: true });
  expect(await stockOf(database.sql, event, 'std')).toEqual({ sold: 1, held: 0 });
});

it('+: a ticket whose whole order is asked back stays, too, until that is taken back', async () => {
  await std();
  const { order, tickets } = await paid(buyer, { std: 1 }, 500);
  const { refunds } = await step<{ refunds: { id: string }[] }>(
    buyer,
    'request_refund',
    refundFor(order),
  );
  expect(await refusal(offer(tickets[0]))).toBe('INVALID_STATE');
  await step(buyer, 'withdraw_refund', { p_refund_id: refunds[0]?.id ?? '' });
  expect(await give(tickets[0])).toMatchObject({ status: 'accepted' });
});

it('31: an open offer ends when its type is not transferable any more', async () => {
  await std();
  const { tickets } = await paid(buyer, { std: 1 }, 500);
  const { id } = await offer(tickets[0]);
  await step(organizer, 'set_ticket_types', {
    p_event_id: event,
    p_version: 1,
    p_types: [{ id: 'std', name: '站席', price: 500, transferable: false }],
    p_agreed: ['transfer.expired'],
  });
  expect(await refusal(accept(id))).toBe('INVALID_STATE');
  const [ticket] = await database.sql`
    select status from public.tickets where id = ${tickets[0] ?? ''}`;
  expect(ticket).toEqual({ status: 'valid' });
  const told = await database.sql`
    select 1 from public.notifications where user_id = ${buyer} and kind = 'transfer.expired'`;
  expect(told).toHaveLength(1);
});

it('31: nobody takes a ticket of an event that begins within the hour', async () => {
  await std();
  const { tickets } = await paid(buyer, { std: 1 }, 500);
  const { id } = await offer(tickets[0]);
  await database.sql`
    update public.events
    set date = (now() at time zone 'Asia/Taipei')::date,
      time = (now() at time zone 'Asia/Taipei')::time
    where id = ${event}`;
  expect(await refusal(accept(id))).toBe('EVENT_ENDED');
});

it('28: what was received counts with what was bought', async () => {
  await std({ max_per_order: 2 });
  const { tickets } = await paid(buyer, { std: 2 }, 1000);
  await paid(friend, { std: 1 }, 500);
  const [first, second] = [await offer(tickets[0]), await offer(tickets[1])];
  expect(await accept(first.id)).toMatchObject({ status: 'accepted' });
  expect(await refusal(accept(second.id))).toBe('LIMIT_EXCEEDED');
});

it('28: who received tickets buys no more than what is left of the limit', async () => {
  await std({ max_per_order: 2 });
  const { tickets } = await paid(buyer, { std: 2 }, 1000);
  await give(tickets[0]);
  expect(await refusal(buy(database.sql, friend, event, { std: 2 }, 1000))).toBe('LIMIT_EXCEEDED');
  expect((await buy(database.sql, friend, event, { std: 1 }, 500)).order).not.toBeNull();
});

it('29: the free line of a mixed order is cancelled by itself, the paid one is not', async () => {
  await std();
  await addTicketType(database.sql, event);
  const { order } = await buy(database.sql, buyer, event, { std: 1, free: 1 }, 500);
  await payOrder(database.sql, order?.id ?? '');
  const lines = await database.sql<{ id: string; unit_price: number }[]>`
    select id, unit_price from public.event_registrations where order_id = ${order?.id ?? ''}`;
  const line = (price: number) => lines.find((row) => row.unit_price === price)?.id ?? '';
  const cancel = (id: string) => step(buyer, 'cancel_registration', { p_registration_id: id });
  expect(await refusal(cancel(line(500)))).toBe('FORBIDDEN');
  expect(await cancel(line(0))).toMatchObject({ status: 'cancelled' });
  expect(await stockOf(database.sql, event, 'free')).toEqual({ sold: 0, held: 0 });
  // What was paid for can still go back whole.
  const back = await step<{ refunds: { amount: number }[] }>(
    buyer,
    'request_refund',
    refundFor(order?.id ?? ''),
  );
  expect(back.refunds).toHaveLength(1);
});

it('29: a free ticket of a mixed order goes back alone', async () => {
  await std();
  await addTicketType(database.sql, event);
  const { order, tickets } = await paid(buyer, { std: 1, free: 1 }, 500);
  const { refunds } = await askRefund(order, [tickets[0] ?? '']);
  await step(organizer, 'decide_refund', { p_refund_id: refunds[0]?.id ?? '', p_approve: true });
  const [free] = await database.sql<{ id: string }[]>`
    select id from public.event_registrations
    where order_id = ${order} and unit_price = 0`;
  expect(
    await step(buyer, 'cancel_registration', { p_registration_id: free?.id ?? '' }),
  ).toMatchObject({ status: 'cancelled' });
});

it('lets one of four scans of one code in', async () => {
  const { date, time } = (await import('../setup/clock')).soon();
  await database.sql`update public.events set date = ${date}, time = ${time} where id = ${event}`;
  await std();
  const { tickets } = await paid(buyer, { std: 1 }, 500);
  const code = await codeOf(database.sql, tickets[0] ?? '');
  const scans = await Promise.all(
    [1, 2, 3, 4].map(() =>
      step<{ result: string }>(organizer, 'check_in', {
        p_event_id: event,
        p_code: code,
        p_nonce: crypto.randomUUID(),
      }),
    ),
  );
  expect(scans.map(({ result }) => result).sort()).toEqual([
    'duplicate',
    'duplicate',
    'duplicate',
    'ok',
  ]);
});
