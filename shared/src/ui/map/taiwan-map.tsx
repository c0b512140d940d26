import { useRef } from 'react';
import { lazyPart } from '../part/lazy-part';
import { MapFrame, MapSkeleton } from './map-frame';
import type { PointPickerProps, TaiwanMapProps } from './map.types';
import { useIsNear } from './use-is-near';

const LateMap = lazyPart(
  () => import(/* webpackChunkName: "map" */ '../../map/drawn-map').then((m) => m.DrawnMap),
  { pending: <MapSkeleton /> },
);
const LatePicker = lazyPart(
  () => import(/* webpackChunkName: "map" */ '../../map/drawn-picker').then((m) => m.DrawnPicker),
  { pending: <MapSkeleton /> },
);

/**
 * A map of Taiwan with pins. Whatever it tells stands in a list beside it as well: who sees no map loses nothing.
 * Its code, and the borders of the districts, are fetched when it comes near the view.
 */
export function TaiwanMap(props: TaiwanMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return (
    <MapFrame ref={frame} data-shape={props.shape}>
      {isNear ? <LateMap {...props} /> : <MapSkeleton />}
    </MapFrame>
  );
}

/** A map to say where something is: by pressing it, by dragging the pin, or by arrow keys. */
export function PointPicker(props: PointPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return <MapFrame ref={frame}>{isNear ? <LatePicker {...props} /> : <MapSkeleton />}</MapFrame>;
}
