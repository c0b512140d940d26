import { BookingRows, BookingRowsSkeleton, useBookings } from '@spotlight/shared/booking';
import { formatDate } from '@spotlight/shared/format';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  QueryView,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { askedDays } from '../../data/venue-booking/compare.rules';
import compareTexts from '../../locales/compare-bookings.zh-TW.json';
import { bookingPath, paths } from '../../paths';
import { PairPanel } from './pair-panel';
import { TakenPair } from './taken-pair';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: calc(960px + 2 * var(--gutter));
  padding-block: 24px var(--section-gap);
`;

const Day = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > h2 {
    font-size: var(--text-18);
  }
`;

/** As many as the server answers at once. */
const MOST = 50;

/** /bookings/compare: what was asked for the same day, with its answers, and a venue with a performer in one press. */
export function CompareBookingsScreen() {
  const t = useTexts(compareTexts);
  const query = useBookings({
    side: 'guest',
    kind: null,
    state: 'open',
    resourceId: null,
    page: 1,
    pageSize: MOST,
  });
  return (
    <Column>
      <Breadcrumbs
        items={[{ label: t('compare.crumb'), to: paths.bookings }, { label: t('compare.title') }]}
      />
      <PageHeading
        title={t('compare.title')}
        lead={t('compare.lead')}
        action={
          <ButtonLink to={paths.together} variant="outline">
            {t('compare.together')}
          </ButtonLink>
        }
      />
      <QueryView
        query={query}
        pending={<BookingRowsSkeleton />}
        errorTitle={t('compare.error')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={t('compare.emptyTitle')}
            help={t('compare.emptyHelp')}
            action={<ButtonLink to={paths.venueList}>{t('compare.emptyAction')}</ButtonLink>}
          />
        }
      >
        {({ items, total }) => (
          <>
            {askedDays(items).map(({ day, bookings, pairs, taken }) => (
              <Day key={day} aria-labelledby={`asked-${day}`}>
                <h2 id={`asked-${day}`}>{t('compare.list', { day: formatDate(day) })}</h2>
                {taken.map((pair) => (
                  <TakenPair key={pair.venue.id} pair={pair} />
                ))}
                {pairs.length > 0 && <PairPanel pairs={pairs} />}
                <BookingRows bookings={bookings} pathOf={bookingPath} />
              </Day>
            ))}
            {total > items.length && <p>{t('compare.capped', { count: MOST })}</p>}
          </>
        )}
      </QueryView>
    </Column>
  );
}
