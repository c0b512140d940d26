import { expect, test, type Browser, type Page } from '@playwright/test';
import { inDatabase } from '../support/database';
import { openPage } from '../support/open-page';
import {
  activeVersions,
  readReleased,
  releaseCanary,
  runCommand,
  storeOf,
  storesOf,
} from '../support/releases';
import { offCanary, onCanary } from '../support/visitor-place';

const remoteId = 'mf-venues';

/** The versions of the remote whose code this page has run. */
const expectToRun = (page: Page, version: string) =>
  expect.poll(() => storesOf(page, remoteId)).toEqual([storeOf(remoteId, version)]);

const someone = async (browser: Browser, stand: typeof onCanary, version: string) => {
  const page = await (await browser.newContext()).newPage();
  await stand(page, remoteId, version);
  return page;
};

const figures = (version: string) =>
  inDatabase(
    (sql) => sql`
      select opened, broken, active_opened, active_broken from private.canaries
      where module = ${remoteId} and version = ${version}`,
  ).then((rows) => [...rows]);

// Whatever has come of it, the next test meets no canary.
test.afterEach(async () => {
  if ((await readReleased())[remoteId]?.canary)
    await runCommand('canary', '--', remoteId, '--stop');
});

test('a share of the visitors has the canary on every page, it is counted, and taken back by its figures', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const active = (await activeVersions())[remoteId] ?? '';
  const canary = await releaseCanary(remoteId, 50);
  // The keeper begins to count.
  expect((await runCommand('canary')).stdout).toContain('nothing is to be done');

  // One whom it is for: the document, a lazy chunk, another document, one that was prerendered, another tab.
  const one = await someone(browser, onCanary, canary);
  await openPage(one, '/book-venue');
  await expectToRun(one, canary);
  const venue = one.locator('a[href^="/venues/"]').first();
  await venue.click();
  await expect(one).toHaveURL(/\/venues\//);
  await expect(one.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectToRun(one, canary);
  const address = new URL(one.url()).pathname;
  await openPage(one, address);
  await expectToRun(one, canary);
  const further = await one.context().newPage();
  await openPage(further, '/book-venue');
  await expectToRun(further, canary);

  // One whom it is not for, until their address asks for it; another address ends that.
  const other = await someone(browser, offCanary, canary);
  await openPage(other, '/book-venue');
  await expectToRun(other, active);
  await openPage(other, `/?pin=${remoteId}@${canary}`);
  await openPage(other, address);
  await expectToRun(other, canary);
  await openPage(other, '/book-venue?pin=');
  await expectToRun(other, active);

  // Each device is counted once; who asked for a version by name is not.
  await expect
    .poll(() => figures(canary))
    .toEqual([{ opened: 1, broken: 0, active_opened: 1, active_broken: 0 }]);
  expect((await runCommand('remotes')).stdout).toContain(
    `canary of ${remoteId}: ${canary} for 50 %`,
  );

  // Broken, the active version stands in for it, and the keeper reads that.
  const third = await someone(browser, onCanary, canary);
  await third.route(`**/remotes/${remoteId}/${canary}/entry.*`, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await openPage(third, '/book-venue');
  await expectToRun(third, active);
  await expect
    .poll(() => figures(canary))
    .toEqual([{ opened: 2, broken: 1, active_opened: 1, active_broken: 0 }]);
  await inDatabase(
    (sql) => sql`
      update private.canaries set opened = 30, broken = 25, active_opened = 30 where version = ${canary}`,
  );
  // The site looks once a minute by itself, and may have been first; what either of them says, `keep.test.ts` asks.
  await runCommand('canary');
  await expect
    .poll(async () => (await readReleased())[remoteId])
    .toMatchObject({ active, rolledBack: { [canary]: expect.any(String) } });
  await openPage(one, '/book-venue');
  await expectToRun(one, active);
  for (const page of [one, other, third]) await page.context().close();
});
