import type { MapView } from './map.types';

/** Reads what `writeMapView` wrote (`25.05,121.54,12`); null for whatever is no view of Taiwan. */
export function readMapView(text: string | null): MapView | null {
  const [lat = NaN, lng = NaN, zoom = NaN] = (text ?? '').split(',').map(Number);
  const isView = lat >= 21 && lat <= 27 && lng >= 117 && lng <= 123 && zoom >= 5 && zoom <= 19;
  return isView ? { lat, lng, zoom } : null;
}

/** A view for an address; null for none. */
export function writeMapView(view: MapView | null): string | null {
  return view && [view.lat.toFixed(4), view.lng.toFixed(4), Number(view.zoom.toFixed(1))].join(',');
}
