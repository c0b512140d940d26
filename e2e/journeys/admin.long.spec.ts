import type { Page } from '@playwright/test';
import { demoPeople, logIn, type Person } from '../support/people';
import { expect, phone, test } from '../support/test';

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('電子郵件').fill(email);
  await page.getByLabel('密碼', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登入後台' }).click();
}

test('a venue owner comes in to the own venues, and sees nobody else’s figures', async ({
  page,
}) => {
  await logIn(page, demoPeople.venue);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('場地管理');
  await expect(page.getByRole('list', { name: '平台數據' })).toBeHidden();
  await page.goto('/admin/events');
  await expect(page.getByText('非管理員帳號無法進入此頁面')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the rooms are in a drawer, and events are cards', async ({ page }) => {
    await page.goto('/admin/login');
    await enter(page, demoPeople.admin);
    await page.getByRole('button', { name: '開啟後台選單' }).click();
    await page.getByRole('dialog').getByRole('link', { name: '活動管理' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /活動管理/ })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('報名');
  });
});
