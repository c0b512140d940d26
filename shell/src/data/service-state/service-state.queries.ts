import { useBackend } from '@spotlight/shared/contract';
import type { Registry } from '@spotlight/shared/contract/schema';
import { useQuery } from '@spotlight/shared/vendor/query';
import { serviceStateKeys } from './service-state.keys';
import { readServiceStates } from './service-state.repository';

const EVERY_MS = 60_000;

/** How the parts of the site answer now, asked anew every minute while somebody looks. */
export function useServiceStates(remotes: Registry['remotes']) {
  const backend = useBackend();
  return useQuery({
    queryKey: serviceStateKeys.all,
    queryFn: () => readServiceStates(backend, remotes),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    gcTime: 0,
  });
}
