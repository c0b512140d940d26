import { expect, type Locator, type Page } from '@playwright/test';

/** Says where buyers pay to, on the page of the organizer's orders. */
export async function setBankAccount(page: Page): Promise<void> {
  await page.goto('/events-published?view=orders');
  await page.getByRole('button', { name: '設定收款帳號' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('銀行代碼').fill('999');
  await dialog.getByRole('textbox', { name: /^帳號/ }).fill('0000-1234-5678');
  await dialog.getByLabel('戶名').fill('測試主辦');
  await dialog.getByRole('button', { name: '儲存帳號' }).click();
  await expect(page.getByText('已儲存收款帳號')).toBeVisible();
}

/** The money of the only reported order of an event has arrived. */
export async function confirmTransfer(page: Page, eventId: string): Promise<void> {
  await page.goto(`/events-published/${eventId}?view=orders&status=payment_review`);
  await page.getByRole('button', { name: '確認收款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '確認收款' }).click();
  await expect(page.getByText('已確認收款，票券已發給買家')).toBeVisible();
}

/** The orders of an event with something about refunds. */
export async function openRefunds(page: Page, eventId: string): Promise<Locator> {
  await page.goto(`/events-published/${eventId}?view=orders&status=refund`);
  return page.getByRole('region', { name: '訂單', exact: true }).getByRole('article');
}

async function openOrder(order: Locator): Promise<Locator> {
  await order.getByRole('button', { name: /^查看訂單/ }).click();
  return order.page().getByRole('dialog', { name: '訂單' });
}

/** Agrees to what the buyer of an order wants back. */
export async function agreeToRefund(order: Locator): Promise<void> {
  const page = order.page();
  const sheet = await openOrder(order);
  await sheet.getByRole('button', { name: '同意退款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '同意退款' }).click();
  await expect(page.getByText('已同意退款，請匯款後標記')).toBeVisible();
  await sendRefund(sheet);
}

/** Sends the money back that an order owes its buyer, for whatever reason. */
export async function payBack(order: Locator): Promise<void> {
  await sendRefund(await openOrder(order));
}

async function sendRefund(sheet: Locator): Promise<void> {
  const page = sheet.page();
  await sheet.getByRole('button', { name: '查看退款帳號' }).click();
  await expect(sheet.getByText('2888100012345')).toBeVisible();
  await sheet.getByRole('button', { name: '標記為已匯款' }).click();
  const marking = page.getByRole('dialog', { name: '標記為已匯款' });
  await marking.getByLabel(/匯款備註/).fill('TX-1');
  await marking.getByRole('button', { name: '標記為已匯款' }).click();
  await expect(page.getByText('已標記為退款完成')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Does not agree, and says why. */
export async function refuseRefund(order: Locator, reason: string): Promise<void> {
  const page = order.page();
  const sheet = await openOrder(order);
  await sheet.getByRole('button', { name: '不同意' }).click();
  const refusing = page.getByRole('dialog', { name: '不同意退款' });
  await refusing.getByLabel(/說明/).fill(reason);
  await refusing.getByRole('button', { name: '不同意退款' }).click();
  await expect(page.getByText('已通知買家退款未通過')).toBeVisible();
  await page.keyboard.press('Escape');
}
