import {
  BookingStatusBadge,
  BookingSteps,
  PriceLines,
  formatHours,
  useBooking,
} from '@spotlight/shared/booking';
import { ButtonLink, PageHeading, Panel, QueryView, Skeleton } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useVenue } from '../../data/venue/venue.queries';
import demoTexts from '../../locales/demo-booking.zh-TW.json';
import { demoBookingPath, facilitiesPath, paths } from '../../paths';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: 760px;
`;

const Part = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  & > * {
    width: 100%;
  }
  & > span {
    width: auto;
  }
  & > h2 {
    font-size: var(--text-18);
  }
  & > ol {
    display: grid;
    gap: 8px;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export interface DemoResultProps {
  /** Of the booking that nobody else sees. */
  id: string;
  venueId: string;
}

/** What a guest reads after sending, and what would follow. */
export function DemoResult({ id, venueId }: DemoResultProps) {
  const t = useTexts(demoTexts);
  const isInstant = useVenue(venueId).data?.bookingMode === 'instant';
  return (
    <Stack>
      <PageHeading title={t('demoBooking.title')} />
      <QueryView
        query={useBooking(id)}
        pending={<Skeleton height={420} radius="var(--radius-card)" />}
        errorTitle={t('demoBooking.missing')}
      >
        {(booking) => (
          <>
            <Part as="section" aria-labelledby="demo-seen">
              <h2 id="demo-seen">{t('demoBooking.doneTitle')}</h2>
              <BookingStatusBadge status={booking.status} />
              <p>
                <strong>{booking.subjectName}</strong>
              </p>
              <p>
                {t('demoBooking.doneLead', {
                  hours: formatHours(booking.startAt, booking.endAt),
                  people: booking.attendees ?? 1,
                  purpose: booking.purpose ?? '',
                })}
              </p>
              <BookingSteps status={booking.status} />
              {booking.priceLines && (
                <PriceLines
                  lines={booking.priceLines}
                  total={booking.total ?? 0}
                  deposit={booking.deposit ?? 0}
                />
              )}
            </Part>
            <Part as="section" aria-labelledby="demo-next">
              <h2 id="demo-next">{t('demoBooking.nextTitle')}</h2>
              <ol>
                <li>{t(isInstant ? 'demoBooking.nextInstant' : 'demoBooking.nextRequest')}</li>
                <li>{t('demoBooking.nextDeposit')}</li>
              </ol>
            </Part>
          </>
        )}
      </QueryView>
      <Ways>
        <ButtonLink to={demoBookingPath(venueId)}>{t('demoBooking.again')}</ButtonLink>
        <ButtonLink to={`${paths.venueProfile}?venue=${venueId}`} variant="outline">
          {t('demoBooking.change')}
        </ButtonLink>
        <ButtonLink to={facilitiesPath(venueId)} variant="outline">
          {t('demoBooking.facilities')}
        </ButtonLink>
      </Ways>
    </Stack>
  );
}
