import { runJob } from './setup/clock';
import {
  myTransfersSchema,
  transferOfferSchema,
  ownTicketSchema,
  transferSchema,
} from './answers/tickets';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import {
  createFreeEvent,
  registrationFor,
  type NewEvent,
  type NewTicketType,
  type Receipt,
} from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import {
  expectTicketRulesToHold,
  buy,
  codeOf,
  confirmEmail,
  emailOf,
  payOrder,
  stockOf,
} from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();
let fan: string;
let friend: string;

beforeEach(async () => {
  fan = await signUp(database.sql, { name: '王小明' });
  friend = await signUp(database.sql, { name: '陳美玲' });
  await confirmEmail(database.sql, friend);
});
afterEach(() => expectTicketRulesToHold(database.sql));

async function ticket(type: NewTicketType = {}, event: NewEvent = {}) {
  const id = await createFreeEvent(database.sql, { capacity: 1, ...type }, event);
  const receipt = await call<Receipt>(database.sql, fan, 'register_for_event', registrationFor(id));
  return { event: id, ticket: receipt.ticket_ids[0] ?? '', registration: receipt.registration_id };
}
const offer = async (
  ticketId: string,
  email: string | null = null,
  change: Record<string, Argument> = {},
  by = fan,
) =>
  fit(
    transferOfferSchema,
    await call(database.sql, by, 'offer_transfer', {
      p_ticket_id: ticketId,
      p_to_email: email ?? (await emailOf(database.sql, friend)),
      ...change,
    }),
  );
const accept = (args: Record<string, Argument>, by: string | null = friend) =>
  call<{ status: string; ticket_id: string }>(database.sql, by, 'accept_transfer', {
    p_name: '陳美玲',
    p_phone: '0922333444',
    ...args,
  });
const end = (args: Record<string, Argument>, by = fan) =>
  call<{ status: string }>(database.sql, by, 'end_transfer', args);
const stateOf = async (ticketId: string) => {
  const [row] = await database.sql`
    select status, holder_user_id, holder_name, qr_version from public.tickets where id = ${ticketId}`;
  return row;
};

