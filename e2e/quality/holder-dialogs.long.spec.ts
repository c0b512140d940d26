import { signInToApi } from '../support/api';
import { orderTickets } from '../support/checkout';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';
import { expectOpenToAll, findBarriers, openSettled } from './page-checks';

// A step that hangs says so at once: the tests as a whole take long.
test.use({ actionTimeout: 15_000 });

test('every dialog of who holds a ticket is open to everybody', async ({ page, request, fan }) => {
  test.setTimeout(240_000);
  const event = await publishEvent(request, [{ name: '入場', price: 0, capacity: 10 }]);
  const holder = await signInToApi(request, fan);
  const { ticket_types: types } = await holder.call<{ ticket_types: { id: string }[] }>(
    'get_event',
    { p_id: event.id },
  );
  await holder.call('register_for_event', {
    p_event_id: event.id,
    p_ticket_type_id: types[0]?.id,
    p_quantity: 2,
    p_name: '王小明',
    p_email: fan.email,
    p_phone: '0912345678',
  });
  await logIn(page, fan, '/tickets');
  const card = page.getByRole('article', { name: event.title });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));

  await card.getByRole('button', { name: '全螢幕出示' }).click();
  await expectOpenToAll(dialog.getByRole('img').first(), 'the code on the full screen');
  await dialog.getByRole('button', { name: '關閉' }).click();

  await card.getByRole('button', { name: '取消報名' }).click();
  await expectOpenToAll(dialog, 'the question before giving a seat up');
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: '轉贈' }).first().click();
  await dialog.getByRole('button', { name: '產生轉贈連結' }).click();
  await expectOpenToAll(dialog, 'a transfer');
  await dialog.getByLabel(/電子郵件/).fill('friend@e2e.test');
  await dialog.getByRole('button', { name: '產生轉贈連結' }).click();
  await expectOpenToAll(dialog.getByLabel('轉贈連結', { exact: true }), 'the link of a transfer');
  await dialog.getByRole('button', { name: '完成' }).click();

  await openSettled(page, '/event-registrations');
  await page.getByRole('button', { name: /^取消報名/ }).click();
  await expectOpenToAll(dialog, 'the same, of a registration');
  await page.keyboard.press('Escape');
});

test('every dialog on the way of paying is open to everybody', async ({ page, request, fan }) => {
  test.setTimeout(240_000);
  const event = await publishEvent(request, [{ name: '座席', price: 1200, capacity: 10 }]);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await logIn(page, fan, `/events/${event.id}`);
  const orderId = (await orderTickets(page)).split('/').pop();
  await page.getByRole('button', { name: '取消訂單' }).click();
  await expectOpenToAll(dialog, 'the question before giving an order up');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '取得匯款帳號' }).click();
  await page.getByRole('button', { name: '回報匯款' }).click();
  await expectOpenToAll(page.getByRole('textbox', { name: /後五碼/ }), 'a transfer, with faults');
  await page.getByRole('textbox', { name: /後五碼/ }).fill('12345');
  await page.getByRole('button', { name: '回報匯款' }).click();
  await expect(page.getByText('已收到你的匯款回報')).toBeVisible();
  await event.organizer.call('confirm_payment', { p_order_id: orderId });
  await page.reload();
  await page.getByRole('button', { name: '申請退款' }).click();
  await dialog.getByRole('button', { name: '送出申請' }).click();
  await expectOpenToAll(dialog, 'asking for money back, with faults');
});

test('the bell and the checkout of goods are open to everybody', async ({ page, request, fan }) => {
  test.setTimeout(120_000);
  const adsAsked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/rpc/live_ads')) adsAsked.push(sent.url());
  });
  await logIn(page, fan, '/cart');
  const buyer = await signInToApi(request, fan);
  const { items } = await buyer.call<{ items: { id: string }[] }>('search_products');
  await buyer.call('put_in_cart', { p_item_type: 'product', p_ref_id: items[0]?.id });
  await page.reload();
  await page.getByRole('button', { name: '前往結帳' }).click();
  const sheet = page.getByRole('dialog', { name: '前往結帳' });
  await sheet.getByRole('button', { name: /NT\$/ }).click();
  await expectOpenToAll(sheet, 'the checkout, with faults');
  // Nobody who pays is shown an advertisement.
  await expect(page.getByText('廣告', { exact: true })).toHaveCount(0);
  expect(adsAsked).toEqual([]);
  await page.keyboard.press('Escape');

  // A panel below the bell on a desktop, a sheet on a phone: each width opens its own.
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/notifications');
    await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
    await expect(
      page.getByRole('dialog').or(page.getByRole('region', { name: '通知' })),
    ).toBeVisible();
    expect.soft(await findBarriers(page, [width]), `the bell at ${width} px`).toEqual([]);
  }
});
