/** What tells that somebody chooses a place of their own. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export interface RestoredPlace {
  /** Where one is, or where one was as long as the page is not tall enough for it. */
  top(): number;
  end(): void;
}

/**
 * Scrolls to where one was, again whenever the page has grown or shrunk: what stood there may come later than
 * the page, on a slow phone seconds later. Ends with the first move of the visitor's own.
 */
export function restorePlace(top: number): RestoredPlace {
  const { documentElement, body } = document;
  let isOver = false;
  const scroll = () => {
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo(0, top);
  };
  const growth = new ResizeObserver(scroll);
  const end = () => {
    isOver = true;
    growth.disconnect();
    for (const type of ownMoves) window.removeEventListener(type, end, { capture: true });
  };
  for (const type of ownMoves) {
    window.addEventListener(type, end, { capture: true, passive: true });
  }
  scroll();
  growth.observe(body);
  return {
    top: () =>
      isOver || documentElement.scrollHeight - window.innerHeight >= top ? window.scrollY : top,
    end,
  };
}
