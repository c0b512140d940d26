import type { Page } from '@playwright/test';
import { prerender } from '../support/prerender';
import { expect, test } from '../support/test';
import { openSettled } from './page-checks';

/** Beyond this, people press what has just moved under their finger. */
const LARGEST_SHIFT = 0.05;

const paths = ['/', '/events', '/book-venue', '/artists', '/birthday', '/faq'];

/** The page's cumulative layout shift since it was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) total += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a task of their own.
        setTimeout(() => resolve(total), 100);
      }),
  );

/** The crawl asks how pages arrive that were not rendered ahead. */
test.beforeAll(() => prerender(...paths));

for (const width of [375, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('nothing moves while the main pages arrive', async ({ page }) => {
      for (const path of paths) {
        await openSettled(page, path);
        expect.soft(await layoutShift(page), path).toBeLessThan(LARGEST_SHIFT);
      }
    });

    test('nothing moves while an event, a venue and a performer arrive', async ({ page }) => {
      for (const list of ['/events', '/book-venue', '/artists']) {
        await openSettled(page, list);
        const things = 'a:is([href^="/events/"], [href^="/venues/"], [href^="/performers/"])';
        const href = await page.getByRole('main').locator(things).first().getAttribute('href');
        expect(href, `something to open on ${list}`).toMatch(/\/[0-9a-f-]{36}$/);
        await openSettled(page, href ?? '');
        expect.soft(await layoutShift(page), href ?? '').toBeLessThan(LARGEST_SHIFT);
      }
    });
  });
}
