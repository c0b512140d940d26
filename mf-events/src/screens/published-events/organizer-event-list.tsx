import {
  ButtonLink,
  EmptyState,
  PagedResults,
  SearchBar,
  SearchBarSelect,
  Skeleton,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { organizerStatuses } from '../../data/organizer/organizer-event.schema';
import {
  ORGANIZER_PAGE_SIZE,
  organizerSearch,
  parseOrganizerFilters,
  type OrganizerFilters,
} from '../../data/organizer/organizer-filters.rules';
import { useOrganizerEvents } from '../../data/organizer/organizer-event.queries';
import organizerTexts from '../../locales/organizer.zh-TW.json';
import { paths } from '../../paths';
import { OrganizerEventCard } from './organizer-event-card';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const address: ListAddress<OrganizerFilters> = {
  path: paths.publishedEvents,
  read: parseOrganizerFilters,
  write: organizerSearch,
};

/** Own events that the filter leaves, those to come first. */
export function OrganizerEventList() {
  const t = useTexts(organizerTexts);
  const { filters, hrefWith, applyTyped } = useListFilters(address);
  const { query: words, status, page } = filters;
  const isFiltered = Boolean(words || status);
  const query = useOrganizerEvents({ query: words, status, page, pageSize: ORGANIZER_PAGE_SIZE });
  return (
    <Stack>
      <SearchBar
        label={t('organizer.search')}
        placeholder={t('organizer.searchPlaceholder')}
        query={words}
        limits={[status]}
        clearTo={paths.publishedEvents}
        onSearch={applyTyped}
      >
        <SearchBarSelect name="status" label={t('organizer.statusFilter')} value={status}>
          <option value="">{t('organizer.allStatuses')}</option>
          {organizerStatuses.map((id) => (
            <option key={id} value={id}>
              {t(`organizer.status.${id}`)}
            </option>
          ))}
        </SearchBarSelect>
      </SearchBar>
      <PagedResults
        query={query}
        label={t('organizer.list')}
        count={(total) => t('organizer.total', { count: total })}
        order={t('organizer.order')}
        controls={null}
        page={page}
        pageSize={ORGANIZER_PAGE_SIZE}
        hrefFor={(target) => hrefWith({ page: target })}
        pending={
          <List as="div" aria-busy="true">
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={208} radius="var(--radius-card)" />
            ))}
          </List>
        }
        empty={
          <EmptyState
            title={t(isFiltered ? 'organizer.emptyFiltered' : 'organizer.empty')}
            help={t(isFiltered ? 'organizer.emptyFilteredHelp' : 'organizer.emptyHelp')}
            action={
              <ButtonLink to={isFiltered ? paths.publishedEvents : paths.createEvent}>
                {t(isFiltered ? 'organizer.clear' : 'organizer.create')}
              </ButtonLink>
            }
          />
        }
        errorTitle={t('organizer.errorTitle')}
      >
        {(events) => (
          <List>
            {events.map((event) => (
              <li key={event.id}>
                <OrganizerEventCard event={event} />
              </li>
            ))}
          </List>
        )}
      </PagedResults>
    </Stack>
  );
}
