import { runJob } from './setup/clock';
import { myWaitlistSchema, waitlistEntrySchema } from './answers/tickets';
import { call, refusal } from './setup/callers';
import {
  addTicketType,
  createEvent,
  registrationFor,
  type NewEvent,
  type Receipt,
} from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { expectTicketRulesToHold, buy, letOrderLapse, stockOf } from './setup/tickets';
import { fit } from './answers/fit';

const database = provideTestDatabase();

afterEach(() => expectTicketRulesToHold(database.sql));

const person = () => signUp(database.sql);
const register = (event: string, userId: string, quantity = 1) =>
  call<Receipt>(
    database.sql,
    userId,
    'register_for_event',
    registrationFor(event, { p_quantity: quantity }),
  );
const cancel = (receipt: Receipt, userId: string) =>
  call(database.sql, userId, 'cancel_registration', { p_registration_id: receipt.registration_id });
const join = async (event: string, userId: string, quantity = 1, type = 'free') =>
  waitlistEntrySchema.parse(
    await call(database.sql, userId, 'join_waitlist', {
      p_event_id: event,
      p_ticket_type_id: type,
      p_quantity: quantity,
    }),
  );
const leave = (entry: { id: string }, userId: string) =>
  call(database.sql, userId, 'leave_waitlist', { p_entry_id: entry.id });
const mine = async (userId: string) =>
  fit(myWaitlistSchema, await call(database.sql, userId, 'my_waitlist'));
const stateOf = async (entry: { id: string }) => {
  const [row] = await database.sql<{ status: string }[]>`
    select status from public.waitlist_entries where id = ${entry.id}`;
  return row?.status;
};

/** An event with so many free seats, all taken by one person. */
async function soldOut(seats = 2, event: NewEvent = {}, price = 0) {
  const id = await createEvent(database.sql, event);
  await addTicketType(database.sql, id, { capacity: seats, price: 0, max_per_order: 20 });
  const holder = await person();
  const receipt = await register(id, holder, seats);
  if (price) {
    await database.sql`
      update public.ticket_stock set price = ${price} where event_id = ${id} and ticket_type_id = 'free'`;
  }
  return { id, holder, receipt };
}

describe('the waitlist', () => {
  it('is for what is sold out, one entry each, with its position', async () => {
    const { id } = await soldOut();
    const [first, second] = [await person(), await person()];
    expect(await join(id, first)).toMatchObject({ status: 'waiting', position: 1 });
    const entry = await join(id, second, 2);
    expect(entry).toMatchObject({ quantity: 2, position: 2 });
    expect(await join(id, second)).toEqual(entry);
    expect(await mine(second)).toEqual([
      expect.objectContaining({ id: entry.id, ticket_type_name: '免費入場' }),
    ]);
  });

  it('is not for what can be had, for those who have seats, nor for what needs approval', async () => {
    const open = await createEvent(database.sql);
    await addTicketType(database.sql, open, { capacity: 5 });
    expect(await refusal(join(open, await person()))).toBe('INVALID_STATE');
    const { id, holder } = await soldOut();
    expect(await refusal(join(id, holder))).toBe('ALREADY_REGISTERED');
    expect(await refusal(join(id, await person(), 5))).toBe('INVALID_INPUT');
    expect(await refusal(join(id, await person(), 1, 'vip'))).toBe('NOT_FOUND');
    await database.sql`
      update public.ticket_stock set requires_approval = true where event_id = ${id} and ticket_type_id = 'free'`;
    expect(await refusal(join(id, await person()))).toBe('INVALID_STATE');
  });

  it('is left by its owner only, and once', async () => {
    const { id } = await soldOut();
    const fan = await person();
    const entry = await join(id, fan);
    expect(await refusal(leave(entry, await person()))).toBe('NOT_FOUND');
    await leave(entry, fan);
    expect(await refusal(leave(entry, fan))).toBe('INVALID_STATE');
    expect(await mine(fan)).toEqual([]);
  });
});

