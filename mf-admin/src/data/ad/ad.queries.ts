import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { adKeys } from './ad.keys';
import { listAds, listCreatives, readAd, readAdCalendar, readAdStats } from './ad.repository';
import type { AdFilters } from './ad.rules';

/** The page of advertisements that the filters describe. */
export function useAds({ open: _open, hide: _hide, ...filters }: AdFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: adKeys.list(userId, filters),
    queryFn: ({ signal }) => listAds(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads what the filters describe for a file of it, from a place on. */
export function useAdPages({ open: _open, hide: _hide, ...filters }: AdFilters) {
  const backend = useBackend();
  return (after: string) => listAds(backend, { ...filters, after });
}

/** Reads one anew, after somebody else has saved it. */
export function useNewestAd() {
  const backend = useBackend();
  return (id: string) => readAd(backend, id);
}

/** How often an advertisement was seen and pressed. */
export function useAdStats(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: adKeys.stats(userId, id),
    queryFn: ({ signal }) => readAdStats(backend, id, signal),
    staleTime: 60_000,
  });
}

/** The artwork of an advertisement. */
export function useCreatives(id: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: adKeys.creatives(userId, id),
    queryFn: ({ signal }) => listCreatives(backend, id, signal),
    staleTime: 0,
  });
}

/** Who has which slot from a day on. */
export function useAdCalendar(from: string) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: adKeys.calendar(userId, from),
    queryFn: ({ signal }) => readAdCalendar(backend, from, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
