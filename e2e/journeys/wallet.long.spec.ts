import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { openRefunds } from '../support/seller-desk';
import { expect, test } from '../support/test';

const themes = ['light', 'dark'] as const;
const wallet = (page: Page, title: string) => page.getByRole('article', { name: title });
const presentation = (page: Page) => page.getByRole('dialog');
const codeInView = (page: Page) => presentation(page).getByRole('img', { name: /入場 QR Code$/ });

test('a reported payment has one name everywhere; a ticket under refund is marked as that', async ({
  page,
  browser,
  fan,
  request,
}) => {
  test.setTimeout(120_000);
  const event = await publishEvent(request, [{ name: '站席', price: 1200, capacity: 10 }]);
  const buyer = await signInToApi(request, fan);
  const { ticket_types: types } = await buyer.call<{ ticket_types: { id: string }[] }>(
    'get_event',
    { p_id: event.id },
  );
  const { order } = await buyer.call<{ order: { id: string } }>('hold_tickets', {
    p_event_id: event.id,
    p_items: [{ ticket_type_id: types[0]?.id, quantity: 2 }],
    p_name: '王小明',
    p_email: fan.email,
    p_phone: '0912-345-678',
    p_expected_total: 2400,
  });

  // The button says what it does, and pays nothing.
  await logIn(page, fan, `/purchase-history/${order.id}`);
  await page.getByRole('button', { name: '取得匯款帳號' }).click();
  await expect(page.getByText('000012345678')).toBeVisible();
  await page.getByLabel(/後五碼/).fill('12345');
  await page.getByRole('button', { name: '回報匯款' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '付款確認中' })).toBeVisible();

  await page.getByRole('button', { name: '更正後五碼' }).click();
  const dialog = page.getByRole('dialog', { name: '更正後五碼' });
  await dialog.getByLabel(/後五碼/).fill('54321');
  await dialog.getByRole('button', { name: '送出更正' }).click();
  await expect(page.getByRole('region', { name: '匯款回報' })).toContainText('54321');
  await page
    .getByRole('region', { name: '匯款回報' })
    .getByRole('button', { name: '聯繫主辦方' })
    .click();
  await page
    .getByRole('dialog')
    .getByLabel(/想問的事/)
    .fill('款項收到了嗎？');
  await page.getByRole('button', { name: '送出訊息' }).click();
  await expect(page.getByText(/訊息已送出/)).toBeVisible();

  for (const place of ['/purchase-history', '/event-registrations', `/events/${event.id}`]) {
    await page.goto(place);
    await expect(
      page
        .getByRole('main')
        .getByText(/付款確認中/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText('待付款', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /前往付款/ })).toHaveCount(0);
  }

  // Paid; one of two is asked back.
  await event.organizer.call('confirm_payment', { p_order_id: order.id });
  const held = await buyer.call<{ id: string; ticket_no: string }[]>('my_tickets');
  const [back, kept] = held;
  await buyer.call('request_refund', {
    p_order_id: order.id,
    p_reason: '同行的朋友不能來',
    p_bank_code: '812',
    p_account_no: '2888100012345',
    p_account_name: '王小明',
    p_ticket_ids: [back?.id],
  });
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/tickets');
      const card = wallet(page, event.title);
      await expect(card.getByText('退票審核中 1 張')).toBeVisible();
      await expect(card.getByText('可入場 1 張')).toBeVisible();
      await expect(card.getByText(`${back?.ticket_no} 退票審核中`)).toBeVisible();
      await expect(
        card.getByRole('img', { name: new RegExp(kept?.ticket_no ?? '') }),
      ).toBeVisible();
    }
  }
  const card = wallet(page, event.title);
  await card.getByRole('button', { name: '全螢幕出示' }).click();
  await expect(codeInView(page)).toHaveCount(1);
  await presentation(page).getByRole('button', { name: '關閉' }).click();

  // The seller sees which one is meant.
  const desk = await browser.newContext();
  const seller = await desk.newPage();
  await logIn(seller, event.owner);
  const refunds = await openRefunds(seller, event.id);
  await refunds.getByRole('button', { name: /^查看訂單/ }).click();
  const sheet = seller.getByRole('dialog', { name: '訂單' });
  await expect(sheet.getByText(`站席（${back?.ticket_no}）`)).toBeVisible();
  await expect(sheet.getByText(kept?.ticket_no ?? '')).toHaveCount(0);
  await desk.close();

  // Taken back, it admits again.
  await card.getByRole('link', { name: '查看申請' }).click();
  await page.getByRole('button', { name: '撤回申請' }).click();
  await expect(page.getByText('已撤回退款申請')).toBeVisible();
  await page.goto('/tickets');
  await expect(wallet(page, event.title).getByText('退票審核中')).toHaveCount(0);
  await expect(wallet(page, event.title)).toContainText('站席 × 2');
});
