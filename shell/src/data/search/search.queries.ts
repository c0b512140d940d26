import { useBackend } from '@spotlight/shared/contract';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { Backend } from '@spotlight/shared/data';
import { searchKeys } from './search.keys';
import {
  findEvents,
  findPerformers,
  findProducts,
  findSpots,
  findVenues,
} from './search.repository';
import type { SearchKind, SearchTerms, Slice } from './search.rules';

type Find<Answer> = (
  backend: Backend,
  terms: SearchTerms,
  slice: Slice,
  signal?: AbortSignal,
) => Promise<Answer>;

const foundQuery = <Answer>(
  kind: SearchKind,
  find: Find<Answer>,
  [backend, terms, slice]: [Backend, SearchTerms, Slice],
) =>
  queryOptions({
    queryKey: searchKeys.found(kind, terms, slice),
    queryFn: ({ signal }) => find(backend, terms, slice, signal),
    // The page before stays in view until the next one is there; other words are another search.
    placeholderData: slice.page === undefined ? undefined : keepPreviousData,
  });

export const useFoundEvents = (terms: SearchTerms, slice: Slice) =>
  useQuery(foundQuery('events', findEvents, [useBackend(), terms, slice]));

export const useFoundVenues = (terms: SearchTerms, slice: Slice) =>
  useQuery(foundQuery('venues', findVenues, [useBackend(), terms, slice]));

export const useFoundPerformers = (terms: SearchTerms, slice: Slice) =>
  useQuery(foundQuery('performers', findPerformers, [useBackend(), terms, slice]));

export const useFoundSpots = (terms: SearchTerms, slice: Slice) =>
  useQuery(foundQuery('spots', findSpots, [useBackend(), terms, slice]));

export const useFoundProducts = (terms: SearchTerms, slice: Slice) =>
  useQuery(foundQuery('products', findProducts, [useBackend(), terms, slice]));
