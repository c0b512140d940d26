import { homeForMeSchema } from '../../shell/src/data/home-for-me/home-for-me.schema';
import { ownFiguresSchema } from '../../shell/src/data/own-figures/own-figures.schema';
import { fit } from './answers/fit';
import { createPerformer, createVenue, insertBooking } from './setup/bookings';
import { call } from './setup/callers';
import { createEvent, createFreeEvent, registrationFor } from './setup/events';
import { signUp, signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();

const home = async (person: string) =>
  fit(homeForMeSchema, await call(database.sql, person, 'home_for_me'));
const actAs = (person: string, type: string) => database.sql`
  with identity as (
    insert into public.user_identities (user_id, user_type) values (${person}, ${type})
  )
  update public.profiles set active_type = ${type} where id = ${person}`;
const hours = (inDays: number) => {
  const start = new Date(Date.now() + inDays * 86_400_000);
  const end = new Date(start.getTime() + 3 * 3_600_000);
  return { start: start.toISOString(), end: end.toISOString() };
};

test('a fan reads of the ticket that comes next, not of one that is over, given back or another’s', async () => {
  const fan = await signUp(database.sql);
  expect(await home(fan)).toMatchObject({ ticket: null, followed: null, desk: null });
  const [later, next, cancelled, other] = await Promise.all(
    [30, 9, 3, 2].map((inDays) => createFreeEvent(database.sql, {}, { inDays })),
  );
  for (const event of [later, next, cancelled]) {
    await call(database.sql, fan, 'register_for_event', registrationFor(event ?? ''));
  }
  const stranger = await signUp(database.sql);
  await call(database.sql, stranger, 'register_for_event', registrationFor(other ?? ''));
  await database.sql`
    update public.tickets set status = 'cancelled', cancelled_at = now()
    where event_id = ${cancelled ?? ''}`;
  expect((await home(fan)).ticket?.event_id).toBe(next);
});

test('a fan reads of the next event of somebody whom they follow', async () => {
  const fan = await signUp(database.sql);
  const [followed, other] = [
    await createPerformer(database.sql, null, { performer_name: '許知遙' }),
    await createPerformer(database.sql, null),
  ];
  const on = async (performer: string, inDays: number, status = 'approved') => {
    const event = await createEvent(database.sql, { inDays, status });
    await database.sql`
      insert into public.event_performers (event_id, performer_id) values (${event}, ${performer})`;
    return event;
  };
  await on(other, 1);
  await on(followed, -2);
  await on(followed, 2, 'draft');
  const next = await on(followed, 5);
  await on(followed, 8);
  await call(database.sql, fan, 'follow_artist', { p_performer_id: followed });
  expect((await home(fan)).followed).toMatchObject({ event_id: next, artist: '許知遙' });
});

test.each([
  ['venue', 'venue'],
  ['performer', 'performance'],
] as const)(
  'a %s reads what waits and what comes next at their own desk alone',
  async (type, kind) => {
    const { sql } = database;
    const [host, guest, another] = await Promise.all([signUp(sql), signUp(sql), signUp(sql)]);
    await actAs(host, type);
    expect((await home(host)).desk).toEqual({ pages: 0, waiting: 0, next: null });
    const create = type === 'venue' ? createVenue : createPerformer;
    const [own, others] = [await create(sql, host), await create(sql, another)];
    const book = (of: string, inDays: number, status?: string) =>
      insertBooking(sql, { kind, of, by: guest, at: hours(inDays), ...(status && { status }) });
    await book(own, 3);
    await book(own, 4);
    await book(others, 3);
    await book(own, 6, 'declined');
    await book(own, 20, 'confirmed');
    const next = await book(own, 10, 'confirmed');
    const { desk, ticket } = await home(host);
    expect(desk).toMatchObject({ pages: 1, waiting: 2, next: { booking_id: next } });
    expect(ticket).toBeNull();
  },
);

test('administrators alone read how much waits in the back office', async () => {
  const { sql } = database;
  const [admin, fan] = [await signUpSuperadmin(sql), await signUp(sql)];
  const before = (await home(admin)).waiting_approvals ?? 0;
  await createEvent(sql, { status: 'pending_approval' });
  expect((await home(admin)).waiting_approvals).toBe(before + 1);
  expect((await home(fan)).waiting_approvals).toBeNull();
});

test('anybody reads how much there is on the site: what visitors can see and nothing else', async () => {
  const { sql } = database;
  const counts = () => call<Record<string, number>>(sql, null, 'site_counts');
  const before = await counts();
  await createEvent(sql, { inDays: 5 });
  await createEvent(sql, { inDays: -5 });
  await createEvent(sql, { status: 'draft' });
  await createPerformer(sql, null);
  await createPerformer(sql, null, { status: 'pending' });
  await createVenue(sql, null, { status: 'draft' });
  expect(await counts()).toEqual({
    events: (before['events'] ?? 0) + 1,
    performers: (before['performers'] ?? 0) + 1,
    venues: before['venues'],
  });
});

test('the own page counts what is the person’s, and nothing of anybody else', async () => {
  const [fan, stranger] = [await signUp(database.sql), await signUp(database.sql)];
  const performer = await createPerformer(database.sql, null);
  const venue = await createVenue(database.sql, stranger);
  const [next, left] = [await createFreeEvent(database.sql), await createFreeEvent(database.sql)];
  for (const event of [next, left]) {
    await call(database.sql, fan, 'register_for_event', registrationFor(event));
  }
  await database.sql`
    update public.tickets set status = 'cancelled', cancelled_at = now() where event_id = ${left}`;
  await call(database.sql, fan, 'follow_artist', { p_performer_id: performer });
  await call(database.sql, fan, 'save_item', { p_entity_type: 'venue', p_entity_id: venue });
  const figures = async (person: string) =>
    fit(ownFiguresSchema, await call(database.sql, person, 'my_figures'));
  expect(await figures(fan)).toEqual({ tickets: 1, following: 1, saved: 1, visits: 0 });
  expect(await figures(stranger)).toEqual({ tickets: 0, following: 0, saved: 0, visits: 0 });
});
