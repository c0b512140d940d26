import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../stack/postgres/connect';
import { applyMigrations, listMigrations } from '../stack/postgres/migrate';
import { everyDay, hours, performanceRequest, venueRequest } from './setup/bookings';
import { call } from './setup/callers';
import { signUpCrowd } from './setup/crowd';
import { addTicketType, createEvent, registrationFor, type Receipt } from './setup/events';
import { brokenInvariants } from './setup/invariants';
import { signUp, signUpSuperadmin } from './setup/people';
import { startTestServer, type Sql, type TestServer } from './setup/test-database';
import { codeOf } from './setup/tickets';

/** The last migration of the first release. */
const firstRelease = '20261121002000';

let server: TestServer;
let sql: Sql;
let url: string;
let people: Awaited<ReturnType<typeof liveThroughFirstRelease>>;
let before: Snapshot;
let applied: string[];

beforeAll(async () => {
  server = await startTestServer();
  url = await server.createEmpty();
  await applyFirstRelease();
  sql = connect(url, { max: 4 });
  people = await liveThroughFirstRelease();
  before = await takeSnapshot();
  applied = await applyMigrations(url);
}, 120_000);
afterAll(async () => {
  await sql?.end({ timeout: 5 });
  await server?.stop();
});

async function applyFirstRelease(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-release-'));
  for (const { version, name, sql: text } of await listMigrations()) {
    if (version <= firstRelease) await writeFile(path.join(folder, `${version}_${name}.sql`), text);
  }
  await applyMigrations(url, folder);
  await rm(folder, { recursive: true });
}

