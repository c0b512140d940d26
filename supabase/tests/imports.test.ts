import { randomUUID } from 'node:crypto';
import {
  importRowsSchema,
  importSchema,
  importsSchema,
  rowsLookSchema,
} from '../../mf-admin/src/data/import/import.schema';
import { fit } from './answers/fit';
import { signUpAdmin } from './setup/back-office';
import { call, faultOf, refusal } from './setup/callers';
import { registrationFor, taipeiDay } from './setup/events';
import { signUp } from './setup/people';
import { provideTestDatabase } from './setup/test-database';
import { expectTicketRulesToHold, provedEmailOf } from './setup/tickets';

const database = provideTestDatabase();
let editor: string;
let word: string;
beforeEach(async () => {
  editor = await signUpAdmin(database.sql, 'editor');
  word = randomUUID().slice(0, 8);
});
afterEach(() => expectTicketRulesToHold(database.sql));

type Entry = Record<string, unknown>;
type Kind = 'events' | 'venues' | 'performers';

const event = (change: Entry = {}): Entry => ({
  title: `夜航 ${word}`,
  date: taipeiDay(40),
  time: '19:30',
  category: '主題派對',
  city: '台北',
  location: '回聲林',
  description: '一行說明',
  ticket_price: 600,
  ticket_capacity: 100,
  ...change,
});
const venue = (change: Entry = {}): Entry => ({
  name: `回聲林 ${word}`,
  type: 'Live House',
  city: '台中市',
  location: '公益路 68 號',
  capacity: 200,
  price_per_hour: 3000,
  ...change,
});
const venueOfAllKinds = () =>
  venue({
    description: '挑高的展演空間，兩側有看台，附完整音響與燈光設備。',
    amenities: ['音響', '投影機'],
    open_days: { monday: true },
    opening_hours: { monday: { start: '10:00', end: '22:00' } },
    email: 'hall@people.test',
  });
const performer = (change: Entry = {}): Entry => ({
  performer_name: `晨光 ${word}`,
  performance_type: 'band',
  bio: '四人編制的獨立樂團，創作以台語為主。',
  ...change,
});

const start = async (kind: Kind, total: number, args: object = {}, by = editor) =>
  fit(
    importSchema,
    await call(database.sql, by, 'admin_start_import', {
      p_kind: kind,
      p_file_name: '檔案.csv',
      p_total: total,
      p_client_key: randomUUID(),
      ...args,
    }),
  );
const add = async (id: string, entries: Entry[], first = 2, by = editor) =>
  fit(
    rowsLookSchema,
    await call(database.sql, by, 'admin_add_import_rows', {
      p_import_id: id,
      p_rows: entries.map((entry, index) => ({ row_no: first + index, entry })),
    }),
  );
const step = async (name: 'admin_run_import' | 'admin_undo_import', id: string, by = editor) =>
  fit(importSchema, await call(database.sql, by, name, { p_import_id: id }));
/** As the page does it: some seconds of rows at a time, until there are none left. */
async function runToItsEnd(id: string, by = editor) {
  let now = await step('admin_run_import', id, by);
  // oxlint-disable-next-line no-await-in-loop
  while (now.status === 'running') now = await step('admin_run_import', id, by);
  return now;
}
const rowsOf = async (id: string, p_status: string) =>
  fit(
    importRowsSchema,
    await call(database.sql, editor, 'admin_import_rows', { p_import_id: id, p_status }),
  ).items;
/** A file from its first row to its last. */
async function importAll(kind: Kind, entries: Entry[], args: object = {}, by = editor) {
  const { id } = await start(kind, entries.length, args, by);
  await add(id, entries, 2, by);
  return runToItsEnd(id, by);
}
const made = async (kind: Kind, importId: string) => {
  const table = kind === 'performers' ? 'performer_profiles' : kind;
  return database.sql.unsafe<Record<string, unknown>[]>(
    `select t.* from public.${table} as t join private.import_rows as r on r.entity_id = t.id
     where r.import_id = '${importId}' order by r.row_no`,
  );
};

