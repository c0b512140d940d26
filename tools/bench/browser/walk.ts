import type { Page } from 'playwright-core';

const cards = 'main article h3';
/** How far off a place may be that a visitor still takes for the same. */
const SAME_PLACE_PX = 80;
const PATIENCE_MS = 20_000;

declare global {
  interface Window {
    __walk: { startedAt: number; arrivedAt: number };
  }
}

/**
 * Scrolls to a card and taps it.
 * @returns ms from the tap to the frame with the heading of the event, and where the list stood
 */
export async function openCard(
  page: Page,
  index: number,
): Promise<{ headingMs: number; place: number }> {
  const card = page.locator(cards).nth(index);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The list remembers its place when scrolling has ended.
  await page.waitForTimeout(500);
  const place = await page.evaluate(() => window.scrollY);
  const title = (await card.innerText()).trim();
  await page.evaluate((heading) => {
    window.__walk = { startedAt: 0, arrivedAt: 0 };
    const start = ({ timeStamp }: Event) => (window.__walk.startedAt = timeStamp);
    window.addEventListener('click', start, { capture: true, once: true });
    const look = () => {
      const isThere = document.querySelector('main h1')?.textContent.trim() === heading;
      requestAnimationFrame(isThere ? (now) => (window.__walk.arrivedAt = now) : look);
    };
    look();
  }, title);
  await card.getByRole('link').tap();
  await page.waitForFunction(() => window.__walk.arrivedAt > 0, undefined, {
    timeout: PATIENCE_MS,
    polling: 100,
  });
  const headingMs = await page.evaluate(() => window.__walk.arrivedAt - window.__walk.startedAt);
  return { headingMs, place };
}

/**
 * Goes back to the list.
 * @returns ms to the frame with the card that was tapped, and whether it stands where it stood
 */
export async function goBack(
  page: Page,
  index: number,
  place: number,
): Promise<{ listMs: number; isPlaceKept: boolean }> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ([selector, position]) => {
      window.__walk = { startedAt: performance.now(), arrivedAt: 0 };
      const look = () => {
        const isThere = document.querySelectorAll(selector)[position] !== undefined;
        requestAnimationFrame(isThere ? (now) => (window.__walk.arrivedAt = now) : look);
      };
      history.back();
      look();
    },
    [cards, index] as const,
  );
  await page.waitForFunction(() => window.__walk.arrivedAt > 0, undefined, {
    timeout: PATIENCE_MS,
    polling: 100,
  });
  // Restoring the place is given a second.
  await page.waitForTimeout(1000);
  return page.evaluate(
    ([before, tolerance]) => ({
      listMs: window.__walk.arrivedAt - window.__walk.startedAt,
      isPlaceKept: Math.abs(window.scrollY - before) <= tolerance,
    }),
    [place, SAME_PLACE_PX] as const,
  );
}
