import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { savedAnswerSchema, savedIdsSchema, type SavableType } from './saved.schema';

/**
 * The ids of everything of one kind that the signed-in person saved.
 * @throws AppError
 */
export const listSavedIds = (backend: Backend, type: SavableType, signal?: AbortSignal) =>
  readFunction(backend, 'my_saved_ids', { p_entity_type: type }, savedIdsSchema, signal);

export interface SavedChange {
  type: SavableType;
  id: string;
  isSaved: boolean;
}

/**
 * Saves something, or no longer.
 * @throws AppError
 */
export const changeSaved = (backend: Backend, { type, id, isSaved }: SavedChange) =>
  callFunction(
    backend,
    'save_item',
    { p_entity_type: type, p_entity_id: id, p_saved: isSaved },
    savedAnswerSchema,
  );
