import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { supportAdKeys } from './support-ad.keys';
import { getSupportAd, listOwnSupportAds, readOwnArtwork } from './support-ad.repository';

/** The own support ads; asks nothing while nobody is signed in. */
export function useOwnSupportAds() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: supportAdKeys.mine(user?.id ?? ''),
    queryFn: ({ signal }) => listOwnSupportAds(backend, signal),
    enabled: user !== null,
  });
}

/** One own support ad with its contact. */
export function useSupportAd(id: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: supportAdKeys.one(user?.id ?? '', id),
    queryFn: ({ signal }) => getSupportAd(backend, id, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}

/** An own original, by its path; what was sent once never changes. */
export function useOwnArtwork(path: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: supportAdKeys.artwork(path),
    queryFn: () => readOwnArtwork(backend, path),
    staleTime: Infinity,
  });
}
