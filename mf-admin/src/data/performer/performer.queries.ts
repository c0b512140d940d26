import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { performerKeys } from './performer.keys';
import { listClaims, listPerformers, readPerformer } from './performer.repository';
import type { PerformerFilters } from './performer.rules';

/** The page of performers that the filters describe. */
export function usePerformers({ open: _open, hide: _hide, ...filters }: PerformerFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: performerKeys.list(userId, filters),
    queryFn: ({ signal }) => listPerformers(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function usePerformerPages({ open: _open, hide: _hide, ...filters }: PerformerFilters) {
  const backend = useBackend();
  return (after: string) => listPerformers(backend, { ...filters, after });
}

/** Reads one page anew, after somebody else has saved it. */
export function useNewestPerformer() {
  const backend = useBackend();
  return (id: string) => readPerformer(backend, id);
}

/** Who claims a page. */
export function useClaims(performerId: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: performerKeys.claims(userId, performerId),
    queryFn: ({ signal }) => listClaims(backend, performerId, signal),
    staleTime: 0,
  });
}
