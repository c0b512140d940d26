import { readFunction, type Backend } from '@spotlight/shared/data';
import { ticketRowsSchema } from './ticket.schema';

/** Reads all tickets that the signed-in person holds or held. */
export function listTickets(backend: Backend, signal?: AbortSignal) {
  return readFunction(backend, 'my_tickets', {}, ticketRowsSchema, signal);
}
