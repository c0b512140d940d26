import { taipeiDay } from '@spotlight/shared/format';
import { ButtonLink, MapIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { DEFAULT_START } from '../../data/route/route-address.rules';
import { routePath } from '../../data/route/route-path';
import { usePickedSpots } from '../../data/route/use-picked-spots';
import { readSpotFilters } from '../../data/spot/spot-filters.rules';
import routeTexts from '../../locales/support-route.zh-TW.json';
import { useSearchParams } from '@spotlight/shared/vendor/router';

/** The way to the route of the picked spots, on the day that the map is narrowed to. */
export function RouteLink() {
  const t = useTexts(routeTexts);
  const { ids } = usePickedSpots();
  const [params] = useSearchParams();
  const day = readSpotFilters(params).day ?? taipeiDay();
  const count = ids.length;
  return (
    <ButtonLink
      to={routePath({ ids, day, start: DEFAULT_START })}
      size="sm"
      variant={count > 0 ? 'primary' : 'outline'}
      icon={<MapIcon size={18} />}
    >
      {count > 0 ? t('route.openCount', { count }) : t('route.open')}
    </ButtonLink>
  );
}
