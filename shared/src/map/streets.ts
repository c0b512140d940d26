import type { Map as LeafletMap } from 'leaflet';
import L from 'leaflet';

/** Where tiles of streets come from, as the server's configuration says (docs/nginx.md). */
export interface StreetTiles {
  /** With {z}, {x} and {y}. */
  url: string;
  /** Who made them, as their licence wants it said. */
  attribution: string;
}

/** `none`: none are configured. `missing`: none of those in the picture arrived. */
export type Streets = 'none' | 'loading' | 'shown' | 'missing';

/** What the page carries about streets; undefined where it says nothing. */
export function readStreetTiles(): StreetTiles | undefined {
  const text = document.getElementById('app-config')?.textContent;
  if (!text) return undefined;
  return (JSON.parse(text) as { mapTiles?: StreetTiles }).mapTiles;
}

/** The closest that tiles are made for. */
export const CLOSEST_STREETS = 18;

/**
 * Lays streets over the ground. What does not arrive leaves the ground to be seen, and the map never goes nearer than
 * what it can show.
 */
export function addStreets(
  map: LeafletMap,
  { url }: StreetTiles,
  onChange: (streets: Streets) => void,
): void {
  let arrived = 0;
  const layer = L.tileLayer(url, { maxZoom: CLOSEST_STREETS, className: 'street-tile' });
  layer.on('loading', () => (arrived = 0));
  layer.on('tileload', () => {
    arrived += 1;
    if (arrived === 1) onChange('shown');
  });
  layer.on('load', () => {
    if (arrived === 0) onChange('missing');
  });
  layer.addTo(map);
}
