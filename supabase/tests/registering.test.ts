import { randomUUID } from 'node:crypto';
import { writeTotals } from './setup/clock';
import { asUser, call, faultOf, refusal } from './setup/callers';
import {
  addTicketType,
  createEvent,
  createFreeEvent,
  registrationFor,
  type NewTicketType,
  type Receipt,
} from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let fan: string;

beforeEach(async () => {
  fan = await signUp(database.sql);
});

const register = (
  eventId: string,
  change: Record<string, unknown> = {},
  userId: string | null = fan,
) => call<Receipt>(database.sql, userId, 'register_for_event', registrationFor(eventId, change));

async function stockOf(eventId: string, type: string) {
  const [row] = await database.sql<{ sold: number; held: number }[]>`
    select sold, held from public.ticket_stock
    where event_id = ${eventId} and ticket_type_id = ${type}`;
  return row;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('a free registration', () => {
  it('is confirmed with a number and one ticket per person', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 10 });
    const receipt = await register(event, { p_quantity: 3 });

    expect(receipt.status).toBe('confirmed');
    expect(receipt.registration_no).toMatch(/^R-\d{6}-[2-9A-Z]{6}$/);
    expect(receipt.ticket_ids).toHaveLength(3);
    expect(await stockOf(event, '*')).toEqual({ sold: 3, held: 0 });
    expect(await stockOf(event, 'free')).toEqual({ sold: 3, held: 0 });
    await writeTotals(database.sql);
    const [row] = await database.sql`
      select current_attendees, seats_left from public.events where id = ${event}`;
    expect(row).toEqual({ current_attendees: 3, seats_left: 7 });
  });

  it('stores the name trimmed, the e-mail in lower case and the phone without punctuation', async () => {
    const event = await createFreeEvent(database.sql);
    const change = {
      p_name: ' 王 小明 ',
      p_email: ' Ming@People.Test ',
      p_phone: '(02) 2345-6789#12',
    };
    const { registration_id } = await register(event, change);
    const [row] = await database.sql`
      select name, email, phone from public.event_registrations where id = ${registration_id}`;
    expect(row).toEqual({ name: '王 小明', email: 'ming@people.test', phone: '0223456789#12' });
  });

  it('asks for a phone number once: the account remembers the first one that was given', async () => {
    const remembered = async () =>
      (await call<{ phone: string | null }>(database.sql, fan, 'my_account')).phone;
    expect(await remembered()).toBeNull();
    await register(await createFreeEvent(database.sql), { p_phone: '0912-345-678' });
    expect(await remembered()).toBe('0912345678');
    await register(await createFreeEvent(database.sql), { p_phone: '0987-654-321' });
    expect(await remembered()).toBe('0912345678');
  });

  it('shows up on the event page of that person only', async () => {
    const event = await createFreeEvent(database.sql);
    const { registration_id } = await register(event);
    const seenBy = async (userId: string | null) =>
      (await call<{ my_registration: unknown }>(database.sql, userId, 'get_event', { p_id: event }))
        .my_registration;

    expect(await seenBy(fan)).toEqual({
      id: registration_id,
      status: 'confirmed',
      order_id: null,
      left: { free: 3 },
      awaits: null,
    });
    expect(await seenBy(await signUp(database.sql))).toBeNull();
    expect(await seenBy(null)).toBeNull();
  });

  it('waits for approval where the type asks for it, holding its seats without tickets', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 5, requires_approval: true });
    const receipt = await register(event, { p_quantity: 2 });

    expect(receipt).toMatchObject({ status: 'pending', ticket_ids: [] });
    expect(await stockOf(event, 'free')).toEqual({ sold: 0, held: 2 });
    await writeTotals(database.sql);
    const [row] =
      await database.sql`select current_attendees from public.events where id = ${event}`;
    expect(row).toEqual({ current_attendees: 0 });
  });

  it('takes over the seats of registrations that nobody decided on for 72 hours', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 1, requires_approval: true });
    const { registration_id } = await register(event);
    const late = await signUp(database.sql);
    expect(await refusal(register(event, {}, late))).toBe('SOLD_OUT');

    await database.sql`
      update public.event_registrations set registered_at = now() - interval '73 hours'
      where id = ${registration_id}`;
    expect((await register(event, {}, late)).status).toBe('pending');
    const [row] = await database.sql`
      select status, cancel_reason from public.event_registrations where id = ${registration_id}`;
    expect(row).toEqual({ status: 'cancelled', cancel_reason: 'expired' });
  });
});

