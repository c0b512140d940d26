/** What the page itself can tell about its painting, in ms since the navigation began. */
export interface Paints {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** What visitors came for is in the document: whatever arrived later was not needed for it. */
  ready: number;
  /** The frame that shows it. */
  firstShown: number;
}

declare global {
  interface Window {
    __paints: Paints;
  }
}

/**
 * Runs in the page before everything else. What visitors came for counts when the frame that shows it has
 * been produced, not when its element exists.
 */
export function watchPaints(selector: string): void {
  const paints: Paints = {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    ready: 0,
    firstShown: 0,
  };
  window.__paints = paints;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) {
      paints.firstContentfulPaint = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    paints.largestContentfulPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    paints.ready = performance.now();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        paints.firstShown = performance.now();
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
