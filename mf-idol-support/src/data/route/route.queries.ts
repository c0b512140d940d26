import { cachedList } from '@spotlight/shared/cached-list';
import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import * as z from '@spotlight/shared/vendor/zod';
import type { Spot } from '../spot/spot.schema';
import type { RouteAddress } from './route-address.rules';
import { routeKeys } from './route.keys';
import { getSavedRoute, listRouteSpots, routeSpotsSchema } from './route.repository';

/** The last route that was looked at, for the streets, where networks fail. */
const device = cachedList(
  'route',
  z.object({ day: z.string(), isOwnOrder: z.optional(z.boolean()), spots: routeSpotsSchema }),
);

/**
 * The spots of a route: those that the address names, else those that the signed-in person saved for that day. What
 * the device has of them stands at once, and stays where there is no network.
 */
export function useRouteSpots({ ids, day, isOwnOrder = false }: RouteAddress) {
  const backend = useBackend();
  const { user } = useSession();
  const owner = user?.id ?? null;
  const cached = () => {
    const { rows, cachedAt } = device.read(owner) ?? {};
    const named = ids.flatMap((id) => rows?.spots.find((spot) => spot.id === id) ?? []);
    const isKnown = ids.length > 0 ? named.length === ids.length : rows?.day === day;
    if (!rows || !isKnown) return undefined;
    return ids.length > 0
      ? { spots: named, isOwnOrder, cachedAt }
      : { spots: rows.spots, isOwnOrder: rows.isOwnOrder ?? false, cachedAt };
  };
  return useQuery({
    queryKey: routeKeys.spots(owner, day, ids),
    queryFn: async ({ signal }) => {
      const route = { spots: [] as Spot[], isOwnOrder };
      if (ids.length > 0) route.spots = await listRouteSpots(backend, ids, signal);
      else if (owner) {
        const saved = await getSavedRoute(backend, day, signal);
        [route.spots, route.isOwnOrder] = [saved.spots, saved.ownOrder];
      }
      if (route.spots.length > 0) device.save(owner, { day, ...route });
      return route;
    },
    initialData: cached,
    initialDataUpdatedAt: () => cached()?.cachedAt,
    placeholderData: keepPreviousData,
    // Without this a device that believes itself offline waits for ever instead of saying so.
    networkMode: 'always',
    staleTime: 0,
  });
}
