import { callFunction, type Backend } from '@spotlight/shared/data';
import { reportReceiptSchema, type ReportKind, type ReportedThing } from './report.schema';

export interface NewReport {
  thing: ReportedThing;
  kind: ReportKind;
  body: string;
}

/** Tells the administrators about something that others show. */
export function reportThing(backend: Backend, { thing, kind, body }: NewReport) {
  const args = {
    p_entity_type: thing.type,
    p_entity_id: thing.id,
    p_kind: kind,
    p_body: body || null,
  };
  return callFunction(backend, 'report_content', args, reportReceiptSchema);
}
