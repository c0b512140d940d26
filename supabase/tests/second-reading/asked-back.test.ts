import { call, refusal, type Argument } from '../setup/callers';
import { soon } from '../setup/clock';
import { addTicketType, createEvent } from '../setup/events';
import { refundFor } from '../setup/orders';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { buy, codeOf, expectTicketRulesToHold, payOrder, setPayoutAccount } from '../setup/tickets';

/** A ticket whose money is asked back, at the gate. */

const database = provideTestDatabase();
let [organizer, buyer, event] = ['', '', ''];

beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  buyer = await signUp(database.sql);
  await setPayoutAccount(database.sql, organizer);
  event = await createEvent(database.sql, { organizer_id: organizer });
  await addTicketType(database.sql, event, { ticket_type_id: 'std', name: '站席', price: 500 });
});
afterEach(() => expectTicketRulesToHold(database.sql));

/** Paid tickets of a person: their order and ids. */
async function paid(person: string, quantity: number) {
  const { order } = await buy(database.sql, person, event, { std: quantity }, 500 * quantity);
  await payOrder(database.sql, order?.id ?? '');
  const tickets = await database.sql<{ id: string }[]>`
    select id from public.tickets
    where event_id = ${event} and holder_user_id = ${person} order by ticket_no`;
  return { order: order?.id ?? '', tickets: tickets.map(({ id }) => id) };
}
const step = <T = { id: string; status: string }>(
  person: string,
  name: string,
  args: Record<string, Argument>,
) => call<T>(database.sql, person, name, args);
const askRefund = (order: string, tickets: string[]) =>
  step<{ refunds: { id: string }[] }>(buyer, 'request_refund', {
    ...refundFor(order),
    p_ticket_ids: tickets,
  });
/** The event begins in twenty hours, and its gates are open. */
const openGates = () => {
  const { date, time } = soon();
  return database.sql`
    update public.events set date = ${date}, time = ${time}, ends_at = null where id = ${event}`;
};
const scan = async (ticket: string) =>
  step<{ result: string; ticket: object | null }>(organizer, 'check_in', {
    p_event_id: event,
    p_code: await codeOf(database.sql, ticket),
    p_nonce: crypto.randomUUID(),
  });
const mergeOne = async (ticket: string, at: Date) => {
  const { scans } = await step<{ scans: { result: string }[] }>(organizer, 'merge_scans', {
    p_event_id: event,
    p_scans: [
      {
        code: await codeOf(database.sql, ticket),
        nonce: crypto.randomUUID(),
        scanned_at: at.toISOString(),
      },
    ],
  });
  return scans[0]?.result;
};
const gateList = async () => {
  const { tickets } = await step<{ tickets: { id: string; asked_back: boolean }[] }>(
    organizer,
    'gate_manifest',
    { p_event_id: event },
  );
  return new Map(tickets.map(({ id, asked_back }) => [id, asked_back]));
};

it('+: a ticket under refund lets nobody in, until it is taken back or refused', async () => {
  const { order, tickets } = await paid(buyer, 2);
  const [first = '', second = ''] = tickets;
  await openGates();
  const { refunds } = await askRefund(order, [first]);
  expect(await scan(first)).toMatchObject({
    result: 'refund_asked',
    ticket: { id: first, ticket_type_name: '站席' },
  });
  expect(await mergeOne(first, new Date())).toBe('refund_asked');
  const list = await gateList();
  expect([list.get(first), list.get(second)]).toEqual([true, false]);
  expect((await scan(second)).result).toBe('ok');
  const held = await step<{ id: string; asked_back: boolean; can_transfer: boolean }[]>(
    buyer,
    'my_tickets',
    {},
  );
  expect(held.find(({ id }) => id === first)).toMatchObject({
    asked_back: true,
    can_transfer: false,
  });
  await step(organizer, 'decide_refund', {
    p_refund_id: refunds[0]?.id ?? '',
    p_approve: false,
    p_note: '超過期限',
  });
  expect((await gateList()).get(first)).toBe(false);
  expect((await scan(first)).result).toBe('ok');
});

it('+: who came in without network before asking for the money gets none', async () => {
  const { order, tickets } = await paid(buyer, 1);
  await openGates();
  const cameIn = new Date(Date.now() - 60_000);
  const { refunds } = await askRefund(order, tickets);
  expect(await mergeOne(tickets[0] ?? '', cameIn)).toBe('ok');
  const decide = (approve: boolean) =>
    step(organizer, 'decide_refund', {
      p_refund_id: refunds[0]?.id ?? '',
      p_approve: approve,
      p_note: '已入場',
    });
  expect(await refusal(decide(true))).toBe('INVALID_STATE');
  expect(await decide(false)).toMatchObject({ status: 'paid' });
});

it('+: asked back and scanned at once is one of them', async () => {
  const orders = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const person = await signUp(database.sql);
      return { person, ...(await paid(person, 1)) };
    }),
  );
  await openGates();
  await Promise.all(
    orders.map(async ({ person, order, tickets }) => {
      const [entry, asked] = await Promise.all([
        scan(tickets[0] ?? ''),
        step(person, 'request_refund', refundFor(order)).then(
          () => 'asked',
          ({ message }: Error) => message,
        ),
      ]);
      expect([entry.result, asked]).toEqual(
        entry.result === 'ok' ? ['ok', 'INVALID_STATE'] : ['refund_asked', 'asked'],
      );
    }),
  );
});
