import type { Page } from '@playwright/test';
import { demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { findBarriers, findOutlineFaults, openSettled, widthOrders } from './page-checks';
import { listRoutes, type Viewer } from './site-routes';

test.describe.configure({ mode: 'parallel' });

/** What an engine gets to hear that steps into a window in which nothing may run: the previews of the back office. */
const ENGINE_KEPT_OUT = "Blocked script execution in 'about:blank'";

/** Collects what a page writes to the console as an error, and what it throws. */
function followErrors(page: Page): () => string[] {
  let errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith(ENGINE_KEPT_OUT)) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return () => {
    const seen = errors;
    errors = [];
    return seen;
  };
}

/** Long lists are shared out, so that two browsers may work on them. */
const shares: Array<{ viewer: Viewer; share: number; of: number }> = [
  { viewer: 'visitor', share: 0, of: 3 },
  { viewer: 'visitor', share: 1, of: 3 },
  { viewer: 'visitor', share: 2, of: 3 },
  { viewer: 'admin', share: 0, of: 2 },
  { viewer: 'admin', share: 1, of: 2 },
  { viewer: 'fan', share: 0, of: 1 },
  { viewer: 'venue', share: 0, of: 1 },
  { viewer: 'performer', share: 0, of: 1 },
];

for (const { viewer, share, of } of shares) {
  const part = of > 1 ? ` (${share + 1} of ${of})` : '';
  test(`every page is accessible and sound for a ${viewer}${part}`, async ({ page, request }) => {
    test.setTimeout(300_000);
    const routes = (await listRoutes(request)).filter((route) => route.viewer === viewer);
    const mine = routes.filter((_, index) => index % of === share);
    expect(mine.length).toBeGreaterThan(0);

    if (viewer !== 'visitor') await logIn(page, demoPeople[viewer]);
    const takeErrors = followErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, { path }] of mine.entries()) {
      await openSettled(page, path);
      expect.soft(new URL(page.url()).pathname).toBe(path.split('?')[0]);
      const findings = [
        ...(await findOutlineFaults(page)),
        ...(await findBarriers(page, widthOrders[index % 2])),
        ...takeErrors(),
      ];
      expect.soft(findings, path).toEqual([]);
    }
  });
}
