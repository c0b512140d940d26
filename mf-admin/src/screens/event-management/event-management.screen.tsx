import { QueryView } from '@spotlight/shared/ui';
import { useTranslation } from '@spotlight/shared/vendor/i18n';
import { Navigate } from '@spotlight/shared/vendor/router';
import { useEvents } from '../../data/event/event.queries';
import { pageCountOf, writeFilters } from '../../data/event/event.rules';
import { EventFilterBar } from './event-filter-bar';
import { EventHeading } from './event-heading';
import { EventListSkeleton } from './event-list-skeleton';
import { EventPage } from './event-page';
import { NoEvents } from './no-events';
import { useEventFilters } from './use-event-filters';

/** 活動管理: all events, whatever their status; what is shown stands in the address. */
export function EventManagementScreen() {
  const { t } = useTranslation('admin');
  const { filters, changeFilters } = useEventFilters();
  const events = useEvents(filters);
  return (
    <>
      <EventHeading total={events.data?.total} />
      <EventFilterBar filters={filters} onChange={changeFilters} events={events} />
      <QueryView
        query={events}
        pending={<EventListSkeleton />}
        errorTitle={t('events.loadFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<NoEvents filters={filters} />}
      >
        {(list) =>
          list.items.length === 0 && !events.isPlaceholderData ? (
            // The list became shorter than the page in the address.
            <Navigate
              to={`?${writeFilters(filters, { page: pageCountOf(list.total) }).toString()}`}
              replace
            />
          ) : (
            <EventPage
              list={list}
              filters={filters}
              isStale={events.isPlaceholderData}
              onSort={(sort) => changeFilters({ sort })}
            />
          )
        }
      </QueryView>
    </>
  );
}
