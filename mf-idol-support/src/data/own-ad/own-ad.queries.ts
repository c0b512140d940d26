import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { ownAdKeys } from './own-ad.keys';
import { getAdStats, getOwnAd, listOwnAds } from './own-ad.repository';

/** A page of the own advertisements. */
export function useOwnAds(page: number) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: ownAdKeys.list(user?.id ?? '', page),
    queryFn: ({ signal }) => listOwnAds(backend, page, signal),
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** One own advertisement; `null` when there is none. */
export function useOwnAd(id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: ownAdKeys.one(user?.id ?? '', id),
    queryFn: ({ signal }) => getOwnAd(backend, id, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}

/** How often it was seen and followed, day by day. */
export function useAdStats(id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: ownAdKeys.stats(user?.id ?? '', id),
    queryFn: ({ signal }) => getAdStats(backend, id, signal),
    enabled: user !== null,
    staleTime: 60_000,
  });
}
