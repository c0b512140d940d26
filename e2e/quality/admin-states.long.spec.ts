import type { Page } from '@playwright/test';
import { signInToApi, signUpToApi } from '../support/api';
import { createWaitingSpots } from '../support/back-office';
import { inDatabase } from '../support/database';
import { createPerson, demoPeople, logIn, newPerson } from '../support/people';
import { expect, test } from '../support/test';
import { expectOpenToAll, findBarriers, openSettled } from './page-checks';

test.use({ actionTimeout: 15_000 });

/** What rooms of the back office show beyond their first view. */
const states = [
  '/admin/content?tab=images&part=existing',
  '/admin/content?tab=banners',
  '/admin/content?tab=featured',
  '/admin/money?tab=payments',
  '/admin/ads?tab=calendar',
  '/admin/ads?tab=support',
  '/admin/ads?tab=catalogue',
  '/admin/subscriptions?tab=catalogue',
  '/admin/reports?status=dismissed',
  '/admin/records?tab=vitals',
  '/admin/records?tab=vitals&pages=true',
  '/admin/records?tab=mails',
  '/admin/records?tab=security',
];

/** Lists whose first row is opened. */
const panels = [
  '/admin/money?tab=settlements',
  '/admin/venues',
  '/admin/performers',
  '/admin/ads',
  '/admin/subscriptions',
  '/admin/subscriptions?tab=catalogue',
];

/** Looks at what somebody has just opened. */
const lookAt = async (page: Page, name: string, width = 375) =>
  expect.soft(await findBarriers(page, [width]), name).toEqual([]);

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test.beforeEach(async ({ page }) => {
  await logIn(page, demoPeople.admin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the further views of the rooms are open to everybody', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of states) {
    await page.setViewportSize({ width: 320, height: 700 });
    await openSettled(page, path);
    // A row of tabs is longer than a phone is wide; the chosen one is in view.
    for (const tab of await page.getByRole('tab', { selected: true }).all()) {
      await expect.soft(tab, path).toBeInViewport({ ratio: 1 });
    }
    await lookAt(page, path);
  }
});

test('the open rows of the rooms are open to everybody', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of panels) {
    await openSettled(page, path);
    await page.locator('[data-row]').first().click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await findBarriers(page, [1280]), `the open row of ${path}`).toEqual([]);
  }
});

test('the dialogs of venues, performers and advertisements are open to everybody', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openSettled(page, '/admin/venues');
  await page.getByRole('button', { name: '新增場地' }).click();
  for (const tab of ['基本資訊', '地點與設施', '開放時段']) {
    await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
    await expectOpenToAll(dialogOf(page), `a new venue: ${tab}`);
  }
  await page.getByRole('dialog').getByRole('button', { name: '儲存' }).click();
  await expectOpenToAll(dialogOf(page), 'a venue with faults');
  await page.keyboard.press('Escape');

  await openSettled(page, '/admin/performers');
  await page
    .getByRole('button', { name: /^編輯「/ })
    .first()
    .click();
  await expectOpenToAll(dialogOf(page), 'a performer that is edited');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^刪除「/ })
    .first()
    .click();
  await expectOpenToAll(dialogOf(page), 'the question before a performer goes');
  await page.keyboard.press('Escape');

  await openSettled(page, '/admin/ads');
  await page.getByRole('button', { name: '新增廣告' }).click();
  await expectOpenToAll(dialogOf(page), 'a new advertisement');
  await page.keyboard.press('Escape');
  await openSettled(page, '/admin/ads?tab=catalogue');
  await page.getByRole('button', { name: '新增商品' }).click();
  await expectOpenToAll(dialogOf(page), 'a new product');
});

test('the form of an event is open to everybody', async ({ page }) => {
  test.setTimeout(180_000);
  await openSettled(page, '/admin/events?status=upcoming');
  await page.getByRole('button', { name: '新增活動' }).click();
  for (const tab of ['基本資料', '時間地點', '演出者', '票券']) {
    await page.getByRole('dialog').getByRole('tab', { name: tab }).click();
    await expectOpenToAll(dialogOf(page), `a new event: ${tab}`);
  }
  await page.getByRole('dialog').getByRole('button', { name: '新增活動' }).click();
  await expectOpenToAll(dialogOf(page), 'an event with faults');
});

