import { useStore } from '@spotlight/shared/vendor/store';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import mapTexts from '../locales/map.zh-TW.json';
import { IconButton } from '../ui/button/icon-button';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  MinusIcon,
  PlusIcon,
} from '../ui/icons/arrow.icons';
import { ArrowUpIcon } from '../ui/icons/frame.icons';
import { MapIcon } from '../ui/icons/thing.icons';
import type { BaseMap } from './base-map';
import { Controls } from './map.styles';
import { PAN } from './movement.rules';

interface MapControlsProps {
  base: BaseMap;
  onWhole: () => void;
}

/** Everything that a finger can do to a map, for who cannot drag. */
export function MapControls({ base: { map, state }, onWhole }: MapControlsProps) {
  const t = useTexts(mapTexts);
  const { canZoomIn, canZoomOut } = useStore(state);
  return (
    <Controls>
      <IconButton label={t('map.zoomIn')} aria-disabled={!canZoomIn} onClick={() => map.zoomIn()}>
        <PlusIcon />
      </IconButton>
      <IconButton
        label={t('map.zoomOut')}
        aria-disabled={!canZoomOut}
        onClick={() => map.zoomOut()}
      >
        <MinusIcon />
      </IconButton>
      <IconButton label={t('map.whole')} onClick={onWhole}>
        <MapIcon />
      </IconButton>
      {canZoomOut && (
        <>
          <IconButton label={t('map.north')} onClick={() => map.panBy([0, -PAN])}>
            <ArrowUpIcon />
          </IconButton>
          <IconButton label={t('map.south')} onClick={() => map.panBy([0, PAN])}>
            <ArrowDownIcon />
          </IconButton>
          <IconButton label={t('map.west')} onClick={() => map.panBy([-PAN, 0])}>
            <ArrowLeftIcon />
          </IconButton>
          <IconButton label={t('map.east')} onClick={() => map.panBy([PAN, 0])}>
            <ArrowRightIcon />
          </IconButton>
        </>
      )}
    </Controls>
  );
}
