import type { Page } from '@playwright/test';
import { demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { openSettled } from './page-checks';
import { findMisfits } from './page-fit';
import { listRoutes, type Viewer } from './site-routes';

test.describe.configure({ mode: 'parallel' });
test.use({ locale: 'en' });

/**
 * An account says in which language its person reads. Other tests sign in as the same demo people at the same time, so
 * only what this browser is told says English.
 */
const readEnglish = (page: Page): Promise<unknown> =>
  page.route('**/rest/v1/rpc/my_account**', async (route) => {
    const response = await route.fetch();
    const account = (await response.json()) as object;
    await route.fulfill({ response, json: { ...account, locale: 'en' } });
  });

for (const viewer of ['visitor', 'fan', 'performer', 'venue', 'admin'] satisfies Viewer[]) {
  test(`English fits into a phone on every page of a ${viewer}`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const routes = (await listRoutes(request)).filter((route) => route.viewer === viewer);
    expect(routes.length).toBeGreaterThan(0);
    if (viewer !== 'visitor') {
      await logIn(page, demoPeople[viewer]);
      await readEnglish(page);
    }
    for (const { path } of routes) {
      await openSettled(page, path);
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'en');
      const misfits = [...(await findMisfits(page, 375)), ...(await findMisfits(page, 320))];
      expect.soft(misfits, path).toEqual([]);
    }
  });
}
