import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { GIG_PAGE_SIZE, type GigFilters } from './gig-filters.rules';
import {
  gigAnswerSchema,
  gigPageSchema,
  gigSchema,
  type GigMove,
  type ReadGig,
} from './gig.schema';

/** A page of gigs, next first unless another order was chosen. */
export function listGigs(
  backend: Backend,
  { scope, query, city, category, minBudget, sort, page }: GigFilters,
  signal?: AbortSignal,
) {
  const args = {
    p_query: query || null,
    p_city: city,
    p_category: category,
    p_min_budget: minBudget,
    p_scope: scope,
    p_sort: sort ?? 'soon',
    p_page: page,
    p_page_size: GIG_PAGE_SIZE,
  };
  return readFunction(backend, 'search_gigs', args, gigPageSchema, signal);
}

/** One gig, or `null`. */
export function getGig(backend: Backend, id: string, signal?: AbortSignal) {
  if (!z.guid().safeParse(id).success) return Promise.resolve(null);
  return readFunction(backend, 'get_gig', { p_gig_id: id }, gigAnswerSchema, signal);
}

/** What the form of a gig makes of its fields. */
export interface GigEntry {
  title: string;
  description: string;
  performanceType: string | null;
  genre: string | null;
  city: string;
  venueId: string | null;
  location: string | null;
  /** Moments, ISO 8601. */
  startAt: string;
  endAt: string;
  budget: number;
  slots: number;
}

/**
 * Stores a gig; a new one is a draft that nobody else sees.
 * @throws AppError `STALE_VERSION` when it was saved elsewhere since it was read
 */
export const saveGig = (
  backend: Backend,
  { on, entry, idempotencyKey }: { on: ReadGig; entry: GigEntry; idempotencyKey: string },
) =>
  callFunction(
    backend,
    'save_gig',
    {
      p_id: on?.id ?? null,
      p_gig: toColumns(entry),
      p_updated_at: on?.updatedAt ?? null,
      p_idempotency_key: idempotencyKey,
    },
    gigSchema,
  );

/**
 * Leads a gig on; closed or called off, everybody who waits hears no.
 * @throws AppError `INVALID_STATE` when that does not follow
 */
export const moveGig = (backend: Backend, { id, to }: { id: string; to: GigMove }) =>
  callFunction(backend, 'set_gig_status', { p_gig_id: id, p_status: to }, gigSchema);

const stepSchema = z.row({ id: z.string(), status: z.string() });

export interface Application {
  gigId: string;
  performerId: string;
  message: string;
  /** NT$ */
  ask: number;
}

/** Applies with an own performer. */
export const applyToGig = (backend: Backend, { gigId, performerId, message, ask }: Application) =>
  callFunction(
    backend,
    'apply_to_gig',
    { p_gig_id: gigId, p_performer_id: performerId, p_message: message, p_ask: ask },
    stepSchema,
  );

/** Takes an application back. */
export const withdrawApplication = (backend: Backend, id: string) =>
  callFunction(backend, 'withdraw_application', { p_application_id: id }, stepSchema);

export interface Decision {
  applicationId: string;
  to: 'shortlisted' | 'awarded' | 'declined';
  /** On which an awarded performer calls, once the performance is certain. */
  contactPhone?: string;
}

/**
 * Answers an application. An award makes a booking with the performer's ask as its quote.
 * @throws AppError
 */
export const decideApplication = (
  backend: Backend,
  { applicationId, to, contactPhone }: Decision,
) =>
  callFunction(
    backend,
    'decide_application',
    { p_application_id: applicationId, p_status: to, p_contact_phone: contactPhone ?? null },
    z.row({ id: z.string(), bookingId: z.nullable(z.string()) }),
  );

const ownVenuesSchema = z.array(z.row({ id: z.string(), name: z.string(), city: z.string() }));

/** The own venues, in whatever state. */
export const listOwnVenues = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_venues', {}, ownVenuesSchema, signal);
