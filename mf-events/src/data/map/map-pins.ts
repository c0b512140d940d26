import type { MapPin } from '@spotlight/shared/ui';
import type { MapEvent } from './map.schema';

/** An event as a map shows it. */
export const pinOf = ({ id, title, city, lat, lng }: MapEvent): MapPin => ({
  id,
  name: title,
  city,
  point: lat !== null && lng !== null ? { lat, lng } : null,
});

/** The events with these ids, in their own order; all, as long as nobody has said which. */
export function eventsWith(
  ids: readonly string[] | null,
  events: readonly MapEvent[],
): readonly MapEvent[] {
  if (!ids) return events;
  const wanted = new Set(ids);
  return events.filter(({ id }) => wanted.has(id));
}
