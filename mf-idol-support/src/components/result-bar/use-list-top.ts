import { useNavigationType } from '@spotlight/shared/vendor/router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the head of a list into view when its page changes. Going back is left alone: there the
 * shell returns to where one was.
 * @returns a ref for the element at the list's head
 */
export function useListTop<Element extends HTMLElement>(page: number): RefObject<Element | null> {
  const head = useRef<Element>(null);
  const lastPage = useRef(page);
  const navigation = useNavigationType();
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (navigation !== 'POP') head.current?.scrollIntoView({ block: 'start' });
  }, [page, navigation]);
  return head;
}
