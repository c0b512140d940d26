import L, { type Marker } from 'leaflet';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import mapTexts from '../locales/map.zh-TW.json';
import type { MapPoint, PointPickerProps } from '../ui/map/map.types';
import { wholeCountry } from './base-map';
import { cityPoint } from './city-points';
import { MapBox } from './map-box';
import { movementOf } from './movement.rules';
import { PickerCanvas } from './picker.styles';
import { useBaseMap } from './use-base-map';

const CITY_ZOOM = 11;
const POINT_ZOOM = 13;
/** Pixels that an arrow key moves the pin by, and with Shift. */
const STEP = 4;
const LONG_STEP = 40;

const SVG = 'http://www.w3.org/2000/svg';

/** By elements: pages do not take markup from scripts. */
function pinPicture(): SVGElement {
  const draw = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const picture = draw('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  const drop = 'M12 21c4.2-4.1 6.5-7.6 6.5-10.7a6.5 6.5 0 0 0-13 0C5.5 13.4 7.8 16.9 12 21z';
  picture.append(draw('path', { d: drop }), draw('circle', { cx: '12', cy: '10.25', r: '2.4' }));
  return picture;
}

/** The map behind `PointPicker`. */
export function DrawnPicker({ label, city, point, onChange }: PointPickerProps) {
  const t = useTexts(mapTexts);
  const { box, base } = useBaseMap();
  const marker = useRef<Marker>(null);
  const button = useRef<HTMLButtonElement>(null);
  const map = base?.map;

  const put = useEffectEvent((at: MapPoint) => onChange({ lat: at.lat, lng: at.lng }));
  const nudge = useEffectEvent((event: KeyboardEvent) => {
    const movement = movementOf(event.key);
    if (!map || !movement || !('by' in movement)) return;
    event.preventDefault();
    const [x, y] = movement.by.map((by) => Math.sign(by) * (event.shiftKey ? LONG_STEP : STEP));
    // Not by pixels of the picture: those are whole numbers, and the pin would drift sideways.
    const from = map.project(point ?? map.getCenter());
    put(map.unproject(from.add([x ?? 0, y ?? 0])));
  });
  const look = (around: string) => {
    const middle = point ?? cityPoint(around);
    if (middle) map?.setView(middle, point ? POINT_ZOOM : CITY_ZOOM, { animate: false });
    else map?.fitBounds(wholeCountry, { animate: false });
  };
  const lookFirst = useEffectEvent(look);

  useEffect(() => {
    if (!map) return;
    const face = document.createElement('button');
    face.type = 'button';
    face.append(pinPicture());
    face.addEventListener('keydown', (event) => nudge(event));
    face.addEventListener('click', (event) => {
      event.stopPropagation();
      // Enter puts it where it is drawn: in the middle, while there is none.
      if (face.dataset['unset'] !== undefined) put(map.getCenter());
    });
    button.current = face;
    const icon = L.divIcon({
      className: 'picker-pin',
      html: face,
      iconSize: [44, 44],
      iconAnchor: [22, 42],
    });
    marker.current = L.marker(map.getCenter(), { icon, keyboard: false, draggable: true }).addTo(
      map,
    );
    marker.current.on('dragend', () => marker.current && put(marker.current.getLatLng()));
    map.on('click', ({ latlng }) => put(latlng));
    // Without a point the pin waits in the middle of what is looked at.
    map.on('move', () => {
      if (face.dataset['unset'] !== undefined) marker.current?.setLatLng(map.getCenter());
    });
  }, [map]);

  useEffect(() => {
    if (map) lookFirst(city);
  }, [map, city]);

  const text = point && `${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}`;
  const name = text ? t('map.pin', { point: text }) : t('map.setPin');
  useEffect(() => {
    if (!map || !marker.current || !button.current) return;
    button.current.setAttribute('aria-label', name);
    button.current.title = name;
    if (!point) {
      button.current.dataset['unset'] = '';
      marker.current.setLatLng(map.getCenter());
      return;
    }
    delete button.current.dataset['unset'];
    marker.current.setLatLng(point);
    // Typed numbers may lie outside of the picture.
    if (!map.getBounds().pad(-0.05).contains(point)) map.panTo(point, { animate: false });
  }, [map, point, name]);

  return (
    <MapBox label={label} base={base} onWhole={() => look(city)} hint={t('map.pickHint')}>
      <PickerCanvas ref={box} />
    </MapBox>
  );
}
