import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { createPerson, demoPeople, logIn } from '../support/people';
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

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test.beforeEach(async ({ page }) => {
  await logIn(page, demoPeople.admin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the further views of the rooms are open to everybody', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of states) {
    await openSettled(page, path);
    expect.soft(await findBarriers(page, [375]), path).toEqual([]);
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
