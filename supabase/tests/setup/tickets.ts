import { call, type Argument } from './callers';
import type { Invariant } from './invariant';
import type { Sql } from './test-database';

/** Proves a person's address, as the mailed link does. */
export const confirmEmail = async (sql: Sql, userId: string): Promise<void> => {
  await sql`select private.note_proved(${userId})`;
};

/** The address of somebody who has proved it. */
export async function provedEmailOf(sql: Sql, userId: string): Promise<string> {
  await confirmEmail(sql, userId);
  return emailOf(sql, userId);
}

export async function emailOf(sql: Sql, userId: string): Promise<string> {
  const [row] = await sql<{ email: string }[]>`
    select email from public.profiles where id = ${userId}`;
  return row?.email ?? '';
}

/** The QR text of a ticket as its holder has it now. */
export async function codeOf(sql: Sql, ticketId: string): Promise<string> {
  const [row] = await sql<{ code: string }[]>`
    select concat_ws('.', 'T1', t.id, t.qr_version, s.secret) as code
    from public.tickets as t join public.ticket_secrets as s on s.ticket_id = t.id
    where t.id = ${ticketId}`;
  return row?.code ?? '';
}

/** What hold_tickets() answers. */
export interface Purchase {
  order: { id: string; order_no: string; status: string; total: number } | null;
  registrations: { id: string; ticket_type_id: string; quantity: number; status: string }[];
  ticket_ids: string[];
}

/** Valid arguments of hold_tickets(); `lines` are quantities by type. */
export const purchaseFor = (
  eventId: string,
  lines: Record<string, number>,
  total: number,
  change: Record<string, Argument> = {},
): Record<string, Argument> => ({
  p_event_id: eventId,
  p_items: Object.entries(lines).map(([ticket_type_id, quantity]) => ({
    ticket_type_id,
    quantity,
  })),
  p_name: '王小明',
  p_email: 'ming@people.test',
  p_phone: '0912-345-678',
  p_expected_total: total,
  ...change,
});

