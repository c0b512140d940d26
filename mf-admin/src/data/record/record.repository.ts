import { readFunction, type Backend } from '@spotlight/shared/data';
import { auditLogSchema, decisionsSchema } from './record.schema';

/** What administrators decided about a row, latest first. Names are for those who decide. */
export const listDecisions = (
  backend: Backend,
  entityType: string,
  id: string,
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'decision_history',
    { p_entity_type: entityType, p_entity_id: id },
    decisionsSchema,
    signal,
  );

/**
 * Who changed what of a row, latest first.
 * @throws AppError `FORBIDDEN` when the caller is no superadmin.
 */
export const listAudit = (backend: Backend, entityType: string, id: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'admin_audit_log',
    { p_entity: entityType, p_entity_id: id, p_page: 1, p_page_size: 20 },
    auditLogSchema,
    signal,
  );
