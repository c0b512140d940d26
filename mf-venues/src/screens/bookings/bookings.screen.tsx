import { BookingList, bookingSearch, readBookingFilters } from '@spotlight/shared/booking';
import { performerLinks } from '@spotlight/shared/contract/links';
import {
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  useListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import bookingsTexts from '../../locales/bookings.zh-TW.json';
import { bookingPath, paths } from '../../paths';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const address = { path: paths.bookings, read: readBookingFilters, write: bookingSearch };

/** 我的預訂: everything that somebody asked venues and performers for. */
export function BookingsScreen() {
  const t = useTexts(bookingsTexts);
  const { filters, hrefWith } = useListFilters(address);
  const isFiltered = filters.state !== null;
  return (
    <Column>
      <PageHeading
        title={t('myBookings.title')}
        lead={t('myBookings.lead')}
        action={
          <Actions>
            <ButtonLink to={paths.compareBookings} variant="plain">
              {t('myBookings.compare')}
            </ButtonLink>
            <ButtonLink to={performerLinks.ownGigs} variant="outline">
              {t('myBookings.gigs')}
            </ButtonLink>
            <ButtonLink to={paths.venueList} variant="outline">
              {t('myBookings.find')}
            </ButtonLink>
          </Actions>
        }
      />
      <BookingList
        label={t('myBookings.title')}
        side="guest"
        filters={filters}
        hrefWith={hrefWith}
        pathOf={bookingPath}
        empty={
          <EmptyState
            title={t(isFiltered ? 'myBookings.noMatch' : 'myBookings.none')}
            help={t(isFiltered ? 'myBookings.noMatchHelp' : 'myBookings.noneHelp')}
            action={
              <ButtonLink to={isFiltered ? paths.bookings : paths.venueList}>
                {t(isFiltered ? 'myBookings.all' : 'myBookings.find')}
              </ButtonLink>
            }
          />
        }
      />
    </Column>
  );
}
