import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { supportAdKeys } from './support-ad.keys';
import { listSupportAds, readSupportAdStory } from './support-ad.repository';
import type { SupportAdFilters } from './support-ad.rules';

/** The page of support ads that the filters describe. */
export function useSupportAds({ open: _open, hide: _hide, ...filters }: SupportAdFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: supportAdKeys.list(userId, filters),
    queryFn: ({ signal }) => listSupportAds(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useSupportAdPages({ open: _open, hide: _hide, ...filters }: SupportAdFilters) {
  const backend = useBackend();
  return (after: string) => listSupportAds(backend, { ...filters, after });
}

/** The contact and the history of one. */
export function useSupportAdStory(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: supportAdKeys.story(userId, id),
    queryFn: ({ signal }) => readSupportAdStory(backend, id, signal),
    staleTime: 0,
  });
}
