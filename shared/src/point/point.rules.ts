import { halfWidth } from '@spotlight/shared/format';

/** A point on earth, in degrees. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** Taiwan with its islands, as the database takes it. */
const bounds = { south: 21, north: 27, west: 117, east: 123 };

/** Where the numbers stand in what people copy: a pair, or the address of a map page. */
const shapes = [
  /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,，\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/,
  /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/,
  /@(-?\d+\.\d+),(-?\d+\.\d+)/,
  /[?&](?:q|query|ll|destination)=(-?\d+\.\d+)(?:,|%2C)(-?\d+\.\d+)/i,
];

/** Whether a point is in Taiwan. */
export function isInTaiwan({ lat, lng }: GeoPoint): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east;
}

/** Reads "25.0340, 121.5645" or the address of a map page; `null` when there is no pair of numbers. */
export function parsePoint(text: string): GeoPoint | null {
  const typed = halfWidth(text);
  for (const shape of shapes) {
    const [, lat, lng] = shape.exec(typed) ?? [];
    if (lat && lng) return { lat: Number(lat), lng: Number(lng) };
  }
  return null;
}

/** As it is shown and typed: to about a metre. */
export function formatPoint({ lat, lng }: GeoPoint): string {
  return `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
}
