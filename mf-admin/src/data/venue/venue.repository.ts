import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import type { VenueEntry } from './venue-form.rules';
import type { VenueFilters } from './venue.rules';
import { fullVenueSchema, removedSchema, venuePageSchema, type VenuePage } from './venue.schema';

/** A venue in the version that was read. */
export interface VenueVersion {
  id: string;
  version: number;
}

/** One page of venues: all of them for administrators, the own ones for anybody else. */
export const listVenues = (
  backend: Backend,
  { query, status, type, sort, ...rows }: Omit<VenueFilters, 'open' | 'hide'>,
  signal?: AbortSignal,
): Promise<VenuePage> =>
  readFunction(
    backend,
    'admin_list_venues',
    {
      p_query: query,
      p_status: status,
      p_type: type,
      p_sort: sort,
      ...rowsAsked(rows),
    },
    venuePageSchema,
    signal,
  );

/** All that is stored of a venue. @throws AppError `NOT_FOUND` */
export const readVenue = (backend: Backend, id: string, signal?: AbortSignal) =>
  readFunction(backend, 'admin_venue', { p_id: id }, fullVenueSchema, signal);

/**
 * Saves a venue; without one, a new draft.
 * @param input.ownerEmail whose it will be; null: the reader's
 * @throws AppError `STALE_VERSION`, `INVALID_INPUT`
 */
export const saveVenue = (
  backend: Backend,
  input: { on: VenueVersion | null; entry: VenueEntry; ownerEmail?: string | null },
) =>
  callFunction(
    backend,
    'save_venue',
    {
      p_id: input.on?.id ?? null,
      p_version: input.on?.version ?? null,
      p_venue: toColumns(input.entry),
      p_owner_email: input.ownerEmail ?? null,
    },
    fullVenueSchema,
  );

/** Sends it to be looked at. @throws AppError `INVALID_INPUT` with what is missing */
export const submitVenue = (backend: Backend, { id, version }: VenueVersion) =>
  callFunction(backend, 'submit_venue', { p_id: id, p_version: version }, fullVenueSchema);

/** Takes it out of all lists. @throws AppError `HAS_BOOKINGS`, `OBLIGATIONS` */
export const archiveVenue = (backend: Backend, input: VenueVersion & { reason: string }) =>
  callFunction(
    backend,
    'archive_venue',
    { p_id: input.id, p_version: input.version, p_reason: input.reason },
    fullVenueSchema,
  );

/** Removes it for good. @throws AppError `HAS_BOOKINGS`, `OBLIGATIONS` */
export const deleteVenue = (backend: Backend, input: VenueVersion & { reason: string }) =>
  callFunction(
    backend,
    'delete_venue',
    { p_id: input.id, p_version: input.version, p_reason: input.reason },
    removedSchema,
  );
