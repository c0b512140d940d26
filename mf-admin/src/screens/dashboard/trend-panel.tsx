import { formatMonthDay, groupDigits } from '@spotlight/shared/format';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { summarizeTrend } from '../../data/dashboard/dashboard.rules';
import type { DailyCount } from '../../data/dashboard/dashboard.schema';
import { texts } from '../../texts';
import { DashboardPanel, PanelTitle } from './dashboard-panel';
import { TrendChart } from './trend-chart';
import { TrendTable } from './trend-table';

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--ink-2);
  font-size: var(--text-12);
`;

const Key = styled.li`
  display: flex;
  align-items: center;
  gap: 8px;
  &::before {
    content: '';
    width: 16px;
    border-top: 3px solid var(--accent);
  }
  & + &::before {
    border-top: 2px dashed var(--ink-3);
  }
`;

const Summary = styled.p`
  margin-top: 4px;
  color: var(--ink-3);
  font-size: var(--text-14);
`;

/** Registrations of the last thirty days against the thirty before: in words, as a line, as a table. */
export function TrendPanel({ days }: { days: readonly DailyCount[] }) {
  const t = useTexts(texts);
  const { total, previousTotal, peak } = summarizeTrend(days);
  const summary = [
    t('dashboard.trend.summary', {
      total: groupDigits(total),
      previousTotal: groupDigits(previousTotal),
    }),
    peak &&
      t('dashboard.trend.peak', {
        day: formatMonthDay(peak.day),
        count: groupDigits(peak.count),
      }),
  ].join('');
  return (
    <DashboardPanel aria-labelledby="trend-title">
      <PanelTitle>
        <h2 id="trend-title">{t('dashboard.trend.title')}</h2>
        <Legend aria-hidden="true">
          <Key>{t('dashboard.trend.count')}</Key>
          <Key>{t('dashboard.trend.previous')}</Key>
        </Legend>
      </PanelTitle>
      <Summary>{summary}</Summary>
      <TrendChart days={days} label={summary} />
      <TrendTable days={days} />
    </DashboardPanel>
  );
}
