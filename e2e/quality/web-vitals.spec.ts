import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';

// Who says that it is no person is not measured, and a browser without a window says so.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
});

/** Whatever chance would decide, this document is the one in ten. */
const chosen = (page: Page) => page.addInitScript(() => void (Math.random = () => 0.05));

/** What the browser does when its tab is put behind another one. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('how fast a page was is told once, of who allows it, and read by module and version', async ({
  page,
  browser,
}) => {
  await chosen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/events');
  await expect.poll(() => asked.some((url) => /\/shell\/.*vitals.*\.js/.test(url))).toBe(true);
  await page.getByRole('link', { name: '查看詳情' }).first().hover();
  await page.mouse.click(5, 5);
  const told = page.waitForRequest('**/rest/v1/rpc/report_vitals');
  await page.waitForTimeout(500);
  // What happens on the next page is that page's.
  await page.getByRole('link', { name: '查看詳情' }).first().click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}/);
  await hide(page);
  const request = await told;
  const { p_report: report } = request.postDataJSON() as { p_report: Record<string, unknown> };
  expect(report).toMatchObject({ module: 'mf-events', page: '/events', device: 'desktop' });
  for (const vital of ['lcp', 'fcp', 'ttfb', 'cls'])
    expect(report[vital]).toEqual(expect.any(Number));
  expect((await request.response())?.status()).toBe(200);
  await hide(page);
  expect(asked.filter((url) => url.endsWith('/report_vitals'))).toHaveLength(1);

  // Who said no: nothing is loaded, nothing is sent.
  const other = await browser.newPage();
  await chosen(other);
  await other.addInitScript(() =>
    localStorage.setItem('spotlight.measuring', JSON.stringify({ isAllowed: false, at: '' })),
  );
  const otherAsked: string[] = [];
  other.on('request', (each) => otherAsked.push(each.url()));
  await openPage(other, '/events');
  await hide(other);
  await other.waitForTimeout(500);
  expect(otherAsked.filter((url) => /vitals/.test(url))).toEqual([]);
  await other.close();

  await logIn(page, demoPeople.admin);
  await page.goto('/admin/records?tab=vitals&q=mf-events');
  const row = page.getByRole('row', { name: new RegExp(String(report['version'])) });
  await expect(row).toContainText(/良好|需改善|不佳/);
});