describe('passing a ticket on', () => {
  it('changes the holder and the code, and leaves the stock alone, also when all is sold out', async () => {
    const { event, ticket: id } = await ticket();
    const before = await codeOf(database.sql, id);
    const { id: transfer, status, price, ticket: shown } = await offer(id);
    expect({ status, price, shown: shown.id }).toEqual({ status: 'offered', price: 0, shown: id });
    expect(await stateOf(id)).toMatchObject({ status: 'transferring', holder_user_id: fan });

    const { received } = fit(myTransfersSchema, await call(database.sql, friend, 'my_transfers'));
    expect(received.map((one) => one.id)).toEqual([transfer]);
    await accept({ p_transfer_id: transfer });
    expect(await stateOf(id)).toEqual({
      status: 'valid',
      holder_user_id: friend,
      holder_name: '陳美玲',
      qr_version: 2,
    });
    expect(await codeOf(database.sql, id)).not.toBe(before);
    expect(await stockOf(database.sql, event)).toEqual({ sold: 1, held: 0 });
    expect(await call<unknown[]>(database.sql, fan, 'my_tickets')).toEqual([]);
    expect(await call<unknown[]>(database.sql, friend, 'my_tickets')).toHaveLength(1);
  });

  it('asks for a phone number once: the account of whoever took it remembers the number', async () => {
    const remembered = async (who: string) =>
      (await call<{ phone: string | null }>(database.sql, who, 'my_account')).phone;
    const { ticket: id } = await ticket();
    const { id: transfer } = await offer(id);
    expect(await remembered(friend)).toBeNull();
    await accept({ p_transfer_id: transfer });
    expect(await remembered(friend)).toBe('0922333444');
    expect(await remembered(fan)).toBe('0912345678');
  });

  it('works with the token of the link for whoever has it, once', async () => {
    const { ticket: id } = await ticket();
    const { token } = await offer(id, 'nobody-yet@people.test');
    const stranger = await signUp(database.sql);
    const seen = fit(
      transferSchema,
      await call(database.sql, stranger, 'find_transfer', { p_token: token }),
    );
    expect(seen.from_name).toBe('王小明');
    expect(JSON.stringify(seen)).not.toContain('nobody-yet');
    await accept({ p_token: token }, stranger);
    expect(await refusal(accept({ p_token: token }))).toBe('INVALID_STATE');
    expect(await call(database.sql, friend, 'find_transfer', { p_token: token })).toBeNull();
  });

  it('stores only the hash of the token', async () => {
    const { ticket: id } = await ticket();
    const { token } = await offer(id);
    const [row] = await database.sql<{ text: string }[]>`
      select string_agg(t::text, '') as text from public.ticket_transfers as t`;
    expect(row?.text).not.toContain(token);
  });

  it('needs a proved address without the token', async () => {
    const { ticket: id } = await ticket();
    const { id: transfer } = await offer(id);
    await database.sql`delete from private.proved_addresses where user_id = ${friend}`;
    expect(await refusal(accept({ p_transfer_id: transfer }))).toBe('ADDRESS_UNPROVED');
    expect(
      await refusal(call(database.sql, friend, 'end_transfer', { p_transfer_id: transfer })),
    ).toBe('NOT_FOUND');
    const { received } = await call<{ received: unknown[] }>(database.sql, friend, 'my_transfers');
    expect(received).toEqual([]);
    const stranger = await signUp(database.sql);
    await confirmEmail(database.sql, stranger);
    expect(await refusal(accept({ p_transfer_id: transfer }, stranger))).toBe('NOT_FOUND');
    expect(await refusal(accept({ p_token: 'guess' }))).toBe('NOT_FOUND');
    expect(await refusal(accept({}))).toBe('NOT_FOUND');
    expect(await refusal(accept({ p_transfer_id: transfer }, null))).toBe('NOT_SIGNED_IN');
  });

  it('makes no room for more than one person may buy', async () => {
    const { event, ticket: id } = await ticket({ capacity: 5, max_per_order: 1 });
    const { id: transfer } = await offer(id);
    await accept({ p_transfer_id: transfer });
    expect(
      await refusal(call(database.sql, fan, 'register_for_event', registrationFor(event))),
    ).toBe('LIMIT_EXCEEDED');
    const { id: back } = await offer(id, await emailOf(database.sql, fan), {}, friend);
    await confirmEmail(database.sql, fan);
    await accept({ p_transfer_id: back }, fan);
  });

  it('costs nothing or what the ticket cost', async () => {
    const id = await createFreeEvent(database.sql, { price: 880 });
    const { order } = await buy(database.sql, fan, id, { free: 1 }, 880);
    await payOrder(database.sql, order?.id ?? '');
    const [row] = await database.sql<
      { id: string }[]
    >`select id from public.tickets where event_id = ${id}`;
    expect((await offer(row?.id ?? '', null, { p_at_face_value: true })).price).toBe(880);
  });

  it.each([
    ['to_email', { p_to_email: 'nobody' }],
    ['to_email', { p_to_email: null }],
  ])('refuses a wrong %s', async (hint, change) => {
    const { ticket: id } = await ticket();
    expect(await faultOf(offer(id, null, change))).toMatchObject({ code: 'INVALID_INPUT', hint });
  });

  it('refuses the own address, a ticket of somebody else, one that is on its way, used, or fixed', async () => {
    const { ticket: id } = await ticket();
    expect(await refusal(offer(id, await emailOf(database.sql, fan)))).toBe('INVALID_INPUT');
    expect(await refusal(offer(id, 'x@people.test', {}, friend))).toBe('NOT_FOUND');
    const { token } = await offer(id);
    expect(await refusal(offer(id))).toBe('INVALID_STATE');
    expect(await refusal(accept({ p_token: token }, fan))).toBe('FORBIDDEN');
    expect(await faultOf(accept({ p_token: token, p_phone: '1' }))).toMatchObject({
      hint: 'phone',
    });

    const used = await ticket();
    await database.sql`update public.tickets set status = 'checked_in' where id = ${used.ticket}`;
    expect(await refusal(offer(used.ticket))).toBe('INVALID_STATE');
    const fixed = await ticket();
    await database.sql`update public.ticket_stock set transferable = false where event_id = ${fixed.event}`;
    expect(await refusal(offer(fixed.ticket))).toBe('FORBIDDEN');
  });

  it('closes an hour before the event, for exhibitions an hour before their end', async () => {
    const soon = await ticket({}, { inDays: 1 });
    await database.sql`
      update public.events set date = (now() at time zone 'Asia/Taipei' + interval '50 minutes')::date,
        time = (now() at time zone 'Asia/Taipei' + interval '50 minutes')::time
      where id = ${soon.event}`;
    expect(await refusal(offer(soon.ticket))).toBe('EVENT_ENDED');
    const show = await ticket(
      {},
      { inDays: -2, ends_at: new Date(Date.now() + 86_400_000).toISOString() },
    );
    const { expires_at } = await offer(show.ticket);
    expect(Date.parse(expires_at) - Date.now()).toBeLessThan(23.1 * 3_600_000);
  });
});

