import { formatPrice } from '@spotlight/shared/format';
import { Badge, Skeleton, fromTablet } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { Link } from '@spotlight/shared/vendor/router';
import { useId } from 'react';
import { styled } from 'styled-components';
import listTexts from '../locales/booking-list.zh-TW.json';
import bookingTexts from '../locales/bookings.zh-TW.json';
import { formatHours } from './booking-hours.rules';
import { BookingStatusBadge } from './booking-status-badge';
import { HoursLeft } from './hours-left';
import type { BookingCard } from './booking.schema';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const Row = styled.article`
  position: relative;
  display: grid;
  gap: 4px 16px;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  line-height: var(--leading-dense);
  &:hover h3 {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & h3 {
    font-size: var(--text-16);
  }
  & h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
    font-variant-numeric: tabular-nums;
  }
  @media ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  @media ${fromTablet} {
    flex-direction: column;
    align-items: flex-end;
  }
`;

export interface BookingRowsProps {
  bookings: readonly BookingCard[];
  /** Address of a booking's page. */
  pathOf: (id: string) => string;
  /** Where a booking by phone stands; without it, it leads nowhere. */
  phonePathOf?: ((booking: BookingCard) => string) | undefined;
}

/** Bookings, a row each: who or what, when, state, price, new messages. */
export function BookingRows({ bookings, pathOf, phonePathOf }: BookingRowsProps) {
  return (
    <List>
      {bookings.map((booking) => (
        <li key={booking.id}>
          <BookingRow
            booking={booking}
            to={booking.isPhone ? phonePathOf?.(booking) : pathOf(booking.id)}
          />
        </li>
      ))}
    </List>
  );
}

function BookingRow({ booking, to }: { booking: BookingCard; to: string | undefined }) {
  const t = useTexts(listTexts, bookingTexts);
  const id = useId();
  const { side, kind, subjectName, guestName, purpose, performanceType, attendees } = booking;
  const name = side === 'host' ? guestName : subjectName;
  const facts = [
    t(`bookings.kind.${kind}`),
    side === 'host' ? subjectName : null,
    purpose ?? performanceType,
    attendees !== null && t('bookingList.people', { count: attendees }),
  ];
  return (
    <Row aria-labelledby={`${id}-who ${id}-when ${id}-no`}>
      <div>
        <h3 id={`${id}-who`}>{to === undefined ? name : <Link to={to}>{name}</Link>}</h3>
        <p id={`${id}-when`}>{formatHours(booking.startAt, booking.endAt)}</p>
        <p>{facts.filter(Boolean).join('・')}</p>
        <p id={`${id}-no`}>{booking.isPhone ? t('bookingList.phone') : booking.bookingNo}</p>
      </div>
      <Side>
        <BookingStatusBadge status={booking.status} />
        <HoursLeft booking={booking} />
        <strong>
          {booking.total === null ? t('bookingList.noPrice') : formatPrice(booking.total)}
        </strong>
        {booking.unread > 0 && (
          <Badge tone="accent">{t('bookingList.unread', { count: booking.unread })}</Badge>
        )}
      </Side>
    </Row>
  );
}

/** The place of the rows while they load. */
export function BookingRowsSkeleton() {
  return (
    <List aria-busy="true">
      {[0, 1, 2].map((index) => (
        <li key={index}>
          <Skeleton height={132} radius="var(--radius-card)" />
        </li>
      ))}
    </List>
  );
}
