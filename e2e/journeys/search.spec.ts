import { sized } from '../../tools/run-size/run-size';
import { openPage } from '../support/open-page';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

const sizes = [
  [320, 'dark'],
  [1280, 'light'],
] as const;
const field = '關鍵字';

for (const [width, colorScheme] of sizes.slice(0, sized(1, 2))) {
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
    // Until the list is that of all words, it is that of the first ones, with other events before this one.
    await expect(dialog.getByText('2 個建議，用上下鍵選擇')).toBeAttached();
    const option = dialog.getByRole('group', { name: '活動' }).getByRole('option');
    await expect(option).toContainText(event.title);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess).toBeLessThanOrEqual(0);
    // The words themselves come first, then the event.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/events/${event.id}`);
    await expect(dialog).toBeHidden();
  });
}

test('results have a tab for each kind, with its count, in the address', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, '/search?q=台北');
  const tabs = page.getByRole('tablist', { name: '結果類型' });
  await expect(tabs.getByRole('tab')).toHaveCount(6);
  await tabs.getByRole('tab', { name: /^應援點 \d+$/ }).click();
  await expect(page).toHaveURL(/tab=spots/);
  await expect(page.getByRole('region', { name: '應援點' })).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText(/^應援點/);
  await page.goBack();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('全部');
});
