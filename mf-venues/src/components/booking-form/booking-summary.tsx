import { Artwork } from '@spotlight/artwork';
import { PriceLines, formatHours, hoursBetween } from '@spotlight/shared/booking';
import { Panel, fromDesktop } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { VenueDetail } from '../../data/venue/venue.schema';
import createTexts from '../../locales/create-booking.zh-TW.json';
import type { BookingFormState } from './use-booking-form';

const Side = styled(Panel)`
  display: grid;
  gap: 16px;
  @media ${fromDesktop} {
    position: sticky;
    top: calc(var(--header-h) + 16px);
  }
  & h2 {
    font-size: var(--text-16);
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  align-items: center;
  gap: 12px;
  & > :first-child {
    border-radius: var(--radius-control);
  }
  & p {
    color: var(--ink-2);
    font-size: var(--text-14);
  }
`;

const Quiet = styled.p`
  color: var(--ink-2);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;

/** What is being booked, and its whole price line by line, before anything is sent. */
export function BookingSummary({ venue, state }: { venue: VenueDetail; state: BookingFormState }) {
  const t = useTexts(createTexts);
  const { hours, typed, preview } = state;
  return (
    <Side as="aside" $isRaised aria-label={t('createBooking.summary.title')}>
      <Head>
        <Artwork
          kind="venue"
          id={venue.id}
          type={venue.type}
          title={venue.name}
          imageUrl={venue.imageUrl}
          sizes="104px"
          isDecorative
        />
        <div>
          <h2>{venue.name}</h2>
          <p>
            {[
              typed.purpose,
              typed.attendees && t('createBooking.summary.people', { count: typed.attendees }),
            ]
              .filter(Boolean)
              .join('・')}
          </p>
        </div>
      </Head>
      {hours ? (
        <>
          <div>
            <strong>{formatHours(hours.startAt, hours.endAt)}</strong>
            <Quiet>
              {t('createBooking.summary.hours', {
                hours: hoursBetween(hours.startAt, hours.endAt),
              })}
            </Quiet>
          </div>
          {preview.data && (
            <PriceLines
              lines={preview.data.lines}
              total={preview.data.total}
              deposit={preview.data.deposit}
            />
          )}
          {preview.isError && <Quiet role="alert">{t('createBooking.summary.priceFailed')}</Quiet>}
        </>
      ) : (
        <Quiet>{t('createBooking.summary.none')}</Quiet>
      )}
    </Side>
  );
}
