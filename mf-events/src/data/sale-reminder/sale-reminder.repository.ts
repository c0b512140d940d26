import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';

/** The types of an event whose sale the signed-in person waits for. */
export function listSaleReminders(backend: Backend, eventId: string, signal?: AbortSignal) {
  const args = { p_event_id: eventId };
  return readFunction(backend, 'my_sale_reminders', args, z.array(z.string()), signal);
}

export interface SaleReminder {
  eventId: string;
  ticketTypeId: string;
  isOn: boolean;
}

/** Asks to be told when a sale begins, or no longer. */
export function remindOfSale(backend: Backend, { eventId, ticketTypeId, isOn }: SaleReminder) {
  const args = { p_event_id: eventId, p_ticket_type_id: ticketTypeId, p_is_on: isOn };
  return callFunction(backend, 'remind_of_sale', args, z.row({ isOn: z.boolean() }));
}
