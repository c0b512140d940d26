import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { ownPerformerKeys } from './own-performer.keys';
import { listOwnPerformers } from './own-performer.repository';

/** The own pages in every state; asks nothing while nobody is signed in. */
export function useOwnPerformers() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: ownPerformerKeys.mine(user?.id ?? ''),
    queryFn: ({ signal }) => listOwnPerformers(backend, signal),
    enabled: user !== null,
  });
}
