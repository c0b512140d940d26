import { useNavigationType } from '@spotlight/shared/vendor/router';
import { useEffect, useRef } from 'react';
import { toSearchParams, type EventFilters } from '../../data/event/event-filters.rules';

/**
 * Brings the top of the results into view, and the keyboard's focus there, when the reader turns a
 * page of the same list. Going back keeps the place that the browser restores, and another search
 * leaves the focus where it was made.
 */
export function useScrollToResults(filters: EventFilters) {
  const section = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  const list = toSearchParams({ ...filters, page: 1 }).toString();
  const { page } = filters;
  const shown = useRef({ list, page });
  useEffect(() => {
    const hasTurnedPage = shown.current.list === list && shown.current.page !== page;
    shown.current = { list, page };
    if (!hasTurnedPage || navigation !== 'PUSH') return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [list, page, navigation]);
  return section;
}
