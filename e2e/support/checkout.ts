import { expect, type Page } from '@playwright/test';
import { buyingArea } from './registration';

/** Fills the sheet of an event with something to pay; ends on the page of the order. */
export async function orderTickets(page: Page): Promise<string> {
  await buyingArea(page).getByRole('button', { name: '立即報名' }).click();
  const sheet = page.getByRole('dialog', { name: '報名活動' });
  await sheet.getByLabel('手機').first().fill('0912345678');
  await sheet.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
  await sheet.getByRole('button', { name: '前往付款' }).click();
  await expect(page).toHaveURL(/\/purchase-history\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** The number of the order on the page. */
export async function orderNoOn(page: Page): Promise<string> {
  const line = await page.getByText(/^訂單編號/).textContent();
  return /[0-9A-Z-]{6,}/.exec(line ?? '')?.[0] ?? '';
}

/** Chooses the transfer for the order on the page, and says that it is on its way. */
export async function reportTransfer(page: Page): Promise<void> {
  await page.getByRole('button', { name: '取得匯款帳號' }).click();
  await page.getByRole('textbox', { name: /後五碼/ }).fill('12345');
  await page.getByRole('button', { name: '回報匯款' }).click();
  await expect(page.getByText('已收到你的匯款回報')).toBeVisible();
}

/** Asks for the money of the order on the page back; `amount` is what is offered for it. */
export async function askForRefund(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: '申請退款' }).click();
  const dialog = page.getByRole('dialog', { name: '申請退款' });
  await expect(dialog.getByText(amount)).toBeVisible();
  await dialog.getByLabel(/退款原因/).fill('同行的朋友不能來');
  await dialog.getByLabel(/銀行代碼/).fill('812');
  await dialog.getByLabel(/退款帳號/).fill('2888-1000-12345');
  await dialog.getByLabel(/戶名/).fill('王小明');
  await dialog.getByRole('button', { name: '送出申請' }).click();
  await expect(page.getByText('退款審核中')).toBeVisible();
}
