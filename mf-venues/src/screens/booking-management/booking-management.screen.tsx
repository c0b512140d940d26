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
import {
  deskSearch,
  isDeskNarrowed,
  readDeskFilters,
} from '../../data/venue-booking/desk-filters.rules';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import bookingsTexts from '../../locales/bookings.zh-TW.json';
import { paths } from '../../paths';
import { BankAccounts } from './bank-accounts';
import { BookingDesk } from './booking-desk';
import { ExportBookings } from './export-bookings';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

const address = { path: paths.bookingManagement, read: readDeskFilters, write: deskSearch };

/** 場地預訂管理: everything that others ask of the own venues, what waits for an answer first. */
export function BookingManagementScreen() {
  const t = useTexts(bookingsTexts);
  const list = useListFilters(address);
  const { data: venues = [] } = useOwnVenues();
  const isFiltered = isDeskNarrowed(list.filters);
  return (
    <Column>
      <PageHeading
        title={t('management.title')}
        lead={t('management.lead')}
        action={
          <Actions>
            <ButtonLink to={performerLinks.ownGigs} variant="outline" size="sm">
              {t('management.gigs')}
            </ButtonLink>
            <ExportBookings filters={list.filters} />
          </Actions>
        }
      />
      <BookingDesk
        label={t('management.title')}
        list={list}
        venues={venues}
        empty={
          <EmptyState
            title={t(isFiltered ? 'management.noMatch' : 'management.none')}
            help={t(isFiltered ? 'management.noMatchHelp' : 'management.noneHelp')}
            action={
              <ButtonLink to={isFiltered ? paths.bookingManagement : paths.availability}>
                {t(isFiltered ? 'management.all' : 'management.toAvailability')}
              </ButtonLink>
            }
          />
        }
      />
      <BankAccounts venues={venues} />
    </Column>
  );
}
