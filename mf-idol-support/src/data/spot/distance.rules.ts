import type { GeoPoint } from '@spotlight/shared/point/rules';

const EARTH_M = 6_371_000;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points, as the crow flies. */
export function metresBetween(a: GeoPoint, b: GeoPoint): number {
  const [dLat, dLng] = [rad(b.lat - a.lat), rad(b.lng - a.lng)];
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.sqrt(half));
}

/** The nearest first, where somebody said where they are. */
export function byDistance<Place extends GeoPoint>(
  places: readonly Place[],
  here: GeoPoint | null,
): readonly Place[] {
  if (!here) return places;
  return places
    .map((place) => ({ place, metres: metresBetween(here, place) }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ place }) => place);
}
