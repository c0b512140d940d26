import { formatPrice, risingFirst, sortDirection } from '@spotlight/shared/format';
import { Badge, DESK_HEIGHT, Table, Td, Th, Tr } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import deskTexts from '../../locales/booking-desk.zh-TW.json';
import { formatHours } from '../booking-hours.rules';
import { BookingStatusBadge } from '../booking-status-badge';
import type { BookingCard } from '../booking.schema';
import { HoursLeft } from '../hours-left';
import type { deskColumns } from './desk-filters.rules';

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  & > div {
    min-width: 0;
  }
  & a {
    display: block;
    padding-block: 4px;
    max-width: 14em;
    overflow: hidden;
    color: var(--ink);
    font-weight: var(--weight-bold);
    text-overflow: ellipsis;
  }
  & a:hover {
    color: var(--accent-ink);
    text-decoration: underline;
  }
  & small {
    display: block;
    color: var(--ink-3);
    font-size: var(--text-12);
  }
`;

/** A name of any length, in a column of some width. */
const Short = styled.span`
  display: block;
  max-width: 12em;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export interface BookingTableProps {
  label: string;
  /** Of what the bookings are. */
  kind: BookingCard['kind'];
  bookings: readonly BookingCard[];
  sort: string | null;
  onSort: (sort: string) => void;
  pathOf: (booking: BookingCard) => string;
}

/** What others ask of one as a table; headings put it in order. */
export function BookingTable({ label, kind, bookings, sort, onSort, pathOf }: BookingTableProps) {
  const t = useTexts(deskTexts);
  const heading = (column: (typeof deskColumns)[number], isNumeric = false) => (
    <Th
      isNumeric={isNumeric}
      sort={sortDirection(sort ?? '', column)}
      onSort={() => onSort(risingFirst(column)(sort ?? ''))}
    >
      {t(`desk.columns.${column}`)}
    </Th>
  );
  return (
    <Table label={label} maxHeight={DESK_HEIGHT}>
      <thead>
        <tr>
          {heading('guest')}
          {heading('status')}
          {heading('answer')}
          {heading('start')}
          <Th>{t(`desk.subject.${kind}`)}</Th>
          <Th>{t(`desk.purpose.${kind}`)}</Th>
          {heading('total', true)}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Tr key={booking.id}>
            <Td>
              <Name>
                <div>
                  <Link to={pathOf(booking)}>{booking.guestName}</Link>
                  <small>{booking.isPhone ? t('desk.phone') : booking.bookingNo}</small>
                </div>
                {booking.unread > 0 && (
                  <Badge tone="accent">{t('desk.unread', { count: booking.unread })}</Badge>
                )}
              </Name>
            </Td>
            <Td>
              <BookingStatusBadge status={booking.status} />
            </Td>
            <Td>
              <HoursLeft booking={booking} />
            </Td>
            <Td>{formatHours(booking.startAt, booking.endAt)}</Td>
            <Td>
              <Short title={booking.subjectName}>{booking.subjectName}</Short>
            </Td>
            <Td>
              <Short title={booking.purpose ?? booking.performanceType ?? undefined}>
                {[
                  booking.attendees !== null && t('desk.people', { count: booking.attendees }),
                  booking.purpose ?? booking.performanceType,
                ]
                  .filter(Boolean)
                  .join('・')}
              </Short>
            </Td>
            <Td isNumeric>
              {booking.total === null ? t('desk.noPrice') : formatPrice(booking.total)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
