import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { LogFilters } from './log.rules';
import {
  failedMailsSchema,
  faultsSchema,
  missingPagesSchema,
  ratedAnswersSchema,
  resentSchema,
  securityPageSchema,
} from './log.schema';

type Asked = Pick<LogFilters, 'query' | 'page' | 'size' | 'after'>;

const asked = ({ query, ...rows }: Asked) => ({ p_query: query, ...rowsAsked(rows) });

/** Latest first. @throws AppError `FORBIDDEN` for who is no superadmin */
export const listSecurityEvents = (
  backend: Backend,
  filters: Asked & Pick<LogFilters, 'isFailure'>,
  signal?: AbortSignal,
) =>
  readFunction(
    backend,
    'admin_security_events',
    { ...asked(filters), p_success: filters.isFailure ? false : null },
    securityPageSchema,
    signal,
  );

/** Most asked for first. */
export const listMissingPages = (backend: Backend, filters: Asked, signal?: AbortSignal) =>
  readFunction(backend, 'admin_missing_pages', asked(filters), missingPagesSchema, signal);

/** Latest first. */
export const listFaults = (backend: Backend, filters: Asked, signal?: AbortSignal) =>
  readFunction(backend, 'admin_faults', asked(filters), faultsSchema, signal);

/** Those that left most people without help first. */
export const listRatedAnswers = (backend: Backend, filters: Asked, signal?: AbortSignal) =>
  readFunction(backend, 'admin_answer_feedback', asked(filters), ratedAnswersSchema, signal);

/** Latest first. @throws AppError `FORBIDDEN` without the right to manage users */
export const listFailedMails = (backend: Backend, filters: Asked, signal?: AbortSignal) =>
  readFunction(backend, 'admin_failed_mails', asked(filters), failedMailsSchema, signal);

/** It goes out again. @throws AppError `INVALID_STATE` when what it said is gone */
export const resendMail = (backend: Backend, id: string) =>
  callFunction(backend, 'resend_mail', { p_id: id }, resentSchema);
