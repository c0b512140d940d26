import { formatDate, formatMonthDay, formatPrice, groupDigits } from '@spotlight/shared/format';
import { Panel, Table, Td, Th } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EventSales } from '../../../data/organizer/organizer-event.queries';
import { labelledDays, summarizeSales } from '../../../data/organizer/sales.rules';
import publishedEventTexts from '../../../locales/published-event.zh-TW.json';

type Days = EventSales['byDay'];

const Title = styled.h2`
  margin-bottom: 12px;
  font-size: var(--text-16);
`;

const Sum = styled.span`
  margin-inline-start: 12px;
  color: var(--ink-3);
  font-size: var(--text-14);
  font-weight: var(--weight-regular);
  font-variant-numeric: tabular-nums;
`;

/** Bars and their labels stand in the same columns, so that each label is where its day is. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--days), minmax(0, 1fr));
`;

const Plot = styled(Columns)`
  align-items: end;
  height: 140px;
  border-bottom: 1px solid var(--line-control);
`;

/** A day as a bar; one without sales leaves its place empty. */
const Day = styled.span`
  justify-self: center;
  width: calc(100% - 2px);
  max-width: 64px;
  height: calc(var(--part) * 100%);
  border-radius: 3px 3px 0 0;
  background: var(--accent);
`;

/** In the middle of its column; at the edges of many narrow ones it stays within the chart. */
const Label = styled.span`
  grid-row: 1;
  justify-self: center;
  white-space: nowrap;
  &[data-edge='start'] {
    justify-self: start;
  }
  &[data-edge='end'] {
    justify-self: end;
  }
`;

const Axis = styled(Columns)`
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

/** Columns narrower than a label. */
const MANY_DAYS = 7;

const edgeOf = (index: number, count: number) => {
  if (count <= MANY_DAYS) return undefined;
  return index === 0 ? 'start' : index === count - 1 ? 'end' : undefined;
};

/** Tickets sold each day, as bars and as a table; of a free event the people who registered. */
export function SalesByDay({ days, isFree }: { days: Days; isFree: boolean }) {
  const t = useTexts(publishedEventTexts);
  const { total, peak } = summarizeSales(days);
  const labels = labelledDays(days.length);
  const title = t(isFree ? 'publishedEvent.freeByDay' : 'publishedEvent.byDay');
  const counted = isFree ? 'publishedEvent.seats' : 'publishedEvent.pieces';
  const [first] = days;
  const last = days.at(-1);
  return (
    <Panel as="section" aria-label={title}>
      <Title>
        {title}
        {peak && <Sum>{t(counted, { count: total })}</Sum>}
      </Title>
      {!peak || !first || !last ? (
        <Quiet>
          {t(isFree ? 'publishedEvent.noFreeSales' : 'publishedEvent.noSales')}
          <br />
          {t('publishedEvent.noSalesHelp')}
        </Quiet>
      ) : (
        <>
          <Plot
            role="img"
            style={{ '--days': days.length }}
            aria-label={t(isFree ? 'publishedEvent.freeByDayLabel' : 'publishedEvent.byDayLabel', {
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
                title={`${formatMonthDay(day)} ${t(counted, { count: tickets })}`}
                style={{ '--part': tickets / peak.tickets }}
              />
            ))}
          </Plot>
          <Axis aria-hidden="true" style={{ '--days': days.length }}>
            {labels.map((index) => (
              <Label
                key={index}
                style={{ gridColumn: index + 1 }}
                data-edge={edgeOf(index, days.length)}
              >
                {days[index]?.day.slice(5).replace('-', '/')}
              </Label>
            ))}
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
