import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { supportAdKeys } from './support-ad.keys';
import { listOwnSupportAds } from './support-ad.repository';

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
