import { readFunction, type Backend } from '@spotlight/shared/data';
import type { SearchTerms, Slice } from './search.rules';
import {
  foundEventsSchema,
  foundPerformersSchema,
  foundProductsSchema,
  foundSpotsSchema,
  foundVenuesSchema,
} from './search.schema';

const argsOf = ({ query, city }: SearchTerms, { page, pageSize }: Slice) => ({
  p_query: query,
  p_city: city,
  ...(page !== undefined && { p_page: page }),
  p_page_size: pageSize,
});

/** @throws AppError */
export const findEvents = (
  backend: Backend,
  terms: SearchTerms,
  slice: Slice,
  signal?: AbortSignal,
) => readFunction(backend, 'search_events', argsOf(terms, slice), foundEventsSchema, signal);

/** @throws AppError */
export const findVenues = (
  backend: Backend,
  terms: SearchTerms,
  slice: Slice,
  signal?: AbortSignal,
) => readFunction(backend, 'search_venues', argsOf(terms, slice), foundVenuesSchema, signal);

/** @throws AppError */
export const findPerformers = (
  backend: Backend,
  terms: SearchTerms,
  slice: Slice,
  signal?: AbortSignal,
) =>
  readFunction(backend, 'search_performers', argsOf(terms, slice), foundPerformersSchema, signal);

/** @throws AppError */
export const findSpots = (
  backend: Backend,
  terms: SearchTerms,
  slice: Slice,
  signal?: AbortSignal,
) => readFunction(backend, 'search_support_spots', argsOf(terms, slice), foundSpotsSchema, signal);

/** @throws AppError */
export const findProducts = (
  backend: Backend,
  terms: SearchTerms,
  slice: Slice,
  signal?: AbortSignal,
) => {
  const { p_city: _, ...args } = argsOf(terms, slice);
  return readFunction(backend, 'search_products', args, foundProductsSchema, signal);
};
