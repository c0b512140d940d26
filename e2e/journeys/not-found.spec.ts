import { randomUUID } from 'node:crypto';
import { inDatabase } from '../support/database';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test('an address that nobody answers offers three ways on, and is put on record', async ({
  page,
}) => {
  const path = `/no-such-page-${randomUUID()}`;
  await page.goto(`${path}?token=secret`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '這裡沒有燈光' })).toBeVisible();
  await expect(main.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: '聯絡我們' })).toHaveAttribute('href', /^\/contact/);

  const recorded = () =>
    inDatabase((sql) => sql`select hits from public.page_not_found_events where path = ${path}`);
  await expect.poll(async () => [...(await recorded())]).toEqual([{ hits: 1 }]);

  // Opened directly, the page has nothing of this site behind it.
  await main.getByRole('button', { name: '返回上一頁' }).click();
  await expect(page).toHaveURL('/');
});

test('an event that does not exist is missing inside the site', async ({ page }) => {
  await openPage(page, `/events/${randomUUID()}`);
  await expect(page.getByRole('heading', { name: '找不到這場活動' })).toBeVisible();
  await expect(page.getByRole('link', { name: '探索其他活動' })).toHaveAttribute('href', '/events');
});
