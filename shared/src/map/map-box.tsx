import { useStore } from '@spotlight/shared/vendor/store';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import leafletCss from 'leaflet/dist/leaflet.css';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import mapTexts from '../locales/map.zh-TW.json';
import { Button } from '../ui/button/button';
import { VisuallyHidden } from '../ui/layout/visually-hidden';
import type { BaseMap } from './base-map';
import { MapControls } from './map-controls';
import { Foot, Frame, Place } from './map.styles';
import { movementOf } from './movement.rules';

export interface MapBoxProps {
  label: string;
  base: BaseMap | null;
  /** Back to what the map shows by itself. */
  onWhole: () => void;
  /** Said to everybody below the picture. */
  hint?: ReactNode;
  /** The element that Leaflet draws in. */
  children: ReactNode;
}

/** What stands around the picture of every map: buttons, keys, the name of the place, and who made the ground. */
export function MapBox({ label, base, onWhole, hint, children }: MapBoxProps) {
  const t = useTexts(mapTexts);
  const keysId = useId();
  const handleKey = (event: KeyboardEvent) => {
    const movement = event.defaultPrevented ? null : movementOf(event.key);
    if (!base || !movement) return;
    event.preventDefault();
    if ('zoom' in movement) base.map.setZoom(base.map.getZoom() + movement.zoom);
    else base.map.panBy(movement.by);
  };
  return (
    <Frame
      role="group"
      aria-label={label}
      aria-describedby={keysId}
      onKeyDown={handleKey}
      onPointerDown={() => base?.map.scrollWheelZoom.enable()}
      onPointerLeave={() => base?.map.scrollWheelZoom.disable()}
    >
      <style href="leaflet" precedence="library">
        {leafletCss}
      </style>
      <VisuallyHidden id={keysId}>{t('map.keys')}</VisuallyHidden>
      {children}
      {base && <MapControls base={base} onWhole={onWhole} />}
      <Foot>
        {hint && <span>{hint}</span>}
        {base && <GroundNote base={base} />}
      </Foot>
    </Frame>
  );
}

/** Who made what is seen, or what of it is missing. */
function GroundNote({ base }: { base: BaseMap }) {
  const t = useTexts(mapTexts);
  const { ground, streets, attribution, place } = useStore(base.state);
  return (
    <>
      {place && <Place>{place}</Place>}
      {ground === 'missing' ? (
        <span role="status">
          {t('map.groundMissing')}
          <Button variant="text" size="sm" onClick={base.loadGround}>
            {t('map.groundRetry')}
          </Button>
        </span>
      ) : (
        <span>{t('map.ground')}</span>
      )}
      {streets === 'missing' && <span role="status">{t('map.streetsMissing')}</span>}
      {streets === 'shown' && <span>{attribution}</span>}
    </>
  );
}
