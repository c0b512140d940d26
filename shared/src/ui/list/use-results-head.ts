import { useNavigationType } from '@spotlight/shared/vendor/router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the head of the results into view, and the keyboard's focus there, when the reader turns a
 * page. Going back keeps the place that the shell restores, and another search leaves the focus where
 * it was made.
 * @param list what the list is narrowed to, in any form that is equal for pages of the same list
 * @param page from 1
 * @param head the ref of the section, where something else leads there, too
 * @returns a ref for the section of the results, which needs `tabIndex={-1}`
 */
export function useResultsHead(
  list: string,
  page: number,
  head?: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  const own = useRef<HTMLElement>(null);
  const section = head ?? own;
  const navigation = useNavigationType();
  const shown = useRef({ list, page });
  useEffect(() => {
    const hasTurnedPage = shown.current.list === list && shown.current.page !== page;
    shown.current = { list, page };
    if (!hasTurnedPage || navigation !== 'PUSH') return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [list, page, navigation, section]);
  return section;
}
