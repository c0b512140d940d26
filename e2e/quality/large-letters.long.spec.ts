import type { BrowserContext, Page } from '@playwright/test';
import { demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { openSettled } from './page-checks';
import { findMisfits } from './page-fit';

const paths = ['/', '/events', '/event-map', '/book-venue', '/birthday', '/support-map', '/signup'];
/** Rooms with most beside one another: choices and three things to do, tabs, steps. */
const rooms = ['/admin/performers', '/admin/approval/workflow', '/migration'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What somebody chooses in the settings of a browser: media conditions go by it, and by no style of a page. */
async function chooseLargeLetters(context: BrowserContext, page: Page): Promise<void> {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

async function expectFit(page: Page, address: string, widths: readonly number[]): Promise<void> {
  await openSettled(page, address);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
  for (const width of widths) {
    expect.soft(await findMisfits(page, width), address).toEqual([]);
  }
}

test('with letters twice as large everything fits, on a desktop as on a phone', async ({
  page,
  context,
}) => {
  await chooseLargeLetters(context, page);
  for (const address of paths) await expectFit(page, address, [1280, 640]);
});

test('with letters twice as large the back office fits, on a phone, too', async ({
  page,
  context,
}) => {
  await logIn(page, demoPeople.admin);
  await chooseLargeLetters(context, page);
  for (const address of rooms) await expectFit(page, address, [1280, 375]);
});
