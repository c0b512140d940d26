import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { buyingArea } from '../support/registration';
import { expect, test } from '../support/test';

const orderIdOf = (page: Page) => new URL(page.url()).pathname.split('/').pop() ?? '';

/** Chooses one ticket of each of two types and sends the sheet; ends on the page of the order. */
async function buyTwo(page: Page, eventId: string): Promise<void> {
  await openPage(page, `/events/${eventId}`);
  for (const type of ['站席', '座席']) {
    await page.getByRole('button', { name: `選擇 ${type}` }).click();
  }
  await buyingArea(page).getByRole('button', { name: '立即報名' }).click();
  const sheet = page.getByRole('dialog', { name: '報名活動' });
  await sheet.getByLabel('手機', { exact: false }).first().fill('0912345678');
  await sheet.getByLabel(/載具/).fill('/ABC1234');
  await sheet.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
  await sheet.getByRole('button', { name: '前往付款' }).click();
  await expect(page).toHaveURL(/\/purchase-history\/[0-9a-f-]{36}$/);
}

test('a fan buys two paid tickets, reports the transfer, and gives one back', async ({
  page,
  fan,
  request,
}) => {
  const event = await publishEvent(request, [
    { name: '座席', price: 1800, capacity: 50 },
    { name: '站席', price: 1200, capacity: 50 },
  ]);
  await logIn(page, fan);
  await buyTwo(page, event.id);
  await expect(page.getByRole('timer')).toHaveText(/^1[0-4]:\d\d$/);
  const orderId = orderIdOf(page);

  // Reload loses nothing; the event knows of the order as well.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '結帳' })).toBeVisible();
  await expect(page.getByRole('region', { name: '購買明細' })).toContainText('NT$3,000');
  await page.goBack();
  await expect(buyingArea(page).getByRole('link', { name: '前往付款' })).toBeVisible();
  await buyingArea(page).getByRole('link', { name: '前往付款' }).click();
  await expect(page).toHaveURL(`/purchase-history/${orderId}`);

  await page.getByRole('button', { name: '取得匯款帳號' }).click();
  await expect(page.getByText('000012345678')).toBeVisible();
  await expect(page.locator('body'), 'the focus is not lost').not.toBeFocused();
  await expect(page.getByRole('timer')).toHaveText(/^23:\d\d:\d\d$/);
  await page.getByLabel(/後五碼/).fill('54321');
  await page.getByRole('button', { name: '回報匯款' }).click();
  await expect(page.getByText('已收到你的匯款回報')).toBeVisible();

  await event.organizer.call('confirm_payment', { p_order_id: orderId });
  await page.reload();
  await expect(page.getByText('賣家已確認收到款項')).toBeVisible();
  await page.getByRole('link', { name: '查看票券' }).click();
  const card = page.getByRole('article', { name: event.title });
  await expect(card.getByRole('img', { name: /的入場 QR Code$/ })).toBeVisible();

  await page.goto(`/purchase-history/${orderId}`);
  await page.getByRole('button', { name: '申請退款' }).click();
  const dialog = page.getByRole('dialog', { name: '申請退款' });
  const tickets = dialog.getByRole('group', { name: '要退的票券' });
  await tickets.getByRole('checkbox', { name: /座席/ }).uncheck();
  await expect(dialog.getByText('NT$1,080')).toBeVisible();
  await dialog.getByLabel(/退款原因/).fill('同行的朋友不能來');
  await dialog.getByLabel(/銀行代碼/).fill('812');
  await dialog.getByLabel(/退款帳號/).fill('2888-1000-12345');
  await dialog.getByLabel(/戶名/).fill('王小明');
  await dialog.getByRole('button', { name: '送出申請' }).click();
  await expect(page.getByText('退款審核中')).toBeVisible();

  const order = await event.organizer.call<{ refunds: { id: string }[] }>('get_order', {
    p_order_id: orderId,
  });
  const refundId = order.refunds[0]?.id;
  await event.organizer.call('decide_refund', { p_refund_id: refundId, p_approve: true });
  await page.goto('/tickets');
  await expect(page.getByRole('tab', { name: /已結束/ })).toContainText('1');
  await page.getByRole('tab', { name: /已結束/ }).click();
  await expect(page.getByText('已退票')).toBeVisible();
});
