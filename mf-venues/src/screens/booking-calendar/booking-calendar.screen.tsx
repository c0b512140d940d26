import { BookingRows } from '@spotlight/shared/booking';
import { taipeiDay } from '@spotlight/shared/format';
import { ButtonLink, SectionHeading, lazyPart, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import availabilityTexts from '../../locales/availability.zh-TW.json';
import { bookingPath, calendarDayPath, paths } from '../../paths';
import { AvailabilityColumn } from '../../components/availability-column';

const VenueCalendar = lazyPart(
  () =>
    import(/* webpackChunkName: "own-availability" */ '../../components/venue-calendar').then(
      (m) => m.VenueCalendar,
    ),
  { pending: <Skeleton height={560} radius="var(--radius-card)" /> },
);

const List = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  grid-column: 1 / -1;
`;

/** /venue-bookings: what is booked and asked for, in the calendar and as a list of the days that it shows. */
export function BookingCalendarScreen() {
  const t = useTexts(availabilityTexts);
  return (
    <AvailabilityColumn>
      <VenueCalendar
        title={t('bookingCalendar.title')}
        lead={t('bookingCalendar.lead')}
        newKind="phone"
        links={
          <ButtonLink to={paths.bookingManagement} variant="outline">
            {t('bookingCalendar.all')}
          </ButtonLink>
        }
        below={({ bookings, phoneBookings }) => (
          <List aria-labelledby="shown-bookings">
            <SectionHeading id="shown-bookings" title={t('bookingCalendar.shown')} />
            {bookings.length + phoneBookings.length > 0 ? (
              <BookingRows
                bookings={[...bookings, ...phoneBookings].toSorted((one, other) =>
                  one.startAt.localeCompare(other.startAt),
                )}
                pathOf={bookingPath}
                phonePathOf={({ venueId, startAt }) =>
                  calendarDayPath(venueId ?? '', taipeiDay(startAt))
                }
              />
            ) : (
              <p>{t('bookingCalendar.none')}</p>
            )}
          </List>
        )}
      />
    </AvailabilityColumn>
  );
}
