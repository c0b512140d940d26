import { readFunction, type Backend } from '@spotlight/shared/data';
import { gateTicketsSchema } from './gate-search.schema';

/** Finds tickets by a name, a number, or a mobile number. @throws AppError INVALID_STATE while check-in is closed */
export function findAtGate(backend: Backend, eventId: string, words: string, signal?: AbortSignal) {
  const args = { p_event_id: eventId, p_query: words };
  return readFunction(backend, 'find_at_gate', args, gateTicketsSchema, signal);
}
