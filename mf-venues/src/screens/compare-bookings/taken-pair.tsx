import { eventStartPath } from '@spotlight/shared/booking';
import { ButtonLink, Panel } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import type { AskedDay } from '../../data/venue-booking/compare.rules';
import compareTexts from '../../locales/compare-bookings.zh-TW.json';

const Row = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
`;

/** A venue and a performer that were taken together: the event can be written while the deposits are on their way. */
export function TakenPair({ pair: { venue, performance } }: { pair: AskedDay['taken'][number] }) {
  const t = useTexts(compareTexts);
  return (
    <Row>
      <p>
        {t('compare.taken.title', {
          venue: venue.subjectName,
          performer: performance.subjectName,
        })}
      </p>
      <ButtonLink to={eventStartPath(venue, performance)} variant="outline">
        {t('compare.taken.event')}
      </ButtonLink>
    </Row>
  );
}
