import { useNavigationType } from '@spotlight/shared/vendor/router';
import { useEffect, useRef } from 'react';

/**
 * Brings the top of the results into view, and the keyboard's focus there, when the reader turns a
 * page. Going back keeps the place that the browser restores.
 */
export function useScrollToResults(page: number) {
  const section = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (navigation !== 'PUSH') return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [page, navigation]);
  return section;
}
