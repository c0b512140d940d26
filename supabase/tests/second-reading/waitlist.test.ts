import { call, type Argument } from '../setup/callers';
import { addTicketType, createEvent, registrationFor } from '../setup/events';
import { signUp } from '../setup/people';
import { provideTestDatabase } from '../setup/test-database';
import { expectTicketRulesToHold, stockOf } from '../setup/tickets';

/** A waitlist serves whom it can. */

const database = provideTestDatabase();
let [organizer, event] = ['', ''];
afterEach(() => expectTicketRulesToHold(database.sql));
beforeEach(async () => {
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  event = await createEvent(database.sql, { organizer_id: organizer });
});

const person = () => signUp(database.sql);
const step = <T = { id: string; status: string }>(
  by: string,
  name: string,
  args: Record<string, Argument>,
) => call<T>(database.sql, by, name, args);
const register = (by: string, quantity = 1, type = 'free') =>
  step<{ registration_id: string }>(
    by,
    'register_for_event',
    registrationFor(event, {
      p_quantity: quantity,
      p_ticket_type_id: type,
    }),
  );
const join = (by: string, quantity = 1, type = 'free') =>
  step(by, 'join_waitlist', {
    p_event_id: event,
    p_ticket_type_id: type,
    p_quantity: quantity,
  });
const entry = async (id: string) => {
  const [row] = await database.sql`
    select status, quantity from public.waitlist_entries where id = ${id}`;
  return row && [row['status'], row['quantity']];
};
const kindsTold = async (user: string) => {
  const rows = await database.sql`
    select kind from public.notifications where user_id = ${user} order by created_at`;
  return rows.map(({ kind }) => kind as string);
};
const giveBack = (by: string, registration: string) =>
  step(by, 'cancel_registration', { p_registration_id: registration });

/** A sold out type whose holders give back three of its four seats when asked to. */
async function threeComeFree() {
  await addTicketType(database.sql, event, { capacity: 4, min_per_order: 1 });
  const [three, one] = [await person(), await person()];
  const { registration_id } = await register(three, 3);
  await register(one, 1);
  return () => giveBack(three, registration_id);
}

it('23: who waits for four does not keep three seats from those who fit', async () => {
  const free = await threeComeFree();
  const [four, two, one] = [
    await join(await person(), 4),
    await join(await person(), 2),
    await join(await person(), 1),
  ];
  await free();
  expect([await entry(four.id), await entry(two.id), await entry(one.id)]).toEqual([
    ['waiting', 4],
    ['offered', 2],
    ['offered', 1],
  ]);
});

it('23: when nobody fits, the first is offered what there is', async () => {
  const free = await threeComeFree();
  const fan = await person();
  const four = await join(fan, 4);
  await free();
  expect(await entry(four.id)).toEqual(['offered', 3]);
  await register(fan, 3);
  expect(await entry(four.id)).toEqual(['purchased', 3]);
  expect(await stockOf(database.sql, event, 'free')).toEqual({ sold: 4, held: 0 });
});

const saveTypes = (types: object[]) =>
  step(organizer, 'set_ticket_types', {
    p_event_id: event,
    p_version: 1,
    p_types: types,
    p_agreed: ['waitlist.closed'],
  });

it('24: nobody waits for a type that was removed, and they are told', async () => {
  const free = await threeComeFree();
  const [first, second] = [await person(), await person()];
  const [offered, waiting] = [await join(first, 3), await join(second, 2)];
  await free();
  expect(await entry(offered.id)).toEqual(['offered', 3]);
  await saveTypes([{ name: '新票種', price: 0 }]);
  expect([await entry(offered.id), await entry(waiting.id)]).toEqual([
    ['cancelled', 3],
    ['cancelled', 2],
  ]);
  expect(await stockOf(database.sql, event, 'free')).toEqual({ sold: 1, held: 0 });
  expect(await kindsTold(first)).toContain('waitlist.closed');
  expect(await kindsTold(second)).toContain('waitlist.closed');
});

it('24: an offer of fewer seats than are sold at once now is taken back, and goes on', async () => {
  const free = await threeComeFree();
  const [one, two] = [await join(await person(), 1), await join(await person(), 3)];
  await free();
  expect(await entry(one.id)).toEqual(['offered', 1]);
  await saveTypes([{ id: 'free', name: '免費入場', price: 0, capacity: 4, min_per_order: 2 }]);
  expect([await entry(one.id), await entry(two.id)]).toEqual([
    ['cancelled', 1],
    ['offered', 2],
  ]);
});

it('25: who takes other seats of the event leaves its waitlists, and the seat goes on', async () => {
  await addTicketType(database.sql, event, { capacity: 1 });
  await addTicketType(database.sql, event, { ticket_type_id: 'other', capacity: 5 });
  const holder = await person();
  const { registration_id } = await register(holder);
  const [first, second] = [await person(), await person()];
  const [a, b] = [await join(first), await join(second)];
  await register(first, 1, 'other');
  expect(await entry(a.id)).toEqual(['cancelled', 1]);
  await giveBack(holder, registration_id);
  expect(await entry(b.id)).toEqual(['offered', 1]);
});

it('25: an offer that is open goes on when its person buys something else', async () => {
  await addTicketType(database.sql, event, { capacity: 1 });
  await addTicketType(database.sql, event, { ticket_type_id: 'other', capacity: 5 });
  const holder = await person();
  const { registration_id } = await register(holder);
  const [first, second] = [await person(), await person()];
  const [a, b] = [await join(first), await join(second)];
  await giveBack(holder, registration_id);
  expect(await entry(a.id)).toEqual(['offered', 1]);
  await register(first, 1, 'other');
  expect([await entry(a.id), await entry(b.id)]).toEqual([
    ['cancelled', 1],
    ['offered', 1],
  ]);
});
