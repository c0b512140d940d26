import { useState, type RefObject } from 'react';
import type { MapRest } from './map.types';

export interface PickedPins {
  /** What the list shows: the pins that were pressed, or those in the picture; null until there is a picture. */
  ids: readonly string[] | null;
  /** The pins that were pressed; null while the picture alone decides. */
  picked: readonly string[] | null;
  /** For `onPick`: the list shows these, and is where the keyboard goes on. */
  pick: (ids: readonly string[]) => void;
  /** For `onRest`: another picture forgets what was pressed in the one before. */
  rest: (now: MapRest) => void;
  /** Back to everything in the picture, for the button that goes away by it. */
  showAll: () => void;
}

/**
 * What the list beside a map shows.
 * @param list the list with its head, which needs `tabIndex={-1}`
 */
export function usePickedPins(list: RefObject<HTMLElement | null>): PickedPins {
  const [inView, setInView] = useState<readonly string[] | null>(null);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  return {
    ids: picked ?? inView,
    picked,
    pick: (ids) => {
      setPicked(ids);
      goTo(list.current);
    },
    rest: (now) => {
      setInView(now.inView);
      setPicked(null);
    },
    showAll: () => {
      setPicked(null);
      goTo(list.current);
    },
  };
}

/** Below the map on a phone, beside it on a desktop: there the page stands still. */
function goTo(list: HTMLElement | null): void {
  if (!list) return;
  list.focus({ preventScroll: true });
  const { top } = list.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) list.scrollIntoView({ block: 'start' });
}
