import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import mapTexts from '../locales/map.zh-TW.json';
import { cityLabel } from '../format/catalogue';
import type { MapRest, TaiwanMapProps } from '../ui/map/map.types';
import { MapBox } from './map-box';
import { PinCanvas } from './pins/pin.styles';
import type { PinGroup } from './pins/pin-groups';
import { createPinMap, type PinMap } from './pins/pin-map';
import { useBaseMap } from './use-base-map';
import { useWay } from './use-way';

/** The map behind `TaiwanMap`. */
export function DrawnMap({
  label,
  pins,
  view = null,
  selected = null,
  onRest,
  onPick,
  countText,
  shape,
  route,
  here,
}: TaiwanMapProps) {
  const t = useTexts(mapTexts);
  const { box, base } = useBaseMap();
  const [pinMap, setPinMap] = useState<PinMap | null>(null);
  useWay({ base, route, here });

  const nameOf = useEffectEvent(({ pins: inside, at }: PinGroup) => {
    const [first, ...others] = inside;
    if (others.length === 0) return first?.name ?? '';
    const what = countText?.(inside.length) ?? t('map.heapCount', { count: inside.length });
    const place = base?.placeOf(at) || cityLabel(first?.city ?? '');
    const isOneCity = inside.every(({ city }) => city === first?.city);
    return t('map.heap', { place: isOneCity ? place : t('map.around', { place }), what });
  });
  const pick = useEffectEvent((ids: readonly string[]) => onPick?.(ids));
  // A press on a link has left for another page already while this one still stands: what the map says now would be
  // written into an address again, and lead back.
  const [home] = useState(() => location.pathname);
  const rest = useEffectEvent((now: MapRest) => {
    if (location.pathname === home) onRest?.(now);
  });

  useEffect(() => {
    if (!base) return;
    const made = createPinMap(base, {
      nameOf: (group) => nameOf(group),
      onPick: (ids) => pick(ids),
      onRest: (now) => rest(now),
    });
    setPinMap(made);
    return () => {
      setPinMap(null);
      made.remove();
    };
  }, [base]);
  useEffect(() => pinMap?.update({ pins, view, selected }), [pinMap, pins, view, selected]);
  useEffect(() => {
    // A finger scrolls the page past a picture in it; two fingers and the buttons move the picture.
    if (shape === 'card' && matchMedia('(pointer: coarse)').matches) base?.map.dragging.disable();
  }, [base, shape]);

  return (
    <MapBox label={label} base={base} onWhole={() => pinMap?.showAll()}>
      <PinCanvas ref={box} />
    </MapBox>
  );
}