/** A few weeks of a site in use, through the functions of that release where it had them. */
async function liveThroughFirstRelease() {
  const fans = await signUpCrowd(sql, 12);
  const [fan = '', second = ''] = fans;
  const [organizer = ''] = await signUpCrowd(sql, 1, 'performer');
  const [venueOwner = ''] = await signUpCrowd(sql, 1, 'venue');
  const superadmin = await signUpSuperadmin(sql);
  const disabled = await signUp(sql, { profile: { active: false } });

  const venue = { type: '咖啡廳', location: '赤峰街 1 號', city: 'taipei', capacity: 60 };
  const venues = [
    {
      ...venue,
      owner_id: venueOwner,
      name: '山腳小館',
      status: 'approved',
      price_per_hour: 1500,
      ...everyDay('10:00', '02:00'),
      special_closed_dates: ['2027-02-06', '2027-02-07'],
      amenities: ['wifi', '投影機'],
    },
    // Kept by nobody, open on two days, with a day that has no hours.
    {
      ...venue,
      owner_id: null,
      name: '河邊倉庫',
      status: 'approved',
      price_per_hour: 0,
      open_days: { saturday: true, sunday: true, monday: false },
      opening_hours: { saturday: { start: '09:00', end: '18:00' } },
      special_closed_dates: [],
      amenities: [],
    },
    ...['draft', 'pending_approval', 'rejected', 'archived'].map((status) => ({
      ...venue,
      owner_id: venueOwner,
      name: `測試場地 ${status}`,
      status,
      price_per_hour: 900,
      open_days: {},
      opening_hours: {},
      special_closed_dates: [],
      amenities: ['parking'],
    })),
  ];
  const venueIds = await Promise.all(
    venues.map(async ({ open_days, opening_hours, ...columns }) => {
      const [row] = await sql<{ id: string }[]>`
        insert into public.venues ${sql(columns as unknown as Record<string, string>)} returning id`;
      await sql`
        update public.venues
        set open_days = ${sql.json(open_days)}, opening_hours = ${sql.json(opening_hours)}
        where id = ${row?.id ?? ''}`;
      return row?.id ?? '';
    }),
  );

  const performers = await sql<{ id: string }[]>`
    insert into public.performer_profiles
      (owner_id, performer_name, performance_type, status, birthday, city, fee_min, fee_max)
    values (${organizer}, '夜間列車', 'band', 'approved', '02/29', 'taipei', 8000, 30000),
      (null, '林月光', 'artist', 'approved', '11/30', null, null, null),
      (${organizer}, '還沒審核', 'dj', 'pending', null, null, null, null)
    returning id`;
  await sql`
    insert into public.artist_follows (user_id, performer_id)
    select id, ${performers[1]?.id ?? ''} from unnest(${fans}::uuid[]) as id`;

  const event = await createEvent(sql, {
    organizer_id: organizer,
    venue_id: venueIds[0] ?? '',
    max_attendees: 10,
  });
  await addTicketType(sql, event, { capacity: 8 });
  await addTicketType(sql, event, { ticket_type_id: 'asked', requires_approval: true });
  await addTicketType(sql, event, { ticket_type_id: 'vip', price: 1200, capacity: 20 });
  await addTicketType(sql, event, { ticket_type_id: 'odd', price: null });
  for (const status of ['draft', 'pending_approval', 'rejected']) {
    await createEvent(sql, { organizer_id: organizer, status, title: `活動 ${status}` });
  }
  await sql`
    insert into public.event_performers (event_id, performer_id)
    values (${event}, ${performers[0]?.id ?? ''})`;

  const receipts = [];
  for (const person of fans.slice(0, 6)) {
    receipts.push(await call<Receipt>(sql, person, 'register_for_event', registrationFor(event)));
  }
  const asked = await call<Receipt>(
    sql,
    fans[7] ?? '',
    'register_for_event',
    registrationFor(event, { p_ticket_type_id: 'asked' }),
  );
  await call(sql, fans[5] ?? '', 'cancel_registration', {
    p_registration_id: receipts[5]?.registration_id ?? '',
    p_reason: '臨時有事',
  });

  // One that took place, and one that was called off.
  const past = await createEvent(sql, { organizer_id: organizer });
  await addTicketType(sql, past, { capacity: 30 });
  const visit = await call<Receipt>(sql, second, 'register_for_event', registrationFor(past));
  await sql`
    update public.tickets set status = 'checked_in', checked_in_at = now() - interval '3 days'
    where id = ${visit.ticket_ids[0] ?? ''}`;
  await sql`
    update public.events set date = private.today() - 3, ends_at = now() - interval '2 days'
    where id = ${past}`;
  const off = await createEvent(sql, { organizer_id: organizer });
  await addTicketType(sql, off);
  await sql`update public.events set status = 'cancelled' where id = ${off}`;

  await sql`
    insert into public.advertisements
      (client_id, title, type, status, start_date, end_date, budget, impressions, clicks)
    select ${organizer}, '廣告 ' || status, 'banner', status, private.today() - 3,
      private.today() + 20, 30000, 1200, 40
    from unnest(array['pending', 'active', 'inactive', 'rejected']) as status`;
  await sql`
    insert into public.website_images (image_key, image_url, page)
    values ('logo', 'https://files.example/logo.png', 'all')`;
  await sql`
    insert into public.website_content (content_key, content_value)
    values ('hero_title', '讓每一次應援都被看見')`;
  await sql`
    insert into public.website_banners (banner_key, banner_url, title, page, is_active, display_order)
    values ('home-1', 'https://files.example/1.jpg', '歡迎', 'home', true, 1),
      ('home-2', 'https://files.example/2.jpg', '下架', 'home', false, 2)`;
  await call(sql, fan, 'contact_organizer', { p_event_id: event, p_body: '請問幾點可以進場？' });
  await call(sql, null, 'log_page_not_found', { p_path: '/old-page' });
  await call(sql, fan, 'log_security_event', { p_action: 'login', p_success: true });

  return {
    fan,
    fans,
    organizer,
    venueOwner,
    superadmin,
    disabled,
    event,
    past,
    asked: asked.registration_id,
    receipt: receipts[0] as Receipt,
    venue: venueIds[0] ?? '',
    performer: performers[0]?.id ?? '',
  };
}

type Row = Record<string, unknown>;
type Snapshot = Map<string, Row[]>;

/** Every row of every table, as JSON. */
async function takeSnapshot(): Promise<Snapshot> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
  const snapshot: Snapshot = new Map();
  for (const { name } of tables) {
    const rows = await sql<{ row: Row }[]>`select to_jsonb(t) as row from public.${sql(name)} as t`;
    snapshot.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return snapshot;
}

