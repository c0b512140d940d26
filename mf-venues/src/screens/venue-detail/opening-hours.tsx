import { formatDate } from '@spotlight/shared/format';
import { Badge } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import {
  nextClosedDates,
  openingWeek,
  type OpeningLine,
} from '../../data/venue/opening-hours.rules';
import type { VenueDetail } from '../../data/venue/venue.schema';
import { texts } from '../../texts';

const CLOSED_DATES = 6;

const Table = styled.table`
  width: 100%;
  max-width: 420px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-dense);
  & th,
  & td {
    padding: 9px 12px;
    border-bottom: 1px solid var(--line);
    font-weight: var(--weight-regular);
    text-align: start;
    white-space: nowrap;
  }
  & th {
    color: var(--ink-2);
  }
  & td[data-closed] {
    color: var(--ink-3);
  }
  & tr[aria-current] > * {
    background: var(--accent-soft);
    color: var(--ink);
    font-weight: var(--weight-bold);
  }
  & td:last-child {
    width: 100%;
    text-align: end;
  }
`;

const Closed = styled.p`
  margin-top: 12px;
  color: var(--ink-2);
  font-size: var(--text-14);
`;

const spanOf = ({ start, end, endsNextDay }: NonNullable<OpeningLine['hours']>) =>
  start === end ? 'allDay' : endsNextDay ? 'overnight' : 'range';

export interface OpeningHoursProps {
  venue: VenueDetail;
  /** `YYYY-MM-DD` in Taipei */
  today: string;
}

/** The week's hours with today marked, and the days on which the venue stays closed. */
export function OpeningHours({ venue, today }: OpeningHoursProps) {
  const t = useTexts(texts);
  const closedDates = nextClosedDates(venue.specialClosedDates, today, CLOSED_DATES);
  return (
    <>
      <Table>
        <tbody>
          {openingWeek(venue, today).map(({ weekday, isToday, hours }) => (
            <tr key={weekday} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">{t(`hours.weekday.${weekday}`)}</th>
              <td data-closed={hours ? undefined : ''}>
                {hours
                  ? t(`hours.${spanOf(hours)}`, { start: hours.start, end: hours.end })
                  : t('hours.closed')}
              </td>
              <td>{isToday && <Badge tone="accent">{t('hours.today')}</Badge>}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {closedDates.length > 0 && (
        <Closed>{t('hours.closedDates', { dates: closedDates.map(formatDate).join('、') })}</Closed>
      )}
    </>
  );
}