describe('an offer that comes to nothing', () => {
  it('is taken back by its sender, or declined by the other', async () => {
    const { ticket: id } = await ticket();
    const first = await offer(id);
    expect(await refusal(end({ p_transfer_id: first.id }, await signUp(database.sql)))).toBe(
      'NOT_FOUND',
    );
    expect(await end({ p_transfer_id: first.id })).toEqual({ status: 'cancelled' });
    expect(await refusal(end({ p_transfer_id: first.id }))).toBe('INVALID_STATE');
    expect(await stateOf(id)).toMatchObject({
      status: 'valid',
      holder_user_id: fan,
      qr_version: 1,
    });
    const second = await offer(id);
    expect(await end({ p_token: second.token }, friend)).toEqual({ status: 'declined' });
    const { sent } = fit(myTransfersSchema, await call(database.sql, fan, 'my_transfers'));
    expect(sent.map(({ status }) => status)).toEqual(['declined', 'cancelled']);
  });

  it('runs out by itself, also before the clock says so', async () => {
    const { ticket: id } = await ticket();
    const { token, id: transfer } = await offer(id);
    await database.sql`
      update public.ticket_transfers set expires_at = now() - interval '1 minute' where id = ${transfer}`;
    expect(await refusal(accept({ p_token: token }))).toBe('INVALID_STATE');
    // The refusal undid it; the next offer does it again.
    expect((await offer(id)).status).toBe('offered');
    await database.sql`
      update public.ticket_transfers set expires_at = now() - interval '1 minute' where status = 'offered'`;
    await runJob(database.sql, 'free_overdue_tickets');
    expect(await stateOf(id)).toMatchObject({ status: 'valid', holder_user_id: fan });
  });

  it('ends with the registration', async () => {
    const { ticket: id, registration } = await ticket();
    const { token } = await offer(id);
    await call(database.sql, fan, 'cancel_registration', { p_registration_id: registration });
    expect(await refusal(accept({ p_token: token }))).toBe('INVALID_STATE');
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled' });
  });
});

it('leaves tickets that were given away with those who have them when the rest is cancelled', async () => {
  const id = await createFreeEvent(database.sql, { capacity: 2 });
  const receipt = await call<Receipt>(
    database.sql,
    fan,
    'register_for_event',
    registrationFor(id, { p_quantity: 2 }),
  );
  const { token } = await offer(receipt.ticket_ids[0] ?? '');
  await accept({ p_token: token });
  const answer = await call(database.sql, fan, 'cancel_registration', {
    p_registration_id: receipt.registration_id,
  });
  expect(answer).toEqual({ status: 'confirmed' });
  expect(await stockOf(database.sql, id)).toEqual({ sold: 1, held: 0 });
  expect(await stateOf(receipt.ticket_ids[0] ?? '')).toMatchObject({
    status: 'valid',
    holder_user_id: friend,
  });
  expect(await stateOf(receipt.ticket_ids[1] ?? '')).toMatchObject({ status: 'cancelled' });
});

it('shows the order of a ticket to who bought it, not to who got it', async () => {
  const id = await createFreeEvent(database.sql, { price: 880 });
  const { order } = await buy(database.sql, fan, id, { free: 1 }, 880);
  await payOrder(database.sql, order?.id ?? '');
  const ticketOf = async (person: string) =>
    fit(ownTicketSchema, (await call<unknown[]>(database.sql, person, 'my_tickets'))[0]);
  const bought = await ticketOf(fan);
  expect(bought).toMatchObject({ order_id: order?.id, price_paid: 880, can_transfer: true });
  const { token } = await offer(bought.id);
  expect((await ticketOf(fan)).can_transfer).toBe(false);
  await accept({ p_token: token });
  expect(await ticketOf(friend)).toMatchObject({ order_id: null, can_transfer: true });
});

it('is offered twenty times a day at most', async () => {
  const { ticket: id } = await ticket();
  for (let count = 0; count < 20; count++) {
    const { id: transfer } = await offer(id);
    await end({ p_transfer_id: transfer });
  }
  expect(await refusal(offer(id))).toBe('RATE_LIMITED');
});
