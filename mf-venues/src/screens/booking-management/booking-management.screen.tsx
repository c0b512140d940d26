import type { BookingCard } from '@spotlight/shared/booking/schema';
import {
  BookingDesk,
  deskSearch,
  isDeskNarrowed,
  readDeskFilters,
} from '@spotlight/shared/booking/desk';
import { performerLinks } from '@spotlight/shared/contract/links';
import { taipeiDay } from '@spotlight/shared/format';
import {
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
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

const address = { path: paths.bookingManagement, read: readDeskFilters, write: deskSearch };

/** A booking by phone has no page: it stands in the calendar. */
const phonePathOf = ({ venueId, startAt }: BookingCard) =>
  calendarDayPath(venueId ?? '', taipeiDay(startAt));

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
        kind="venue"
        list={list}
        subjects={venues}
        pathOf={bookingPath}
        phonePathOf={phonePathOf}
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
