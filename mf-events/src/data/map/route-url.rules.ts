import { cityLabel } from '@spotlight/shared/format';
import { directionsTo } from '@spotlight/shared/point/directions';
import type { MapEvent } from './map.schema';

/** Directions to the location of an event: to its point where that is known, else to its name. */
export function routeUrl({
  lat,
  lng,
  city,
  location,
}: Pick<MapEvent, 'lat' | 'lng' | 'city' | 'location'>): string {
  const point = lat !== null && lng !== null ? { lat, lng } : null;
  return directionsTo(point, `${cityLabel(city)} ${location}`);
}
