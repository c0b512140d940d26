import { updateRegistry } from '../../tools/release/registry-file';
import { openGate } from '../support/gate-event';
import { preparedForOffline, test } from '../support/offline';
import { openPage } from '../support/open-page';
import { createPerson, logIn } from '../support/people';
import { activeVersions, releaseAgain, runCommand } from '../support/releases';
import { dataDir } from '../support/site-under-test';
import { expect } from '../support/test';
import type { Page } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '票券管理' });
/** Versions of the remote whose files this page has run. */
const versionsRun = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/remotes\/mf-events\/([^/]+)\//.exec(name)?.[1] ?? []),
    ),
  ]);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('a release reaches who is online at once and what is cached with the next visit; a rollback, too', async ({
  page,
  request,
  network,
  fan,
}) => {
  test.setTimeout(180_000);
  await openGate(await createPerson(request), fan, 1);
  await logIn(page, fan, '/tickets');
  await preparedForOffline(page, '/tickets');
  const before = (await activeVersions())['mf-events'];
  let cached = await cacheNames(page);
  /** Waits until something else is cached, and nothing beside it. */
  const renewedCache = async () => {
    await expect.poll(async () => (await cacheNames(page)).includes(cached[0] ?? '')).toBe(false);
    cached = await cacheNames(page);
    expect(cached).toHaveLength(1);
  };

  await releaseAgain('mf-events');
  const released = (await activeVersions())['mf-events'];
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await versionsRun(page)).toEqual([released]);
  await renewedCache();
  await network.cut();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await versionsRun(page)).toEqual([released]);
  await network.restore();

  await runCommand('rollback', '--', 'mf-events');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await versionsRun(page)).toEqual([before]);
  await renewedCache();
  await network.cut();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await versionsRun(page)).toEqual([before]);
});

test('switched off for the whole site, devices forget what they cached', async ({ page, fan }) => {
  await logIn(page, fan, '/tickets');
  await preparedForOffline(page, '/tickets');
  try {
    await updateRegistry(dataDir, ({ shell }) => void (shell.isOfflineOff = true));
    await openPage(page, '/events');
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    // Also without a visit to the tickets: the browser asks for the worker at each navigation.
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    await page.goto('/tickets');
    await expect(heading(page)).toBeVisible();
    expect(await left()).toEqual([]);
  } finally {
    await updateRegistry(dataDir, ({ shell }) => void delete shell.isOfflineOff);
  }
});
