import { isLongRun } from '../../tools/run-size/run-size';
import { call, type Argument } from './setup/callers';
import { fillLongLists } from './setup/long-lists';
import { signUpSuperadmin } from './setup/people';
import { provideTestDatabase } from './setup/test-database';

/** What a list answers, told by another statement that reads everything and knows no shortcut. */
interface Case {
  list: string;
  args: Record<string, Argument> & { p_query?: string };
  /** `from … where … order by …` of the same rows, with the words as the array `words`. */
  naive: string;
}

interface Answer {
  items: { id: string | number; entity_type?: string }[];
  total: number;
  is_total_least: boolean;
  page: number;
}

const database = provideTestDatabase();
let root: string;

beforeAll(async () => {
  await fillLongLists(database.sql);
  root = await signUpSuperadmin(database.sql);
});

/** Nothing, common ones, of two characters, rare, old, new, a sign of patterns, two, and nowhere. */
const words = ['', '王小明', '陳曉', '林遠', '周近', '100%', '%', 'list77', '明 小', '哪裡都沒有'];

const named = (text: string) => `${text} like all (words)`;
const users = (query: string, where: string, args: Case['args']): Case => ({
  list: 'admin_list_users',
  args: { p_query: query, ...args },
  naive: `select id::text as key from public.profiles, input where not deleted and ${where}
    and ${named('private.search_form(username, email)')} order by created_at desc, id`,
});
const registrations = (query: string, where: string, args: Case['args']): Case => ({
  list: 'admin_list_registrations',
  args: { p_query: query, ...args },
  naive: `select r.id::text as key
    from public.event_registrations as r join public.events as e on e.id = r.event_id, input
    where ${where} and ${named('private.search_form(r.name, r.email, r.registration_no, e.title)')}
    order by registered_at desc, r.id`,
});
const orders = (query: string, where: string, args: Case['args']): Case => ({
  list: 'admin_list_orders',
  args: { p_query: query, ...args },
  naive: `select o.id::text as key from input, (
      select *, case when status = 'pending_payment' and hold_expires_at <= now() then 'expired'
        else status end as shown
      from public.orders
    ) as o
    where ${where} and (
      ${named('private.search_form(order_no, buyer_name)')}
      or exists (select from public.order_items as i where i.order_id = o.id
        and ${named('private.search_form(i.name_snapshot)')})
      or exists (select from public.payments as p where p.order_id = o.id
        and words = array['%' || p.transfer_last5 || '%'])
    ) order by created_at desc, o.id`,
});
const events = (query: string, where: string, order: string, args: Case['args']): Case => ({
  list: 'admin_list_events',
  args: { p_query: query, ...args },
  naive: `select e.id::text as key
    from (select *, private.event_display_status(events) as shown from public.events) as e, input
    where deleted_at is null and num_nulls(date, category, city) = 0 and ${where}
      and ${named('search_text')} order by ${order}`,
});
const log = (where: string, args: Case['args']): Case => ({
  list: 'admin_audit_log',
  args,
  // Looking at registrations leaves lines, which no case counts.
  naive: `select id::text as key from public.audit_log where ${where} order by id desc`,
});
const queue = (query: string, tab: string, where: string, args: Case['args']): Case => ({
  list: 'approval_queue',
  args: { p_query: query, p_status: tab, ...args },
  naive: `select entity_type || ' ' || id as key from private.approval_rows, input
    where status = any (private.approval_tab_statuses('${tab}')) and ${where}
      and ${named('search_text')}
    order by submitted_at ${tab === 'pending_approval' ? '' : 'desc'}, id, key`,
});

const event14 = '00000000-0000-4000-8000-000000000014';
const person2 = '00000000-0000-4000-8000-000000000002';
const tabs = ['open', 'paid', 'completed', 'closed', 'expired', 'payment_review'];
const tabStates: Record<string, string> = {
  open: "shown in ('pending_payment', 'payment_review')",
  closed: "shown in ('expired', 'cancelled')",
};
const orderOf: Record<string, string> = {
  date: 'starts_at, e.id',
  '-date': 'starts_at desc, e.id desc',
  title: 'title, e.id',
  attendees: 'current_attendees, starts_at desc, e.id desc',
  '-attendees': 'current_attendees desc, starts_at, e.id',
};
const statuses = ['upcoming', 'ongoing', 'ended', 'approved', 'rejected', 'cancelled'];

