import { BookingList, bookingSearch, readBookingFilters } from '@spotlight/shared/booking';
import { venueLinks } from '@spotlight/shared/contract/links';
import {
  ButtonLink,
  CalendarIcon,
  Container,
  EmptyState,
  PageHeading,
  useListFilters,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import inviteTexts from '../../locales/invite.zh-TW.json';
import { paths } from '../../paths';

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: 32px var(--section-gap);
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const address = { path: paths.bookings, read: readBookingFilters, write: bookingSearch };

/** /performance-bookings: what others ask of the own performers, what waits for an answer first. */
export function PerformanceBookingsScreen() {
  const t = useTexts(inviteTexts);
  const { filters, hrefWith } = useListFilters(address);
  const isFiltered = filters.state !== null;
  return (
    <Column>
      <PageHeading
        title={t('performances.title')}
        lead={t('performances.lead')}
        action={
          <Links>
            <ButtonLink to={paths.gigs} variant="outline">
              {t('performances.gigs')}
            </ButtonLink>
            <ButtonLink to={paths.income} variant="outline">
              {t('performances.income')}
            </ButtonLink>
            <ButtonLink to={paths.bookingCalendar} icon={<CalendarIcon size={18} />}>
              {t('performances.calendar')}
            </ButtonLink>
          </Links>
        }
      />
      <BookingList
        label={t('performances.title')}
        side="host"
        kind="performance"
        filters={filters}
        hrefWith={hrefWith}
        pathOf={venueLinks.booking}
        empty={
          <EmptyState
            title={t(isFiltered ? 'performances.noMatch' : 'performances.none')}
            help={t(isFiltered ? 'performances.noMatchHelp' : 'performances.noneHelp')}
            action={
              <ButtonLink to={isFiltered ? paths.bookings : paths.gigs}>
                {t(isFiltered ? 'performances.toAll' : 'performances.gigs')}
              </ButtonLink>
            }
          />
        }
      />
    </Column>
  );
}
