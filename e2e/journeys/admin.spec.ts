import type { Page } from '@playwright/test';
import { demoPeople, type Person } from '../support/people';
import { expect, test } from '../support/test';

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('電子郵件').fill(email);
  await page.getByLabel('密碼', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登入後台' }).click();
}

const rows = (page: Page) => page.getByRole('region', { name: '活動列表' }).getByRole('row');

test('a fan is refused and told so', async ({ page }) => {
  await page.goto('/admin/login');
  await enter(page, demoPeople.fan);
  await expect(page.getByRole('alert')).toContainText('非管理員帳號無法進入此頁面');
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('非管理員帳號無法進入此頁面');
  await expect(page.getByRole('list', { name: '平台數據' })).toBeHidden();
});

test('an administrator is led to the login of the back office, sees the six counts and finds an event', async ({
  page,
}) => {
  await page.goto('/admin/events');
  await expect(page).toHaveURL(/^[^?]+\/admin\/login\?returnTo=%2Fadmin%2Fevents$/);
  await expect(page.getByRole('heading', { level: 1, name: '管理員登入' })).toBeVisible();
  await enter(page, demoPeople.admin);
  await expect(page).toHaveURL('/admin/events');
  await page.goto('/admin');
  const counts = page.getByRole('list', { name: '平台數據' }).getByRole('listitem');
  await expect(counts).toHaveCount(6);
  for (const name of ['活動總數', '場地總數', '表演者總數', '廣告總數', '使用者總數', '待審核']) {
    await expect(counts.filter({ hasText: name })).toHaveText(/\d/);
  }
  await page.getByRole('button', { name: '測試資料庫連線' }).click();
  await expect(page.getByText('資料庫連線正常')).toBeVisible();

  await page.getByRole('link', { name: '活動管理' }).click();
  await expect(rows(page)).toHaveCount(21);
  await page.getByRole('searchbox', { name: '搜尋活動' }).fill('末班車');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText('末班車：台語搖滾聚會');
});
