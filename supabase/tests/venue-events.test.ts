import {
  answeredEventSchema,
  namedEventPageSchema,
} from '../../mf-venues/src/data/venue-event/venue-event.schema';
import { eventForEditingSchema } from '../../mf-events/src/data/organizer/event-for-editing.schema';
import { fit } from './answers/fit';
import { signUpAdmin } from './setup/back-office';
import { createVenue, hours, insertBooking } from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { createFreeEvent, taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

const database = provideTestDatabase();
let host: string;
let organizer: string;
let venue: string;
let event: string;

beforeEach(async () => {
  host = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
  venue = await createVenue(database.sql, host, { name: '光點咖啡' });
  event = await createFreeEvent(
    database.sql,
    {},
    { organizer_id: organizer, venue_id: venue, title: '仲夏生咖' },
  );
});
afterEach(() => checkInvariants(database.sql));

const events = async (args: Record<string, Argument> = {}, person = host) =>
  fit(namedEventPageSchema, await call(database.sql, person, 'my_venue_events', args));
const answer = async (change: Record<string, Argument> = {}, person = host) =>
  fit(
    answeredEventSchema,
    await call(database.sql, person, 'answer_venue_event', {
      p_event_id: event,
      p_version: 1,
      p_answer: 'objected',
      p_reason: '當天場地整修',
      ...change,
    }),
  );
const consent = (change: Record<string, Argument> = {}) =>
  answer({ p_answer: 'consented', p_reason: null, ...change });
const listedAtVenue = async () => {
  const page = await call<{ upcoming_events: { id: string }[] }>(database.sql, null, 'get_venue', {
    p_id: venue,
  });
  return page.upcoming_events.map(({ id }) => id);
};
const venueOnEventPage = async () => {
  const page = await call<{ venue: { id: string } | null }>(database.sql, null, 'get_event', {
    p_id: event,
  });
  return page.venue?.id ?? null;
};
const toldTo = (person: string) => database.sql<{ kind: string; reason: string | null }[]>`
  select kind, params ->> 'reason' as reason from public.notifications
  where user_id = ${person} order by created_at, id`;
/** An approved event, moved as its organizer would. */
const move = (inDays: number) => database.sql`
  update public.events set date = ${taipeiDay(inDays)}, version = version + 1 where id = ${event}`;

describe('an event that names a venue', () => {
  it('is listed on the page of the venue, and waits for the host among the own ones', async () => {
    expect(await listedAtVenue()).toEqual([event]);
    expect(await venueOnEventPage()).toBe(venue);
    const { items, waiting } = await events();
    expect(waiting).toBe(1);
    expect(items).toMatchObject([
      { id: event, stand: 'waiting', answer: null, booking: null, venue_name: '光點咖啡' },
    ]);
  });

  it('shows the host what its organizer has booked for then, and nobody else’s bookings', async () => {
    const at = hours(30, '18:00', '23:00');
    const guest = await signUp(database.sql);
    await insertBooking(database.sql, { kind: 'venue', of: venue, by: guest, at });
    expect((await events()).items[0]?.booking).toBeNull();
    const id = await insertBooking(database.sql, { kind: 'venue', of: venue, by: organizer, at });
    expect((await events()).items[0]?.booking).toMatchObject({ id, status: 'requested' });
  });

  it('is told to the host when it is submitted, and nobody hears of a draft', async () => {
    const draft = await createFreeEvent(
      database.sql,
      {},
      { organizer_id: organizer, venue_id: venue, status: 'draft', description: '一杯。' },
    );
    expect((await events()).items.map(({ id }) => id)).not.toContain(draft);
    expect(await refusal(answer({ p_event_id: draft }))).toBe('NOT_FOUND');
    expect(await toldTo(host)).toEqual([]);
    await call(database.sql, organizer, 'submit_event', { p_event_id: draft, p_version: 1 });
    expect(await toldTo(host)).toMatchObject([{ kind: 'venue.event_named' }]);
    expect((await events()).items.map(({ id }) => id)).toContain(draft);
  });

  it('needs no answer where host and organizer are one', async () => {
    await database.sql`update public.events set organizer_id = ${host} where id = ${event}`;
    expect((await events()).items[0]).toMatchObject({ stand: 'own' });
    expect((await events()).waiting).toBe(0);
    expect(await faultOf(answer())).toMatchObject({ code: 'INVALID_STATE', hint: 'own' });
  });
});

describe('an objection', () => {
  it('takes the event off the page of the venue, and the way there off the page of the event', async () => {
    expect(await answer()).toMatchObject({
      stand: 'objected',
      answer: { answer: 'objected', reason: '當天場地整修' },
    });
    expect(await listedAtVenue()).toEqual([]);
    expect(await venueOnEventPage()).toBeNull();
  });

  it('leaves the event on sale', async () => {
    await answer();
    const [row] = await database.sql<{ status: string; sale_state: string }[]>`
      select status, sale_state from public.events where id = ${event}`;
    expect(row).toEqual({ status: 'approved', sale_state: 'on_sale' });
  });

  it('is told to the organizer with its reason, once however often it is pressed', async () => {
    await answer();
    await answer();
    expect(await toldTo(organizer)).toEqual([
      { kind: 'event.venue_objected', reason: '當天場地整修' },
    ]);
    const editing = fit(
      eventForEditingSchema,
      await call(database.sql, organizer, 'event_for_editing', { p_event_id: event }),
    );
    expect(editing.venue_answer).toMatchObject({ stand: 'objected', reason: '當天場地整修' });
    expect(editing.venue).toMatchObject({ id: venue });
  });

  it('to a public event reaches the administrators as a report, and one taken back leaves it', async () => {
    const reports = () => database.sql<{ status: string; body: string }[]>`
      select status, body from public.reports where entity_id = ${event}`;
    await answer();
    expect(await reports()).toEqual([{ status: 'open', body: '當天場地整修' }]);
    await consent();
    expect(await reports()).toEqual([{ status: 'dismissed', body: '當天場地整修' }]);
  });

  it('to an event that waits for its approval is marked there', async () => {
    await database.sql`
      update public.events set status = 'pending_approval' where id = ${event}`;
    await answer();
    const admin = await signUpAdmin(database.sql, 'approver');
    const queue = await call<{ items: { marks: { code: string; facts: object }[] }[] }>(
      database.sql,
      admin,
      'approval_queue',
      { p_type: 'event' },
    );
    expect(queue.items.flatMap(({ marks }) => marks)).toContainEqual({
      code: 'venue_objected',
      level: 'danger',
      facts: { title: '光點咖啡', reason: '當天場地整修' },
    });
  });

  it('is taken back by a consent, and holds when the event is moved', async () => {
    await answer();
    await move(45);
    expect((await events()).items[0]).toMatchObject({ stand: 'objected' });
    expect(await consent({ p_version: 2 })).toMatchObject({ stand: 'consented' });
    expect(await listedAtVenue()).toEqual([event]);
    const rows = await database.sql<{ no: number; answer: string }[]>`
      select no, answer from public.venue_event_answers where event_id = ${event} order by no`;
    expect(rows).toEqual([
      { no: 1, answer: 'objected' },
      { no: 2, answer: 'consented' },
    ]);
  });

  it('speaks of one venue: at another one the event begins anew', async () => {
    await answer();
    const other = await createVenue(database.sql, host);
    await database.sql`
      update public.events set venue_id = ${other}, version = 2 where id = ${event}`;
    expect((await events()).items[0]).toMatchObject({ stand: 'waiting', venue_id: other });
    expect(await venueOnEventPage()).toBe(other);
  });
});

describe('a consent', () => {
  it('is for the hours that were read: moved, the event waits again, and the host is asked', async () => {
    await consent();
    expect((await events()).waiting).toBe(0);
    expect(await toldTo(organizer)).toEqual([{ kind: 'event.venue_consented', reason: null }]);
    await move(45);
    expect((await events()).items[0]).toMatchObject({
      stand: 'waiting',
      answer: { answer: 'consented' },
    });
    expect(await toldTo(host)).toMatchObject([{ kind: 'venue.event_named' }]);
    expect(await listedAtVenue()).toEqual([event]);
  });

  it('of an event that was changed meanwhile is refused', async () => {
    await move(45);
    expect(await refusal(consent())).toBe('STALE_VERSION');
  });
});

describe('who may answer', () => {
  it.each([
    ['reason', { p_reason: '  ' }],
    ['reason', { p_reason: '長'.repeat(501) }],
    ['answer', { p_answer: 'maybe' }],
  ])('nobody with a wrong %s', async (hint, change) => {
    expect(await faultOf(answer(change))).toMatchObject({ code: 'INVALID_INPUT', hint });
  });

  it('neither the organizer nor another host', async () => {
    const other = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    await createVenue(database.sql, other);
    for (const person of [organizer, other]) {
      expect(await refusal(answer({}, person))).toBe('NOT_FOUND');
      expect((await events({}, person)).items).toEqual([]);
    }
    expect(await refusal(answer({}, null as unknown as string))).toBe('NOT_SIGNED_IN');
  });

  it('a manager of venues, but for an event of their own', async () => {
    const manager = await signUpAdmin(database.sql, 'editor');
    expect(await answer({}, manager)).toMatchObject({ stand: 'objected' });
    await database.sql`update public.events set organizer_id = ${manager} where id = ${event}`;
    expect(await refusal(answer({ p_reason: '另有安排' }, manager))).toBe('OWN_CAUSE');
  });

  it('nobody once the event is over', async () => {
    await database.sql`
      update public.events set date = ${taipeiDay(-3)}, ends_at = now() - interval '2 days'
      where id = ${event}`;
    expect(await faultOf(answer())).toMatchObject({ code: 'INVALID_STATE', hint: 'over' });
    expect((await events()).items).toEqual([]);
    expect((await events({ p_state: 'past' })).items).toMatchObject([{ id: event }]);
  });
});

it('the list is narrowed to a venue and to a state', async () => {
  const second = await createVenue(database.sql, host);
  const there = await createFreeEvent(
    database.sql,
    {},
    { organizer_id: organizer, venue_id: second, inDays: 10 },
  );
  await answer();
  const ids = async (args: Record<string, Argument>) =>
    (await events(args)).items.map(({ id }) => id);
  // What waits comes first, whatever its day.
  expect(await ids({})).toEqual([there, event]);
  expect(await ids({ p_venue_id: venue })).toEqual([event]);
  expect(await ids({ p_state: 'waiting' })).toEqual([there]);
  expect(await ids({ p_state: 'objected' })).toEqual([event]);
  expect(await ids({ p_state: 'consented' })).toEqual([]);
});
