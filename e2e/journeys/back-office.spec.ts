import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { createAdmin } from '../support/back-office';
import { createPerson, type Person } from '../support/people';
import { submitEvent } from '../support/published-event';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 15_000 });

async function enter(page: Page, { email, password }: Person, returnTo: string): Promise<void> {
  await page.goto(returnTo);
  await page.getByLabel('電子郵件').fill(email);
  await page.getByLabel('密碼', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登入後台' }).click();
  await expect(page).toHaveURL(new RegExp(`${returnTo}$`));
}

test('an administrator approves by keyboard, puts the event forward, changes the home page, confirms a payment by the bank’s file, and answers a report', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(150_000);
  const event = await submitEvent(request, [{ name: '入場', price: 700, capacity: 10 }]);
  const visitor = await (await browser.newContext({ locale: 'zh-TW' })).newPage();
  await visitor.goto(`/events/${event.id}`);
  await expect(visitor.getByRole('heading', { name: event.title })).toHaveCount(0);

  // Found, opened, read and decided without the mouse.
  // An administrator of its own: what rooms look like is kept for each.
  await enter(page, await createAdmin(request, 'superadmin'), '/admin/approval');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(event.title);
  // The list of all words, not that of the first ones.
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === event.title);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.locator('[data-row]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: event.title })).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.locator('[data-row]')).toHaveCount(0);
  await visitor.goto(`/events/${event.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: event.title })).toBeVisible();

  // 精選內容: the event stands first on the home page.
  await page.getByRole('link', { name: '網站內容' }).click();
  await page.getByRole('tab', { name: '精選內容' }).click();
  await page.getByRole('searchbox', { name: '搜尋可選項目' }).fill(event.title);
  await page.getByRole('combobox', { name: '要精選的活動' }).selectOption({ label: event.title });
  await page.getByRole('button', { name: '新增精選' }).click();
  await expect(page.getByText('精選內容已新增')).toBeVisible();
  await page
    .getByRole('combobox', { name: `「${event.title}」的顯示順序` })
    .selectOption({ label: '第 1 個' });
  await expect(page.getByText('顯示順序已更新')).toBeVisible();
  await visitor.goto('/');
  const featured = visitor.getByRole('region', { name: '精選活動' });
  await expect(featured.getByRole('article').first()).toContainText(event.title);
  await page.getByRole('button', { name: `移除「${event.title}」` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('精選內容已移除')).toBeVisible();

  // 文字內容: seen in both widths before it is saved, and by visitors afterwards.
  await page.getByRole('tab', { name: '文字內容' }).click();
  const title = page.getByRole('textbox', { name: /^首頁標題(?!（)/ });
  const before = await title.inputValue();
  await title.fill(`今晚 ${event.title}`);
  for (const width of ['桌面 1280', '手機 375']) {
    const frame = page.frameLocator(`iframe[title="${width}"]`);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`今晚 ${event.title}`);
  }
  const saveTexts = async () => {
    const answer = page.waitForResponse('**/rpc/save_website_content');
    await page.getByRole('button', { name: '儲存文字' }).click();
    expect((await answer).ok()).toBe(true);
    await expect(page.getByText('文字內容已成功儲存').last()).toBeVisible();
  };
  await saveTexts();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`今晚 ${event.title}`);
  // In English, those who read English see it, and others do not.
  const inEnglish = page.getByRole('textbox', { name: '首頁標題（英文）' });
  const beforeInEnglish = await inEnglish.inputValue();
  await inEnglish.fill('Tonight');
  await saveTexts();
  const reader = await (await browser.newContext({ locale: 'en' })).newPage();
  await reader.goto('/');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Tonight');
  await reader.context().close();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`今晚 ${event.title}`);
  await inEnglish.fill(beforeInEnglish);
  await title.fill(before);
  await saveTexts();

  // 收款與結算: the transfer is found by its five digits.
  const last5 = String(10_000 + (Date.now() % 90_000));
  const fan = await createPerson(request);
  const buyer = await signInToApi(request, fan);
  const { ticket_types: types } = await buyer.call<{ ticket_types: { id: string }[] }>(
    'get_event',
    { p_id: event.id },
  );
  const { order } = await buyer.call<{ order: { id: string; order_no: string } }>('hold_tickets', {
    p_event_id: event.id,
    p_items: [{ ticket_type_id: types[0]?.id, quantity: 1 }],
    p_name: '陳小姐',
    p_email: fan.email,
    p_phone: '0922333444',
    p_invoice: { type: 'personal' },
    p_expected_total: 700,
  });
  await buyer.call('choose_bank_transfer', { p_order_id: order.id });
  await buyer.call('report_transfer', { p_order_id: order.id, p_last5: last5 });
  await page.getByRole('link', { name: '收款與結算' }).click();
  await page.getByRole('tab', { name: /待確認收款/ }).click();
  await page.getByRole('searchbox', { name: '搜尋訂單' }).fill(last5);
  await expect(page.getByRole('button', { name: order.order_no, exact: true })).toBeVisible();

  // 匯入銀行明細: what agrees in everything is confirmed, once, whatever file it stands in.
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const statement = {
    name: '明細.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`交易日期,摘要,支出,存入,備註\n${day},跨行轉入,,700,8220000${last5}\n`),
  };
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '匯入銀行明細' }).click();
  await dialog.getByLabel('銀行明細（CSV）').setInputFiles(statement);
  await dialog.getByRole('button', { name: '確認全部相符的 1 筆' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '全部確認入帳' }).click();
  await expect(dialog.getByText(`已用來確認 ${order.order_no}`)).toBeVisible();
  expect(await buyer.call('get_order', { p_order_id: order.id })).toMatchObject({ status: 'paid' });
  await dialog.getByLabel('銀行明細（CSV）').setInputFiles({ ...statement, name: '下個月.csv' });
  await expect(dialog.getByText(/1 筆已經處理過/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // 檢視與欄位: a column that is left out stays out.
  await page.keyboard.press('v');
  // Kept by the server: the page is left only when it is.
  const kept = page.waitForResponse((response) => response.url().includes('save_room_settings'));
  const seller = dialog.getByRole('checkbox', { name: '賣家' });
  await seller.click();
  await expect(seller).not.toBeChecked();
  await page.keyboard.press('Escape');
  await kept;
  await expect(page).toHaveURL(/hide=seller/);
  await page.goto('/admin/money?tab=payments');
  await expect(page.getByRole('columnheader', { name: '後五碼' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '賣家' })).toHaveCount(0);

  // 檢舉: read, and dismissed by one key; whoever said it hears so.
  await buyer.call('report_content', {
    p_entity_type: 'event',
    p_entity_id: event.id,
    p_kind: 'scam',
  });
  await page.goto(`/admin/reports?q=${encodeURIComponent(event.title)}`);
  await page.locator('[data-row]').click();
  await expect(page.getByRole('heading', { level: 2, name: event.title })).toBeFocused();
  await page.keyboard.press('d');
  await expect(page.getByText('已駁回，檢舉人會收到通知')).toBeVisible();
  const { items: told } = await buyer.call<{ items: { kind: string }[] }>('my_notifications');
  expect(told.map(({ kind }) => kind)).toContain('report.dismissed');
  await visitor.context().close();
});
