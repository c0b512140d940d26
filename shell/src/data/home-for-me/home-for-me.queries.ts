import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { homeForMeKeys } from './home-for-me.keys';
import { getHomeForMe } from './home-for-me.repository';

/** What the home page says to the signed-in person; read anew whenever it is opened. */
export function useHomeForMe() {
  const backend = useBackend();
  const { user, userType } = useSession();
  return useQuery({
    queryKey: homeForMeKeys.of(user?.id ?? '', userType ?? ''),
    queryFn: ({ signal }) => getHomeForMe(backend, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}
