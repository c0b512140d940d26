import { expect, type Page } from '@playwright/test';

/** The area with price and 立即報名: a panel beside the page, a bar at the bottom on phones. */
export const buyingArea = (page: Page) => page.getByRole('region', { name: '報名這場活動' });

/** Fills the registration sheet, sends it, and goes on from the confirmation to the tickets. */
export async function completeRegistration(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '報名活動' });
  await sheet.getByLabel('手機').fill('0912345678');
  await sheet.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
  await sheet.getByRole('button', { name: '確認報名' }).click();
  await expect(sheet.getByRole('heading', { name: '報名成功' })).toBeVisible();
  await sheet.getByRole('link', { name: '查看票券' }).click();
  await expect(page).toHaveURL('/tickets');
  // The address is there before the page is.
  await expect(page.getByRole('heading', { level: 1, name: '票券管理' })).toBeVisible();
}
