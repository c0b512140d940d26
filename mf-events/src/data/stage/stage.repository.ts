import { readFunction, type Backend } from '@spotlight/shared/data';
import { stagedPerformerSchema, venueLocationSchema } from './stage.schema';

/** Reads where a venue is. */
export function getVenueLocation(backend: Backend, id: string) {
  return readFunction(backend, 'get_venue', { p_id: id }, venueLocationSchema);
}

/** Reads who a performer is; `null` when there is none to see. */
export function getStagedPerformer(backend: Backend, id: string) {
  return readFunction(backend, 'get_performer', { p_id: id }, stagedPerformerSchema);
}
