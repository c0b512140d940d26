import { formatDate } from '@spotlight/shared/format';
import type { GeoPoint } from '@spotlight/shared/point/rules';
import { Notice, PageHeading, TaiwanMap, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import type { RouteAddress } from '../../data/route/route-address.rules';
import { walkOf } from '../../data/route/walk.rules';
import type { Spot } from '../../data/spot/spot.schema';
import routeTexts from '../../locales/support-route.zh-TW.json';
import { DaySums } from './day-sums';
import { MissedList } from './missed-list';
import { RouteStop } from './route-stop';

const MapPart = styled.div`
  @media print {
    display: none;
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > h2 {
    font-size: var(--text-20);
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--text-14);
    line-height: var(--leading-dense);
  }
`;

export interface RouteViewProps {
  spots: readonly Spot[];
  route: RouteAddress;
  /** Where the day begins; null for its first stop. */
  here: GeoPoint | null;
  onRemove: (id: string) => void;
}

/** The day: its sums, what does not fit, and stop after stop with the ways between. */
export function RouteView({ spots, route, here, onRemove }: RouteViewProps) {
  const t = useTexts(routeTexts);
  const listId = useId();
  const { day, start } = route;
  const walk = useMemo(() => walkOf(spots, { day, start }, here), [spots, day, start, here]);
  const { stops, missed } = walk;
  const pins = useMemo(
    () => [
      ...stops.map(({ spot: { id, title, lat, lng } }, n) => ({
        id,
        name: title,
        point: { lat, lng },
        mark: String(n + 1),
      })),
      ...missed.map(({ spot: { id, title, lat, lng } }) => ({
        id,
        name: title,
        point: { lat, lng },
        tone: 'quiet' as const,
      })),
    ],
    [stops, missed],
  );
  const line = useMemo(
    () => [...(here ? [here] : []), ...stops.map(({ spot: { lat, lng } }) => ({ lat, lng }))],
    [stops, here],
  );
  const [first] = spots;
  const artist = first?.artist;
  const isOfOne = spots.every((spot) => spot.artist.id === artist?.id);
  return (
    <>
      <PageHeading
        title={
          artist && isOfOne ? t('route.titleOf', { name: artist.performerName }) : t('route.title')
        }
        lead={t('route.lead', {
          day: formatDate(day),
          start,
          from: t(here ? 'route.fromHere' : 'route.fromFirst'),
        })}
      />
      {stops.length === 0 && (
        <Notice tone="warning" icon={<WarningIcon size={20} />}>
          {t('route.noneFits')}
        </Notice>
      )}
      <MapPart>
        <TaiwanMap label={t('route.map')} pins={pins} route={line} here={here} shape="card" />
      </MapPart>
      <DaySums walk={walk} />
      <MissedList missed={missed} onRemove={onRemove} />
      {stops.length > 0 && (
        <Part aria-labelledby={listId}>
          <h2 id={listId}>{t('route.list')}</h2>
          <p>{t('route.explain', { count: spots.length })}</p>
          <ol>
            {stops.map((stop, n) => (
              <RouteStop key={stop.spot.id} stop={stop} number={n + 1} onRemove={onRemove} />
            ))}
          </ol>
          <p>{t('route.end', { time: walk.endsAt })}</p>
          <p>{t('route.estimate')}</p>
        </Part>
      )}
    </>
  );
}