describe('the same request again', () => {
  it('gives the same answer and takes no second seat', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 10 });
    const key = { p_idempotency_key: randomUUID() };
    const first = await register(event, key);
    expect(await register(event, key)).toEqual(first);
    expect(await stockOf(event, 'free')).toEqual({ sold: 1, held: 0 });
  });

  it('does so when both arrive at once', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 10 });
    const key = { p_idempotency_key: randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(event, key)));
    expect(new Set(answers.map((answer) => answer.registration_id)).size).toBe(1);
    expect(await stockOf(event, '*')).toEqual({ sold: 1, held: 0 });
  });

  it('does not hand out another person’s registration', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 10 });
    const key = { p_idempotency_key: randomUUID() };
    const first = await register(event, key);
    const other = await register(event, key, await signUp(database.sql));
    expect(other.registration_id).not.toBe(first.registration_id);
  });

  it('is refused for another event, and for other seats of the same', async () => {
    const key = { p_idempotency_key: randomUUID() };
    const event = await createFreeEvent(database.sql);
    await register(event, key);
    expect(await refusal(register(event, { ...key, p_quantity: 2 }))).toBe('KEY_TAKEN');
    expect(await refusal(register(await createFreeEvent(database.sql), key))).toBe('KEY_TAKEN');
  });

  it('is refused after its attempt was forgotten, whatever is asked for', async () => {
    const key = { p_idempotency_key: randomUUID() };
    const event = await createFreeEvent(database.sql, { capacity: 10 });
    await register(event, key);
    await database.sql`delete from private.attempts where key = ${key.p_idempotency_key}`;
    expect(await refusal(register(event, { ...key, p_quantity: 2 }))).toBe('KEY_TAKEN');
    expect(await stockOf(event, '*')).toEqual({ sold: 1, held: 0 });
  });
});

