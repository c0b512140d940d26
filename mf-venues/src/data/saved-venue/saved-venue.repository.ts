import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { savedAnswerSchema, savedIdsSchema } from './saved-venue.schema';

/**
 * The ids of all venues that the signed-in person saved.
 * @throws AppError
 */
export const listSavedIds = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_saved_ids', { p_entity_type: 'venue' }, savedIdsSchema, signal);

export interface SavedChange {
  venueId: string;
  isSaved: boolean;
}

/**
 * Saves a venue, or no longer.
 * @throws AppError
 */
export const changeSaved = (backend: Backend, { venueId, isSaved }: SavedChange) =>
  callFunction(
    backend,
    'save_item',
    { p_entity_type: 'venue', p_entity_id: venueId, p_saved: isSaved },
    savedAnswerSchema,
  );
