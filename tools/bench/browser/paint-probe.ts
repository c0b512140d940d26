/** What the page itself can tell about its painting, in ms since the navigation began. */
export interface Paints {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** What visitors came for is in the document: whatever arrived later was not needed for it. */
  ready: number;
  /** The frame that shows it. */
  firstShown: number;
  /** What tasks of more than 50 ms took beyond that, from the first contentful paint on. */
  blocking: number;
}

declare global {
  interface Window {
    __paints: Paints;
    /** Leads to whoever measures. */
    tellShown?: (nothing: string) => void;
  }
}

/**
 * Runs in the page before everything else. What visitors came for counts when the frame that shows its
 * title is on the screen, not when its element exists: the browser's own element timing tells, which
 * nothing else that the page does after that frame can delay.
 */
export function watchPaints(selector: string): void {
  const paints: Paints = {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    ready: 0,
    firstShown: 0,
    blocking: 0,
  };
  const longTaskMs = 50;
  window.__paints = paints;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) {
      paints.firstContentfulPaint = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    paints.largestContentfulPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const begin = Math.max(startTime, paints.firstContentfulPaint);
      const isAfterPaint = paints.firstContentfulPaint > 0;
      if (isAfterPaint) paints.blocking += Math.max(0, startTime + duration - begin - longTaskMs);
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    paints.firstShown ||= list.getEntries()[0]?.startTime ?? 0;
    window.tellShown?.('');
  }).observe({ type: 'element', buffered: true });

  const observer = new MutationObserver(() => {
    const found = document.querySelector(selector);
    const title = found?.matches('h1') ? found : found?.querySelector('h2, h3');
    if (!title?.textContent) return;
    observer.disconnect();
    paints.ready = performance.now();
    // Text is told of by the block that it stands in, and titles are broken between their phrases.
    for (const element of [title, ...title.querySelectorAll('*')]) {
      element.setAttribute('elementtiming', 'shown');
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}
