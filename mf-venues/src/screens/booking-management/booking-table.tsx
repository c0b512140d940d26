import {
  BookingStatusBadge,
  HoursLeft,
  formatHours,
  type BookingCard,
} from '@spotlight/shared/booking';
import { formatPrice, risingFirst, sortDirection } from '@spotlight/shared/format';
import { Badge, DESK_HEIGHT, Table, Td, Th, Tr } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import type { deskColumns } from '../../data/venue-booking/desk-filters.rules';
import deskTexts from '../../locales/booking-desk.zh-TW.json';

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
  bookings: readonly BookingCard[];
  sort: string | null;
  onSort: (sort: string) => void;
  pathOf: (booking: BookingCard) => string;
}

/** Bookings of own venues as a table; headings put it in order. */
export function BookingTable({ label, bookings, sort, onSort, pathOf }: BookingTableProps) {
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
          <Th>{t('desk.columns.venue')}</Th>
          <Th>{t('desk.columns.purpose')}</Th>
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
              <Short title={booking.purpose ?? undefined}>
                {[
                  booking.attendees !== null && t('desk.people', { count: booking.attendees }),
                  booking.purpose,
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
