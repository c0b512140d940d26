import { usePageMeta } from '@spotlight/shared/contract';
import { formatDate } from '@spotlight/shared/format';
import { PrintedPage } from '@spotlight/shared/print';
import { ButtonLink, EmptyState, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate, useSearchParams } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import { useHere } from '../../components/spot/use-here';
import { readRoute, type RouteAddress } from '../../data/route/route-address.rules';
import { routePath } from '../../data/route/route-path';
import { useRouteSpots } from '../../data/route/route.queries';
import { usePickedSpots } from '../../data/route/use-picked-spots';
import routeTexts from '../../locales/support-route.zh-TW.json';
import { paths } from '../../paths';
import { RouteTools } from './route-tools';
import { RouteView } from './route-view';
import { StartRow } from './start-row';

/**
 * /support-map/route: chosen spots as a day with an order and times. The address says everything, so that it can be
 * sent to friends; without spots it is what the device picked, then what the account saved for that day.
 */
export function SupportRouteScreen() {
  const t = useTexts(routeTexts);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const named = useMemo(() => readRoute(params), [params]);
  const picked = usePickedSpots();
  const asked: RouteAddress = named.ids.length > 0 ? named : { ...named, ids: picked.ids };
  const query = useRouteSpots(asked);
  const here = useHere();
  const saved = asked.ids.length === 0 ? query.data : undefined;
  const route: RouteAddress = {
    ...asked,
    ...(saved && { ids: saved.spots.map(({ id }) => id), isOwnOrder: saved.isOwnOrder }),
  };
  const go = (change: Partial<RouteAddress>) =>
    void navigate(routePath({ ...route, ...change }), { replace: true, preventScrollReset: true });
  const remove = (id: string) => {
    if (picked.ids.includes(id)) picked.toggle(id);
    go({ ids: route.ids.filter((other) => other !== id) });
  };
  usePageMeta({ title: t('route.shareTitle', { day: formatDate(route.day) }) });
  // The page has no frame of the site: on a phone in the street, and on paper, the day is what counts.
  return (
    <main id="main" tabIndex={-1}>
      <PrintedPage>
        <RouteTools route={route} />
        <QueryView
          query={query}
          pending={<Skeleton height={560} radius="var(--radius-card)" />}
          errorTitle={t('route.error')}
          isEmpty={({ spots }) => spots.length === 0}
          empty={
            <EmptyState
              title={t('route.empty.title')}
              help={t('route.empty.help')}
              action={<ButtonLink to={paths.supportMap}>{t('route.empty.action')}</ButtonLink>}
            />
          }
        >
          {({ spots }) => (
            <>
              <StartRow route={route} onChange={go} here={here} />
              <RouteView
                spots={spots}
                route={route}
                here={here.point}
                onChange={go}
                onRemove={remove}
              />
            </>
          )}
        </QueryView>
      </PrintedPage>
    </main>
  );
}
