import { expect, test } from '@playwright/test';
import { hasRunOtherCode, outages } from './faults';
import { change, startFaultySite, type FaultySite } from '../support/faulty-site';

/**
 * Somebody who may put files where the site is served from, and has the key of one team at most, gets nothing into a page.
 * What publishing refuses of them stands in `tools/release/signatures.test.ts`, what an open tab takes for no news in
 * `e2e/release/release.spec.ts`.
 */
let site: FaultySite;
test.beforeEach(async () => {
  site = await startFaultySite();
});
test.afterEach(() => site.close());

/** Code that would run and is not what was released. */
const otherCode = outages['other code']!;

test('a late part of the shell that was exchanged does not run, and one press heals', async ({
  page,
}) => {
  site.break(/^\/shell\/[^/]+\/login\.js$/, otherCode);
  await page.goto(`${site.url}/login`);
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button') });
  await expect(failure).toBeVisible();
  expect(await hasRunOtherCode(page)).toBe(false);
  site.mend();
  await failure.getByRole('button', { name: '重試' }).click();
  await expect(page.getByLabel('電子郵件')).toBeVisible();
});

test('a list of scripts that was written to fit them is not read', async ({ page }) => {
  site.break(/^\/shell\/[^/]+\/login\.js$/, otherCode);
  site.break(
    /^\/shell\/[^/]+\/code\.json$/,
    change((list) => list.replace(/("login\.js":")[^"]+/, '$1stolen')),
  );
  await page.goto(`${site.url}/login`);
  await expect(page.getByRole('alert').filter({ has: page.getByRole('button') })).toBeVisible();
  expect(await hasRunOtherCode(page)).toBe(false);
});
