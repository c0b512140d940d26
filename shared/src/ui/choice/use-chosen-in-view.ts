import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what is chosen in view in a row that scrolls sideways.
 * @param chosenSelector finds it among what the row holds
 * @returns the ref of the row
 */
export function useChosenInView<Row extends HTMLElement>(
  chosenSelector: string,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<Element>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(chosenSelector);
    // Only when it became the chosen one: who scrolls on looks for another.
    if (!row.current || !chosen || chosen === shown.current) return;
    shown.current = chosen;
    const left = chosen.getBoundingClientRect().left - row.current.getBoundingClientRect().left;
    row.current.scrollLeft += left - (row.current.clientWidth - chosen.offsetWidth) / 2;
  });
  return row;
}
