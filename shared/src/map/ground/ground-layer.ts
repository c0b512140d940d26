import type { GeoJsonObject } from 'geojson';
import L, { type GeoJSONOptions, type Map as LeafletMap, type PathOptions } from 'leaflet';
import type { Ground } from './ground';
import { steadySvg } from './steady-svg';

/** From here on districts are large enough for borders of their own. */
export const DISTRICTS_FROM = 9.5;

/** Draws land and borders below everything else. Their colours are the theme's (`map.styles.ts`). */
export function addGround(map: LeafletMap, { land, countyLines, districtLines }: Ground): void {
  // Below the tiles of streets, which then cover it as they arrive.
  map.createPane('ground').style.zIndex = '150';
  const renderer = steadySvg({ pane: 'ground', padding: 0.5 });
  // `geoJSON` hands its options on to the paths that it makes.
  const options: GeoJSONOptions & PathOptions = { renderer, pane: 'ground', interactive: false };
  const draw = (shape: GeoJsonObject, className: string) =>
    L.geoJSON(shape, { ...options, style: { className } });
  draw(land, 'land').addTo(map);
  const districts = draw(districtLines, 'district-line');
  draw(countyLines, 'county-line').addTo(map);
  const choose = () => {
    if (map.getZoom() >= DISTRICTS_FROM) districts.addTo(map);
    else districts.remove();
  };
  map.on('zoomend', choose);
  choose();
  // A picture without words: what it shows is said by the pins and by the list beside the map.
  map.getPane('ground')?.setAttribute('aria-hidden', 'true');
}