describe('a dry run', () => {
  it('makes nothing, and names the column of each row that would be refused', async () => {
    const { id } = await start('events', 8);
    const look = await add(id, [
      event(),
      event({ title: ' ' }),
      event({ date: '2026-13-05' }),
      event({ time: '25:30' }),
      event({ ticket_price: -300 }),
      event({ owner_email: 'nobody@people.test' }),
      event({ category: '不存在' }),
      event({ secret: 'x' }),
    ]);
    expect(look.faults.map(({ row_no, field }) => [row_no, field])).toEqual([
      [3, 'title'],
      [4, 'date'],
      [5, 'time'],
      [6, 'ticket_price'],
      [7, 'owner_email'],
      [8, 'category'],
      [9, 'secret'],
    ]);
    expect(look.import).toMatchObject({ status: 'checking', counts: { ready: 1, faulty: 7 } });
    const [count] = await database.sql`
      select count(*)::int from public.events where title like ${`%${word}%`}`;
    expect(count).toEqual({ count: 0 });
  });

  it('finds the venue that is named, or the one whose name is most like it', async () => {
    const name = `聲林 Live House ${word}`;
    const [there] = await database.sql<{ id: string }[]>`
      insert into public.venues (name, type, location, city, capacity, price_per_hour, status)
      values (${name}, 'Live House', '某路 1 號', 'taipei', 40, 1200, 'approved') returning id`;
    const { id } = await start('events', 2);
    const { location: _none, ...nowhere } = event({ venue_name: name });
    const look = await add(id, [nowhere, event({ venue_name: `聲林LiveHouse ${word}` })]);
    expect(look.faults).toEqual([
      { row_no: 3, field: 'venue_name', detail: 'INVALID_INPUT', suggestion: name },
    ]);
    await step('admin_run_import', id);
    expect(await made('events', id)).toMatchObject([{ venue_id: there?.id, location: name }]);
  });

  it('leaves out what stands in the file twice, and what is there already', async () => {
    await importAll('venues', [venue()]);
    const { id } = await start('venues', 3);
    const other = venue({ name: `另一個 ${word}` });
    const look = await add(id, [venue({ city: 'taichung' }), other, other]);
    expect(look.repeated).toEqual([2, 4]);
    expect((await step('admin_run_import', id)).counts).toMatchObject({ made: 1, repeated: 2 });
  });

  it('takes a row that is sent again for the same one, corrected', async () => {
    const { id } = await start('performers', 1);
    expect((await add(id, [performer({ bio: '太短' })])).faults).toMatchObject([{ field: 'bio' }]);
    const look = await add(id, [performer()]);
    expect(look).toMatchObject({ faults: [], import: { counts: { ready: 1, faulty: 0 } } });
  });

  it('takes no more rows than the file was said to have, and no more than five hundred at once', async () => {
    const { id } = await start('venues', 1);
    const two = [venue(), venue({ name: `另一個 ${word}` })];
    expect(await refusal(add(id, two))).toBe('LIMIT_EXCEEDED');
    expect(
      await refusal(
        add(
          id,
          Array.from({ length: 501 }, () => venue()),
        ),
      ),
    ).toBe('LIMIT_EXCEEDED');
    expect(await refusal(start('venues', 20_001))).toBe('LIMIT_EXCEEDED');
  });
});

