import { isLongRun, sized } from '../../tools/run-size/run-size';
import { demoPeople, logIn } from '../support/people';
import { signInToApi } from '../support/api';
import { holdAnswers } from '../support/lost-answer';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 15_000 });

const ROWS = sized(600, 10_000);
/** As pages say a number. */
const said = (count: number) => new Intl.NumberFormat('zh-TW').format(count);

interface VenueList {
  total: number;
}

test('an administrator tries a file, mends what is wrong, imports it with progress, and takes it back', async ({
  page,
  request,
}) => {
  test.slow();
  const word = `匯入${Date.now().toString(36)}`;
  const lines = Array.from(
    { length: ROWS },
    (_, index) => `${word} ${index},Live House,台中,公益路 ${index} 號,200,"3,000"`,
  );
  // Row 3 has nobody in it, row 5 is row 4 once more.
  lines[1] = lines[1]?.replace(',200,', ',-5,') ?? '';
  lines[3] = lines[2] ?? '';
  const buffer = Buffer.from(`名稱,類型,縣市,地址,人數,每小時價格\n${lines.join('\n')}\n`);

  await logIn(page, demoPeople.admin);
  await page.goto('/migration');
  await page.getByRole('radio', { name: '場地', exact: true }).check();
  await page
    .getByLabel('選擇檔案（CSV 或 JSON）')
    .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: '下一步：欄位對應' }).click();
  // 地址 is another column of ours; here it says where the venue is.
  await page.getByRole('combobox', { name: '完整地址' }).selectOption({ label: '（不匯入）' });
  await page.getByRole('combobox', { name: /^地點/ }).selectOption({ label: '地址' });
  const answerTry = await holdAnswers(page, 'admin_add_import_rows');
  await page.getByRole('button', { name: `試跑 ${said(ROWS)} 列` }).click();

  // However many they are, rows are looked at in a few seconds, with progress.
  await expect(page.getByRole('progressbar')).toBeVisible();
  answerTry();
  await expect(page.getByRole('heading', { name: '1 列要修正' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('請填 1 到 100,000 的整數')).toBeVisible();
  await page.getByRole('textbox', { name: '第 3 列「容納人數」改成' }).fill('150');
  await page.getByRole('button', { name: '重新試跑 1 列' }).click();
  await page.getByRole('button', { name: `匯入 ${said(ROWS - 1)} 筆，略過 1 列` }).click();
  // A few hundred are made in one call, before there is a first part of them to show.
  if (isLongRun) await expect(page.getByRole('progressbar').first()).toBeVisible();
  await expect(page.getByText(`${word}.csv：寫入 ${said(ROWS - 1)} 筆。`)).toBeVisible({
    timeout: 60_000,
  });

  const admin = await signInToApi(request, demoPeople.admin);
  const there = () => admin.call<VenueList>('admin_list_venues', { p_query: word });
  expect((await there()).total).toBe(ROWS - 1);
  await page.getByRole('button', { name: `復原「${word}.csv」` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '復原', exact: true }).click();
  await expect(page.getByText(`${word}.csv：移除 ${said(ROWS - 1)} 筆。`)).toBeVisible({
    timeout: 60_000,
  });
  expect((await there()).total).toBe(0);
});
