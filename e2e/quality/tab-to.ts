import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab, or what goes back, until something has the focus; fails when the page ends before. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'reached by Tab').toBeFocused();
}
