import { call, refusal } from './setup/callers';
import { addTicketType, createEvent, type NewEvent, type NewTicketType } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
const person = () => signUp(database.sql);

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

async function comingSale(type: NewTicketType = {}, event: NewEvent = {}) {
  const id = await createEvent(database.sql, event);
  await addTicketType(database.sql, id, { sale_start_at: inMinutes(60), ...type });
  return id;
}

const remind = (event: string, user: string, isOn = true, type = 'free') =>
  call<{ is_on: boolean }>(database.sql, user, 'remind_of_sale', {
    p_event_id: event,
    p_ticket_type_id: type,
    p_is_on: isOn,
  });
const remindersOf = (event: string, user: string) =>
  call<string[]>(database.sql, user, 'my_sale_reminders', { p_event_id: event });
const announce = () => database.sql`select private.announce_sales()`;
const openSale = (event: string) => database.sql`
  update public.ticket_stock set sale_start_at = now() - interval '1 second'
  where event_id = ${event} and ticket_type_id <> '*'`;
const toldOf = async (user: string) =>
  (
    await database.sql<{ link: string; title: string }[]>`
      select link, params ->> 'event' as title from public.notifications
      where user_id = ${user} and kind = 'event.sale_started'`
  ).map((row) => ({ ...row }));

it('tells those who asked when the sale has begun, once, and forgets them', async () => {
  const event = await comingSale();
  const [waiting, changedMind] = [await person(), await person()];
  expect(await remind(event, waiting)).toEqual({ is_on: true });
  await remind(event, waiting);
  await remind(event, changedMind);
  expect(await remind(event, changedMind, false)).toEqual({ is_on: false });
  await announce();
  expect(await toldOf(waiting)).toEqual([]);
  expect(await remindersOf(event, waiting)).toEqual(['free']);

  await openSale(event);
  await announce();
  await announce();
  expect(await toldOf(waiting)).toEqual([{ link: `/events/${event}`, title: '測試活動：第一場' }]);
  expect(await toldOf(changedMind)).toEqual([]);
  expect(await remindersOf(event, waiting)).toEqual([]);
});

it('tells once about several types of an event', async () => {
  const event = await comingSale();
  await addTicketType(database.sql, event, {
    ticket_type_id: 'vip',
    name: '貴賓',
    sale_start_at: inMinutes(30),
  });
  const fan = await person();
  await remind(event, fan);
  await remind(event, fan, true, 'vip');
  await openSale(event);
  await announce();
  expect(await toldOf(fan)).toHaveLength(1);
});

it.each([
  ['was called off', { status: 'cancelled' }, {}],
  ['is over', { ends_at: new Date(Date.now() - 60_000).toISOString() }, {}],
  ['hides the type by now', {}, { is_hidden: true }],
] as const)('says nothing about an event that %s', async (_why, eventChange, typeChange) => {
  const event = await comingSale({}, { inDays: 0, time: '00:00' });
  const fan = await person();
  // The event of today may be over by its own end: it is moved only now.
  await database.sql`update public.events set ends_at = now() + interval '1 day' where id = ${event}`;
  await remind(event, fan);
  if ('status' in eventChange || 'ends_at' in eventChange) {
    await database.sql`update public.events set ${database.sql(eventChange)} where id = ${event}`;
  }
  if ('is_hidden' in typeChange) {
    await database.sql`
      update public.ticket_stock set is_hidden = true where event_id = ${event} and ticket_type_id = 'free'`;
  }
  await openSale(event);
  await announce();
  expect(await toldOf(fan)).toEqual([]);
  expect(await remindersOf(event, fan)).toEqual([]);
});

it('waits for the new moment when a sale is put off', async () => {
  const event = await comingSale({ sale_start_at: inMinutes(1) });
  const fan = await person();
  await remind(event, fan);
  await database.sql`
    update public.ticket_stock set sale_start_at = now() + interval '1 day' where event_id = ${event} and ticket_type_id = 'free'`;
  await announce();
  expect(await toldOf(fan)).toEqual([]);
  expect(await remindersOf(event, fan)).toEqual(['free']);
});

it('is only for sales that are ahead, of types that the public can see', async () => {
  const fan = await person();
  expect(await refusal(remind(await comingSale({ sale_start_at: inMinutes(-1) }), fan))).toBe(
    'INVALID_STATE',
  );
  expect(await refusal(remind(await comingSale({ is_hidden: true }), fan))).toBe('NOT_FOUND');
  expect(await refusal(remind(await comingSale({}, { status: 'draft' }), fan))).toBe('NOT_FOUND');
  expect(await refusal(remind(await comingSale(), fan, true, '*'))).toBe('NOT_FOUND');
});

it('has an end at a hundred for each person', async () => {
  const fan = await person();
  const events = await Promise.all(Array.from({ length: 100 }, () => comingSale()));
  await database.sql`
    insert into public.sale_reminders (user_id, event_id, ticket_type_id)
    select ${fan}, id, 'free' from unnest(${events}::uuid[]) as id`;
  expect(await refusal(remind(await comingSale(), fan))).toBe('LIMIT_EXCEEDED');
  expect(await remind(events[0] ?? '', fan)).toEqual({ is_on: true });
});

it('goes with the account', async () => {
  const event = await comingSale();
  const fan = await person();
  await remind(event, fan);
  await database.sql`update public.profiles set deleted = true where id = ${fan}`;
  expect(await database.sql`select from public.sale_reminders where user_id = ${fan}`).toHaveLength(
    0,
  );
});
