import { formatDate, groupDigits } from '@spotlight/shared/format';
import { Table, Td, Th } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import { changeOf } from '../../data/dashboard/dashboard.rules';
import type { DailyCount } from '../../data/dashboard/dashboard.schema';
import { texts } from '../../texts';
import { signedPercent } from './signed-percent';

const Disclosure = styled.details`
  margin-block: 12px -12px;
  &[open] {
    margin-bottom: 0;
  }
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent-ink);
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
  }
`;

/** The chart's figures, newest first. Its rows are written when somebody asks for them. */
export function TrendTable({ days }: { days: readonly DailyCount[] }) {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('dashboard.trend.showTable')}</summary>
      {isOpen && (
        <Table label={t('dashboard.trend.table')} maxHeight="320px">
          <thead>
            <tr>
              <Th>{t('dashboard.trend.day')}</Th>
              <Th isNumeric>{t('dashboard.trend.count')}</Th>
              <Th isNumeric>{t('dashboard.trend.previous')}</Th>
              <Th isNumeric>{t('dashboard.trend.change')}</Th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => {
              const change = changeOf(day);
              return (
                <tr key={day.day}>
                  <Td>{formatDate(day.day)}</Td>
                  <Td isNumeric>{groupDigits(day.count)}</Td>
                  <Td isNumeric>{groupDigits(day.previous)}</Td>
                  <Td isNumeric>{change === null ? '–' : signedPercent(change)}</Td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </Disclosure>
  );
}
