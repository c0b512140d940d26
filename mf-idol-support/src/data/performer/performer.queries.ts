import { useBackend, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import type { PerformerFilters } from './performer-filters.rules';
import { performerKeys } from './performer.keys';
import {
  getPerformer,
  listBirthdays,
  listPopularPerformers,
  searchPerformers,
} from './performer.repository';

/** The list shows its old page until the next one is there. */
const performerListQuery = (backend: Backend, filters: PerformerFilters) =>
  queryOptions({
    queryKey: performerKeys.list(filters),
    queryFn: ({ signal }) => searchPerformers(backend, filters, signal),
    placeholderData: keepPreviousData,
  });

const popularPerformersQuery = (backend: Backend, count: number) =>
  queryOptions({
    queryKey: performerKeys.popular(count),
    queryFn: ({ signal }) => listPopularPerformers(backend, count, signal),
  });

const performerQuery = (backend: Backend, id: string) =>
  queryOptions({
    queryKey: performerKeys.detail(id),
    queryFn: ({ signal }) => getPerformer(backend, id, signal),
  });

/** Without a month: the current one, as the server sees it. */
const birthdaysQuery = (backend: Backend, month: number | null) =>
  queryOptions({
    queryKey: performerKeys.birthdays(month),
    queryFn: ({ signal }) => listBirthdays(backend, month, signal),
  });

export const usePerformers = (filters: PerformerFilters) =>
  useQuery(performerListQuery(useBackend(), filters));

/** Reads a page of the list ahead of its first picture. */
export const prefetchPerformers = (
  { backend, queryClient }: PrefetchContext,
  filters: PerformerFilters,
): Promise<void> => queryClient.prefetchQuery(performerListQuery(backend, filters));

/** Reads the page of a performer ahead of its first picture. */
export const prefetchPerformer = (
  { backend, queryClient }: PrefetchContext,
  id: string,
): Promise<void> => queryClient.prefetchQuery(performerQuery(backend, id));

/** Reads the performers of the home page ahead of their first picture. */
export const prefetchPopularPerformers = (
  { backend, queryClient }: PrefetchContext,
  count: number,
): Promise<void> => queryClient.prefetchQuery(popularPerformersQuery(backend, count));

/** Reads the birthdays of a month ahead of their first picture. */
export const prefetchBirthdays = (
  { backend, queryClient }: PrefetchContext,
  month: number | null,
): Promise<void> => queryClient.prefetchQuery(birthdaysQuery(backend, month));

export const usePopularPerformers = (count: number) =>
  useQuery(popularPerformersQuery(useBackend(), count));

export const usePerformer = (id: string) => useQuery(performerQuery(useBackend(), id));

export const useBirthdays = (month: number | null) => useQuery(birthdaysQuery(useBackend(), month));