describe('what is refused', () => {
  it('a visitor, with the status that asks to sign in', async () => {
    const event = await createFreeEvent(database.sql);
    expect(await faultOf(register(event, {}, null))).toMatchObject({
      code: 'NOT_SIGNED_IN',
      state: 'PT401',
    });
  });

  it.each([{ active: false }, { deleted: true }])('an account with %j', async (profile) => {
    const event = await createFreeEvent(database.sql);
    const gone = await signUp(database.sql, { profile });
    expect(await faultOf(register(event, {}, gone))).toMatchObject({
      code: 'ACCOUNT_DISABLED',
      state: 'PT403',
    });
  });

  it.each([
    ['name', { p_name: '  ' }],
    ['name', { p_name: '長'.repeat(51) }],
    ['email', { p_email: 'ming@people' }],
    ['email', { p_email: null }],
    ['phone', { p_phone: '12345' }],
    ['phone', { p_phone: null }],
  ])('a wrong %s, naming the field: %j', async (field, change) => {
    const event = await createFreeEvent(database.sql);
    expect(await faultOf(register(event, change))).toEqual({
      code: 'INVALID_INPUT',
      state: 'PT422',
      hint: field,
    });
  });

  it.each(['draft', 'pending_approval', 'rejected'])(
    'a %s event, as if it were not there',
    async (status) => {
      const event = await createFreeEvent(database.sql, {}, { status });
      expect(await refusal(register(event))).toBe('NOT_FOUND');
    },
  );

  it('a cancelled event', async () => {
    const event = await createFreeEvent(database.sql, {}, { status: 'cancelled' });
    expect(await refusal(register(event))).toBe('EVENT_NOT_OPEN');
  });

  it('an event that is over, by its time or by decision', async () => {
    expect(await refusal(register(await createFreeEvent(database.sql, {}, { inDays: -2 })))).toBe(
      'EVENT_ENDED',
    );
    const closed = await createFreeEvent(database.sql, {}, { status: 'ended' });
    expect(await refusal(register(closed))).toBe('EVENT_ENDED');
  });

  it('an unknown type, a hidden one, and the row that counts the whole event', async () => {
    const event = await createFreeEvent(database.sql, { is_hidden: true });
    for (const type of ['vip', 'free', '*']) {
      expect(await refusal(register(event, { p_ticket_type_id: type }))).toBe('NOT_FOUND');
    }
  });

  it.each<[string, string, NewTicketType]>([
    ['a sale that has not begun', 'NOT_ON_SALE', { sale_start_at: inHours(1) }],
    ['a sale that is over', 'NOT_ON_SALE', { sale_end_at: inHours(-1) }],
    ['a price that is none', 'NOT_ON_SALE', { price: null }],
    ['a price to pay', 'PAYMENT_REQUIRED', { price: 300 }],
  ])('%s', async (_, code, type) => {
    expect(await refusal(register(await createFreeEvent(database.sql, type)))).toBe(code);
  });

  it.each([0, -1, 1, 4, 1_000_000])('%i tickets where 2 to 3 are allowed', async (quantity) => {
    const event = await createFreeEvent(database.sql, { min_per_order: 2, max_per_order: 3 });
    expect(await faultOf(register(event, { p_quantity: quantity }))).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      state: 'PT422',
    });
  });

  it('more than one person may have, however many registrations it takes', async () => {
    const event = await createFreeEvent(database.sql, { max_per_order: 2 });
    await addTicketType(database.sql, event, { ticket_type_id: 'other' });
    await register(event);
    await register(event, { p_ticket_type_id: 'other' });
    await register(event);
    expect(await refusal(register(event))).toBe('LIMIT_EXCEEDED');
    const page = await call<{ my_registration: object }>(database.sql, fan, 'get_event', {
      p_id: event,
    });
    expect(page.my_registration).toHaveProperty('left', { other: 3 });
  });

  it('another one while one waits for the organizer', async () => {
    const event = await createFreeEvent(database.sql, { requires_approval: true });
    await register(event);
    expect(await refusal(register(event))).toBe('ALREADY_REGISTERED');
  });

  it('more than is left of the type, or of the whole event', async () => {
    const small = await createFreeEvent(database.sql, { capacity: 2 });
    expect(await faultOf(register(small, { p_quantity: 3 }))).toMatchObject({
      code: 'SOLD_OUT',
      state: 'PT409',
    });
    const capped = await createFreeEvent(database.sql, { capacity: 10 }, { max_attendees: 2 });
    expect(await refusal(register(capped, { p_quantity: 3 }))).toBe('SOLD_OUT');
    expect(await stockOf(capped, '*')).toEqual({ sold: 0, held: 0 });
  });
});

describe('taking a registration back', () => {
  const cancel = (registrationId: string, userId: string | null = fan) =>
    call<{ status: string }>(database.sql, userId, 'cancel_registration', {
      p_registration_id: registrationId,
      p_reason: '時間衝突',
    });

  it('releases the seats at once and cancels the tickets', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 2 });
    const { registration_id } = await register(event, { p_quantity: 2 });
    expect(await cancel(registration_id)).toEqual({ status: 'cancelled' });

    expect(await stockOf(event, '*')).toEqual({ sold: 0, held: 0 });
    const tickets = await database.sql`
      select distinct status from public.tickets where registration_id = ${registration_id}`;
    expect(tickets.map((ticket) => ticket['status'])).toEqual(['cancelled']);
    expect((await register(event, { p_quantity: 2 }, await signUp(database.sql))).status).toBe(
      'confirmed',
    );
  });

  it('lets the same person register again', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 1 });
    await cancel((await register(event)).registration_id);
    expect((await register(event)).ticket_ids).toHaveLength(1);
  });

  it('gives back what a waiting registration holds', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 5, requires_approval: true });
    await cancel((await register(event, { p_quantity: 2 })).registration_id);
    expect(await stockOf(event, 'free')).toEqual({ sold: 0, held: 0 });
  });

  it('works once, also when asked twice at the same moment', async () => {
    const event = await createFreeEvent(database.sql, { capacity: 5 });
    await register(event, {}, await signUp(database.sql));
    const { registration_id } = await register(event);
    const outcomes = await Promise.allSettled([cancel(registration_id), cancel(registration_id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(cancel(registration_id))).toBe('ALREADY_CANCELLED');
    expect(await stockOf(event, 'free')).toEqual({ sold: 1, held: 0 });
  });

  it('is refused to everybody else, as if it were not there', async () => {
    const { registration_id } = await register(await createFreeEvent(database.sql));
    expect(await refusal(cancel(registration_id, await signUp(database.sql)))).toBe('NOT_FOUND');
    expect(await refusal(cancel(registration_id, null))).toBe('NOT_SIGNED_IN');
  });

  it('is refused once the event has started', async () => {
    const event = await createFreeEvent(database.sql);
    const { registration_id } = await register(event);
    await database.sql`update public.events set date = private.today() - 1 where id = ${event}`;
    expect(await refusal(cancel(registration_id))).toBe('EVENT_ENDED');
  });

  it('is refused for tickets that were paid for or used', async () => {
    const event = await createFreeEvent(database.sql);
    const { registration_id } = await register(event);
    await database.sql`update public.tickets set price_paid = 300 where registration_id = ${registration_id}`;
    expect(await refusal(cancel(registration_id))).toBe('FORBIDDEN');
    await database.sql`
      update public.tickets set price_paid = 0, status = 'checked_in'
      where registration_id = ${registration_id}`;
    expect(await refusal(cancel(registration_id))).toBe('FORBIDDEN');
  });
});

