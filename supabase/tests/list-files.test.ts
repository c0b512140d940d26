import { readOnward } from '../../shared/src/files/all-pages';
import { call, faultOf, type Argument } from './setup/callers';
import { fillLongLists } from './setup/long-lists';
import { fillDesks, fillRooms, firstOfRooms as first } from './setup/room-lists';
import { signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

/** A list whose file is read while somebody writes after each of its pages. */
interface Case {
  list: string;
  args?: Record<string, Argument>;
  /** Every key there is before anybody reads. */
  keys: string;
  /** Moves what the table is ordered by, and adds what is newer, ever again. */
  writes: string;
}

interface Item {
  id?: string | number;
  entity_type?: string;
  path?: string;
  answer?: string;
  event_id?: string;
}

const database = provideTestDatabase();
let root: string;

beforeAll(async () => {
  await fillLongLists(database.sql);
  await fillRooms(database.sql);
  root = await signUpSuperadmin(database.sql);
  await fillDesks(database.sql, root);
});

/** A copy of one row, but for some columns. */
const copy = (table: string, own: Record<string, string>, where = 'true') => {
  const pairs = Object.entries(own).flatMap(([column, value]) => [`'${column}'`, value]);
  return `do $do$
    declare
      v_columns text;
    begin
      select string_agg(column_name, ', ') into v_columns from information_schema.columns
      where table_schema || '.' || table_name = '${table}' and is_generated = 'NEVER';
      execute 'insert into ${table} (' || v_columns || ') select ' || v_columns || $sql$
        from jsonb_populate_record(null::${table}, (
          select to_jsonb(r) || jsonb_build_object(${pairs.join(', ')}) from ${table} as r where ${where} limit 1
        ))$sql$;
    end
    $do$`;
};
const id = 'gen_random_uuid()';
const now = 'clock_timestamp()';
/** A few of the table, others each time. */
const some = 'random() < 0.1';
/** The superadmin, who has desks of a member's own as well. */
const me = `(select id from public.profiles where admin_role = 'superadmin')`;

const cases: Case[] = [
  {
    list: 'admin_list_users',
    keys: 'select id from public.profiles where not deleted',
    writes: `update public.profiles set username = 'x' || username where ${some};
      with made as (insert into auth.users (id, email) values (${id}, ${id} || '@new.test') returning id)
      insert into public.profiles (id, username, email, user_type, role, active_type)
      select id, '新來的', id || '@new.test', 'fan', 'fan', 'fan' from made`,
  },
  {
    list: 'admin_list_users',
    args: { p_query: '王小明', p_role: 'fan' },
    keys: `select id from public.profiles where not deleted and role = 'fan' and username like '%王小明%'`,
    writes: `update public.profiles set username = '王小明 ' || username where username = '王小明' and ${some}`,
  },
  {
    list: 'admin_list_registrations',
    keys: 'select id from public.event_registrations',
    writes: `update public.event_registrations set name = '改過' where ${some};
      ${copy('public.event_registrations', { id, user_id: id, registration_no: id, registered_at: now })}`,
  },
  {
    list: 'admin_list_orders',
    args: { p_tab: 'paid' },
    keys: `select id from public.orders where status = 'paid'`,
    writes: `update public.orders set buyer_name = '改過' where ${some};
      ${copy('public.orders', { id, order_no: id, created_at: now }, "status = 'paid'")}`,
  },
  {
    list: 'admin_list_orders',
    args: { p_query: '毛巾' },
    keys: `select order_id as id from public.order_items where name_snapshot like '%毛巾%'`,
    writes: `update public.orders set updated_at = now() where ${some}`,
  },
  {
    list: 'admin_list_events',
    args: { p_sort: 'title' },
    keys: `select id from public.events where deleted_at is null
      and num_nulls(date, category, city) = 0`,
    writes: `update public.events set title = '改' || md5(random()::text), date = date + 30, ends_at = ends_at + interval '30 days'
      where date is not null and ${some};
      ${copy('public.events', { id, created_at: now }, "status = 'approved' and deleted_at is null")}`,
  },
  {
    list: 'admin_list_events',
    args: { p_query: '生日市集', p_sort: '-attendees', p_status: 'approved' },
    keys: `select id from public.events where deleted_at is null and status = 'approved'
      and num_nulls(date, category, city) = 0 and title like '生日市集%'`,
    writes: `update public.events set current_attendees = (random() * 100)::int where ${some}`,
  },
  {
    list: 'approval_queue',
    args: { p_status: 'approved', p_type: 'event' },
    keys: `select entity_type || ' ' || id as id from private.approval_rows
      where type = 'event' and status = any (private.approval_tab_statuses('approved'))`,
    writes: `update public.events set submitted_at = ${now} where status = 'approved' and random() < 0.02`,
  },
  {
    list: 'approval_queue',
    keys: `select entity_type || ' ' || id as id from private.approval_rows
      where status = any (private.approval_tab_statuses('pending_approval'))`,
    writes: `update public.events set submitted_at = ${now} where status = 'pending_approval' and ${some}`,
  },
  {
    list: 'admin_list_venues',
    args: { p_sort: '-price' },
    keys: 'select id from public.venues where deleted_at is null',
    writes: `update public.venues set price_per_hour = (random() * 9000)::int where ${some};
      ${copy('public.venues', { id, created_at: now })}`,
  },
  {
    list: 'admin_list_performers',
    args: { p_sort: '-popularity' },
    keys: 'select id from public.performer_profiles where not is_deleted',
    writes: `update public.performer_profiles set performer_name = md5(random()::text) where ${some};
      ${copy('public.performer_profiles', { id, created_at: now })}`,
  },
  {
    list: 'admin_list_ads',
    args: { p_sort: '-impressions' },
    keys: 'select id from public.advertisements',
    writes: `update public.advertisements set impressions = (random() * 9000)::int where ${some};
      ${copy('public.advertisements', { id, created_at: now })}`,
  },
  {
    list: 'admin_list_support_ads',
    keys: `select id from public.support_ad_orders where status <> 'draft'`,
    writes: copy('public.support_ad_orders', {
      id,
      order_no: "to_jsonb('SA-209901-' || upper(left(md5(random()::text), 6)))",
      created_at: now,
    }),
  },
  {
    list: 'admin_list_subscriptions',
    args: { p_audience: 'venue' },
    keys: 'select id from public.subscription_plans where venue_id is not null',
    writes: `update public.subscription_plans set updated_at = ${now} where ${some};
      ${copy('public.subscription_plans', { id, venue_id: id, created_at: now })}`,
  },
  {
    list: 'admin_list_reports',
    args: { p_status: 'all' },
    keys: 'select id from public.reports',
    writes: `update public.reports set status = 'open', handled_at = null where ${some};
      ${copy('public.reports', { id, reporter_id: id, created_at: now })}`,
  },
  {
    list: 'admin_contact_messages',
    args: { p_status: 'all' },
    keys: 'select id from public.contact_messages where event_id is null',
    writes: copy('public.contact_messages', { id, ticket_no: id, created_at: now }),
  },
  {
    list: 'admin_security_events',
    keys: 'select id from public.security_events',
    writes: `insert into public.security_events (action, success) values ('login', true)`,
  },
  {
    list: 'admin_failed_mails',
    keys: 'select id from private.mails where failed_at is not null',
    writes: `update private.mails set failed_at = ${now} where failed_at is not null and ${some}`,
  },
  {
    list: 'admin_faults',
    keys: 'select id from private.faults',
    writes: `update private.faults set last_at = ${now}, seen = seen + 1 where ${some};
      ${copy('private.faults', { id, message: `${id}::text`, created_at: now })}`,
  },
  {
    list: 'admin_vitals',
    args: { p_by_page: true },
    keys: `select distinct concat_ws(' ', module, version, page) as id from private.web_vitals`,
    writes: `update private.web_vitals set at = ${now}, lcp = (random() * 5000)::int where ${some}`,
  },
  {
    list: 'admin_missing_pages',
    keys: 'select distinct path as id from public.page_not_found_events',
    writes: `update public.page_not_found_events set hits = (random() * 99)::int + 1 where ${some}`,
  },
  {
    list: 'admin_answer_feedback',
    keys: 'select distinct answer as id from public.answer_feedback',
    writes: `update public.answer_feedback set unhelped = (random() * 99)::int where ${some}`,
  },
  {
    list: 'admin_event_settlements',
    keys: `select distinct ref_id as id from public.order_items where item_type = 'ticket'`,
    writes: `update public.events set date = date + 1, ends_at = ends_at + interval '1 day' where date is not null and ${some}`,
  },
  // What members write into files: their purchases, and what they sell as organizer, performer and venue.
  {
    list: 'my_orders',
    keys: `select id from public.orders where buyer_id = ${me}`,
    writes: copy('public.orders', { id, order_no: id, created_at: now }, `buyer_id = ${me}`),
  },
  {
    list: 'seller_orders',
    args: { p_seller_type: 'organizer', p_tab: 'paid' },
    keys: `select id from public.orders where seller_type = 'organizer' and seller_id = ${me}`,
    writes: copy('public.orders', { id, order_no: id, created_at: now }, `seller_id = ${me}`),
  },
  {
    list: 'seller_orders',
    args: { p_seller_type: 'performer', p_seller_id: first, p_kind: 'product' },
    keys: `select id from public.orders where seller_type = 'performer' and seller_id = '${first}'`,
    writes: `update public.orders set updated_at = ${now} where seller_id = '${first}' and ${some};
      ${copy('public.orders', { id, order_no: id, created_at: now }, `seller_id = '${first}'`)}`,
  },
  {
    list: 'my_settlements',
    keys: `select distinct i.ref_id as id from public.order_items as i
      join public.events as e on e.id = i.ref_id where i.item_type = 'ticket' and e.organizer_id = ${me}`,
    writes: `update public.events set date = date + 1, ends_at = ends_at + interval '1 day' where organizer_id = ${me} and ${some}`,
  },
  {
    list: 'my_bookings',
    args: { p_side: 'host' },
    keys: `select id from public.bookings union all select id from public.calendar_blocks`,
    writes: `update public.bookings set start_at = start_at + interval '9 days', end_at = end_at + interval '9 days',
        status = case when ${some} then 'declined' else status end where ${some};
      ${copy('public.bookings', { id, booking_no: id, created_at: now })};
      ${copy('public.calendar_blocks', { id, created_at: now })}`,
  },
];

const keyOf = ({ id: own, entity_type: kind, path, answer, event_id: event }: Item, list: string) =>
  String((list === 'approval_queue' ? `${kind} ${own}` : own) ?? path ?? answer ?? event);

test.each(cases.map((each) => [`${each.list} ${JSON.stringify(each.args ?? {})}`, each] as const))(
  'the file of %s has each row once, whoever writes meanwhile',
  async (_, { list, args, keys, writes }) => {
    const before = await database.sql.unsafe<{ id: string }[]>(keys);
    const size = Math.max(2, Math.ceil(before.length / 4));
    const written: string[] = [];
    const blocks = readOnward<Item>(
      (place) => call(database.sql, root, list, { ...args, p_page_size: size, p_after: place }),
      (item) => keyOf(item, list),
    );
    for await (const block of blocks) {
      written.push(...block.map((item) => keyOf(item, list)));
      await database.sql.begin(async (sql) => {
        await sql`set local session_replication_role = replica`;
        await sql.unsafe(writes);
      });
    }
    expect(before.length).toBeGreaterThan(9);
    expect(written).toHaveLength(new Set(written).size);
    const had = new Set(written);
    expect(before.map((row) => row.id).filter((key) => !had.has(key))).toEqual([]);
  },
);

const noTimes = [
  'yesterday',
  "' or true --",
  '2026-01-01',
  `2026-13-41 ${first}`,
  `now ${first} 1`,
  'now 1',
];
const noStatements = ['yesterday', first, `${first} one`, `${first} 1 2`];
const forged: Record<string, readonly string[]> = {
  admin_security_events: ['yesterday', '1 2', '99999999999999999999'],
  admin_event_settlements: noStatements,
  my_settlements: noStatements,
};
// Behind which address, answer or version a list of them goes on, is for anybody to say.
const named = ['admin_missing_pages', 'admin_answer_feedback', 'admin_vitals'];
const placed = new Map(
  cases.filter((each) => !named.includes(each.list)).map((each) => [each.list, each.args]),
);

test.each([...placed])('a place that no page of %s has named is refused', async (list, args) => {
  for (const place of forged[list] ?? noTimes) {
    // oxlint-disable-next-line no-await-in-loop -- each on its own, so that a fault names its place
    const fault = await faultOf(call(database.sql, root, list, { ...args, p_after: place }));
    expect({ place, ...fault }).toMatchObject({ place, code: 'INVALID_INPUT', hint: 'after' });
  }
});
