import ICAL from 'ical.js';
import { createPerformer, signUpAdmin } from './setup/back-office';
import { createVenue, hours, insertBooking } from './setup/bookings';
import { call, refusal } from './setup/callers';
import { createEvent, createFreeEvent, registrationFor, taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

/** What calendars read: each scope, and what they hear of changes, by a parser that they use. */

const database = provideTestDatabase();
let fan = '';
beforeEach(async () => {
  fan = await signUp(database.sql);
});

async function subscribe(person: string, scope: string, id: string | null = null) {
  const { token } = await call<{ token: string }>(database.sql, person, 'create_calendar_feed', {
    p_scope: scope,
    p_id: id,
  });
  return token;
}
/** The entries of the file, as a calendar understands them. */
async function read(token: string) {
  const file = await call<Buffer>(database.sql, null, 'calendar_file', { p_token: token });
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(file).toString()) as never);
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const event = new ICAL.Event(entry);
    return {
      uid: event.uid,
      title: event.summary,
      sequence: event.sequence,
      status: String(entry.getFirstPropertyValue('status')),
      day: event.startDate.toJSDate().toISOString().slice(0, 10),
    };
  });
}

it.each(['tickets', 'saved', 'follows', 'duties'])(
  '%s: an event of them, and no other',
  async (scope) => {
    const { sql } = database;
    const performer = await createPerformer(sql, await signUp(sql));
    const event = await createFreeEvent(sql, {}, { title: '自己的一場' });
    await createFreeEvent(sql, {}, { title: '別人的一場' });
    const token = await subscribe(fan, scope);
    expect(await read(token)).toEqual([]);
    const added: Record<string, () => Promise<unknown>> = {
      tickets: () => call(sql, fan, 'register_for_event', registrationFor(event)),
      saved: () => call(sql, fan, 'save_item', { p_entity_type: 'event', p_entity_id: event }),
      follows: async () => {
        await sql`insert into public.event_performers (event_id, performer_id) values (${event}, ${performer})`;
        await sql`insert into public.artist_follows (user_id, performer_id) values (${fan}, ${performer})`;
      },
      duties: () => sql`
      insert into public.event_staff (event_id, email, user_id, status)
      values (${event}, ${`${fan}@people.test`}, ${fan}, 'active')`,
    };
    await added[scope]?.();
    expect((await read(token)).map(({ title }) => title)).toEqual(['自己的一場']);
  },
);

it('of duties forgets who was sent away, and drafts stand in none', async () => {
  const { sql } = database;
  const event = await createEvent(sql);
  await sql`
    insert into public.event_staff (event_id, email, user_id, status)
    values (${event}, ${`${fan}@people.test`}, ${fan}, 'active')`;
  const token = await subscribe(fan, 'duties');
  expect(await read(token)).toHaveLength(1);
  await sql`update public.event_staff set status = 'removed' where event_id = ${event}`;
  expect(await read(token)).toEqual([]);
});

it('says that an event moved by a higher sequence of the same entry, and that it is off by its status', async () => {
  const { sql } = database;
  const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
  const event = await createFreeEvent(
    sql,
    {},
    { organizer_id: organizer, inDays: 1, city: 'hsinchu' },
  );
  await call(sql, fan, 'register_for_event', registrationFor(event));
  const token = await subscribe(fan, 'tickets');
  const [before] = await read(token);
  expect(before).toMatchObject({ status: 'CONFIRMED', day: taipeiDay(1) });
  await call(sql, organizer, 'announce_closure', { p_cities: ['新竹'], p_day: taipeiDay(1) });
  await call(sql, organizer, 'decide_closure', {
    p_event_id: event,
    p_day: taipeiDay(1),
    p_decision: 'moved',
    p_new_day: taipeiDay(40),
  });
  const [moved] = await read(token);
  expect(moved).toMatchObject({ uid: before?.uid, status: 'CONFIRMED', day: taipeiDay(40) });
  expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  await call(sql, organizer, 'cancel_event', { p_event_id: event, p_reason: '颱風' });
  const [off] = await read(token);
  expect(off).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
  expect(off?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
});

it('says that it is open whether an event takes place while its city is closed', async () => {
  const { sql } = database;
  const organizer = await signUp(sql, { metadata: { user_type: 'performer' } });
  const root = await signUpAdmin(sql, 'superadmin');
  const event = await createEvent(sql, { organizer_id: organizer, inDays: 1, city: 'keelung' });
  const token = await subscribe(organizer, 'organized');
  await call(sql, root, 'announce_closure', { p_cities: ['基隆'], p_day: taipeiDay(1) });
  expect((await read(token))[0]).toMatchObject({ status: 'TENTATIVE' });
  await call(sql, organizer, 'decide_closure', {
    p_event_id: event,
    p_day: taipeiDay(1),
    p_decision: 'held',
  });
  expect((await read(token))[0]).toMatchObject({ status: 'CONFIRMED' });
});

it('keeps a booking that was called off, marked as such', async () => {
  const { sql } = database;
  const host = await signUp(sql, { metadata: { user_type: 'venue' } });
  const venue = await createVenue(sql, host);
  const at = hours(5, '14:00', '18:00');
  const booking = await insertBooking(sql, {
    kind: 'venue',
    of: venue,
    by: fan,
    at,
    status: 'confirmed',
  });
  const token = await subscribe(host, 'venue', venue);
  const [before] = await read(token);
  expect(before).toMatchObject({ status: 'CONFIRMED' });
  await sql`
    update public.bookings
    set status = 'cancelled', cancelled_at = now(), cancelled_by = 'guest', confirmed_at = now()
    where id = ${booking}`;
  expect(await read(token)).toMatchObject([{ uid: before?.uid, status: 'CANCELLED' }]);
});

it('knows no other scope', async () => {
  expect(await refusal(subscribe(fan, 'everything'))).toBe('INVALID_INPUT');
});
