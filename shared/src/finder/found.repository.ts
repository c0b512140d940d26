import { readFunction, type Backend } from '@spotlight/shared/data';
import { foundPerformersSchema, foundVenuesSchema } from './found.schema';

/** As many results as one looks through before typing on. */
const RESULTS = 6;

/** Looks for performers of the platform by their words. */
export function findPerformers(backend: Backend, words: string, signal?: AbortSignal) {
  const args = { p_query: words, p_page_size: RESULTS };
  return readFunction(backend, 'search_performers', args, foundPerformersSchema, signal);
}

/** Looks for venues of the platform by their words. */
export function findVenues(backend: Backend, words: string, signal?: AbortSignal) {
  const args = { p_query: words, p_page_size: RESULTS };
  return readFunction(backend, 'search_venues', args, foundVenuesSchema, signal);
}
