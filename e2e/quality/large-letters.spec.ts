import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../support/test';
import { openSettled } from './page-checks';
import { findMisfits } from './page-fit';

const paths = ['/', '/events', '/event-map', '/book-venue', '/birthday', '/support-map', '/signup'];

test('with letters twice as large everything fits, on a desktop as on a phone', async ({
  playwright,
}, testInfo) => {
  // What somebody chooses in the settings of a browser; no other way sets what media conditions go by.
  const profile = testInfo.outputPath('profile');
  await mkdir(path.join(profile, 'Default'), { recursive: true });
  await writeFile(
    path.join(profile, 'Default', 'Preferences'),
    JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }),
  );
  const { baseURL, launchOptions, locale } = testInfo.project.use;
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL,
    locale,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    for (const address of paths) {
      await openSettled(page, address);
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      for (const width of [1280, 640]) {
        expect.soft(await findMisfits(page, width), address).toEqual([]);
      }
    }
  } finally {
    await context.close();
  }
});
