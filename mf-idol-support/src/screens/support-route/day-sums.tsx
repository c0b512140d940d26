import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { distanceText } from '../../components/spot/distance-text';
import type { Walk } from '../../data/route/walk.rules';
import mapTexts from '../../locales/support-map.zh-TW.json';
import routeTexts from '../../locales/support-route.zh-TW.json';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7em, 1fr));
  gap: 12px 8px;
  padding-block: 12px;
  border-block: 1px solid var(--line);
  text-align: center;
  & > div {
    display: flex;
    flex-direction: column-reverse;
  }
  & dt {
    color: var(--ink-3);
    font-size: var(--text-12);
  }
  & dd {
    font-size: var(--text-18);
    font-weight: var(--weight-bold);
    font-variant-numeric: tabular-nums;
  }
`;

/** The day in four numbers. */
export function DaySums({ walk }: { walk: Walk }) {
  const t = useTexts(routeTexts, mapTexts);
  const [hours, minutes] = [Math.floor(walk.length / 60), walk.length % 60];
  const sums = [
    [t('route.sum.stops'), t('route.sum.stopsCount', { count: walk.stops.length })],
    [t('route.sum.walk'), distanceText(walk.walkMetres, t)],
    [t('route.sum.rides'), t('route.sum.ridesCount', { count: walk.rides })],
    [
      t('route.sum.length'),
      hours > 0 ? t('route.hours', { hours, minutes }) : t('route.minutes', { minutes }),
    ],
  ];
  return (
    <Sums aria-label={t('route.sums')}>
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Sums>
  );
}
