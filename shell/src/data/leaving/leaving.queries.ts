import { useBackend } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { leavingKeys } from './leaving.keys';
import { getLeaving, listObligations } from './leaving.repository';

/** Whether the person asked to leave, and when the account goes. */
export function useLeaving() {
  const backend = useBackend();
  return useQuery({
    queryKey: leavingKeys.wish,
    queryFn: ({ signal }) => getLeaving(backend, signal),
  });
}

/** What stands in the way right now; settled elsewhere, so it is asked each time. */
export function useObligations() {
  const backend = useBackend();
  return useQuery({
    queryKey: leavingKeys.obligations,
    queryFn: ({ signal }) => listObligations(backend, signal),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}