describe('an import', () => {
  it('makes drafts of events with their tickets, for the account that a row names', async () => {
    const organizer = await signUp(database.sql, { metadata: { user_type: 'performer' } });
    const now = await importAll('events', [
      event({ owner_email: await provedEmailOf(database.sql, organizer) }),
      event({ title: `自己的 ${word}` }),
    ]);
    expect(now).toMatchObject({ status: 'done', counts: { made: 2, ready: 0 } });
    const rows = await made('events', now.id);
    expect(rows).toMatchObject([
      { organizer_id: organizer, status: 'draft', city: 'taipei', is_demo: false },
      { organizer_id: editor, status: 'draft' },
    ]);
    expect(rows[0]?.ticket_types).toMatchObject([{ name: '一般票', price: 'NT$600' }]);
  });

  it('makes drafts of venues, and pages of performers that wait for their owner', async () => {
    const venues = await importAll('venues', [venue()]);
    expect(await made('venues', venues.id)).toMatchObject([{ status: 'draft', owner_id: editor }]);
    const performers = await importAll('performers', [performer()]);
    expect(await made('performers', performers.id)).toMatchObject([
      { status: 'pending', owner_id: null },
    ]);
  });

  it.each([
    ['venues', 'save_venue', { p_venue: venueOfAllKinds }],
    ['performers', 'save_performer', { p_performer: performer, p_owner_email: '' }],
    ['events', 'admin_save_event', { p_event: event }],
  ] as const)('makes of a row of %s what %s() makes of it by hand', async (kind, name, makers) => {
    const entries = Object.fromEntries(
      Object.entries(makers).map(([key, value]) => [
        key,
        typeof value === 'function' ? value() : value,
      ]),
    );
    const entry = (entries['p_venue'] ?? entries['p_performer'] ?? entries['p_event']) as Entry;
    const { ticket_price: _price, ticket_capacity: _capacity, ...columns } = entry;
    const { id } = await importAll(kind, [columns]);
    const [imported] = await made(kind, id);
    const byHand = await call<{ id: string }>(database.sql, editor, name, {
      ...entries,
      ...(kind === 'events' && { p_event: columns, p_organizer_id: editor }),
    });
    const [row] = await database.sql.unsafe<Record<string, unknown>[]>(
      `select * from public.${kind === 'performers' ? 'performer_profiles' : kind} where id = '${byHand.id}'`,
    );
    const known = ({
      id: _id,
      created_at: _createdAt,
      submitted_at: _submittedAt,
      updated_at: _updatedAt,
      version: _version,
      ...rest
    }: Record<string, unknown> = {}) => rest;
    expect(known(imported)).toEqual(known(row));
    const [openings] = await database.sql<{ same: boolean }[]>`
      select (
        select array_agg((o.weekday, o.opens, o.closes)::text order by o.weekday)
        from private.weekly_openings as o where resource_id = ${String(imported?.['id'])}
      ) is not distinct from (
        select array_agg((o.weekday, o.opens, o.closes)::text order by o.weekday)
        from private.weekly_openings as o where resource_id = ${byHand.id}
      ) as same`;
    expect(openings).toEqual({ same: true });
  });

  it('makes every other row of a hundred in which some are refused', async () => {
    const owner = await signUp(database.sql);
    const email = await provedEmailOf(database.sql, owner);
    const { id } = await start('venues', 130);
    await add(
      id,
      Array.from({ length: 130 }, (_, index) =>
        venue({ name: `第 ${index} 間 ${word}`, ...(index === 50 && { owner_email: email }) }),
      ),
    );
    await database.sql`update public.profiles set active = false where id = ${owner}`;
    const now = await runToItsEnd(id);
    expect(now).toMatchObject({ status: 'done', counts: { made: 129, failed: 1 } });
    expect(await rowsOf(id, 'failed')).toMatchObject([{ row_no: 52, field: 'owner_email' }]);
  });

  it('says in the log what was made, and where it came from', async () => {
    const { id } = await importAll('venues', [venue()]);
    const log = await database.sql`
      select action, actor_id from public.audit_log
      where entity = 'venues' and (entity_id = ${id} or after ->> 'import_id' = ${id}) order by id`;
    expect(log).toEqual([
      { action: 'create', actor_id: editor },
      { action: 'import', actor_id: editor },
    ]);
  });

  it('that is begun or run twice is one', async () => {
    const key = { p_client_key: randomUUID() };
    const [first, second] = [await start('venues', 1, key), await start('venues', 1, key)];
    expect(second.id).toBe(first.id);
    await add(first.id, [venue()]);
    await add(first.id, [venue()]);
    await step('admin_run_import', first.id);
    expect((await step('admin_run_import', first.id)).counts.made).toBe(1);
    expect(await made('venues', first.id)).toHaveLength(1);
  });

  it('run by two at once makes each row once', async () => {
    const { id } = await start('venues', 40);
    await add(
      id,
      Array.from({ length: 40 }, (_, index) => venue({ name: `場地 ${index} ${word}` })),
    );
    await Promise.all([step('admin_run_import', id), step('admin_run_import', id)]);
    expect(await made('venues', id)).toHaveLength(40);
  });

  it('skips a row that became wrong meanwhile, and says which', async () => {
    const owner = await signUp(database.sql);
    const email = await provedEmailOf(database.sql, owner);
    const { id } = await start('venues', 2);
    await add(id, [venue({ owner_email: email }), venue({ name: `另一個 ${word}` })]);
    await database.sql`update public.profiles set active = false where id = ${owner}`;
    const now = await runToItsEnd(id);
    expect(now).toMatchObject({ status: 'done', counts: { made: 1, failed: 1 } });
    expect(await rowsOf(id, 'failed')).toMatchObject([{ row_no: 2, field: 'owner_email' }]);
  });

  it('goes on by the clock, with the rights that its administrator has then', async () => {
    const { id } = await start('venues', 1);
    await add(id, [venue()]);
    await database.sql`
      update private.imports set status = 'running', stepped_at = now() - interval '1 minute'
      where id = ${id}`;
    await database.sql`select private.continue_imports()`;
    expect(await made('venues', id)).toMatchObject([{ owner_id: editor }]);

    const late = await start('venues', 1);
    await add(late.id, [venue({ name: `太晚 ${word}` })]);
    await database.sql`
      update private.imports set status = 'running', stepped_at = now() - interval '1 minute'
      where id = ${late.id}`;
    await database.sql`update public.profiles set role = 'fan', admin_role = null where id = ${editor}`;
    await database.sql`select private.continue_imports()`;
    expect(await made('venues', late.id)).toEqual([]);
  });

  it.each([
    ['viewer', 'FORBIDDEN'],
    ['approver', 'FORBIDDEN'],
    ['superadmin', 'answers'],
  ])('by a %s: %s', async (role, outcome) => {
    const admin = await signUpAdmin(database.sql, role);
    const attempt = start('venues', 1, {}, admin).then(() => 'answers');
    expect(await (outcome === 'answers' ? attempt : refusal(attempt))).toBe(outcome);
  });

  it('is for administrators with the right to its kind alone, in each of its steps', async () => {
    const { id } = await start('venues', 1);
    await add(id, [venue()]);
    const onlyEvents = await signUpAdmin(database.sql, 'viewer');
    await database.sql`
      update public.profiles set can_manage_events = true where id = ${onlyEvents}`;
    const owner = await signUp(database.sql, { metadata: { user_type: 'venue' } });
    for (const person of [onlyEvents, owner]) {
      const attempts = [
        add(id, [venue()], 2, person),
        step('admin_run_import', id, person),
        step('admin_undo_import', id, person),
        call(database.sql, person, 'admin_import_rows', { p_import_id: id }),
      ];
      // One after the other, to see each answer.
      for (const attempt of attempts) expect(await refusal(attempt)).toBe('FORBIDDEN');
    }
    const seen = fit(importsSchema, await call(database.sql, onlyEvents, 'admin_imports'));
    expect(seen.may_import).toEqual(['events']);
  });
});

