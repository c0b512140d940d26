import { inDatabase } from './database';

/** What the database says that was sold. */
export const stockOf = (eventId: string) =>
  inDatabase(async (sql) => {
    const [stock] = await sql<{ sold: number; held: number }[]>`
      select sold, held from public.ticket_stock
      where event_id = ${eventId} and ticket_type_id = '*'`;
    const [money] = await sql<{ tickets: number; paid: number; gross: number; refunded: number }[]>`
      select
        (select count(*)::int from public.tickets
          where event_id = ${eventId} and status in ('valid', 'checked_in')) as tickets,
        (select sum(price_paid)::int from public.tickets
          where event_id = ${eventId} and status in ('valid', 'checked_in')) as paid,
        sum(o.total)::int as gross, sum(o.refunded_amount)::int as refunded
      from public.orders as o
      where o.paid_at is not null and o.id in (
        select order_id from public.order_items where ref_id = ${eventId}
      )`;
    return { ...stock, ...money };
  });
