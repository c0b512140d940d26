import {
  ButtonLink,
  Container,
  EmptyState,
  NotFoundState,
  PageHeading,
  QueryView,
  Skeleton,
  SkeletonText,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useSearchParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import { useVenue } from '../../data/venue/venue.queries';
import createTexts from '../../locales/create-booking.zh-TW.json';
import { paths } from '../../paths';
import { texts } from '../../texts';
import { BookingFormView } from '../../components/booking-form/booking-form-view';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 24px var(--section-gap);
`;

/** 預訂場地: four steps, open to visitors up to sending. */
export function CreateBookingScreen() {
  const t = useTexts(createTexts);
  const [params] = useSearchParams();
  const venueId = params.get('venue') ?? '';
  return (
    <Column>
      {venueId === '' ? (
        <>
          <PageHeading title={t('createBooking.title')} />
          <EmptyState
            title={t('createBooking.missingTitle')}
            help={t('createBooking.missingHelp')}
            action={
              <ButtonLink to={paths.venueList}>{t('createBooking.missingAction')}</ButtonLink>
            }
          />
        </>
      ) : (
        <ChosenVenue key={venueId} id={venueId} />
      )}
    </Column>
  );
}

function ChosenVenue({ id }: { id: string }) {
  const t = useTexts(createTexts);
  const tVenues = useTexts(texts);
  const query = useVenue(id);
  return (
    <QueryView
      query={query}
      pending={
        <>
          <PageHeading title={t('createBooking.title')} />
          <SkeletonText lines={1} />
          <Skeleton height={420} radius="var(--radius-card)" />
        </>
      }
      errorTitle={t('createBooking.error')}
      isEmpty={(venue) => venue === null}
      empty={
        <NotFoundState
          title={tVenues('detail.missing.title')}
          help={tVenues('detail.missing.help')}
          action={<ButtonLink to={paths.venueList}>{tVenues('detail.missing.action')}</ButtonLink>}
        />
      }
    >
      {(venue) => venue && <BookingFormView venue={venue} />}
    </QueryView>
  );
}
