import { categories } from '@spotlight/shared/format';
import { PillSelect, lazyPart, onPhone, useMediaQuery } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useEventPages, useEvents } from '../../data/event/event.queries';
import { isFiltered, sortOrders } from '../../data/event/event.rules';
import { eventStatuses, type ManagedEvent } from '../../data/event/event.schema';
import { Room } from '../../room/room';
import { texts } from '../../texts';
import { eventColumns, eventNaming } from './event-columns';
import { EventHeading } from './event-heading';
import { useEventFilters } from './use-event-filters';

const EventPanel = lazyPart(() =>
  import(/* webpackChunkName: "event-panel" */ './event-panel').then((m) => m.EventPanel),
);

/** 活動管理: all events, whatever their status; what is shown stands in the address. */
export function EventManagementScreen() {
  const t = useTexts(texts);
  const list = useEventFilters();
  const { filters, apply } = list;
  const events = useEvents(filters);
  const readPage = useEventPages(filters);
  const isNarrow = useMediaQuery(onPhone);
  const view = ({ id }: ManagedEvent) => apply({ open: id, page: filters.page });
  return (
    <>
      <EventHeading events={events} />
      <Room
        list={list}
        query={events}
        naming={eventNaming(t)}
        columns={eventColumns(t, view)}
        texts={{
          list: t('events.table'),
          search: t('events.searchLabel'),
          placeholder: t('events.searchPlaceholder'),
          loadFailed: t('events.loadFailed'),
        }}
        isFiltered={isFiltered(filters)}
        unfiltered={{ status: '', category: '' }}
        empty={{ title: t('events.none'), help: t('events.noneHelp') }}
        file={{ name: t('events.title'), read: readPage }}
        panel={(event, place) => <EventPanel key={event.id} event={event} place={place} />}
        filters={
          <>
            <PillSelect
              label={t('events.status')}
              options={[
                { value: '' as const, label: t('events.anyStatus') },
                ...eventStatuses.map((value) => ({
                  value,
                  label: t(`events.statuses.${value}`),
                })),
              ]}
              value={filters.status}
              isChosen={filters.status !== ''}
              onChange={(status) => apply({ status })}
            />
            <PillSelect
              label={t('events.category')}
              options={[
                { value: '', label: t('events.anyCategory') },
                ...categories.map((value) => ({ value, label: value })),
              ]}
              value={filters.category}
              isChosen={filters.category !== ''}
              onChange={(category) => apply({ category })}
            />
            {isNarrow && (
              <PillSelect
                label={t('events.sortBy')}
                options={sortOrders.map((value) => ({ value, label: t(`events.sort.${value}`) }))}
                value={filters.sort}
                onChange={(sort) => apply({ sort })}
              />
            )}
          </>
        }
      />
    </>
  );
}
