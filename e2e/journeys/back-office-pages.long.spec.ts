import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { createPerson, demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 15_000 });

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('an administrator opens a venue for its owner and takes it down, gives a page to its performer, and runs an advertisement', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const mark = Date.now().toString(36);
  const owner = await createPerson(request);
  const venue = `月光 ${mark}`;
  await logIn(page, demoPeople.admin);

  // 場地: three tabs, an owner by address, and the way to the public.
  await page.goto('/admin/venues');
  await page.getByRole('button', { name: '新增場地' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '場地名稱' }).fill(venue);
  await dialog.getByRole('combobox', { name: '類型' }).selectOption('咖啡廳');
  await dialog.getByRole('textbox', { name: '容納人數' }).fill('40');
  await dialog.getByRole('textbox', { name: '每小時價格' }).fill('1200');
  await dialog.getByRole('textbox', { name: '聯絡電話' }).fill('0912345678');
  await dialog
    .getByRole('textbox', { name: '場地介紹' })
    .fill('老屋改建的咖啡廳，有舞台與投影設備，適合三十人上下的小型演出與生日應援活動。');
  await dialog.getByRole('textbox', { name: '擁有者的電子郵件' }).fill(owner.email);
  await dialog.getByRole('tab', { name: '地點與設施' }).click();
  await dialog.getByRole('textbox', { name: '地址', exact: true }).fill('泰順街 12 號');
  await dialog.getByRole('textbox', { name: '完整地址' }).fill('台北市大安區泰順街 12 號');
  await dialog.getByRole('combobox', { name: '縣市' }).selectOption('taipei');
  await dialog.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('場地新增成功')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜尋場地' }).fill(venue);
  await expect(rowOf(page, venue)).toContainText(owner.username);
  await rowOf(page, venue).locator('[data-row]').click();
  await page.getByRole('button', { name: '送出審核' }).click();
  await expect(page.getByText('場地已送出審核')).toBeVisible();
  await page.getByRole('button', { name: '下架場地' }).click();
  await dialog.getByRole('textbox', { name: '原因' }).fill('已經歇業');
  await dialog.getByRole('button', { name: '下架場地' }).click();
  await expect(rowOf(page, venue)).toContainText('已下架');
  const api = await signInToApi(request, owner);
  expect(await api.call('my_venues')).toMatchObject([
    { name: venue, status: 'archived', last_decision: { reason: '已經歇業' } },
  ]);

  // 表演者: a page without an owner, taken down and brought back.
  const performer = `晨光 ${mark}`;
  await page.goto('/admin/performers');
  await page.getByRole('button', { name: '新增表演者' }).click();
  await dialog.getByRole('textbox', { name: '表演者名稱' }).fill(performer);
  await dialog.getByRole('textbox', { name: '表演者介紹' }).fill('在小場地演出的四人樂團。');
  await dialog.getByRole('combobox', { name: '表演者分類' }).selectOption('band');
  await dialog.getByRole('button', { name: '新增' }).click();
  await expect(page.getByText('表演者已新增成功')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜尋表演者' }).fill(performer);
  await expect(rowOf(page, performer)).toContainText('沒有擁有者');
  await page.getByRole('button', { name: `刪除「${performer}」` }).click();
  await dialog.getByRole('textbox', { name: '原因' }).fill('重複建立');
  await dialog.getByRole('button', { name: '刪除表演者' }).click();
  await expect(rowOf(page, performer)).toHaveCount(0);
  await page.getByRole('combobox', { name: '顯示' }).selectOption('deleted');
  await page.getByRole('button', { name: `恢復「${performer}」` }).click();
  await dialog.getByRole('textbox', { name: '原因' }).fill('查證後恢復');
  await dialog.getByRole('button', { name: '恢復表演者' }).click();
  await expect(page.getByText('表演者已恢復')).toBeVisible();

  // 廣告: waits for a decision like any other.
  const ad = `巡演 ${mark}`;
  await page.goto('/admin/ads');
  await page.getByRole('button', { name: '新增廣告' }).click();
  await dialog.getByRole('textbox', { name: '廣告標題' }).fill(ad);
  const day = (inDays: number) =>
    new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('開始日期').fill(day(1));
  await dialog.getByLabel('結束日期').fill(day(8));
  await dialog.getByRole('button', { name: '新增' }).click();
  await expect(page.getByText('廣告已新增成功')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜尋廣告' }).fill(ad);
  await expect(rowOf(page, ad)).toContainText('審核中');
  await page.getByRole('button', { name: `刪除廣告「${ad}」` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '刪除廣告' }).click();
  await expect(page.getByText('廣告已刪除成功')).toBeVisible();
});
