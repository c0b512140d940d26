import { BookingList, bookingSearch, readBookingFilters } from '@spotlight/shared/booking';
import { performerLinks } from '@spotlight/shared/contract/links';
import { taipeiDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  PillSelect,
  useListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { useOwnVenues } from '../../data/own-venue/own-venue.queries';
import bookingsTexts from '../../locales/bookings.zh-TW.json';
import { bookingPath, calendarDayPath, paths } from '../../paths';
import { BankAccounts } from './bank-accounts';
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

const address = { path: paths.bookingManagement, read: readBookingFilters, write: bookingSearch };

/** 場地預訂管理: everything that others ask of the own venues, what waits for an answer first. */
export function BookingManagementScreen() {
  const t = useTexts(bookingsTexts);
  const { filters, hrefWith, apply } = useListFilters(address);
  const { data: venues = [] } = useOwnVenues();
  const isFiltered = filters.state !== null || filters.resource !== null;
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
            <ExportBookings filters={filters} />
          </Actions>
        }
      />
      <BookingList
        label={t('management.title')}
        side="host"
        kind="venue"
        filters={filters}
        hrefWith={hrefWith}
        pathOf={bookingPath}
        phonePathOf={({ venueId, startAt }) => calendarDayPath(venueId ?? '', taipeiDay(startAt))}
        controls={
          venues.length > 1 && (
            <PillSelect
              label={t('management.venue')}
              value={filters.resource ?? ''}
              isChosen={filters.resource !== null}
              options={[
                { value: '', label: t('management.allVenues') },
                ...venues.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(value) => apply({ resource: value || null })}
            />
          )
        }
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
