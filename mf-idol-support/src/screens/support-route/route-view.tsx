import { formatDate } from '@spotlight/shared/format';
import type { GeoPoint } from '@spotlight/shared/point/rules';
import { Notice, PageHeading, TaiwanMap, WarningIcon } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { RouteAddress } from '../../data/route/route-address.rules';
import { walkOf } from '../../data/route/walk.rules';
import type { Spot } from '../../data/spot/spot.schema';
import routeTexts from '../../locales/support-route.zh-TW.json';
import { DaySums } from './day-sums';
import { MissedList } from './missed-list';
import { StopList } from './stop-list';

const MapPart = styled.div`
  @media print {
    display: none;
  }
`;

export interface RouteViewProps {
  spots: readonly Spot[];
  route: RouteAddress;
  /** Where the day begins; null for its first stop. */
  here: GeoPoint | null;
  onChange: (change: Partial<RouteAddress>) => void;
  onRemove: (id: string) => void;
}

/** As the address has them: what was read for another order is there at once. */
const inOrder = (spots: readonly Spot[], ids: readonly string[]) =>
  spots.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));

/** The day: its sums, what does not fit, and stop after stop with the ways between. */
export function RouteView({ spots, route, here, onChange, onRemove }: RouteViewProps) {
  const t = useTexts(routeTexts);
  const { day, start, isOwnOrder, ids } = route;
  const walk = useMemo(
    () => walkOf(inOrder(spots, ids), { day, start, isOwnOrder }, here),
    [spots, ids, day, start, isOwnOrder, here],
  );
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
        isQuiet: true,
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
        <StopList
          walk={walk}
          best={isOwnOrder ? walkOf(spots, { day, start }, here) : null}
          onOrder={(order) => onChange({ ids: order ?? ids, isOwnOrder: order !== null })}
          onRemove={onRemove}
        />
      )}
    </>
  );
}
