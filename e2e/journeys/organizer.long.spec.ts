import { readFile } from 'node:fs/promises';
import { signInToApi } from '../support/api';
import { createPerson, demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
const eventDay = () => new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10);

test('an organizer writes an event, agrees to a fan, confirms a transfer and takes the list along', async ({
  page,
  request,
}) => {
  const organizer = await createPerson(request, 'performer');
  const title = `巷口的現場 ${Date.now().toString(36)}`;
  await logIn(page, organizer, '/register-event');

  // Nothing is asked twice: the first faults are told beside their fields.
  await page.goto('/register-event');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('標題不能為空')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '活動標題' })).toBeFocused();
  await page.getByRole('textbox', { name: '活動標題' }).fill(title);
  await page.getByRole('combobox', { name: '活動類型' }).selectOption('主題派對');
  await page.getByRole('textbox', { name: '一句話介紹' }).fill('一張椅子、一把吉他。');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.locator('input[name=date]').fill(eventDay());
  await page.getByRole('combobox', { name: '城市' }).selectOption({ label: '台北' });
  await page.getByRole('textbox', { name: '地點' }).fill('巷口咖啡');

  // The draft is on the server: its address survives a reload.
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}/);
  await expect(page.getByText(/^已於 \d\d:\d\d 儲存$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '地點' })).toHaveValue('巷口咖啡');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('switch', { name: /付費活動/ }).check();
  // Paid tickets need an account that buyers transfer to.
  await page.getByRole('button', { name: '設定收款帳號' }).click();
  await page.getByRole('textbox', { name: '銀行代碼' }).fill('999');
  await page.getByRole('textbox', { name: '帳號', exact: true }).fill('0000 1234 5678');
  await page.getByRole('textbox', { name: '戶名' }).fill('測試主辦');
  await page.getByRole('button', { name: '儲存帳號' }).click();
  await expect(page.getByText('還沒有設定收款帳號')).toBeHidden();
  await page.getByRole('button', { name: '新增票種' }).click();
  await page.getByRole('textbox', { name: '票券名稱' }).nth(1).fill('親友票');
  await page.getByRole('textbox', { name: '價格' }).nth(1).fill('-5');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('價格不能為負數')).toBeVisible();
  await page.getByRole('textbox', { name: '價格' }).nth(1).fill('0');
  await page
    .getByRole('switch', { name: /需要主辦方確認/ })
    .nth(1)
    .check();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('radio', { name: /演出前 10 日退票/ }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('送出前再看一次')).toBeVisible();
  await page.getByRole('button', { name: '送出審核' }).click();
  await expect(page.getByText('審核中，約 2 個工作天')).toBeVisible();
  const eventId = new URL(page.url()).pathname.split('/').pop() ?? '';

  const admin = await signInToApi(request, demoPeople.admin);
  await admin.call('decide', {
    p_entity_type: 'events',
    p_entity_id: eventId,
    p_status: 'approved',
  });
  const seller = await signInToApi(request, organizer);
  const sales = await seller.call<{ by_type: { id: string }[] }>('event_sales', {
    p_event_id: eventId,
  });
  const [paid, asked] = sales.by_type;
  const guest = await createPerson(request);
  const fan = await signInToApi(request, guest);
  await fan.call('register_for_event', {
    p_event_id: eventId,
    p_ticket_type_id: asked?.id,
    p_name: '=1+1',
    p_email: guest.email,
    p_phone: '0912345678',
  });
  const buyer = await createPerson(request);
  const buying = await signInToApi(request, buyer);
  const { order } = await buying.call<{ order: { id: string } }>('hold_tickets', {
    p_event_id: eventId,
    p_items: [{ ticket_type_id: paid?.id, quantity: 2 }],
    p_name: '陳小姐',
    p_email: buyer.email,
    p_phone: '0922333444',
    p_invoice: { type: 'personal' },
    p_expected_total: 200,
  });
  await buying.call('choose_bank_transfer', { p_order_id: order.id });
  await buying.call('report_transfer', { p_order_id: order.id, p_last5: '54321' });

  await page.goto('/events-published');
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('tab', { name: '訂單' }).click();
  await expect(page.getByText(/後五碼 54321/)).toBeVisible();
  await page.getByRole('button', { name: '確認收款' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '確認收款' }).click();
  await expect(page.getByText('已確認收款，票券已發給買家')).toBeVisible();
  await expect(page.locator('body'), 'the focus is not lost').not.toBeFocused();
  // Its button is gone with what it was for; the focus is with the order, and not lost.
  await expect(page.getByRole('button', { name: '確認收款' })).toBeHidden();
  await expect(page.getByRole('article', { name: /陳小姐/ })).toBeFocused();

  await page.getByRole('tab', { name: '報名名單' }).click();
  await page.getByRole('button', { name: '同意 =1+1 的報名' }).click();
  await expect(page.getByText('已同意 =1+1 的報名，票券已發出')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '匯出名單' }).click();
  const file = await (await download).path();
  const csv = await readFile(file, 'utf8');
  expect(csv.startsWith('\uFEFF報名編號,票券編號,')).toBe(true);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(4);
  expect(csv).toContain(",'=1+1,");
  expect(csv).toContain('陳小姐');
});
