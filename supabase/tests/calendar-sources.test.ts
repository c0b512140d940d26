import { sized } from '../../tools/run-size/run-size';
import { ownCalendarSchema } from '../../shared/src/booking/own-calendar.schema';
import { fit } from './answers/fit';
import { createVenue, hours, insertBooking, venueRequest } from './setup/bookings';
import { call, faultOf, refusal, type Argument } from './setup/callers';
import { signUpCrowd } from './setup/crowd';
import { taipeiDay } from './setup/events';
import { checkInvariants } from './setup/invariants';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

// As many connections as a busy PostgREST would use.
const database = provideTestDatabase({ poolSize: sized(16, 40) });
const url = 'https://calendar.example.com/private-4f2/basic.ics';
let owner: string;
let venue: string;

beforeEach(async () => {
  owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
  venue = await createVenue(database.sql, owner, { name: '光點咖啡' });
});
afterEach(() => checkInvariants(database.sql));

const add = (p_url = url, person: string | null = owner) =>
  call<{ id: string; host: string }>(database.sql, person, 'add_calendar_source', {
    p_type: 'venue',
    p_id: venue,
    p_url,
  });
const of = (name: string, p_source_id: string, person = owner) =>
  call(database.sql, person, name, { p_source_id });
/** What the server's own function calls. */
const server = async <Answer>(name: string, args: Record<string, Argument>) => {
  const names = Object.keys(args);
  const [row] = await database.sql.unsafe<{ answer: Answer }[]>(
    `select public.${name}(${names.map((each, n) => `${each} => $${n + 1}`).join(', ')}) as answer`,
    Object.values(args) as never[],
  );
  return row?.answer as Answer;
};
const claim = (id?: string) =>
  server<{ id: string; url: string }[]>('claim_calendar_sources', id ? { p_source_id: id } : {});
const entry = (uid: string, inDays: number) => {
  const { start, end } = hours(inDays, '10:00', '12:00');
  return { uid, start_at: start, end_at: end, title: `外部 ${uid}` };
};
const take = (id: string, entries: object[], unclear = 0, unread = 0) =>
  server('take_calendar_source', {
    p_source_id: id,
    p_entries: entries,
    p_unclear: unclear,
    p_unread: unread,
  });
const calendar = async () =>
  fit(
    ownCalendarSchema,
    await call(database.sql, owner, 'my_calendar', {
      p_type: 'venue',
      p_id: venue,
      p_to: taipeiDay(60),
    }),
  );
const dueAgain = (id: string) => database.sql`
  update public.calendar_sources set next_read_at = now() - interval '1 second' where id = ${id}`;
const told = async () =>
  (
    await database.sql<{ kind: string }[]>`
      select kind from public.notifications where user_id = ${owner} order by created_at, id`
  ).map(({ kind }) => kind);

