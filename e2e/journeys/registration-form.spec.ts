import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { buyingArea } from '../support/registration';
import { expect, phone, test } from '../support/test';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '報名活動' });

const openSheet = async (page: Page, eventId: string) => {
  await openPage(page, `/events/${eventId}`);
  await buyingArea(page).getByRole('button', { name: '立即報名' }).click();
  return sheetOf(page);
};

const questions = [
  { id: 'q-diet', kind: 'text', label: '飲食習慣', required: true, max_length: 20 },
  { id: 'q-size', kind: 'one_of', label: '衣服尺寸', required: true, options: ['S', 'M', 'L'] },
  {
    id: 'q-days',
    kind: 'many_of',
    label: '想幫忙的工作',
    required: false,
    options: ['搬運', '收票'],
  },
  { id: 'q-photo', kind: 'consent', label: '同意活動拍攝', required: true },
];

test.describe('on a phone', () => {
  test.use(phone);

  test('what the organizer asks is answered, survives a reload, waits for approval and is changed', async ({
    page,
    fan,
    request,
  }) => {
    const event = await publishEvent(
      request,
      [{ name: '志工名額', price: 0, capacity: 5, requires_approval: true }],
      { questions },
    );
    await logIn(page, fan);
    let sheet = await openSheet(page, event.id);
    await sheet.getByRole('textbox', { name: '手機', exact: true }).fill('0912345678');
    await sheet.getByLabel('飲食習慣').fill('全素');
    await sheet.getByRole('checkbox', { name: '收票' }).check();
    await page.reload();
    sheet = sheetOf(page);
    await expect(sheet.getByRole('textbox', { name: '手機', exact: true })).toHaveValue(
      '0912-345-678',
    );
    await expect(sheet.getByLabel('飲食習慣')).toHaveValue('全素');
    await expect(sheet.getByRole('checkbox', { name: '收票' })).toBeChecked();

    await sheet.getByRole('checkbox', { name: /報名須知/ }).check();
    await sheet.getByRole('button', { name: '送出報名' }).click();
    await expect(sheet.getByText('請選擇一個選項。')).toBeVisible();
    await expect(sheet.getByText('需要勾選同意才能報名。')).toBeVisible();
    await sheet.getByLabel('衣服尺寸').selectOption('M');
    await sheet.getByRole('checkbox', { name: /同意活動拍攝/ }).check();
    await sheet.getByRole('button', { name: '送出報名' }).click();
    await expect(sheet.getByRole('heading', { name: '報名已送出' })).toBeVisible();

    await page.goto('/event-registrations');
    const card = page.getByRole('article', { name: event.title });
    await expect(card.getByText('等待主辦方確認')).toBeVisible();
    await expect(card.getByText('全素')).toBeVisible();
    await card.getByRole('button', { name: /^編輯/ }).click();
    const edit = page.getByRole('dialog', { name: '編輯資料' });
    await edit.getByLabel('飲食習慣').fill('蛋奶素');
    await edit.getByRole('button', { name: '儲存資料' }).click();
    await expect(card.getByText('蛋奶素')).toBeVisible();

    const list = await event.organizer.call<{ items: { id: string }[] }>('event_attendees', {
      p_event_id: event.id,
    });
    await event.organizer.call('decide_registration', {
      p_registration_id: list.items[0]?.id,
      p_approve: true,
    });
    await page.reload();
    await expect(card.getByText('已確認')).toBeVisible();
    await card.getByRole('link', { name: /^查看票券/ }).click();
    await expect(
      page.getByRole('article', { name: event.title }).getByRole('img', { name: /QR Code$/ }),
    ).toBeVisible();
  });
});

test('a lost answer, a double click and a second tab buy nothing twice', async ({
  page,
  context,
  fan,
  request,
}) => {
  // Two tabs and five presses on a busy machine.
  test.slow();
  const event = await publishEvent(request, [{ name: '座席', price: 1800, capacity: 10 }]);
  await logIn(page, fan);
  const secondTab = await context.newPage();
  const otherSheet = await openSheet(secondTab, event.id);
  await otherSheet.getByRole('textbox', { name: '手機', exact: true }).fill('0912345678');
  await otherSheet.getByRole('checkbox', { name: /購票須知/ }).check();

  const sheet = await openSheet(page, event.id);
  await sheet.getByRole('textbox', { name: '手機', exact: true }).fill('0912345678');
  await sheet.getByRole('checkbox', { name: /購票須知/ }).check();
  let held = 0;
  await page.route('**/rpc/hold_tickets', async (route) => {
    held += 1;
    // The server has done it; only the answer gets lost.
    if (held === 1) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await sheet.getByRole('button', { name: '前往付款' }).click();
  await expect(page.getByText(/不確定是否已經完成|你有一筆訂單待付款/).first()).toBeVisible();
  const retry = sheet.getByRole('button', { name: '前往付款' });
  const goOn = sheet.getByRole('link', { name: '前往付款' });
  await expect(retry.or(goOn)).toBeVisible();
  await retry.or(goOn).dblclick();
  await expect(page).toHaveURL(/\/purchase-history\/[0-9a-f-]{36}$/);

  await otherSheet.getByRole('button', { name: '前往付款' }).dblclick();
  await expect(secondTab.getByRole('link', { name: '前往付款' }).first()).toBeVisible();

  const sales = await event.organizer.call<{ by_type: { held: number; sold: number }[] }>(
    'event_sales',
    { p_event_id: event.id },
  );
  expect(sales.by_type).toEqual([expect.objectContaining({ held: 1, sold: 0 })]);
  await openPage(page, `/events/${event.id}`);
  await expect(buyingArea(page).getByRole('link', { name: '前往付款' })).toBeVisible();
});
