import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { spotSchema } from '../spot/spot.schema';
import type { RouteAddress } from './route-address.rules';

export const routeSpotsSchema = z.array(spotSchema);
const savedRouteSchema = z.row({
  day: z.string(),
  /** Their owner has put them in this order. */
  ownOrder: z.boolean(),
  spots: routeSpotsSchema,
});

/** These spots in this order, without those that are gone. */
export const listRouteSpots = (backend: Backend, ids: readonly string[], signal?: AbortSignal) =>
  readFunction(backend, 'support_spots_by_id', { p_ids: [...ids] }, routeSpotsSchema, signal);

/** The caller's own way through a day. */
export const getSavedRoute = (backend: Backend, day: string, signal?: AbortSignal) =>
  readFunction(backend, 'my_spot_route', { p_day: day }, savedRouteSchema, signal);

/**
 * Saves the way through a day; one without spots is removed.
 * @throws AppError
 */
export const saveRoute = (
  backend: Backend,
  { day, ids, isOwnOrder = false }: Pick<RouteAddress, 'day' | 'ids' | 'isOwnOrder'>,
) =>
  callFunction(
    backend,
    'save_spot_route',
    { p_day: day, p_spot_ids: [...ids], p_own_order: isOwnOrder },
    savedRouteSchema,
  );
