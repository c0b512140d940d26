import { useListFilters } from '@spotlight/shared/ui';
import { useTexts } from '@spotlight/shared/vendor/i18n';
import { HostList } from '../../components/host-list/host-list';
import { hostAddress } from '../../data/own-venue/host-filters.rules';
import { useVenueEvents } from '../../data/venue-event/venue-event.queries';
import { venueEventStates } from '../../data/venue-event/venue-event.schema';
import venueEventsTexts from '../../locales/venue-events.zh-TW.json';
import { paths } from '../../paths';
import { VenueEventEntry } from './venue-event-entry';

const address = hostAddress(paths.venueEvents, venueEventStates);

/** /venue-events: events that name an own venue, and what their host says to that. */
export function VenueEventsScreen() {
  const t = useTexts(venueEventsTexts);
  const list = useListFilters(address);
  const query = useVenueEvents(list.filters);
  return (
    <HostList
      list={list}
      query={query}
      words={{
        title: t('venueEvents.title'),
        lead: t('venueEvents.lead'),
        waiting: (count) => t('venueEvents.waiting', { count }),
        total: (count) => t('venueEvents.total', { count }),
        order: t('venueEvents.order'),
        allStates: t('venueEvents.allStates'),
        error: t('venueEvents.error'),
        none: t('venueEvents.none'),
        noneHelp: t('venueEvents.noneHelp'),
        noMatch: t('venueEvents.noMatch'),
        all: t('venueEvents.all'),
      }}
      states={venueEventStates.map((value) => ({
        value,
        label: t(`venueEvents.states.${value}`),
      }))}
    >
      {(event, hasVenue) => <VenueEventEntry event={event} hasVenue={hasVenue} />}
    </HostList>
  );
}
