import { formatTimeAgo } from '@spotlight/shared/format';
import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { PendingItem } from '../../data/dashboard/dashboard.schema';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { DashboardPanel, PanelTitle } from './dashboard-panel';

const AllLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -12px;
  color: var(--accent-ink);
  font-size: var(--text-14);
  font-weight: var(--weight-bold);
  white-space: nowrap;
  &:hover {
    text-decoration: underline;
  }
`;

const List = styled.ul`
  margin-top: 8px;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 12px;
  min-height: 48px;
  padding-block: 8px;
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: var(--leading-dense);
  &:first-child {
    border-top: 0;
  }
  & > strong {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  & > time {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & > :nth-child(even) {
    justify-self: end;
  }
  @media (min-width: 35em) {
    & > :nth-child(even) {
      justify-self: start;
    }
    & > time {
      width: 100%;
    }
    grid-template-columns: minmax(0, 1fr) 4rem minmax(0, 8rem) 5.5rem;
  }
`;

const Submitter = styled.span`
  overflow-wrap: anywhere;
`;

const Nothing = styled.p`
  padding-block: 24px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** The submissions that have waited longest for a decision. */
export function PendingPanel({ items, total }: { items: readonly PendingItem[]; total: number }) {
  const t = useTexts(texts);
  return (
    <DashboardPanel aria-labelledby="pending-title">
      <PanelTitle>
        <h2 id="pending-title">{t('dashboard.pending.title')}</h2>
        {total > 0 && (
          <AllLink to={paths.approval.to()}>{t('dashboard.pending.all', { count: total })}</AllLink>
        )}
      </PanelTitle>
      {items.length === 0 && <Nothing>{t('dashboard.pending.none')}</Nothing>}
      <List>
        {items.map((item) => (
          <Item key={`${item.type}-${item.id}`}>
            <strong title={item.title}>{item.title}</strong>
            <Badge>{t(`dashboard.pending.${item.type}`)}</Badge>
            <Submitter>{item.submitter ?? t('dashboard.pending.unknownSubmitter')}</Submitter>
            <time dateTime={item.submittedAt}>{formatTimeAgo(item.submittedAt)}</time>
          </Item>
        ))}
      </List>
    </DashboardPanel>
  );
}
