import { BookingPage } from '@spotlight/shared/booking';
import { performerLinks, supportLinks } from '@spotlight/shared/contract/links';
import { Container } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useParams } from '@spotlight/shared/vendor/router';
import { styled } from 'styled-components';
import bookingsTexts from '../../locales/bookings.zh-TW.json';
import { bookAgainPath, paths } from '../../paths';

const Column = styled(Container)`
  padding-block: 24px var(--section-gap);
`;

/** One booking, for its guest and for the host of a venue or a performer. */
export function BookingScreen() {
  const t = useTexts(bookingsTexts);
  const { id = '' } = useParams();
  return (
    <Column>
      <BookingPage
        id={id}
        crumbOf={({ side, kind }) => {
          if (side !== 'host') return { label: t('myBookings.title'), to: paths.bookings };
          return kind === 'venue'
            ? { label: t('management.title'), to: paths.bookingManagement }
            : { label: t('performances'), to: performerLinks.performances };
        }}
        againPathOf={(booking, hours) => {
          if (booking.kind === 'venue') return bookAgainPath(booking, hours);
          const performer = booking.performerId ?? '';
          return hours
            ? supportLinks.invite(performer, { from: hours.startAt, to: hours.endAt })
            : performerLinks.performer(performer);
        }}
      />
    </Column>
  );
}
