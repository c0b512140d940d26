import type { Page } from '@playwright/test';
import { preparedForOffline, test } from '../../support/offline';
import { openPage } from '../../support/open-page';
import { expect, phone } from '../../support/test';

test.use(phone);

/** Says what Safari says where the site is open as an app of its own. */
const asApp = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));

test('what another app shares is searched for, and an own address is opened', async ({ page }) => {
  const words = encodeURIComponent('夏夜音樂祭 https://elsewhere.test/a');
  await page.goto(`/search/shared?text=${words}`);
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('夏夜音樂祭')}`);

  const own = encodeURIComponent(new URL('/events?city=taipei', page.url()).href);
  await page.goto(`/search/shared?title=x&url=${own}`);
  await expect(page).toHaveURL('/events?city=taipei');
});

test('the installed site starts without network, and says where to go on', async ({
  page,
  network,
}) => {
  await asApp(page);
  await openPage(page, '/');
  await preparedForOffline(page, '/tickets');
  await network.cut();
  await page.goto('/');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /重試|重新/ })
      .first(),
  ).toBeVisible();
});