test('the questions about events and the form of a plan are open to everybody', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openSettled(page, '/admin/events?status=upcoming');
  await page
    .getByRole('button', { name: /^檢視「/ })
    .first()
    .click();
  await page.getByRole('button', { name: '取消活動' }).click();
  await expect(dialogOf(page).getByRole('status')).toBeVisible();
  await expectOpenToAll(dialogOf(page), 'the question before an event is called off');
  await page.keyboard.press('Escape');

  await openSettled(page, '/admin/subscriptions?tab=catalogue');
  await page.getByRole('button', { name: '新增方案' }).click();
  await expectOpenToAll(dialogOf(page), 'a new plan');
});

test('the steps of an import are open to everybody', async ({ page }) => {
  test.setTimeout(180_000);
  await openSettled(page, '/migration');
  await page.getByRole('radio', { name: '場地', exact: true }).check();
  await page.getByRole('button', { name: '下一步：欄位對應' }).click();
  await expectOpenToAll(page.getByText('請先選擇檔案'), 'an import without a file');
  await page.getByLabel('選擇檔案（CSV 或 JSON）').setInputFiles({
    name: '場地.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('場地名稱,類型,縣市,地點,人數,每小時價格\n月光,酒吧,台北,某路,-1,900\n'),
  });
  await page.getByRole('button', { name: '下一步：欄位對應' }).click();
  await expect(page.getByRole('button', { name: '試跑 1 列' })).toBeVisible();
  expect.soft(await findBarriers(page, [1280, 375]), 'the columns of a file').toEqual([]);
  await page.getByRole('button', { name: '試跑 1 列' }).click();
  await expect(page.getByRole('heading', { name: '1 列要修正' })).toBeVisible();
  expect.soft(await findBarriers(page, [1280, 375]), 'a dry run with a fault').toEqual([]);

  await page.getByRole('textbox', { name: '第 2 列「容納人數」改成' }).fill('120');
  await page.getByRole('button', { name: '重新試跑 1 列' }).click();
  await page.getByRole('button', { name: /^匯入 1 筆/ }).click();
  await expect(page.getByText('場地.csv：寫入 1 筆。')).toBeVisible();
  expect.soft(await findBarriers(page, [1280, 375]), 'an import that is done').toEqual([]);
  await page.getByRole('button', { name: '復原「場地.csv」' }).first().click();
  await expectOpenToAll(dialogOf(page), 'the question before an import is undone');
  await dialogOf(page).getByRole('button', { name: '復原', exact: true }).click();
  await expect(page.getByText('場地.csv：移除 1 筆。')).toBeVisible();
  expect.soft(await findBarriers(page, [375]), 'an import that was undone').toEqual([]);
});

