import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { ownVenueKeys } from './own-venue.keys';
import { listOwnVenues } from './own-venue.repository';

export function useOwnVenues() {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: ownVenueKeys.list(userId),
    queryFn: ({ signal }) => listOwnVenues(backend, signal),
    enabled: userId !== '',
  });
}
