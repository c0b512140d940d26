import {
  BookingDesk,
  deskSearch,
  isDeskNarrowed,
  readDeskFilters,
} from '@spotlight/shared/booking/desk';
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
import { useOwnPerformers } from '../../data/own-performer/own-performer.queries';
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

const address = { path: paths.bookings, read: readDeskFilters, write: deskSearch };

/** /performance-bookings: what others ask of the own performers, what waits for an answer first. */
export function PerformanceBookingsScreen() {
  const t = useTexts(inviteTexts);
  const list = useListFilters(address);
  const { data: performers = [] } = useOwnPerformers();
  const isFiltered = isDeskNarrowed(list.filters);
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
      <BookingDesk
        label={t('performances.title')}
        kind="performance"
        list={list}
        subjects={performers.map(({ id, performerName: name }) => ({ id, name }))}
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
