import { updateRegistry } from '../../tools/release/registry-file';
import { preparedForOffline, test } from '../support/offline';
import { openPage } from '../support/open-page';
import { logIn } from '../support/people';
import { dataDir } from '../support/site-under-test';
import { expect } from '../support/test';
import type { Page } from '@playwright/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '票券管理' });
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