test('samples, and everything of an account, are open to everybody', async ({ page, request }) => {
  test.setTimeout(180_000);
  const person = newPerson('被管理的人');
  await signUpToApi(request, person);
  await openSettled(page, `/admin/users?q=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: '管理「被管理的人」的帳號' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '被管理的人' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await findBarriers(page, [1280, 375]), 'the panel of an account').toEqual([]);
  // On a phone the panel is a dialog itself; the question lies over it.
  const question = dialogOf(page).last();
  for (const name of ['登出所有裝置', '更改登入電子郵件', '刪除帳號']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialogOf(page)).toHaveCount(2);
    expect.soft(await findBarriers(page, [375]), name).toEqual([]);
    await question.getByRole('button', { name: /取消|先不要/ }).click();
  }

  await page.route('**/rpc/admin_list_ads*', (route) =>
    route.fulfill({ status: 400, json: { message: 'INVALID_STATE' } }),
  );
  await page.goto('/admin/ads');
  await page.getByRole('button', { name: '看示範資料' }).click();
  await expect(page.getByText('載入廣告資料時發生錯誤，使用示範資料')).toBeVisible();
  expect.soft(await findBarriers(page, [1280, 375]), 'a room of samples').toEqual([]);
});

test('views by name, a file of the bank and a report are open to everybody', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await openSettled(page, '/admin/money?tab=payments&q=00000');
  await page.getByRole('button', { name: '檢視與欄位' }).click();
  await dialogOf(page).getByRole('textbox', { name: '檢視名稱' }).fill('零');
  await dialogOf(page).getByRole('button', { name: '儲存檢視' }).click();
  await dialogOf(page).getByRole('button', { name: '重新命名' }).click();
  await expectOpenToAll(dialogOf(page), 'views and columns');
  await dialogOf(page).getByRole('button', { name: '取消' }).click();
  await dialogOf(page).getByRole('button', { name: '移除' }).click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '匯入銀行明細' }).click();
  await dialogOf(page)
    .getByLabel('銀行明細（CSV）')
    .setInputFiles({
      name: '明細.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('日期,存入,備註\n2026/11/20,987654,轉入\n2026/11/20,700,轉入\n'),
    });
  await expect(dialogOf(page).getByText(/讀到 2 筆入帳/)).toBeVisible();
  await expectOpenToAll(dialogOf(page), 'a file of the bank');

  const fan = await signInToApi(request, await createPerson(request));
  const { items } = await fan.call<{ items: { id: string }[] }>('search_venues');
  await fan.call('report_content', {
    p_entity_type: 'venue',
    p_entity_id: items[0]?.id,
    p_kind: 'wrong_information',
  });
  await openSettled(page, '/admin/reports');
  await page.locator('[data-row]').first().click();
  await expect(page.getByRole('button', { name: '成立', exact: true })).toBeVisible();
  expect.soft(await findBarriers(page, [375, 1280]), 'an open report').toEqual([]);
});

test('what is asked in the rooms of decisions, people and content is open to everybody', async ({
  page,
}) => {
  test.setTimeout(180_000);
  // Narrower, the panel is a sheet: what was asked in it stays.
  await openSettled(page, '/admin/approval');
  await page.locator('[data-row]').first().click();
  await page.getByRole('button', { name: '退回', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '退回原因' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await lookAt(page, 'a reason that is missing', 1280);
  await page.getByRole('button', { name: '編輯範本' }).click();
  await expect(dialogOf(page)).toHaveCount(1);
  await lookAt(page, 'the templates of reasons, in the sheet of the row');
  await page.keyboard.press('Escape');
  await openSettled(page, '/admin/approval');
  await page.keyboard.press('?');
  await expectOpenToAll(dialogOf(page), 'the keys');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: '退回…' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await lookAt(page, 'the question before several are sent back');

  await openSettled(page, '/admin/users');
  await page.getByRole('button', { name: '新增使用者' }).click();
  await dialogOf(page).getByRole('button', { name: '新增使用者' }).click();
  await lookAt(page, 'a new account with faults');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '新增管理員' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await lookAt(page, 'an invitation');

  await openSettled(page, '/admin/content?tab=banners&part=existing');
  await page
    .getByRole('button', { name: /^編輯「/ })
    .first()
    .click();
  await expect(dialogOf(page)).toBeVisible();
  await lookAt(page, 'a banner that is edited');
  await openSettled(page, '/admin/content?tab=images&part=upload');
  await lookAt(page, 'a new picture of the site');
});

test('what is put right, answered and taken away in the rooms is open to everybody', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const [[eventId, orderNo], fan] = await Promise.all([
    inDatabase(async (sql) => {
      const [found] = await sql<{ event: string; order: string }[]>`
        select event_id as event, (
          select order_no from public.orders
          where status = 'paid' and refund_status = 'none' and total > 0 order by created_at limit 1
        ) as order
        from public.event_registrations where status = 'confirmed' limit 1`;
      return [found?.event ?? '', found?.order ?? ''] as const;
    }),
    signUpToApi(request, newPerson('寫信的人')),
  ]);
  await fan.call('submit_contact_message', {
    p_topic: '其他',
    p_name: '寫信的人',
    p_email: 'writer@example.test',
    p_body: '請問可以換票種嗎？',
  });
  const first = page.locator('[data-row]').first();

  await openSettled(page, `/admin/events/${eventId}/registrations`);
  await first.click();
  await page.getByRole('button', { name: '編輯', exact: true }).click();
  await page.getByRole('textbox', { name: /^姓名/ }).fill('');
  await page.getByRole('button', { name: '儲存', exact: true }).click();
  await lookAt(page, 'a registration that is put right, with a fault');

  await openSettled(page, '/admin/messages');
  await first.click();
  await page.getByRole('button', { name: '寄出回覆' }).click();
  await expect(page.getByText('請寫下回覆。')).toBeVisible();
  await lookAt(page, 'an answer that is missing');

  await openSettled(page, '/admin/money?tab=refunds');
  await first.click();
  await expect(page.getByRole('heading', { name: '退款', exact: true })).toBeVisible();
  await lookAt(page, 'an order with a refund open');

  await openSettled(page, `/admin/money?tab=orders&q=${orderNo}`);
  await first.click();
  for (const name of ['收回入帳', '主動退款']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialogOf(page)).toHaveCount(2);
    await lookAt(page, `an order: ${name}`);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(1);
  }
  await openSettled(page, '/admin/subscriptions');
  await first.click();
  await page.getByRole('button', { name: '結束方案', exact: true }).click();
  await expect(dialogOf(page)).toHaveCount(2);
  await lookAt(page, 'a plan that is ended');

  await openSettled(page, '/admin/ads?tab=catalogue&part=placements');
  await page.getByRole('button', { name: '新增版位' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await lookAt(page, 'a new placement');

  await openSettled(page, '/admin/ads?tab=support&status=live');
  await first.click();
  await page.getByRole('button', { name: '上傳證明並結案' }).click();
  await dialogOf(page).getByRole('button', { name: '結案', exact: true }).click();
  await lookAt(page, 'the proof of a support ad, without a photo');

  await openSettled(page, '/admin/venues');
  await first.click();
  await page.getByRole('button', { name: '移交給其他人' }).click();
  await expect(page.getByRole('heading', { name: /^移交「/ })).toBeVisible();
  await lookAt(page, 'a venue that is handed over');

  for (const [path, name] of [
    ['/admin/venues', /^刪除「/],
    ['/admin/events?status=rejected', /^刪除$/],
    ['/admin/wishes', /^隱藏 /],
  ] as const) {
    await openSettled(page, path);
    if (path.includes('events')) {
      await page
        .getByRole('button', { name: /^檢視「/ })
        .first()
        .click();
    }
    await page.getByRole('button', { name }).first().click();
    // On a phone it lies over the sheet of its row.
    await expect(page.getByRole('heading', { name: /^(刪除「|隱藏 )/ })).toBeVisible();
    await lookAt(page, `the question before something of ${path} goes`);
  }
});

test('the results of what was done with several rows are open to everybody', async ({
  page,
  request,
}) => {
  const word = `結果${Date.now().toString(36)}`;
  await createWaitingSpots(request, word, 3);
  await openSettled(page, `/admin/approval?q=${encodeURIComponent(word)}`);
  for (const number of [1, 2]) {
    await page.getByRole('checkbox', { name: new RegExp(`${word} ${number}`) }).check();
  }
  await inDatabase((sql) => sql`delete from public.support_spots where title = ${`${word} 2`}`);
  await page.getByRole('button', { name: '通過 2 件' }).click();
  await dialogOf(page).getByRole('button', { name: '通過', exact: true }).click();
  await expect(dialogOf(page).getByText('1 筆完成，1 筆沒有完成')).toBeVisible();
  await lookAt(page, 'the results, one of them with its reason');
});