/** Has each of many people hold the same, without a request for each. */
export async function holdForAll(
  sql: Sql,
  eventId: string,
  people: readonly string[],
  lines: Record<string, number>,
  total: number,
): Promise<void> {
  const items = purchaseFor(eventId, lines, total)['p_items'];
  for (let from = 0; from < people.length; from += 200) {
    // Each purchase keeps its locks to the end of the statement.
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      select set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'sub', id)::text, true),
        public.hold_tickets(
          p_event_id => ${eventId}, p_items => ${sql.json(items as never)}, p_name => '王小明',
          p_email => 'ming@people.test', p_phone => '0912-345-678', p_expected_total => ${total}
        )
      from unnest(${people.slice(from, from + 200)}::uuid[]) as id`;
  }
}

/** The time to pay of every order of an event is over, of the oldest first. */
export async function letEverythingLapse(sql: Sql, eventId: string): Promise<void> {
  await sql`
    update public.orders as o
    set hold_expires_at = now() - interval '1 hour' + n.place * interval '1 millisecond'
    from (
      select id, row_number() over (order by order_no) as place
      from public.orders where subject_id = ${eventId}
    ) as n
    where n.id = o.id`;
}

/** The server's own moves of an order, for tests that are not about paying. */
export async function payOrder(sql: Sql, orderId: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`select private.lock_order(${orderId})`;
    await tx`
      insert into public.payments (order_id, provider, provider_ref, amount, status, confirmed_at)
      select id, 'card', 'test-' || id, total, 'succeeded', now() from public.orders
      where id = ${orderId}`;
    await tx`select private.move_order(${orderId}, 'pending_payment', 'paid')`;
    await tx`select private.order_paid(${orderId}, 'ticket')`;
  });
}

/** Lets the time of an order run out. */
export const letOrderLapse = async (sql: Sql, orderId: string): Promise<void> => {
  await sql`
    update public.orders set hold_expires_at = now() - interval '1 minute' where id = ${orderId}`;
};

/** Where buyers of an organizer's tickets transfer to; paid events need it. */
export const setPayoutAccount = (sql: Sql, organizer: string) =>
  call(sql, organizer, 'set_bank_account', {
    p_seller_type: 'organizer',
    p_seller_id: organizer,
    p_bank_code: '812',
    p_account_no: '20001234567890',
    p_account_name: '海霧音樂工作室',
  });

/** The counters of one type, or of the whole event. */
export async function stockOf(sql: Sql, eventId: string, type = '*') {
  const [row] = await sql<{ sold: number; held: number }[]>`
    select sold, held from public.ticket_stock
    where event_id = ${eventId} and ticket_type_id = ${type}`;
  return row;
}

/** What must hold of tickets at any time: counters, orders and scans say what the rows say. */
export const ticketInvariants: Invariant[] = [
  {
    name: 'stock counts the tickets in use and what is held',
    query: `
      select s.event_id || ' ' || s.ticket_type_id from public.ticket_stock as s
      cross join lateral (
        select
          (select count(*) from public.tickets as t
            where t.event_id = s.event_id and s.ticket_type_id in ('*', t.ticket_type_id)
              and t.status in ('valid', 'checked_in', 'transferring')) as sold,
          (select coalesce(sum(quantity), 0) from public.event_registrations as r
            where r.event_id = s.event_id and s.ticket_type_id in ('*', r.ticket_type_id)
              and r.status = 'pending')
          + (select coalesce(sum(quantity), 0) from public.waitlist_entries as w
            where w.event_id = s.event_id and s.ticket_type_id in ('*', w.ticket_type_id)
              and w.status = 'offered') as held
      ) as truth
      where (s.sold, s.held) is distinct from (truth.sold, truth.held)`,
  },
  {
    name: 'attendees are what is sold, unless the clock has to write it yet',
    query: `
      select e.title from public.events as e
      where e.id not in (select event_id from private.totals_due) and e.current_attendees <> (
        select coalesce(sum(sold), 0) from public.ticket_stock
        where event_id = e.id and ticket_type_id <> '*'
      )`,
  },
  {
    name: 'a confirmed registration has a ticket for each seat, any other has none in use',
    query: `
      select r.registration_no from public.event_registrations as r
      where case when r.status = 'confirmed' then r.quantity else 0 end <> (
        select count(*) from public.tickets as t
        where t.registration_id = r.id and t.status in ('valid', 'checked_in', 'transferring')
      )`,
  },
  {
    name: 'a paid order has its tickets, at the prices of the order',
    query: `
      select o.order_no from public.orders as o
      left join (
        select order_id, sum(quantity) as quantity from public.order_items group by order_id
      ) as lines on lines.order_id = o.id
      left join (
        select r.order_id, count(*) as tickets, sum(t.price_paid) as paid
        from public.tickets as t
        join public.event_registrations as r on r.id = t.registration_id
        group by r.order_id
      ) as truth on truth.order_id = o.id
      where o.kind = 'ticket' and o.status in ('paid', 'completed')
        and (truth.paid is distinct from o.subtotal or truth.tickets is distinct from lines.quantity)`,
  },
  {
    name: 'an unpaid order only holds, a closed one holds nothing',
    query: `
      select o.order_no from public.orders as o
      join public.event_registrations as r on r.order_id = o.id
      where (o.status in ('pending_payment', 'payment_review') and r.status <> 'pending')
        or (o.status in ('expired', 'cancelled') and r.status <> 'cancelled')`,
  },
  {
    name: 'a ticket on its way has one open offer, any other none',
    query: `
      select t.ticket_no from public.tickets as t
      where (t.status = 'transferring') <> exists (
        select from public.ticket_transfers as tt where tt.ticket_id = t.id and tt.status = 'offered'
      )`,
  },
  {
    name: 'who is inside was let in, and nobody else',
    query: `
      select t.ticket_no from public.tickets as t
      where exists (select from public.checkins where event_id = t.event_id)
        and t.status in ('valid', 'checked_in', 'transferring')
        and (t.status = 'checked_in') <> exists (
          select from public.checkins as c
          where c.ticket_id = t.id and c.result = 'ok' and c.reverted_at is null
        )`,
  },
  {
    name: 'every ticket has its secret',
    query: `
      select t.ticket_no from public.tickets as t
      where not exists (select from public.ticket_secrets as s where s.ticket_id = t.id)`,
  },
];

/** For `afterEach`: whatever a test did, the rules hold. */
export async function expectTicketRulesToHold(sql: Sql): Promise<void> {
  const broken: [string, string][] = [];
  for (const { name, query } of ticketInvariants) {
    const rows = await sql.unsafe(query);
    for (const row of rows) broken.push([name, String(Object.values(row)[0])]);
  }
  expect(broken).toEqual([]);
}

/** Calls hold_tickets(). */
export const buy = (
  sql: Sql,
  userId: string | null,
  eventId: string,
  lines: Record<string, number>,
  total: number,
  change: Record<string, Argument> = {},
) => call<Purchase>(sql, userId, 'hold_tickets', purchaseFor(eventId, lines, total, change));
