import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { claimKeys } from './claim.keys';
import { listOpenClaims } from './claim.repository';

/** Does a claim of the visitor to this page wait for an answer? */
export function useIsClaiming(performerId: string): boolean {
  const backend = useBackend();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: claimKeys.mine(user?.id ?? ''),
    queryFn: ({ signal }) => listOpenClaims(backend, signal),
    enabled: user !== null,
  });
  return user !== null && (data?.includes(performerId) ?? false);
}
