import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { PerformerEntry } from './performer-form.rules';
import type { PerformerFilters } from './performer.rules';
import {
  changedPerformerSchema,
  claimsSchema,
  managedPerformerSchema,
  performerPageSchema,
  savedPerformerSchema,
  type PerformerPage,
} from './performer.schema';

/** A page in the version that was read. */
export interface PerformerVersion {
  id: string;
  version: number;
}

/** One page of performers. Deleted ones are for those who manage performers. */
export const listPerformers = (
  backend: Backend,
  filters: Omit<PerformerFilters, 'open' | 'hide'>,
  signal?: AbortSignal,
): Promise<PerformerPage> =>
  readFunction(
    backend,
    'admin_list_performers',
    {
      p_query: filters.query,
      p_category: filters.category,
      p_status: filters.status,
      p_owner: filters.owner,
      p_deleted: filters.isDeleted,
      p_sort: filters.sort,
      ...rowsAsked(filters),
    },
    performerPageSchema,
    signal,
  );

/** One page as it is now. @throws AppError `NOT_FOUND`, `FORBIDDEN` */
export const readPerformer = (backend: Backend, id: string) =>
  readFunction(backend, 'admin_performer', { p_id: id }, managedPerformerSchema);

/** Who says that a page is theirs. */
export const listClaims = (backend: Backend, performerId: string, signal?: AbortSignal) =>
  readFunction(
    backend,
    'admin_performer_claims',
    { p_performer_id: performerId },
    claimsSchema,
    signal,
  );

/**
 * Saves a page; without one, a new one.
 * @param input.ownerEmail whose a new one will be; empty: nobody's yet
 * @throws AppError `STALE_VERSION`, `INVALID_INPUT`
 */
export const savePerformer = (
  backend: Backend,
  input: { on: PerformerVersion | null; entry: PerformerEntry; ownerEmail: string },
) =>
  callFunction(
    backend,
    'save_performer',
    {
      p_id: input.on?.id ?? null,
      p_version: input.on?.version ?? null,
      p_performer: toColumns(input.entry),
      p_owner_email: input.ownerEmail,
    },
    savedPerformerSchema,
  );

/** Takes it down. @throws AppError `HAS_BOOKINGS`, `OBLIGATIONS` */
export const deletePerformer = (backend: Backend, input: PerformerVersion & { reason: string }) =>
  callFunction(
    backend,
    'delete_performer',
    { p_id: input.id, p_version: input.version, p_reason: input.reason },
    changedPerformerSchema,
  );

/** Brings it back. @throws AppError `INVALID_STATE` when its owner left */
export const restorePerformer = (backend: Backend, input: PerformerVersion & { reason: string }) =>
  callFunction(
    backend,
    'restore_performer',
    { p_id: input.id, p_version: input.version, p_reason: input.reason },
    changedPerformerSchema,
  );

/** Gives the page to who claimed it, or says why not. @throws AppError `INVALID_STATE`, `OWN_CAUSE` */
export const decideClaim = (
  backend: Backend,
  input: { id: string; status: 'approved' | 'rejected'; reason: string | null },
) =>
  callFunction(
    backend,
    'decide_performer_claim',
    { p_claim_id: input.id, p_status: input.status, p_reason: input.reason },
    changedPerformerSchema,
  );