/** A few of what every case meets in the long run, others each turn. */
const turn = <T>(all: readonly T[], turns: number, count: number): readonly T[] =>
  isLongRun ? all : all.filter((_, index) => (index + turns) % Math.ceil(all.length / count) === 0);

const cases: Case[] = [
  ...words.flatMap((query, turns) => [
    users(query, 'true', {}),
    users(query, "role = 'venue'", { p_role: 'venue' }),
    users(query, 'not active', { p_active: false }),
    registrations(query, 'true', {}),
    registrations(query, `r.event_id = '${event14}'`, { p_event_id: event14 }),
    registrations(query, "r.status = 'cancelled'", { p_status: 'cancelled' }),
    orders(query, 'true', {}),
    orders(query, "kind = 'product' and shown = 'paid'", { p_kind: 'product', p_tab: 'paid' }),
    ...turn(Object.entries(orderOf), turns, 2).map(([p_sort, order]) =>
      events(query, 'true', order, { p_sort }),
    ),
    queue(query, 'approved', 'true', {}),
    queue(query, 'rejected', "type = 'identity'", { p_type: 'identity' }),
    queue(query, 'pending_approval', 'true', {}),
  ]),
  registrations('生日市集', 'true', {}),
  registrations('生日 小明', 'true', {}),
  orders('應援毛巾', 'true', {}),
  orders('毛巾', "seller_type = 'platform'", { p_seller_type: 'platform' }),
  orders('00444', 'true', {}),
  orders('', "seller_type = 'venue'", { p_seller_type: 'venue' }),
  orders('', "refund_status <> 'none'", { p_tab: 'refund' }),
  orders('', "refund_status in ('requested', 'processing')", { p_tab: 'refund_open' }),
  ...tabs.map((p_tab) => orders('', tabStates[p_tab] ?? `shown = '${p_tab}'`, { p_tab })),
  ...statuses.flatMap((p_status, row) =>
    Object.entries(orderOf).flatMap(([p_sort, order], column) =>
      turn(['', '王小明', '陳曉'], row + column, 1).map((query) =>
        events(query, `'${p_status}' in (status, shown)`, order, { p_status, p_sort }),
      ),
    ),
  ),
  events('市集', "category = '主題展'", 'starts_at, e.id', { p_category: '主題展' }),
  queue('', 'approved', "type = 'event'", { p_type: 'event' }),
  queue('', 'rejected', "type = 'event'", { p_type: 'event' }),
  log("entity = 'events'", { p_entity: 'events' }),
  log("entity = 'venues'", { p_entity: 'venues' }),
  log("entity = 'events' and entity_id = 'thing 7'", {
    p_entity: 'events',
    p_entity_id: 'thing 7',
  }),
  log(`actor_id = '${person2}' and entity = 'venues'`, {
    p_actor_id: person2,
    p_entity: 'venues',
  }),
];

const readNaive = async ({ naive, args }: Case) => {
  const rows = await database.sql.unsafe<{ key: string }[]>(
    `with input as (select private.search_patterns($1) as words),
      checked as (select cardinality(words) from input)
     select naive.key from checked, (${naive}) as naive`,
    [args.p_query ?? ''],
  );
  return rows.map(({ key }) => key);
};

it.each(cases)(
  '$list with $args has the rows of a statement that reads everything',
  async (one) => {
    const all = await readNaive(one);
    const size = 10;
    // As `private.count_limit` has it.
    const beyond = one.args.p_query ? 60 : 2000;
    for (const asked of [1, 3, 40]) {
      const { items, total, is_total_least, page } = await call<Answer>(
        database.sql,
        root,
        one.list,
        { ...one.args, p_page: asked, p_page_size: size },
      );
      const counted = Math.min(all.length, asked * size + beyond);
      expect({ total, is_total_least }).toEqual({
        total: counted,
        is_total_least: all.length >= asked * size + beyond,
      });
      // A page that is not there is the last one.
      expect(page).toBe(Math.min(asked, Math.max(1, Math.ceil(counted / size))));
      const keys = items.map(({ id, entity_type }) =>
        entity_type ? `${entity_type} ${id}` : `${id}`,
      );
      expect(keys).toEqual(all.slice((page - 1) * size, page * size));
    }
  },
);
