import { readFunction, type Backend } from '@spotlight/shared/data';
import { suggestionsSchema } from './suggestion.schema';

/** @throws AppError */
export const readSuggestions = (backend: Backend, typed: string, signal?: AbortSignal) =>
  readFunction(backend, 'search_suggestions', { p_query: typed }, suggestionsSchema, signal);
