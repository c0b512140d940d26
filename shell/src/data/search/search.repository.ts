import { readFunction, type Backend } from '@spotlight/shared/data';
import { foundEventsSchema, foundPerformersSchema, foundVenuesSchema } from './search.schema';

export interface SearchTerms {
  query: string;
  /** Id of a city; empty for everywhere. */
  city: string;
}

/** Results that the overview shows of each kind; the modules' own pages show the rest. */
const SHOWN = 4;

const argsOf = ({ query, city }: SearchTerms) => ({
  p_query: query,
  p_city: city,
  p_page_size: SHOWN,
});

/** @throws AppError */
export const findEvents = (backend: Backend, terms: SearchTerms, signal?: AbortSignal) =>
  readFunction(backend, 'search_events', argsOf(terms), foundEventsSchema, signal);

/** @throws AppError */
export const findVenues = (backend: Backend, terms: SearchTerms, signal?: AbortSignal) =>
  readFunction(backend, 'search_venues', argsOf(terms), foundVenuesSchema, signal);

/** @throws AppError */
export const findPerformers = (backend: Backend, terms: SearchTerms, signal?: AbortSignal) =>
  readFunction(backend, 'search_performers', argsOf(terms), foundPerformersSchema, signal);
