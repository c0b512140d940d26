import { readFunction, type Backend } from '@spotlight/shared/data';
import { eventDetailSchema } from './event-detail.schema';

/** Reads one event, or `null` when it does not exist for the caller. */
export function getEvent(backend: Backend, id: string, signal?: AbortSignal) {
  return readFunction(backend, 'get_event', { p_id: id }, eventDetailSchema, signal);
}
