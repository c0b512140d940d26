import { call } from './callers';
import { addTicketType, createEvent } from './events';
import type { Sql } from './test-database';
import { buy } from './tickets';

/** Buys one ticket, reports the transfer, and the organizer finds it. Answers the order. */
export async function buyByTransfer(
  sql: Sql,
  organizer: string,
  buyer: string,
  eventId: string,
  price = 300,
): Promise<string> {
  const { order } = await buy(sql, buyer, eventId, { free: 1 }, price);
  const id = order?.id ?? '';
  await call(sql, buyer, 'report_transfer', { p_order_id: id, p_last5: '12345' });
  await call(sql, organizer, 'confirm_payment', { p_order_id: id });
  return id;
}

/** Lets an event be over since yesterday. */
export const endEvent = async (sql: Sql, eventId: string): Promise<void> => {
  await sql`
    update public.events
    set date = private.today() - 2, ends_at = now() - interval '1 day' where id = ${eventId}`;
};

/** An event that is over and sold one ticket for NT$ 300, with nothing left to be looked at. */
export async function createSoldEvent(sql: Sql, organizer: string, buyer: string): Promise<string> {
  const eventId = await createEvent(sql, { organizer_id: organizer });
  await addTicketType(sql, eventId, { price: 300, capacity: 10 });
  await buyByTransfer(sql, organizer, buyer, eventId);
  await endEvent(sql, eventId);
  return eventId;
}
