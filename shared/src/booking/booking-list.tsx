import { Chip, PagedResults } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import type { ReactNode } from 'react';
import listTexts from '../locales/booking-list.zh-TW.json';
import { BOOKING_PAGE_SIZE, bookingStates, type BookingFilters } from './booking-filters.rules';
import { BookingRows, BookingRowsSkeleton } from './booking-rows';
import { useBookings } from './booking.queries';
import type { BookingListRequest } from './booking.repository';

export interface BookingListProps {
  /** Names the region. */
  label: string;
  side: BookingListRequest['side'];
  /** Both kinds when absent. */
  kind?: BookingListRequest['kind'];
  filters: BookingFilters;
  hrefWith: (changes: Partial<BookingFilters>) => string;
  pathOf: (id: string) => string;
  empty: ReactNode;
}

/** A side's bookings with their states as chips, page by page. */
export function BookingList({
  label,
  side,
  kind = null,
  filters,
  hrefWith,
  pathOf,
  empty,
}: BookingListProps) {
  const t = useTexts(listTexts);
  const { state, page } = filters;
  const query = useBookings({
    side,
    kind,
    state,
    resourceId: null,
    page,
    pageSize: BOOKING_PAGE_SIZE,
  });
  return (
    <PagedResults
      query={query}
      label={label}
      count={(total) => t('bookingList.total', { total })}
      order={t('bookingList.order')}
      controls={
        <>
          {bookingStates.map((choice) => (
            <Chip
              key={choice}
              to={hrefWith({ state: choice === state ? null : choice })}
              isSelected={choice === state}
            >
              {t(`bookingList.states.${choice}`)}
            </Chip>
          ))}
        </>
      }
      page={page}
      pageSize={BOOKING_PAGE_SIZE}
      hrefFor={(target) => hrefWith({ page: target })}
      pending={<BookingRowsSkeleton />}
      empty={empty}
      errorTitle={t('bookingList.error')}
    >
      {(bookings) => <BookingRows bookings={bookings} pathOf={pathOf} />}
    </PagedResults>
  );
}
