import { test } from '../../support/offline';
import { openPage } from '../../support/open-page';
import { expect, phone } from '../../support/test';

test.use(phone);

test('the browser can install the site, with its icons and shortcuts', async ({ page }) => {
  await openPage(page, '/');
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Nothing but the windows of tests, which keep nothing.
  const faults = installabilityErrors.map(({ errorId }) => errorId);
  expect(faults.filter((fault) => fault !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data ?? '{}') as {
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  const where = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '';
  for (const { src } of manifest.icons) {
    const icon = await page.request.get(new URL(src, new URL(where, page.url())).href);
    expect(icon.headers()['content-type'], src).toMatch(/^image\//);
  }
  for (const { url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('main').getByRole('heading').first(), url).toBeVisible();
    await expect(page.getByRole('heading', { name: '找不到頁面' }), url).toHaveCount(0);
  }
});
