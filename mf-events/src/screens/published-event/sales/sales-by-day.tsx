import { formatDate, formatMonthDay, formatPrice, groupDigits } from '@spotlight/shared/format';
import { Panel, Table, Td, Th } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EventSales } from '../../../data/organizer/organizer-event.queries';
import { summarizeSales } from '../../../data/organizer/sales.rules';
import publishedEventTexts from '../../../locales/published-event.zh-TW.json';

type Days = EventSales['byDay'];

const Title = styled.h2`
  margin-bottom: 12px;
  font-size: var(--text-16);
`;

const Plot = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 2px;
  height: 140px;
  border-bottom: 1px solid var(--line-control);
`;

/** A day as a bar; one without sales leaves its place empty. */
const Day = styled.span`
  flex: 1;
  max-width: 32px;
  height: calc(var(--part) * 100%);
  min-height: 0;
  border-radius: 3px 3px 0 0;
  background: var(--accent);
`;

const Axis = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-top: 6px;
  color: var(--ink-3);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;
`;

const Quiet = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`;

const Figures = styled.details`
  margin-top: 8px;
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--accent-ink);
    font-size: var(--text-14);
    font-weight: var(--weight-bold);
    cursor: pointer;
  }
`;

/** Tickets sold each day, as bars and as a table. */
export function SalesByDay({ days }: { days: Days }) {
  const t = useTexts(publishedEventTexts);
  const { total, peak } = summarizeSales(days);
  const [first] = days;
  const last = days.at(-1);
  return (
    <Panel as="section" aria-label={t('publishedEvent.byDay')}>
      <Title>{t('publishedEvent.byDay')}</Title>
      {!peak || !first || !last ? (
        <Quiet>
          {t('publishedEvent.noSales')}
          <br />
          {t('publishedEvent.noSalesHelp')}
        </Quiet>
      ) : (
        <>
          <Plot
            role="img"
            aria-label={t('publishedEvent.byDayLabel', {
              from: formatMonthDay(first.day),
              to: formatMonthDay(last.day),
              total,
              peak: formatMonthDay(peak.day),
              count: peak.tickets,
            })}
          >
            {days.map(({ day, tickets }) => (
              <Day
                key={day}
                title={`${formatMonthDay(day)} ${t('publishedEvent.pieces', { count: tickets })}`}
                style={{ '--part': tickets / peak.tickets }}
              />
            ))}
          </Plot>
          <Axis aria-hidden="true">
            <span>{formatMonthDay(first.day)}</span>
            <span>{t('publishedEvent.pieces', { count: total })}</span>
            <span>{formatMonthDay(last.day)}</span>
          </Axis>
          <DayTable days={days} />
        </>
      )}
    </Panel>
  );
}

function DayTable({ days }: { days: Days }) {
  const t = useTexts(publishedEventTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Figures onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('publishedEvent.showTable')}</summary>
      {isOpen && (
        <Table label={t('publishedEvent.byDay')} maxHeight="320px">
          <thead>
            <tr>
              <Th>{t('publishedEvent.day')}</Th>
              <Th isNumeric>{t('publishedEvent.tickets')}</Th>
              <Th isNumeric>{t('publishedEvent.dayRevenue')}</Th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, tickets, revenue }) => (
              <tr key={day}>
                <Td>{formatDate(day)}</Td>
                <Td isNumeric>{groupDigits(tickets)}</Td>
                <Td isNumeric>{formatPrice(revenue)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Figures>
  );
}
