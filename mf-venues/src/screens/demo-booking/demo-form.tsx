import { ButtonLink, NotFoundState, PageHeading, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useNavigate } from '@spotlight/shared/vendor/router';
import { BookingFormView } from '../../components/booking-form/booking-form-view';
import { useVenue } from '../../data/venue/venue.queries';
import demoTexts from '../../locales/demo-booking.zh-TW.json';
import { demoBookingPath, paths } from '../../paths';
import { texts } from '../../texts';

/** The form of a booking as guests of a venue have it; what is sent asks for nothing. */
export function DemoForm({ id }: { id: string }) {
  const t = useTexts(demoTexts);
  const tVenues = useTexts(texts);
  const navigate = useNavigate();
  return (
    <QueryView
      query={useVenue(id)}
      pending={
        <>
          <PageHeading title={t('demoBooking.title')} />
          <Skeleton height={420} radius="var(--radius-card)" />
        </>
      }
      errorTitle={t('demoBooking.error')}
      isEmpty={(venue) => venue === null}
      empty={
        <NotFoundState
          title={tVenues('detail.missing.title')}
          help={tVenues('detail.missing.help')}
          action={<ButtonLink to={paths.venueProfile}>{t('demoBooking.toProfile')}</ButtonLink>}
        />
      }
    >
      {(venue) =>
        venue && (
          <BookingFormView
            venue={venue}
            demo={{
              title: t('demoBooking.title'),
              sendLabel: t('demoBooking.send'),
              sentText: t('demoBooking.sent'),
              onSent: (bookingId) => void navigate(demoBookingPath(id, bookingId)),
            }}
          />
        )
      }
    </QueryView>
  );
}
