import { openPage } from '../support/open-page';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

const field = '關鍵字';

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const) {
  test(`Ctrl K finds an event from any page, ${width} px, ${colorScheme}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ colorScheme });
    const event = await publishEvent(request, [{ name: '全票', price: 0, capacity: 50 }]);
    await openPage(page, '/faq');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: '搜尋全站' });
    const box = dialog.getByRole('combobox', { name: field });
    await expect(box).toBeFocused();
    await box.pressSequentially(event.title);
    const option = dialog.getByRole('option', { name: event.title }).last();
    await expect(option).toBeVisible();
    await expect(dialog.getByRole('group', { name: '活動' })).toContainText(event.title);
    await page.screenshot({ path: test.info().outputPath('suggestions.png') });
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    // The words themselves come first, then the event.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/events/${event.id}`);
    await expect(dialog).toBeHidden();
  });
}

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

test('results have a tab for each kind, with its count, in the address', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, '/search?q=台北');
  const tabs = page.getByRole('tablist', { name: '結果類型' });
  await expect(tabs.getByRole('tab')).toHaveCount(6);
  await tabs.getByRole('tab', { name: /^應援點 \d+$/ }).click();
  await expect(page).toHaveURL(/tab=spots/);
  await expect(page.getByRole('region', { name: '應援點' })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('tab.png') });
  await page.reload();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText(/^應援點/);
  await page.goBack();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('全部');
});
