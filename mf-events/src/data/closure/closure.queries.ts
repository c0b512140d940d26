import { useBackend } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { closureKeys } from './closure.keys';
import { getClosureDesk } from './closure.repository';

/** What is announced, and what is to be decided; on such a day others decide, too. */
export function useClosureDesk() {
  const backend = useBackend();
  return useQuery({
    queryKey: closureKeys.all,
    queryFn: ({ signal }) => getClosureDesk(backend, signal),
    staleTime: 0,
    refetchInterval: 30_000,
  });
}
