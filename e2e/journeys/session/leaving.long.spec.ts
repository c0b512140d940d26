import type { Page } from '@playwright/test';
import { logIn } from '../../support/people';
import { expect, phone, test } from '../../support/test';

const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '登入', exact: true });

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu logs out, too', async ({ page, fan }) => {
    await logIn(page, fan);
    await page.getByRole('button', { name: '開啟選單' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '登出' }).click();
    await expect(page.getByText('已成功登出')).toBeVisible();
    await expect(loginLink(page)).toBeVisible();
  });
});
