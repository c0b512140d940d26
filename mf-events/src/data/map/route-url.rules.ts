import { cityLabel } from '@spotlight/shared/format';
import type { MapEvent } from './map.schema';

/** Directions to the location of an event: to its point where that is known, else to its name. */
export function routeUrl({
  lat,
  lng,
  city,
  location,
}: Pick<MapEvent, 'lat' | 'lng' | 'city' | 'location'>): string {
  const target = lat !== null && lng !== null ? `${lat},${lng}` : `${cityLabel(city)} ${location}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`;
}
