import { isListDay, taipeiDay } from '@spotlight/shared/format';
import { MOST_STOPS } from './day-route.rules';

/** What an address says of a route: where to go, when, and from when on. */
export interface RouteAddress {
  /** Spots; in no order yet, unless it is an own one. */
  ids: readonly string[];
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  start: string;
  /** Somebody has put them in order; else the best one is looked for. */
  isOwnOrder?: boolean | undefined;
}

export const DEFAULT_START = '11:00';

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Reads an address that anybody may have written: what cannot be meant is dropped. */
export function readRoute(params: URLSearchParams): RouteAddress {
  const [day, start] = [params.get('day') ?? '', params.get('start') ?? ''];
  const ids = (params.get('spots') ?? '').toLowerCase().split(',').filter(isId);
  return {
    ids: [...new Set(ids)].slice(0, MOST_STOPS),
    day: isListDay(day) ? day : taipeiDay(),
    start: isTime(start) ? start : DEFAULT_START,
    ...(params.get('order') === 'own' && { isOwnOrder: true }),
  };
}

/** The search of a route's address, the same for whoever opens it: its day stands in it even if that is today. */
export function routeSearch({ ids, day, start, isOwnOrder }: RouteAddress): string {
  const query = new URLSearchParams();
  if (ids.length > 0) query.set('spots', ids.join(','));
  query.set('day', day);
  if (start !== DEFAULT_START) query.set('start', start);
  if (isOwnOrder) query.set('order', 'own');
  // Commas are allowed in a query, and an address that is sent around is easier to read with them.
  return `?${query.toString().replaceAll('%2C', ',')}`;
}
