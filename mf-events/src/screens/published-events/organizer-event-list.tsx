import {
  ButtonLink,
  EmptyState,
  PagedResults,
  PillSelect,
  Skeleton,
  useListFilters,
  type ListAddress,
} from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { styled } from 'styled-components';
import { organizerStatuses } from '../../data/organizer/organizer-event.schema';
import {
  ORGANIZER_PAGE_SIZE,
  organizerSearch,
  parseOrganizerFilters,
  type OrganizerFilters,
} from '../../data/organizer/organizer-filters.rules';
import { useOrganizerEvents } from '../../data/organizer/organizer-event.queries';
import { paths } from '../../paths';
import { OrganizerEventCard } from './organizer-event-card';

const List = styled.ul`
  display: grid;
  gap: 12px;
`;

const address: ListAddress<OrganizerFilters> = {
  path: paths.publishedEvents,
  read: parseOrganizerFilters,
  write: organizerSearch,
};

const ALL = 'all';

/** Own events that the filter leaves, those to come first. */
export function OrganizerEventList() {
  const { t } = useTranslation('events');
  const { filters, hrefWith, apply } = useListFilters(address);
  const { status, page } = filters;
  const query = useOrganizerEvents({ status, page, pageSize: ORGANIZER_PAGE_SIZE });
  return (
    <PagedResults
      query={query}
      label={t('organizer.list')}
      count={(total) => t('organizer.total', { count: total })}
      order={t('organizer.order')}
      controls={
        <PillSelect<string>
          label={t('organizer.statusFilter')}
          value={status ?? ALL}
          isChosen={status !== null}
          options={[
            { value: ALL, label: t('organizer.allStatuses') },
            ...organizerStatuses.map((id) => ({ value: id, label: t(`organizer.status.${id}`) })),
          ]}
          onChange={(chosen) =>
            apply({ status: organizerStatuses.find((id) => id === chosen) ?? null })
          }
        />
      }
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
          title={t(status ? 'organizer.emptyFiltered' : 'organizer.empty')}
          help={t(status ? 'organizer.emptyFilteredHelp' : 'organizer.emptyHelp')}
          action={
            <ButtonLink to={status ? paths.publishedEvents : paths.createEvent}>
              {t(status ? 'organizer.clear' : 'organizer.create')}
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
  );
}