describe('a calendar elsewhere', () => {
  it('is read by its address, which nobody is shown again', async () => {
    const { id, host } = await add(` ${url.replace('https', 'webcal')} `);
    expect(host).toBe('calendar.example.com');
    expect(await claim()).toEqual([{ id, url }]);
    // Handed to one reader.
    expect(await claim()).toEqual([]);
    await take(id, [entry('a', 5), entry('b', 6)], 1, 2);
    const { blocks, sources } = await calendar();
    expect(blocks.map(({ source, reason }) => [source, reason])).toEqual([
      ['ics', '外部 a'],
      ['ics', '外部 b'],
    ]);
    expect(sources).toMatchObject([
      { id, host, entries: 2, unclear: 1, unread: 2, fault: null, clashes: [] },
    ]);
    expect(JSON.stringify(sources)).not.toContain('private-4f2');
  });

  it('moves and frees with each reading, and leaves what a file brought alone', async () => {
    await call(database.sql, owner, 'import_blocks', {
      p_type: 'venue',
      p_id: venue,
      p_entries: [entry('a', 9)],
    });
    const { id } = await add();
    await take(id, [entry('a', 5), entry('b', 6)]);
    await take(id, [entry('a', 7)]);
    expect((await calendar()).blocks.map(({ start_at }) => start_at.slice(0, 10))).toEqual([
      taipeiDay(7),
      taipeiDay(9),
    ]);
    await take(id, []);
    expect((await calendar()).blocks).toHaveLength(1);
  });

  it('tells the owner of clashes that are new, once', async () => {
    await insertBooking(database.sql, {
      kind: 'venue',
      of: venue,
      by: await signUp(database.sql),
      at: hours(5, '11:00', '13:00'),
      status: 'confirmed',
    });
    const { id } = await add();
    await take(id, [entry('a', 5), entry('b', 6)]);
    await take(id, [entry('a', 5), entry('b', 6)]);
    const { blocks, sources } = await calendar();
    expect(blocks.map(({ reason }) => reason)).toEqual(['外部 a', '外部 b']);
    expect(sources[0]?.clashes).toMatchObject([{ title: '外部 a' }]);
    expect(await told()).toEqual(['calendar.clashed']);
    await take(id, [entry('b', 6)]);
    expect((await calendar()).sources[0]?.clashes).toEqual([]);
  });

  it('that cannot be read keeps what it had, is tried by the hour, and is told after half a day', async () => {
    const { id } = await add();
    await take(id, [entry('a', 5)]);
    for (let tried = 0; tried < 13; tried++) {
      await dueAgain(id);
      expect(await claim()).toHaveLength(1);
      await server('fail_calendar_source', { p_source_id: id, p_fault: 'unreachable' });
    }
    const { blocks, sources } = await calendar();
    expect(blocks).toHaveLength(1);
    expect(sources).toMatchObject([{ fault: 'unreachable', entries: 1 }]);
    expect(await told()).toEqual(['calendar.unreadable']);
    await take(id, [entry('a', 5)]);
    expect((await calendar()).sources).toMatchObject([{ fault: null }]);
  });

  it('frees what it kept when it is removed, also while it is being read', async () => {
    const { id } = await add();
    await take(id, [entry('a', 5)]);
    await of('remove_calendar_source', id);
    expect(await calendar()).toMatchObject({ blocks: [], sources: [] });
    expect(await faultOf(take(id, [entry('a', 5)]))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await calendar()).blocks).toEqual([]);
  });

  it('is its owner’s alone', async () => {
    const { id } = await add();
    const other = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    expect(await refusal(add(url, other))).toBe('NOT_FOUND');
    expect(await refusal(of('remove_calendar_source', id, other))).toBe('NOT_FOUND');
    expect(await refusal(of('refresh_calendar_source', id, other))).toBe('NOT_FOUND');
    await of('refresh_calendar_source', id);
    await take(id, []);
    expect(await refusal(of('refresh_calendar_source', id))).toBe('RATE_LIMITED');
  });

  it('of an account that is closed is not read', async () => {
    const { id } = await add();
    await database.sql`update public.profiles set active = false where id = ${owner}`;
    expect(await claim(id)).toEqual([]);
  });

  it('is one of five at most, and the same address is one', async () => {
    const { id } = await add();
    expect((await add()).id).toBe(id);
    for (const n of [2, 3, 4, 5]) await add(`https://calendar.example.com/${n}.ics`);
    expect(await refusal(add('https://calendar.example.com/6.ics'))).toBe('LIMIT_EXCEEDED');
  });

  it.each([
    '',
    'calendar',
    'http://calendar.example.com/a.ics',
    'ftp://calendar.example.com/a.ics',
    'file:///etc/passwd',
    'https://localhost/a.ics',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://db.internal/a.ics',
    'https://printer.local/a.ics',
    'https://me:secret@calendar.example.com/a.ics',
    'https://calendar.example.com:8443/a.ics',
    `https://calendar.example.com/${'a'.repeat(2000)}`,
  ])('has an address on the open network: not %s', async (wrong) => {
    expect(await faultOf(add(wrong))).toMatchObject({ code: 'INVALID_INPUT', hint: 'url' });
  });
});

it('of many readers, guests and an owner at once nobody is given an hour twice, and what is gone keeps none', async () => {
  const guests = await signUpCrowd(database.sql, 24);
  await database.sql`update public.venues set booking_mode = 'instant' where id = ${venue}`;
  const first = await add();
  const second = await add('https://calendar.example.com/other.ics');
  const handedOut: string[] = [];
  const refusals = new Set<string>();
  const tried = (attempt: Promise<unknown>) =>
    attempt.catch((error: unknown) => refusals.add((error as Error).message));
  /** Reads what is due, as each of several machines does; what it finds is another thing each time. */
  const reader = async (n: number) => {
    for (const { id } of await claim()) {
      handedOut.push(id);
      await tried(take(id, [entry('a', 5 + (n % 3)), entry('b', 5 + (n % 4)), entry(`c${n}`, 9)]));
    }
  };
  await Promise.all([
    // Twelve machines at the same moment: each calendar goes to one of them.
    ...Array.from({ length: 12 }, (_, n) => reader(n)),
    // Some have read it before, and come late.
    ...Array.from({ length: 12 }, (_, n) =>
      tried(take(n % 2 ? first.id : second.id, [entry('a', 5 + (n % 5)), entry('late', 6)])),
    ),
    ...guests.map((guest, n) =>
      tried(
        call(
          database.sql,
          guest,
          'request_venue_booking',
          venueRequest(venue, hours(5 + (n % 5), '11:00', '13:00')),
        ),
      ),
    ),
    tried(server('fail_calendar_source', { p_source_id: second.id, p_fault: 'unreachable' })),
    tried(of('refresh_calendar_source', first.id)),
    tried(of('remove_calendar_source', first.id)),
  ]);
  expect(handedOut).toHaveLength(new Set(handedOut).size);
  // No deadlock, and nothing that nobody expects.
  expect(['LIMIT_EXCEEDED', 'NOT_FOUND', 'RATE_LIMITED', 'SLOT_TAKEN']).toEqual(
    expect.arrayContaining([...refusals]),
  );
  expect((await calendar()).sources.map(({ id }) => id)).toEqual([second.id]);
  const [left] = await database.sql`
    select count(*)::int as of_removed from public.calendar_blocks
    where resource_id = ${venue} and source_id is distinct from ${second.id}`;
  expect(left).toEqual({ of_removed: 0 });
  const [counted] = await database.sql`
    select s.entries = (select count(*) from public.calendar_blocks where source_id = s.id) as is_true
    from public.calendar_sources as s where s.id = ${second.id}`;
  expect(counted).toEqual({ is_true: true });
});