it('starts from rows in every table of the first release', () => {
  expect([...before].filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([]);
  expect(applied.length).toBeGreaterThan(60);
});

it('applies nothing twice', async () => {
  expect(await applyMigrations(url)).toEqual([]);
});

/** Columns that a migration wrote anew on purpose, by table. */
const rewritten: Record<string, string> = {
  // Answers are a list since events ask questions; before them nobody had given any.
  event_registrations: 'answers,updated_at',
};

it('keeps every row as it was', async () => {
  const after = await takeSnapshot();
  const changes: string[] = [];
  for (const [table, rows] of before) {
    const now = after.get(table) ?? [];
    for (const row of rows) {
      const columns = Object.keys(row);
      const text = JSON.stringify(row);
      const same = now.some(
        (candidate) =>
          JSON.stringify(Object.fromEntries(columns.map((c) => [c, candidate[c]]))) === text,
      );
      if (same) continue;
      const twin = now.find(({ id, code }) => (row['id'] ?? row['code']) === (id ?? code));
      const differs = columns
        .filter((c) => JSON.stringify(row[c]) !== JSON.stringify(twin?.[c]))
        .join();
      if (twin && differs === rewritten[table]) continue;
      changes.push(`${table}: ${twin ? differs : `${text} is gone`}`);
    }
  }
  expect(changes).toEqual([]);
  expect(after.get('event_registrations')?.every(({ answers }) => Array.isArray(answers))).toBe(
    true,
  );
});

it('keeps every promise of the new schema', async () => {
  expect(await brokenInvariants(sql)).toEqual([]);
});

it('runs all jobs on the old rows', async () => {
  await sql`select private.run_due_jobs()`;
  const failed = await sql`select name, last_error from private.jobs where last_error is not null`;
  expect([...failed]).toEqual([]);
  expect(await brokenInvariants(sql)).toEqual([]);
});

it('lets people go on with what they have', async () => {
  const { fan, organizer, event, receipt, asked, disabled } = people;
  const tickets = await call<{ ticket_no: string }[]>(sql, fan, 'my_tickets');
  expect(JSON.stringify(tickets)).toContain(receipt.ticket_ids[0]);
  await call(sql, organizer, 'decide_registration', { p_registration_id: asked, p_approve: true });
  await call(sql, fan, 'cancel_registration', { p_registration_id: receipt.registration_id });
  await call(sql, fan, 'register_for_event', registrationFor(event));
  await expect(call(sql, disabled, 'my_tickets')).rejects.toThrow('ACCOUNT_DISABLED');
  expect(await brokenInvariants(sql)).toEqual([]);
});

it('opens the doors for old tickets, and sells the priced type that could not be had before', async () => {
  const { organizer, event, fans } = people;
  const [ticket] = await sql<{ id: string }[]>`
    select id from public.tickets
    where event_id = ${event} and status = 'valid' and holder_user_id = ${fans[1] ?? ''}`;
  await call(sql, fans[8] ?? '', 'hold_tickets', {
    p_event_id: event,
    p_items: [{ ticket_type_id: 'vip', quantity: 1 }],
    p_name: '王小明',
    p_email: 'ming@people.test',
    p_phone: '0912-345-678',
    p_expected_total: 1200,
  });
  await sql`
    update public.events
    set date = private.today(), time = '23:59', ends_at = now() + interval '2 days'
    where id = ${event}`;
  const scan = await call<{ result: string }>(sql, organizer, 'check_in', {
    p_event_id: event,
    p_code: await codeOf(sql, ticket?.id ?? ''),
    p_nonce: '00000000-0000-4000-8000-000000000001',
  });
  expect(scan.result).toBe('ok');
  expect(await brokenInvariants(sql)).toEqual([]);
});

const weekOf = ({ open_days, opening_hours }: ReturnType<typeof everyDay>) => ({
  p_open_days: open_days,
  p_opening_hours: opening_hours,
});

it('takes bookings of old venues at once, and of old performers when they said when they are free', async () => {
  const { fan, organizer, venue, performer } = people;
  const at = hours(14, '20:00', '01:00');
  const rented = await call<{ status: string; total: number }>(
    sql,
    fan,
    'request_venue_booking',
    venueRequest(venue, at),
  );
  expect(rented).toMatchObject({ status: 'requested', total: 7500 });
  await call(sql, organizer, 'set_availability', {
    p_type: 'performer',
    p_id: performer,
    ...weekOf(everyDay('10:00', '23:00')),
  });
  const asked = await call<{ status: string }>(
    sql,
    fan,
    'request_performance',
    performanceRequest(performer, hours(14, '20:00', '22:00')),
  );
  expect(asked).toMatchObject({ status: 'requested' });
});
