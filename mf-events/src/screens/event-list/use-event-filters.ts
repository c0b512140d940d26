import { useSearchParams, type To } from '@spotlight/shared/vendor/router';
import { useMemo } from 'react';
import {
  parseEventFilters,
  toSearchParams,
  type EventFilters,
} from '../../data/event/event-filters.rules';

/** The filters of the address, and the ways to change them. A changed filter starts at page one. */
export function useEventFilters() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => parseEventFilters(params), [params]);

  const hrefFor = (change: Partial<EventFilters>): To => ({
    search: toSearchParams({ ...filters, page: 1, ...change }).toString(),
  });

  const applyFilters = (change: Partial<EventFilters>) =>
    setParams(toSearchParams({ ...filters, page: 1, ...change }), {
      preventScrollReset: true,
      // The same list in another order is no step to come back to.
      replace: Object.keys(change).every((key) => key === 'sort'),
    });

  return { filters, hrefFor, applyFilters };
}
