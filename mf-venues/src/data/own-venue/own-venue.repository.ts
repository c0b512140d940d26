import { callFunction, readFunction, toColumns, type Backend } from '@spotlight/shared/data';
import { ownVenueSchema, ownVenuesSchema } from './own-venue.schema';
import type { FacilityEntry } from './facility-form.rules';
import type { VenueEntry } from './venue-form.rules';

/** A venue in the version that was read. */
export interface VenueVersion {
  id: string;
  version: number;
}

/** Reads the venues of the signed-in person. */
export const listOwnVenues = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_venues', {}, ownVenuesSchema, signal);

/**
 * Saves a venue; without one, a new draft.
 * @throws AppError `STALE_VERSION` when somebody else has saved it since it was read
 */
export const saveVenue = (
  backend: Backend,
  { on, entry }: { on: VenueVersion | null; entry: VenueEntry },
) =>
  callFunction(
    backend,
    'save_venue',
    { p_id: on?.id ?? null, p_version: on?.version ?? null, p_venue: toColumns(entry) },
    ownVenueSchema,
  );

/** Asks for a look at it. @throws AppError `INVALID_INPUT` with the field that is missing */
export const submitVenue = (backend: Backend, { id, version }: VenueVersion) =>
  callFunction(backend, 'submit_venue', { p_id: id, p_version: version }, ownVenueSchema);

/**
 * Saves everything that bookings of a venue can have; what is left out is not offered any more.
 * @throws AppError `STALE_VERSION` when somebody else has saved the venue since it was read
 */
export const saveFacilities = (
  backend: Backend,
  { on, entries }: { on: VenueVersion; entries: readonly FacilityEntry[] },
) =>
  callFunction(
    backend,
    'save_venue_facilities',
    { p_venue_id: on.id, p_version: on.version, p_facilities: toColumns(entries) },
    ownVenueSchema,
  );

/** Takes it out of all lists. @throws AppError `HAS_BOOKINGS`, `OBLIGATIONS` */
export const archiveVenue = (backend: Backend, { id, version }: VenueVersion) =>
  callFunction(backend, 'archive_venue', { p_id: id, p_version: version }, ownVenueSchema);