describe('taking an import back', () => {
  it('removes what was made, and says so in the log', async () => {
    const { id } = await importAll('events', [event(), event({ title: `第二場 ${word}` })]);
    const now = await step('admin_undo_import', id);
    expect(now).toMatchObject({ status: 'undone', counts: { undone: 2, made: 0, kept: 0 } });
    const [count] = await database.sql`
      select count(*)::int from public.events where title like ${`%${word}%`}`;
    expect(count).toEqual({ count: 0 });
    const [trace] = await database.sql`
      select actor_id from public.audit_log where action = 'undo_import' and entity_id = ${id}`;
    expect(trace).toEqual({ actor_id: editor });
    expect((await step('admin_undo_import', id)).status).toBe('undone');
  });

  it('keeps what somebody has a ticket of, and says which', async () => {
    const { id } = await importAll('events', [
      event({ ticket_price: 0 }),
      event({ title: `沒有人 ${word}` }),
    ]);
    const [first] = await made('events', id);
    const eventId = String(first?.id);
    await database.sql`update public.events set status = 'pending_approval' where id = ${eventId}`;
    await database.sql`update public.events set status = 'approved' where id = ${eventId}`;
    const [type] = await database.sql<{ ticket_type_id: string }[]>`
      select ticket_type_id from public.ticket_stock
      where event_id = ${eventId} and ticket_type_id <> '*'`;
    const fan = await signUp(database.sql);
    await call(database.sql, fan, 'register_for_event', {
      ...registrationFor(eventId),
      p_ticket_type_id: type?.ticket_type_id ?? '',
    });
    const now = await step('admin_undo_import', id);
    expect(now).toMatchObject({ status: 'undone', counts: { undone: 1, kept: 1 } });
    expect(await rowsOf(id, 'kept')).toMatchObject([
      { row_no: 2, title: `夜航 ${word}`, detail: 'event_registrations' },
    ]);
  });

  it('keeps a venue where an event takes place, and a performer who is on a bill', async () => {
    const venues = await importAll('venues', [venue()]);
    const performers = await importAll('performers', [performer()]);
    const [[place], [act]] = [
      await made('venues', venues.id),
      await made('performers', performers.id),
    ];
    const events = await importAll('events', [event()]);
    const [gig] = await made('events', events.id);
    await database.sql`
      update public.events set venue_id = ${String(place?.id)} where id = ${String(gig?.id)}`;
    await database.sql`
      insert into public.event_performers (event_id, performer_id)
      values (${String(gig?.id)}, ${String(act?.id)})`;
    await step('admin_undo_import', venues.id);
    await step('admin_undo_import', performers.id);
    expect(await rowsOf(venues.id, 'kept')).toMatchObject([{ detail: 'events' }]);
    expect(await rowsOf(performers.id, 'kept')).toMatchObject([{ detail: 'event_performers' }]);
  });

  it('is possible for a day', async () => {
    const { id } = await importAll('venues', [venue()]);
    await database.sql`
      update private.imports set finished_at = now() - interval '24 hours' where id = ${id}`;
    expect(await faultOf(step('admin_undo_import', id))).toMatchObject({
      code: 'INVALID_STATE',
      hint: 'undo_over',
    });
    expect(await made('venues', id)).toHaveLength(1);
  });

  it('stops what is running', async () => {
    const { id } = await start('venues', 2);
    await add(id, [venue(), venue({ name: `第二 ${word}` })]);
    await database.sql`update private.imports set status = 'running' where id = ${id}`;
    expect((await step('admin_undo_import', id)).status).toBe('undone');
    expect(await refusal(step('admin_run_import', id))).toBe('INVALID_STATE');
    expect(await made('venues', id)).toEqual([]);
  });
});

