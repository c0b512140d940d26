import { useSearchParams } from '@spotlight/shared/vendor/router';
import { readFilters, writeFilters, type EventFilters } from '../../data/event/event.rules';

export interface EventFilterState {
  filters: EventFilters;
  changeFilters(change: Partial<EventFilters>): void;
}

/**
 * The filters, kept in the address: a reload, a bookmark or a link to a colleague shows the same list.
 * A change takes the place of the address before, so that the back button leaves the list at once.
 */
export function useEventFilters(): EventFilterState {
  const [search, setSearch] = useSearchParams();
  return {
    filters: readFilters(search),
    changeFilters: (change) =>
      setSearch((current) => writeFilters(readFilters(current), change), { replace: true }),
  };
}
