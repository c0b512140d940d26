import { QueryView, Skeleton, SkeletonText, type Crumb } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import pageTexts from '../../locales/booking-page.zh-TW.json';
import { useBooking } from '../booking.queries';
import type { Booking } from '../booking.schema';
import type { Hours } from '../price.schema';
import { BookingView } from './booking-view';
import { Column } from './page.styles';

export interface BookingPageProps {
  id: string;
  /** The way back, by the side that the reader is on. */
  crumbOf: (booking: Booking) => Crumb;
  /** Where a guest can ask for the same once more, or at other hours. */
  againPathOf: (booking: Booking, hours?: Hours) => string;
}

/** One booking with its states: loading, not to be had, and itself. Belongs inside of a `Container`. */
export function BookingPage({ id, crumbOf, againPathOf }: BookingPageProps) {
  const t = useTexts(pageTexts);
  const query = useBooking(id);
  return (
    <Column>
      <QueryView query={query} pending={<BookingSkeleton />} errorTitle={t('booking.error')}>
        {(booking) => (
          <BookingView
            booking={booking}
            now={query.dataUpdatedAt}
            crumb={crumbOf(booking)}
            againPathOf={(hours) => againPathOf(booking, hours)}
          />
        )}
      </QueryView>
    </Column>
  );
}

function BookingSkeleton() {
  return (
    <Column aria-busy="true">
      <SkeletonText lines={2} />
      <Skeleton height={200} radius="var(--radius-card)" />
      <Skeleton height={280} radius="var(--radius-card)" />
    </Column>
  );
}
