import { formatTimeAgo, groupDigits } from '@spotlight/shared/format';
import {
  BuildingIcon,
  CalendarIcon,
  CheckCircleIcon,
  MegaphoneIcon,
  MicIcon,
  UsersIcon,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { useMayOpen } from '../../data/access/access.queries';
import { metrics, type Dashboard, type Metric } from '../../data/dashboard/dashboard.schema';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { MetricCard } from './metric-card';

const icons: Record<Metric, ComponentType<{ size?: number }>> = {
  events: CalendarIcon,
  venues: BuildingIcon,
  performers: MicIcon,
  ads: MegaphoneIcon,
  users: UsersIcon,
  pending: CheckCircleIcon,
};

const lists: Record<Metric, string> = {
  events: paths.events.to(),
  venues: paths.venues.to(),
  performers: paths.performers.to(),
  ads: paths.ads.to(),
  users: paths.users.to(),
  pending: paths.approval.to(),
};

export const MetricRows = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  @media (min-width: 720px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
  }
`;

/** The six figures of the platform. */
export function MetricGrid({ dashboard }: { dashboard: Dashboard }) {
  const t = useTexts(texts);
  const mayOpen = useMayOpen();
  const { totals, newThisMonth: added, sparklines, oldestPendingAt: oldest } = dashboard;

  const noteOf = (metric: Metric) => {
    if (metric !== 'pending') {
      return { lead: `+${groupDigits(added[metric])}`, text: t('dashboard.metrics.newThisMonth') };
    }
    const text = oldest
      ? t('dashboard.metrics.oldest', { time: formatTimeAgo(oldest) })
      : t('dashboard.metrics.allDecided');
    return { text };
  };
  return (
    <MetricRows aria-label={t('dashboard.metrics.label')}>
      {metrics.map((metric) => (
        <MetricCard
          key={metric}
          Icon={icons[metric]}
          name={t(`dashboard.metrics.${metric}`)}
          to={mayOpen(metric) ? lists[metric] : null}
          total={totals[metric]}
          note={noteOf(metric)}
          history={sparklines[metric]}
          isWaiting={metric === 'pending' && totals.pending > 0}
        />
      ))}
    </MetricRows>
  );
}
