import { useBackend } from '@spotlight/shared/contract';
import { entityKey, useQuery } from '@spotlight/shared/vendor/query';
import type { AdPlace } from './ad-place';
import { listLiveAds } from './ad.repository';

const key = entityKey('shared', 'live-ad');

/** What runs now in a place. Of the day, so it is not asked for again while a page is open. */
export function useLiveAds(place: AdPlace) {
  const backend = useBackend();
  return useQuery({
    queryKey: key(place),
    queryFn: ({ signal }) => listLiveAds(backend, place, signal),
    staleTime: 600_000,
    retry: false,
  });
}
