import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { factorKeys } from './second-factor.keys';
import { readFactor } from './second-factor.repository';

/** How it stands with the own second factor. */
export function useSecondFactor() {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: factorKeys.of(userId),
    queryFn: ({ signal }) => readFactor(backend, signal),
    staleTime: 0,
  });
}