describe('samples', () => {
  const demo = { p_is_demo: true };
  const seen = async () =>
    fit(importsSchema, await call(database.sql, editor, 'admin_imports')).demo;

  it('are seen by nobody else, whatever is done with them', async () => {
    const imported = {
      events: await importAll('events', [event()], demo),
      venues: await importAll('venues', [venue()], demo),
      performers: await importAll('performers', [performer()], demo),
    };
    expect(await seen()).toEqual({ events: 1, venues: 1, performers: 1 });
    const superadmin = await signUpAdmin(database.sql, 'superadmin');
    const [page] = await made('performers', imported.performers.id);
    const approval = call(database.sql, superadmin, 'decide', {
      p_entity_type: 'performer_profiles',
      p_entity_id: String(page?.id),
      p_status: 'approved',
    });
    expect(await faultOf(approval)).toMatchObject({ code: 'INVALID_STATE', hint: 'demo' });
    for (const status of ['approved', 'pending_approval']) {
      await expect(
        database.sql`update public.venues set status = ${status} where is_demo`,
      ).rejects.toMatchObject({ hint: 'demo' });
    }
    const queue = await call<{ items: { id: string }[] }>(
      database.sql,
      superadmin,
      'approval_queue',
      { p_query: word },
    );
    expect(queue.items).toEqual([]);
    const [identity] = await database.sql`
      select from public.user_identities where user_id = ${editor} and user_type = 'venue'`;
    expect(identity).toBeUndefined();
  });

  it('go in one go, and nothing else does', async () => {
    const real = await importAll('venues', [venue({ name: `真的 ${word}` })]);
    await importAll('venues', [venue()], demo);
    await importAll('events', [event()], demo);
    const answer = await call(database.sql, editor, 'admin_remove_demo');
    expect(answer).toMatchObject({ left: 0 });
    expect(await seen()).toEqual({ events: 0, venues: 0, performers: 0 });
    expect(await made('venues', real.id)).toHaveLength(1);
    const [trace] = await database.sql`
      select actor_id from public.audit_log where action = 'remove_demo' order by id desc limit 1`;
    expect(trace).toEqual({ actor_id: editor });
  });

  it('of kinds that somebody does not manage stay', async () => {
    await importAll('events', [event()], demo);
    const onlyVenues = await signUpAdmin(database.sql, 'viewer');
    await database.sql`
      update public.profiles set can_manage_venues = true where id = ${onlyVenues}`;
    expect(await call(database.sql, onlyVenues, 'admin_remove_demo')).toEqual({
      removed: 0,
      left: 0,
    });
    expect((await seen()).events).toBe(1);
    await call(database.sql, editor, 'admin_remove_demo');
  });
});

it('looks that led to nothing go after a day, and what rows said after a week', async () => {
  const { id: idle } = await start('venues', 1);
  await database.sql`
    update private.imports set created_at = now() - interval '2 days' where id = ${idle}`;
  const { id } = await start('venues', 2);
  await add(id, [venue(), venue({ capacity: 0 })]);
  await step('admin_run_import', id);
  await database.sql`
    update private.imports set finished_at = now() - interval '8 days' where id = ${id}`;
  await database.sql`select private.tidy_imports()`;
  const [gone] = await database.sql`select from private.imports where id = ${idle}`;
  expect(gone).toBeUndefined();
  const rows = await database.sql`
    select from private.import_rows where import_id = ${id} and entry is not null`;
  expect(rows).toHaveLength(0);
});
