import type { Browser } from 'playwright-core';

const LONGEST_WAIT_MS = 15_000;

/**
 * Opens pages of a composition, as a visitor does.
 * @returns one sentence for each that is not what it should be
 */
export async function lookAt(browser: Browser, url: string, pages: string[]): Promise<string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  try {
    for (const address of pages) {
      await page.goto(url + address);
      const heading = page.getByRole('heading').first();
      await heading.waitFor({ timeout: LONGEST_WAIT_MS }).catch(() => undefined);
      const said = await page.evaluate(() => {
        const { spotlightFaults = [] } = window as { spotlightFaults?: readonly Error[] };
        return spotlightFaults.map(({ message }) => message);
      });
      if (said.length > 0) faults.push(...said.map((each) => `${address}: ${each}`));
      else if (!(await heading.isVisible())) faults.push(`${address}: nothing came within 15 s`);
    }
  } finally {
    await context.close();
  }
  return faults;
}
