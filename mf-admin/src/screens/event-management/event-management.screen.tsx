import { QueryView, onPhone, useMediaQuery } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEvents } from '../../data/event/event.queries';
import { texts } from '../../texts';
import { EventCards } from './event-cards';
import { EventFilterBar } from './event-filter-bar';
import { EventHeading } from './event-heading';
import { EventListSkeleton } from './event-list-skeleton';
import { EventPage } from './event-page';
import { EventTable } from './event-table';
import { NoEvents } from './no-events';
import { useEventFilters } from './use-event-filters';

/** 活動管理: all events, whatever their status; what is shown stands in the address. */
export function EventManagementScreen() {
  const t = useTexts(texts);
  const { filters, changeFilters } = useEventFilters();
  const events = useEvents(filters);
  const isNarrow = useMediaQuery(onPhone);
  return (
    <>
      <EventHeading events={events} />
      <EventFilterBar filters={filters} onChange={changeFilters} hasOrder={isNarrow} />
      <QueryView
        query={events}
        pending={<EventListSkeleton />}
        errorTitle={t('events.loadFailed')}
        isEmpty={({ total }) => total === 0}
        empty={<NoEvents filters={filters} />}
      >
        {(list) => (
          <EventPage list={list} filters={filters} isStale={events.isPlaceholderData}>
            {isNarrow ? (
              <EventCards events={list.items} />
            ) : (
              <EventTable
                events={list.items}
                sort={filters.sort}
                onSort={(sort) => changeFilters({ sort })}
              />
            )}
          </EventPage>
        )}
      </QueryView>
    </>
  );
}