describe('my tickets', () => {
  interface Ticket {
    id: string;
    qr: string;
    status: string;
    event: { id: string; title: string; phase: string };
  }
  const myTickets = (userId: string | null = fan) =>
    call<Ticket[]>(database.sql, userId, 'my_tickets');

  it('carry a QR code of identifier, version and 128 secret bits, different for each', async () => {
    const event = await createFreeEvent(database.sql);
    await register(event, { p_quantity: 2 });
    const tickets = await myTickets();
    for (const ticket of tickets) {
      expect(ticket.qr).toMatch(new RegExp(`^T1\\.${ticket.id}\\.1\\.[0-9a-f]{32}$`));
      expect(ticket.event).toMatchObject({ id: event, phase: 'upcoming' });
    }
    expect(new Set(tickets.map(({ qr }) => qr.split('.')[3])).size).toBe(2);
  });

  it('are ordered by what comes next, with the past at the end', async () => {
    for (const [title, inDays] of [
      ['後天', 2],
      ['下個月', 30],
      ['上週', 5],
      ['上個月', 6],
    ] as const) {
      await register(await createFreeEvent(database.sql, {}, { title, inDays }));
    }
    await database.sql`update public.events set date = private.today() - 7 where title = '上週'`;
    await database.sql`update public.events set date = private.today() - 30 where title = '上個月'`;
    expect((await myTickets()).map(({ event }) => event.title)).toEqual([
      '後天',
      '下個月',
      '上週',
      '上個月',
    ]);
  });

  it('are nobody else’s, and no table shows the secrets', async () => {
    await register(await createFreeEvent(database.sql));
    expect(await myTickets(await signUp(database.sql))).toEqual([]);
    expect(await refusal(myTickets(null))).toBe('NOT_SIGNED_IN');
    const read = asUser(database.sql, fan, (tx) => tx`select * from public.ticket_secrets`);
    expect((await faultOf(read)).state).toBe('42501');
  });
});

it('never lets the counters pass the capacity, whoever writes them', async () => {
  const event = await createFreeEvent(database.sql, { capacity: 3 });
  const write = database.sql`update public.ticket_stock set sold = 4 where event_id = ${event} and ticket_type_id = 'free'`;
  expect((await faultOf(write)).state).toBe('23514');
});

it('does not count an event with unlimited seats down', async () => {
  const event = await createEvent(database.sql, { max_attendees: 0 });
  await addTicketType(database.sql, event);
  await register(event, { p_quantity: 4 });
  await writeTotals(database.sql);
  const [row] = await database.sql`
    select current_attendees, seats_left, seats_total from public.events where id = ${event}`;
  expect(row).toEqual({ current_attendees: 4, seats_left: null, seats_total: null });
});

it('gives no number twice, on the day of the largest sale either', async () => {
  const [count] = await database.sql`
    select count(distinct number)::int as different, min(length(number)) as shortest
    from (select private.dated_number('R') as number from generate_series(1, 200000)) as numbers`;
  expect(count).toEqual({ different: 200_000, shortest: 'R-261123-7KQ2MX'.length });
});
