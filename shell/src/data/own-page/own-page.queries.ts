import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Audience } from '@spotlight/shared/subscription/schema';
import { useQuery } from '@spotlight/shared/vendor/query';
import { ownPageKeys } from './own-page.keys';
import { listOwnPages } from './own-page.repository';

/** The performers or venues of the signed-in person; nothing is asked for a visitor. */
export function useOwnPages(audience: Audience) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: ownPageKeys.of(audience, user?.id ?? ''),
    queryFn: ({ signal }) => listOwnPages(backend, audience, signal),
    enabled: user !== null,
  });
}
