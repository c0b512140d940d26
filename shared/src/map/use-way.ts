import L from 'leaflet';
import { useEffect } from 'react';
import type { MapPoint } from '../ui/map/map.types';
import type { BaseMap } from './base-map';

interface WayOptions {
  base: BaseMap | null;
  route: readonly MapPoint[] | undefined;
  here: MapPoint | null | undefined;
}

/** Draws a way through points, and where the visitor stands. */
export function useWay({ base, route, here }: WayOptions): void {
  useEffect(() => {
    if (!base || !route || route.length < 2) return;
    const line = L.polyline([...route], { className: 'map-route', interactive: false });
    line.addTo(base.map);
    // For the eye alone: the page tells the way in words.
    line.getElement()?.closest('svg')?.setAttribute('aria-hidden', 'true');
    return () => void line.remove();
  }, [base, route]);
  useEffect(() => {
    if (!base || !here) return;
    const dot = L.circleMarker(here, { className: 'map-here', radius: 8, interactive: false });
    dot.addTo(base.map);
    return () => void dot.remove();
  }, [base, here]);
}
