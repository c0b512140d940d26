import { call, type Argument } from './callers';
import type { Sql } from './test-database';

/** Proves a person's address, as the link of the account service does. */
export const confirmEmail = async (sql: Sql, userId: string): Promise<void> => {
  await sql`update auth.users set email_confirmed_at = now() where id = ${userId}`;
};

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

/** The counters of one type, or of the whole event. */
export async function stockOf(sql: Sql, eventId: string, type = '*') {
  const [row] = await sql<{ sold: number; held: number }[]>`
    select sold, held from public.ticket_stock
    where event_id = ${eventId} and ticket_type_id = ${type}`;
  return row;
}

/**
 * What must hold of all tickets at any time; an empty list when it does. Counters say what the rows say,
 * paid orders have their tickets, and nobody is inside twice.
 */
export async function brokenTicketRules(sql: Sql) {
  return [
    ...(await sql<{ rule: string; id: string }[]>`
      select 'stock counts tickets and what is held' as rule, s.event_id || ' ' || s.ticket_type_id as id
      from public.ticket_stock as s
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
      where (s.sold, s.held) is distinct from (truth.sold, truth.held)
      union all
      select 'a confirmed registration has a ticket for each seat', r.id::text
      from public.event_registrations as r
      where r.status = 'confirmed' and r.quantity <> (
        select count(*) from public.tickets as t
        where t.registration_id = r.id and t.status in ('valid', 'checked_in', 'transferring')
      )
      union all
      select 'a paid order has its tickets', o.id::text
      from public.orders as o
      where o.kind = 'ticket' and o.status in ('paid', 'completed') and (
        select sum(i.quantity) from public.order_items as i where i.order_id = o.id
      ) is distinct from (
        select count(*) from public.tickets as t
        join public.event_registrations as r on r.id = t.registration_id
        where r.order_id = o.id
      )
      union all
      select 'an order costs what its tickets cost', o.id::text
      from public.orders as o
      where o.kind = 'ticket' and o.status in ('paid', 'completed') and o.subtotal is distinct from (
        select sum(t.price_paid) from public.tickets as t
        join public.event_registrations as r on r.id = t.registration_id
        where r.order_id = o.id
      )
      union all
      select 'an unpaid order has no tickets, a closed one holds nothing', o.id::text
      from public.orders as o
      join public.event_registrations as r on r.order_id = o.id
      where o.kind = 'ticket' and (
        (o.status in ('pending_payment', 'payment_review') and r.status <> 'pending')
        or (o.status in ('expired', 'cancelled') and r.status <> 'cancelled')
      )
      union all
      select 'a ticket in transfer has one open offer', t.id::text
      from public.tickets as t
      where (t.status = 'transferring') <> exists (
        select from public.ticket_transfers as tt where tt.ticket_id = t.id and tt.status = 'offered'
      )
      union all
      select 'who is inside was let in', t.id::text
      from public.tickets as t
      where t.status = 'checked_in' and exists (select from public.checkins where event_id = t.event_id)
        and not exists (
          select from public.checkins as c
          where c.ticket_id = t.id and c.result = 'ok' and c.reverted_at is null
        )
      union all
      select 'every ticket has its secret', t.id::text
      from public.tickets as t
      where not exists (select from public.ticket_secrets as s where s.ticket_id = t.id)
      limit 20`),
  ];
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
