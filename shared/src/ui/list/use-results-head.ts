import { useNavigationType } from '@spotlight/shared/vendor/router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the head of the results into view, and the keyboard's focus there, when the reader turns a
 * page. Going back keeps the place that the shell restores, and another search leaves the focus where
 * it was made.
 * @param list what the list is narrowed to, in any form that is equal for pages of the same list
 * @param page from 1
 * @returns a ref for the section of the results, which needs `tabIndex={-1}`
 */
export function useResultsHead(list: string, page: number): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
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
