import type { Page } from '@playwright/test';
import { signUpToApi } from '../support/api';
import { demoPeople, logIn, newPerson } from '../support/people';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 15_000 });

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

test('an administrator makes an event for its organizer, sends it in, and sells a new plan', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const mark = Date.now().toString(36);
  const owner = newPerson(`代辦 ${mark}`);
  const organizer = await signUpToApi(request, owner, 'performer');
  await logIn(page, demoPeople.admin);
  await page.goto('/admin/events');
  await page.getByRole('button', { name: '新增活動' }).click();
  const dialog = page.getByRole('dialog');
  const title = `委託的夜晚 ${mark}`;
  await dialog.getByRole('searchbox', { name: '搜尋主辦人' }).fill(owner.username);
  await dialog.getByRole('button', { name: `選擇${owner.username}` }).click();
  await dialog.getByRole('textbox', { name: '活動標題' }).fill(title);
  await dialog.getByRole('combobox', { name: '活動類型' }).selectOption('主題派對');
  await dialog.getByRole('textbox', { name: '一句話介紹' }).fill('主辦人請我們代為建立。');
  await dialog.getByRole('tab', { name: '時間地點' }).click();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('日期').fill(day);
  await dialog.getByRole('combobox', { name: '縣市' }).selectOption('taipei');
  await dialog.getByRole('textbox', { name: '地點', exact: true }).fill('回聲林');
  await dialog.getByRole('textbox', { name: '代為處理的原因' }).fill('來電委託');
  await dialog.getByRole('button', { name: '新增活動' }).click();
  await expect(page.getByText('活動已新增成功')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜尋活動' }).fill(title);
  await expect(rowOf(page, title)).toContainText('草稿');
  await page.getByRole('button', { name: `編輯「${title}」` }).click();
  await dialog.getByRole('tab', { name: '時間地點' }).click();
  await dialog.getByRole('textbox', { name: '地點', exact: true }).fill('回聲林二樓');
  await dialog.getByRole('textbox', { name: '代為處理的原因' }).fill('更正樓層');
  await dialog.getByRole('button', { name: '儲存變更' }).click();
  await expect(page.getByText('活動已更新成功')).toBeVisible();
  await page.getByRole('button', { name: `檢視「${title}」` }).click();
  await expect(page.getByText('原因：更正樓層')).toBeVisible();
  await page.getByRole('button', { name: '送出審核' }).click();
  await expect(page.getByText('活動已送出審核')).toBeVisible();
  expect(await organizer.call('my_events')).toMatchObject({
    items: [{ title, status: 'pending_approval', location: '回聲林二樓' }],
  });

  // 方案目錄: sold from now on, and retired.
  const plan = `方案 ${mark}`;
  await page.goto('/admin/subscriptions?tab=catalogue');
  await page.getByRole('button', { name: '新增方案' }).click();
  await dialog.getByRole('textbox', { name: '方案名稱' }).fill(plan);
  await dialog.getByRole('textbox', { name: '代號' }).fill(`plan-${mark}`);
  await dialog.getByRole('textbox', { name: '月繳價格' }).fill('300');
  await dialog.getByRole('textbox', { name: '年繳價格' }).fill('3000');
  await dialog.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('方案已新增')).toBeVisible();
  await rowOf(page, plan).locator('[data-row]').click();
  await page.getByRole('button', { name: '停售' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '停售方案' }).click();
  await expect(rowOf(page, plan)).toContainText('已停售');
});
