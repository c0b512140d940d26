import { isLongRun } from '../../tools/run-size/run-size';
import { openGate } from '../support/gate-event';
import { preparedForOffline, test } from '../support/offline';
import { createPerson, logIn } from '../support/people';
import { activeVersions, releaseAgain, runCommand } from '../support/releases';
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

  // A rollback is a release of what was there before; the long run sees it, too.
  if (!isLongRun) return;
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
