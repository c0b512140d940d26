import { readFunction, type Backend } from '@spotlight/shared/data';
import { SHOWN, type SearchTerms } from './search.rules';
import { foundEventsSchema, foundPerformersSchema, foundVenuesSchema } from './search.schema';

const argsOf = ({ query, city }: SearchTerms, shown: number) => ({
  p_query: query,
  p_city: city,
  p_page_size: shown,
});

/** @throws AppError */
export const findEvents = (backend: Backend, terms: SearchTerms, signal?: AbortSignal) =>
  readFunction(backend, 'search_events', argsOf(terms, SHOWN.events), foundEventsSchema, signal);

/** @throws AppError */
export const findVenues = (backend: Backend, terms: SearchTerms, signal?: AbortSignal) =>
  readFunction(backend, 'search_venues', argsOf(terms, SHOWN.venues), foundVenuesSchema, signal);

/** @throws AppError */
export const findPerformers = (backend: Backend, terms: SearchTerms, signal?: AbortSignal) =>
  readFunction(
    backend,
    'search_performers',
    argsOf(terms, SHOWN.performers),
    foundPerformersSchema,
    signal,
  );
