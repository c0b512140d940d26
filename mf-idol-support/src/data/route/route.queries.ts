import { cachedList } from '@spotlight/shared/cached-list';
import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import * as z from '@spotlight/shared/vendor/zod';
import type { RouteAddress } from './route-address.rules';
import { routeKeys } from './route.keys';
import { getSavedRoute, listRouteSpots, routeSpotsSchema } from './route.repository';

/** The last route that was looked at, for the streets, where networks fail. */
const device = cachedList('route', z.object({ day: z.string(), spots: routeSpotsSchema }));

/**
 * The spots of a route: those that the address names, else those that the signed-in person saved for that day. What
 * the device has of them stands at once, and stays where there is no network.
 */
export function useRouteSpots({ ids, day }: RouteAddress) {
  const backend = useBackend();
  const { user } = useSession();
  const owner = user?.id ?? null;
  const cached = () => {
    const { rows, cachedAt } = device.read(owner) ?? {};
    const named = ids.flatMap((id) => rows?.spots.find((spot) => spot.id === id) ?? []);
    const isKnown = ids.length > 0 ? named.length === ids.length : rows?.day === day;
    if (!rows || !isKnown) return undefined;
    return { spots: ids.length > 0 ? named : rows.spots, cachedAt };
  };
  return useQuery({
    queryKey: routeKeys.spots(owner, day, ids),
    queryFn: async ({ signal }) => {
      const spots =
        ids.length > 0
          ? await listRouteSpots(backend, ids, signal)
          : owner
            ? (await getSavedRoute(backend, day, signal)).spots
            : [];
      if (spots.length > 0) device.save(owner, { day, spots });
      return spots;
    },
    initialData: () => cached()?.spots,
    initialDataUpdatedAt: () => cached()?.cachedAt,
    placeholderData: keepPreviousData,
    // Without this a device that believes itself offline waits for ever instead of saying so.
    networkMode: 'always',
    staleTime: 0,
  });
}
