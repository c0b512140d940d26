import { ButtonLink, MapIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { routeUrl } from '../../data/map/route-url.rules';
import type { MapEvent } from '../../data/map/map.schema';
import mapTexts from '../../locales/map.zh-TW.json';

/** 導航: the way there, in the map application of a phone and on the map's own site elsewhere. */
export function WayLink({ event }: { event: MapEvent }) {
  const t = useTexts(mapTexts);
  return (
    <ButtonLink
      to={routeUrl(event)}
      target="_blank"
      rel="noopener noreferrer"
      variant="text"
      size="sm"
      icon={<MapIcon size={18} />}
      aria-label={t('map.wayTo', { title: event.title })}
    >
      {t('map.way')}
    </ButtonLink>
  );
}
