import { groupDigits } from '@spotlight/shared/format';
import { PagedResults, onPhone, useMediaQuery } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEvents } from '../../data/event/event.queries';
import { PAGE_SIZE, rowRange } from '../../data/event/event.rules';
import { texts } from '../../texts';
import { EventCards } from './event-cards';
import { EventFilterBar } from './event-filter-bar';
import { EventHeading } from './event-heading';
import { EventListSkeleton } from './event-list-skeleton';
import { EventTable } from './event-table';
import { NoEvents } from './no-events';
import { useEventFilters } from './use-event-filters';

/** 活動管理: all events, whatever their status; what is shown stands in the address. */
export function EventManagementScreen() {
  const t = useTexts(texts);
  const { filters, hrefWith, apply } = useEventFilters();
  const events = useEvents(filters);
  const isNarrow = useMediaQuery(onPhone);
  return (
    <>
      <EventHeading events={events} />
      <EventFilterBar filters={filters} onChange={apply} hasOrder={isNarrow} />
      <PagedResults
        query={events}
        label={t('events.results')}
        isDense
        page={filters.page}
        pageSize={PAGE_SIZE}
        hrefFor={(page) => hrefWith({ page })}
        note={(items, total) =>
          t('events.range', { ...rowRange(filters.page, items.length), total: groupDigits(total) })
        }
        pending={<EventListSkeleton />}
        errorTitle={t('events.loadFailed')}
        empty={<NoEvents filters={filters} />}
      >
        {(items) =>
          isNarrow ? (
            <EventCards events={items} />
          ) : (
            <EventTable events={items} sort={filters.sort} onSort={(sort) => apply({ sort })} />
          )
        }
      </PagedResults>
    </>
  );
}
