import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { accessKeys } from './access.keys';
import { isAdmin } from './access.repository';
import { areaAccess } from './access.rules';

const isAdminQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: accessKeys.of(userId),
    queryFn: ({ signal }) => isAdmin(backend, signal),
    staleTime: 60_000,
  });

/** What the signed-in person may do in the back office, as the server says. Asks nothing for visitors. */
export function useAreaAccess() {
  const backend = useBackend();
  const { user, userType } = useSession();
  return useQuery({
    ...isAdminQuery(backend, user?.id ?? ''),
    enabled: user !== null,
    select: (isAdministrator) => areaAccess(isAdministrator, userType),
  });
}
