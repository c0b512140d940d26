import { checkInvariants } from './setup/invariants';
import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { addTicketType, createEvent, registrationFor, taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { buy, payOrder, setPayoutAccount } from './setup/tickets';

/** 停班停課: what is decided about events of a city that closes, and what holders hear of it. */

const database = provideTestDatabase();

interface Desk {
  is_for_all: boolean;
  closures: { id: string; city: string; day: string; may_withdraw: boolean }[];
  events: { event_id: string; decision: string | null; people: number; suggested_day: string }[];
}
let [organizer, holder, root, event] = ['', '', '', ''];
const tomorrow = taipeiDay(1);

beforeEach(async () => {
  const { sql } = database;
  await sql`delete from private.event_closures`;
  await sql`delete from private.closures`;
  await sql`update public.events set deleted_at = now() where deleted_at is null`;
  organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
  holder = await signUp(sql);
  root = await signUpAdmin(sql, 'superadmin');
  await setPayoutAccount(sql, organizer);
  event = await createEvent(sql, { organizer_id: organizer, inDays: 1, city: 'hualien' });
  await addTicketType(sql, event, { ticket_type_id: 'std', price: 500, capacity: 20 });
});
afterEach(() => checkInvariants(database.sql));

async function buyTicket(person = holder) {
  const { order } = await buy(database.sql, person, event, { std: 1 }, 500);
  await payOrder(database.sql, order?.id ?? '');
  await database.sql`
    update public.orders set paid_at = now() - interval '1 hour' where id = ${order?.id ?? ''}`;
  return order?.id ?? '';
}
const announce = (person: string, cities = ['花蓮'], day = tomorrow) =>
  call<{ events: number }>(database.sql, person, 'announce_closure', {
    p_cities: cities,
    p_day: day,
  });
const decide = (person: string, decision: string, newDay: string | null = null, day = tomorrow) =>
  call(database.sql, person, 'decide_closure', {
    p_event_id: event,
    p_day: day,
    p_decision: decision,
    p_new_day: newDay,
  });
const deskOf = (person: string) => call<Desk>(database.sql, person, 'closure_desk');
const tell = () => database.sql`select private.tell_closures()`;
const toldOf = async (person: string) => {
  const rows = await database.sql<{ kind: string }[]>`
    select kind from public.notifications where user_id = ${person} and kind like 'event.%'
    order by created_at, id`;
  return rows.map(({ kind }) => kind);
};
const pageOf = (person: string | null = null) =>
  call<{ closure: { day: string; decision: string | null } | null; status: string; date: string }>(
    database.sql,
    person,
    'get_event',
    { p_id: event },
  );
/** What is retained of a ticket that goes back now, in percent; null: it does not go back any more. */
async function feeOf(order: string) {
  const [row] = await database.sql<{ fee: number | null }[]>`
    select private.ticket_fee_percent(e, o.paid_at) as fee
    from public.events as e, public.orders as o where e.id = ${event} and o.id = ${order}`;
  return row?.fee;
}

describe('announcing', () => {
  it('by an administrator concerns every event that is open there on that day', async () => {
    const elsewhere = await createEvent(database.sql, { inDays: 1, city: 'taipei' });
    const later = await createEvent(database.sql, { inDays: 2, city: 'hualien' });
    expect(await announce(root)).toEqual({ events: 1 });
    const { is_for_all: isForAll, events } = await deskOf(root);
    expect(isForAll).toBe(true);
    expect(events.map((item) => item.event_id)).toEqual([event]);
    expect(events.map((item) => item.event_id)).not.toContain(elsewhere);
    expect(events.map((item) => item.event_id)).not.toContain(later);
    expect(await toldOf(organizer)).toEqual(['event.to_decide']);
  });

  it('by an organizer concerns the own events only', async () => {
    const other = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    const theirs = await createEvent(database.sql, {
      organizer_id: other,
      inDays: 1,
      city: 'hualien',
    });
    expect(await announce(organizer)).toEqual({ events: 1 });
    expect((await deskOf(other)).events).toEqual([]);
    expect((await deskOf(other)).closures).toEqual([]);
    expect((await deskOf(root)).events.map((item) => item.event_id)).not.toContain(theirs);
  });

  it('again takes up what was listed since, and asks nobody twice', async () => {
    await announce(root);
    await createEvent(database.sql, { organizer_id: organizer, inDays: 1, city: 'hualien' });
    expect(await announce(root)).toEqual({ events: 1 });
    expect(await toldOf(organizer)).toEqual(['event.to_decide', 'event.to_decide']);
  });

  it.each([
    ['cities', ['巴黎'], tomorrow],
    ['cities', [], tomorrow],
    ['day', ['花蓮'], taipeiDay(-1)],
    ['day', ['花蓮'], taipeiDay(8)],
  ])('refuses a wrong %s', async (field, cities, day) => {
    expect(await faultOf(announce(root, cities, day))).toMatchObject({
      code: 'INVALID_INPUT',
      hint: field,
    });
  });

  it('is nothing for fans', async () => {
    expect(await refusal(announce(holder))).toBe('IDENTITY_MISSING');
    expect(await refusal(deskOf(holder))).toBe('IDENTITY_MISSING');
  });

  it('can be withdrawn: what is undecided takes place, and who heard otherwise hears that', async () => {
    await buyTicket();
    await announce(root);
    await tell();
    const [closure] = (await deskOf(organizer)).closures;
    expect(closure?.may_withdraw).toBe(false);
    const withdraw = (person: string) =>
      call(database.sql, person, 'withdraw_closure', { p_id: closure?.id ?? '' });
    expect(await refusal(withdraw(organizer))).toBe('NOT_FOUND');
    await withdraw(root);
    expect(await toldOf(holder)).toEqual(['event.undecided', 'event.held']);
    expect((await pageOf()).closure).toBeNull();
    expect((await deskOf(root)).closures).toEqual([]);
  });
});

describe('until it is decided', () => {
  it('holders are told once, the page and the gate say so, and money comes back without a fee', async () => {
    await database.sql`
      update public.events set refund_policy_code = (
        select code from public.refund_policies where rules ->> 'until_days_before' is not null limit 1
      ) where id = ${event}`;
    const order = await buyTicket();
    expect(await feeOf(order)).not.toBe(0);
    await announce(root);
    await tell();
    await tell();
    expect(await toldOf(holder)).toEqual(['event.undecided']);
    expect((await pageOf()).closure).toEqual({ day: tomorrow, decision: null });
    const manifest = await call<{ event: { closure: unknown } }>(
      database.sql,
      organizer,
      'gate_manifest',
      { p_event_id: event },
    );
    expect(manifest.event.closure).toEqual({ day: tomorrow, decision: null });
    expect(await feeOf(order)).toBe(0);
  });

  it('whoever bought knowing it reads the ordinary terms', async () => {
    await announce(root);
    const [row] = await database.sql<{ until: string | null }[]>`
      select private.closure_return_until(e, now() + interval '1 minute')::text as until
      from public.events as e where id = ${event}`;
    expect(row).toEqual({ until: null });
  });
});

describe('deciding', () => {
  it('that it is held is told, and can still be put off', async () => {
    const order = await buyTicket();
    await announce(root);
    await decide(organizer, 'held');
    expect(await toldOf(holder)).toEqual(['event.held']);
    await tell();
    expect(await toldOf(holder)).toEqual(['event.held']);
    expect((await pageOf()).closure).toEqual({ day: tomorrow, decision: 'held' });
    expect(await feeOf(order)).toBe(0);
    expect(await refusal(decide(organizer, 'held'))).toBe('INVALID_STATE');
    await decide(organizer, 'moved', taipeiDay(8));
    expect(await pageOf()).toMatchObject({ closure: null, date: taipeiDay(8) });
    expect(await toldOf(holder)).toEqual(['event.held', 'event.moved']);
    expect(await refusal(decide(organizer, 'cancelled'))).toBe('INVALID_STATE');
  });

  it('that it is called off gives everything back', async () => {
    const order = await buyTicket();
    await announce(root);
    await decide(organizer, 'cancelled');
    expect(await pageOf()).toMatchObject({ closure: null, status: 'cancelled' });
    const [row] = await database.sql`
      select refund_status from public.orders where id = ${order}`;
    expect(row).toEqual({ refund_status: 'processing' });
    expect(await toldOf(holder)).toEqual(['event.cancelled']);
  });

  it('of what goes on for days closes the one day', async () => {
    await database.sql`
      update public.events
      set date = ${taipeiDay(0)}, time = '10:00',
        ends_at = timezone('Asia/Taipei', ${`${taipeiDay(6)} 18:00`}::timestamp)
      where id = ${event}`;
    await buyTicket();
    await announce(root);
    expect(await faultOf(decide(organizer, 'moved', taipeiDay(8)))).toMatchObject({
      hint: 'decision',
    });
    await decide(organizer, 'closed');
    expect((await pageOf()).closure).toEqual({ day: tomorrow, decision: 'closed' });
    const [row] = await database.sql`
      select isempty(private.open_on(e, e.ends_at, ${tomorrow})) as closed,
        isempty(private.open_on(e, e.ends_at, ${taipeiDay(2)})) as next
      from public.events as e where id = ${event}`;
    expect(row).toEqual({ closed: true, next: false });
    expect(await toldOf(holder)).toEqual(['event.moved']);
  });

  it('is the organizer’s and the administrators’, about a day that closes', async () => {
    await announce(root);
    const other = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    expect(await refusal(decide(other, 'held'))).toBe('NOT_FOUND');
    expect(await refusal(decide(holder, 'held'))).toBe('NOT_FOUND');
    expect(await refusal(decide(organizer, 'held', null, taipeiDay(3)))).toBe('NOT_FOUND');
    expect(await refusal(decide(organizer, 'closed'))).toBe('INVALID_INPUT');
    expect(await refusal(decide(organizer, 'moved', taipeiDay(1)))).toBe('INVALID_INPUT');
    await decide(root, 'held');
    const [line] = await database.sql`
      select after from public.audit_log where action = 'decide_closure' and entity_id = ${event}`;
    expect(line?.['after']).toMatchObject({ decision: 'held' });
  });

  it('leaves a free registration and a place in the waitlist out of no message', async () => {
    await addTicketType(database.sql, event, { ticket_type_id: 'free' });
    const args = registrationFor(event, { p_ticket_type_id: 'free' });
    await call(database.sql, holder, 'register_for_event', args);
    await announce(root);
    await decide(organizer, 'cancelled');
    expect(await toldOf(holder)).toEqual(['event.cancelled']);
  });
});
