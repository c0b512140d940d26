import type { Page } from 'playwright-core';

const KEY_PAUSE_MS = 120;
const SETTLING_MS = 1500;

export interface Interactions {
  /** From a key to the frame that shows it, the slowest of all. */
  typingMs: number;
  /** The same for sending the search. */
  sendingMs: number;
  /** The box has kept the focus while typing. */
  isFocused: boolean;
}

declare global {
  interface Window {
    __interactions: { startedAt: number; duration: number }[];
  }
}

/**
 * Types words into a box and sends them with Enter. The browser's own event timing tells how long each
 * interaction took; it rounds to 8 ms and leaves out what is below 16.
 */
export async function typeAndSearch(
  page: Page,
  selector: string,
  words: string,
): Promise<Interactions> {
  await page.locator(selector).tap();
  await page.waitForTimeout(SETTLING_MS);
  await page.evaluate(() => {
    window.__interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (!entry.interactionId) continue;
        window.__interactions.push({ startedAt: entry.startTime, duration: entry.duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.keyboard.type(words, { delay: KEY_PAUSE_MS });
  await page.waitForTimeout(SETTLING_MS);
  const isFocused = await page.locator(selector).evaluate((box) => box === document.activeElement);
  const sentAt = await page.evaluate(() => performance.now());
  await page.keyboard.press('Enter');
  await page.waitForTimeout(SETTLING_MS);
  const interactions = await page.evaluate(() => window.__interactions);
  const slowest = (isWanted: (startedAt: number) => boolean) =>
    Math.max(
      0,
      ...interactions
        .filter(({ startedAt }) => isWanted(startedAt))
        .map(({ duration }) => duration),
    );
  return {
    typingMs: slowest((startedAt) => startedAt < sentAt),
    sendingMs: slowest((startedAt) => startedAt >= sentAt),
    isFocused,
  };
}
