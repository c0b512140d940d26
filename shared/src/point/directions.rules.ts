import type { GeoPoint } from './point.rules';

/** Directions to a point, or to a name where there is none: the map application of a phone, the map's own site elsewhere. */
export const directionsTo = (point: GeoPoint | null, name: string): string => {
  const target = point ? `${point.lat},${point.lng}` : name;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(target)}`;
};
