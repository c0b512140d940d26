import { callFunction, type Backend } from '@spotlight/shared/data';
import { orderExportSchema } from './order-export.schema';

/** Reads every paid order of an event for the books, which is written down. */
export function exportEventOrders(backend: Backend, eventId: string) {
  return callFunction(backend, 'export_event_orders', { p_event_id: eventId }, orderExportSchema);
}