describe('seats that come free', () => {
  it('are held for the first of the waitlist, and nobody passes', async () => {
    const { id, holder, receipt } = await soldOut();
    const first = await person();
    const entry = await join(id, first, 2);
    await cancel(receipt, holder);

    expect(await stateOf(entry)).toBe('offered');
    expect(await stockOf(database.sql, id)).toEqual({ sold: 0, held: 2 });
    expect(await refusal(register(id, await person()))).toBe('SOLD_OUT');
    const offers = await mine(first);
    const hours = (Date.parse(offers[0]?.offer_expires_at ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);

    await register(id, first, 2);
    expect(await stateOf(entry)).toBe('purchased');
    expect(await stockOf(database.sql, id)).toEqual({ sold: 2, held: 0 });
  });

  it('are offered as they are to who wants more, and nobody passes', async () => {
    const { id, holder } = await soldOut(3);
    const waiting = await person();
    const entry = await join(id, waiting, 3);
    const [{ id: ticket } = { id: '' }] = await database.sql<{ id: string }[]>`
      select id from public.tickets where holder_user_id = ${holder} limit 1`;
    await database.sql.begin(async (tx) => {
      await tx`select private.withdraw_tickets(array[${ticket}]::uuid[], 'cancelled', 'x')`;
      await tx`select private.release_seats(${id})`;
    });
    expect(await mine(waiting)).toMatchObject([{ id: entry.id, status: 'offered', quantity: 1 }]);
    const shown = await call<{ ticket_types: { left: number; state: string }[] }>(
      database.sql,
      null,
      'get_event',
      { p_id: id },
    );
    expect(shown.ticket_types).toMatchObject([{ left: 0, state: 'sold_out' }]);
    expect(await refusal(register(id, await person()))).toBe('SOLD_OUT');
  });

  it('go to the next when an offer runs out, is left, or is taken only in part', async () => {
    const { id, holder, receipt } = await soldOut(2);
    const [a, b, c] = [await person(), await person(), await person()];
    const first = await join(id, a, 2);
    const second = await join(id, b, 2);
    const third = await join(id, c, 1);
    await cancel(receipt, holder);
    await database.sql`
      update public.waitlist_entries set offer_expires_at = now() - interval '1 minute'
      where id = ${first.id}`;
    await runJob(database.sql, 'free_overdue_tickets');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'offered']);
    expect(await refusal(register(id, b, 3))).toBe('LIMIT_EXCEEDED');
    await register(id, b, 1);
    expect([await stateOf(second), await stateOf(third)]).toEqual(['purchased', 'offered']);
    await leave(third, c);
    expect(await stockOf(database.sql, id)).toEqual({ sold: 1, held: 0 });
  });

  it('are offered again when the order of an offer lapses', async () => {
    const { id, holder, receipt } = await soldOut(1, {}, 400);
    const [a, b] = [await person(), await person()];
    const first = await join(id, a);
    const second = await join(id, b);
    await cancel(receipt, holder);
    const { order } = await buy(database.sql, a, id, { free: 1 }, 400);
    expect(await stateOf(first)).toBe('purchased');
    expect(await refusal(buy(database.sql, b, id, { free: 1 }, 400))).toBe('SOLD_OUT');

    await letOrderLapse(database.sql, order?.id ?? '');
    await database.sql`select private.expire_orders()`;
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'offered']);
    expect((await buy(database.sql, b, id, { free: 1 }, 400)).order?.total).toBe(400);
  });

  it('of the whole house go to the waitlist, too, though another type has room', async () => {
    const id = await createEvent(database.sql, { max_attendees: 1 });
    await addTicketType(database.sql, id, { capacity: 5 });
    await addTicketType(database.sql, id, { ticket_type_id: 'other', capacity: 5 });
    const holder = await person();
    const receipt = await register(id, holder);
    const waiting = await person();
    const entry = await join(id, waiting);
    await cancel(receipt, holder);
    expect(await stateOf(entry)).toBe('offered');
    const other = call(
      database.sql,
      await person(),
      'register_for_event',
      registrationFor(id, { p_ticket_type_id: 'other' }),
    );
    expect(await refusal(other)).toBe('SOLD_OUT');
  });

  it('come from a larger house as well', async () => {
    const { id } = await soldOut(1);
    const organizer = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    await database.sql`update public.events set organizer_id = ${organizer} where id = ${id}`;
    const entry = await join(id, await person());
    await call(database.sql, organizer, 'set_ticket_types', {
      p_event_id: id,
      p_version: 1,
      p_types: [{ id: 'free', name: '免費入場', price: 0, capacity: 2 }],
    });
    expect(await stateOf(entry)).toBe('offered');
  });

  it('are for everybody again when the event begins', async () => {
    const { id } = await soldOut(1);
    const entry = await join(id, await person());
    await database.sql`
      update public.events set date = private.today(), time = '00:00',
        ends_at = timezone('Asia/Taipei', private.today() + time '11:00') + interval '1 day'
      where id = ${id}`;
    await database.sql`select private.close_waitlists()`;
    expect(await stateOf(entry)).toBe('expired');
  });
});
