import { cachedList } from '@spotlight/shared/cached-list';
import { useSession } from '@spotlight/shared/contract';
import { useQuery, useQueryClient } from '@spotlight/shared/vendor/query';
import * as z from '@spotlight/shared/vendor/zod';
import { MOST_STOPS } from './day-route.rules';
import { routeKeys } from './route.keys';

const device = cachedList('picked-spots', z.array(z.string()));

/** The spots that somebody picks on the map for a route; the device remembers them. */
export function usePickedSpots() {
  const { user } = useSession();
  const owner = user?.id ?? null;
  const client = useQueryClient();
  const { data: ids } = useQuery({
    queryKey: routeKeys.picked(owner),
    queryFn: () => device.read(owner)?.rows ?? [],
    initialData: () => device.read(owner)?.rows ?? [],
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const set = (next: readonly string[]) => {
    const some = next.slice(0, MOST_STOPS);
    device.save(owner, some);
    client.setQueryData(routeKeys.picked(owner), some);
  };
  return {
    ids,
    isFull: ids.length >= MOST_STOPS,
    set,
    toggle: (id: string) =>
      set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
  };
}
