import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { menuCountKeys } from './menu-count.keys';
import { getMenuCount } from './menu-count.repository';

/** The number beside an entry of the account menu, read anew whenever the menu is opened. */
export function useMenuCount(countedBy: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: menuCountKeys.of(countedBy, user?.id ?? ''),
    queryFn: ({ signal }) => getMenuCount(backend, countedBy, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}
