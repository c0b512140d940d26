import { cityLabel } from '@spotlight/shared/format';
import { IconButton, MinusIcon, PinIcon, PlusIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { TaiwanCoast } from '../../../components/taiwan-map/taiwan-coast';
import { Controls } from '../../../components/taiwan-map/taiwan-map.styles';
import {
  citiesIn,
  cityView,
  positionIn,
  pointIn,
  wholeView,
  zoomed,
  type MapView,
} from '../../../data/map/map.rules';
import { formatPoint, isInTaiwan, type GeoPoint } from '../../../data/event-form/point.rules';
import eventLocationTexts from '../../../locales/event-location.zh-TW.json';
import { City, Pin, PinMap } from './location.styles';

/** Share of the picture that one press of an arrow key moves the pin by; with Shift ten times. */
const NUDGE = 0.01;
const NEAR_SPAN = 0.5;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface PointMapProps {
  /** Looked at while there is no pin. */
  city: string;
  point: GeoPoint | null;
  onChange: (point: GeoPoint) => void;
}

/** The drawn map with a pin: pressing puts it there, arrow keys move it, and the map follows. */
export function PointMap({ city, point, onChange }: PointMapProps) {
  const t = useTexts(eventLocationTexts);
  const [span, setSpan] = useState<number | null>(null);
  const [middle, setMiddle] = useState(point);
  const base = cityView(city) ?? wholeView;
  const start: MapView = middle ? { ...middle, span: NEAR_SPAN } : base;
  const view = span === null ? start : { ...start, span };
  const [x, y] = point ? positionIn(view, [point.lng, point.lat]) : [0.5, 0.5];
  // Typed numbers may lie outside of what is drawn: then the map goes there.
  if (point && (x < 0 || x > 1 || y < 0 || y > 1)) setMiddle(point);

  const put = (position: readonly [number, number]) => {
    const [lng, lat] = pointIn(view, position);
    if (isInTaiwan({ lat, lng })) onChange({ lat, lng });
  };
  const handlePress = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    put([(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]);
  };
  const handleKey = (event: KeyboardEvent) => {
    const [right, down] = steps[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const by = NUDGE * (event.shiftKey ? 10 : 1);
    put([x + right * by, y + down * by]);
  };
  const zoom = (by: number) => {
    setSpan(zoomed(view, by).span);
    if (point) setMiddle(point);
  };

  return (
    <PinMap role="group" aria-label={t('eventLocation.map')} onClick={handlePress}>
      <TaiwanCoast view={view} />
      {citiesIn(view).map(({ city: id, position: [left, top] }) => (
        <City key={id} aria-hidden="true" style={{ left: `${left * 100}%`, top: `${top * 100}%` }}>
          {cityLabel(id)}
        </City>
      ))}
      <Pin
        type="button"
        data-unset={!point || undefined}
        aria-label={
          point ? t('eventLocation.pin', { point: formatPoint(point) }) : t('eventLocation.setPin')
        }
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        onKeyDown={handleKey}
        onClick={(event) => {
          event.stopPropagation();
          if (!point) put([x, y]);
        }}
      >
        <PinIcon size={36} />
      </Pin>
      <Controls onClick={(event) => event.stopPropagation()}>
        <IconButton label={t('eventLocation.zoomIn')} onClick={() => zoom(0.5)}>
          <PlusIcon />
        </IconButton>
        <IconButton label={t('eventLocation.zoomOut')} onClick={() => zoom(2)}>
          <MinusIcon />
        </IconButton>
      </Controls>
      <p>{t(point ? 'eventLocation.mapHint' : 'eventLocation.mapEmpty')}</p>
    </PinMap>
  );
}
