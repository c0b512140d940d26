import { expect, test } from '../support/test';

test('the status of the site is what this device meets', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByText('所有服務都正常。')).toBeVisible();
  const modules = page.getByRole('listitem').filter({ hasText: '頁面' });
  await expect(modules).toHaveCount(4);
  await expect(modules.filter({ hasText: '正常' })).toHaveCount(4);

  await page.route('**/auth/v1/settings', (route) => route.abort());
  await page.route('**/remotes/mf-venues/**', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: '重新檢查' }).click();
  await expect(page.getByText(/有 2 項服務不正常/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '沒有回應' })).toHaveText([
    /登入與帳號/,
    /場地頁面/,
  ]);
});
