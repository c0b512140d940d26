import { useBackend } from '@spotlight/shared/contract';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { Backend } from '@spotlight/shared/data';
import { searchKeys } from './search.keys';
import { findEvents, findPerformers, findVenues } from './search.repository';
import type { SearchTerms } from './search.rules';

const foundEventsQuery = (backend: Backend, terms: SearchTerms) =>
  queryOptions({
    queryKey: searchKeys.events(terms),
    queryFn: ({ signal }) => findEvents(backend, terms, signal),
  });

const foundVenuesQuery = (backend: Backend, terms: SearchTerms) =>
  queryOptions({
    queryKey: searchKeys.venues(terms),
    queryFn: ({ signal }) => findVenues(backend, terms, signal),
  });

const foundPerformersQuery = (backend: Backend, terms: SearchTerms) =>
  queryOptions({
    queryKey: searchKeys.performers(terms),
    queryFn: ({ signal }) => findPerformers(backend, terms, signal),
  });

export const useFoundEvents = (terms: SearchTerms) =>
  useQuery(foundEventsQuery(useBackend(), terms));

export const useFoundVenues = (terms: SearchTerms) =>
  useQuery(foundVenuesQuery(useBackend(), terms));

export const useFoundPerformers = (terms: SearchTerms) =>
  useQuery(foundPerformersQuery(useBackend(), terms));
