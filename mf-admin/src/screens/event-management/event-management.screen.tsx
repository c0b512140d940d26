import { categories, categoryLabel } from '@spotlight/shared/format';
import { OverlayFailure, PillSelect, lazyPart, onPhone, useMediaQuery } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { useState } from 'react';
import { DemoOffer } from '../../components/demo-mode/demo-offer';
import { DemoPart } from '../../components/demo-mode/demo-part';
import { useDemoEvents } from '../../data/demo/demo.queries';
import { useEventPages, useEvents } from '../../data/event/event.queries';
import { canEditEvent, isFiltered, sortOrders } from '../../data/event/event.rules';
import { eventStatuses, type ManagedEvent } from '../../data/event/event.schema';
import { Room } from '../../room/room';
import type { PanelPlace } from '../../room/use-open-row';
import { texts } from '../../texts';
import { eventColumns, eventNaming } from './event-columns';
import { EventHeading } from './event-heading';
import { useEventFilters } from './use-event-filters';

const EventPanel = lazyPart(() =>
  import(/* webpackChunkName: "event-panel" */ './event-panel').then((m) => m.EventPanel),
);

const EventDialog = lazyPart(
  () => import(/* webpackChunkName: "event-dialog" */ './event-dialog').then((m) => m.EventDialog),
  { Failed: OverlayFailure },
);
const CancelEventDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "event-end" */ './event-end-dialogs').then(
      (m) => m.CancelEventDialog,
    ),
  { Failed: OverlayFailure },
);
const DeleteEventDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "event-end" */ './event-end-dialogs').then(
      (m) => m.DeleteEventDialog,
    ),
  { Failed: OverlayFailure },
);

type Asked =
  | { act: 'edit'; event: ManagedEvent | null }
  | { act: 'cancel' | 'delete'; event: ManagedEvent };

/** 活動管理: all events, whatever their status; what is shown stands in the address. */
export function EventManagementScreen() {
  const t = useTexts(texts);
  const list = useEventFilters();
  const { filters, apply } = list;
  const real = useEvents(filters);
  const [isDemo, setDemo] = useState(false);
  const samples = useDemoEvents({ isOn: isDemo, words: filters.query });
  const events = isDemo ? samples : real;
  const readPage = useEventPages(filters);
  const isNarrow = useMediaQuery(onPhone);
  const [asked, setAsked] = useState<Asked>();
  const mayManage = events.data?.mayManage ?? false;
  const view = ({ id }: ManagedEvent) => apply({ open: id, page: filters.page });
  const edit = (event: ManagedEvent) => {
    if (canEditEvent(event.status)) setAsked({ act: 'edit', event });
  };
  const done = () => setAsked(undefined);
  const close = () => apply({ open: '', page: filters.page });
  return (
    <>
      <EventHeading
        events={real}
        onAdd={mayManage ? () => setAsked({ act: 'edit', event: null }) : undefined}
      />
      <DemoPart kind="events" isOn={isDemo} hasFailed={real.isError} onSwitch={setDemo} />
      <Room
        list={list}
        query={events}
        naming={eventNaming(t)}
        columns={eventColumns(t, view, mayManage ? edit : undefined)}
        texts={{
          list: t('events.table'),
          search: t('events.searchLabel'),
          placeholder: t('events.searchPlaceholder'),
          loadFailed: t('events.loadFailed'),
        }}
        isFiltered={isFiltered(filters)}
        unfiltered={{ status: '', category: '' }}
        empty={{
          title: t('events.none'),
          help: t('events.noneHelp'),
          action: <DemoOffer onShow={() => setDemo(true)} />,
        }}
        {...(!isDemo && { file: { name: t('events.title'), read: readPage } })}
        {...(mayManage && { onEdit: edit })}
        {...(!isDemo && {
          panel: (event: ManagedEvent, place: PanelPlace) => (
            <EventPanel
              key={event.id}
              event={event}
              place={place}
              mayManage={mayManage}
              onEdit={() => edit(event)}
              onCancel={() => setAsked({ act: 'cancel', event })}
              onDelete={() => setAsked({ act: 'delete', event })}
            />
          ),
        })}
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
                ...categories.map((value) => ({ value, label: categoryLabel(value) })),
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
      {asked?.act === 'edit' && <EventDialog event={asked.event} onClose={done} />}
      {asked?.act === 'cancel' && <CancelEventDialog event={asked.event} onClose={done} />}
      {asked?.act === 'delete' && (
        <DeleteEventDialog event={asked.event} onDone={close} onClose={done} />
      )}
    </>
  );
}
