import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

const field = '關鍵字';

test('/ opens the search, Escape closes it, and a field keeps its slash', async ({ page }) => {
  await openPage(page, '/search?q=生日');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: '搜尋全站' });
  await expect(dialog.getByRole('combobox', { name: field })).toBeFocused();
  await expect(dialog.getByRole('group', { name: '最近搜尋' })).toContainText('生日');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const box = page.getByRole('combobox', { name: field });
  await box.press('End');
  await page.keyboard.press('/');
  await expect(box).toHaveValue('生日/');
  await expect(dialog).toBeHidden();
});
