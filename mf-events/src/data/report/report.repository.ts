import { callFunction, type Backend } from '@spotlight/shared/data';
import { reportReceiptSchema, type ReportKind } from './report.schema';

export interface EventReport {
  eventId: string;
  kind: ReportKind;
  body: string;
}

/** Tells the administrators about an event. */
export function reportEvent(backend: Backend, { eventId, kind, body }: EventReport) {
  const args = { p_entity_type: 'event', p_entity_id: eventId, p_kind: kind, p_body: body || null };
  return callFunction(backend, 'report_content', args, reportReceiptSchema);
}
