import { useListFilters } from '@spotlight/shared/ui';
import { eventSearch, parseEventFilters } from '../../data/event/event-filters.rules';
import { paths } from '../../paths';

const address = { path: paths.eventList, read: parseEventFilters, write: eventSearch };

/** The filters of the list of events, and the ways to change them. */
export const useEventFilters = () => useListFilters(address);
