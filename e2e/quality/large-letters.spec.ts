import { expect, test } from '../support/test';
import { openSettled } from './page-checks';
import { findMisfits } from './page-fit';

const paths = ['/', '/events', '/event-map', '/book-venue', '/birthday', '/support-map', '/signup'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with letters twice as large everything fits, on a desktop as on a phone', async ({
  page,
  context,
}) => {
  // What somebody chooses in the settings of a browser: media conditions go by it, and by no style of a page.
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const address of paths) {
    await openSettled(page, address);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    for (const width of [1280, 640]) {
      expect.soft(await findMisfits(page, width), address).toEqual([]);
    }
  }
});
