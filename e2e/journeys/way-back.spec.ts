import type { Page } from '@playwright/test';
import { expectDrawn, openPage } from '../support/open-page';
import { holdAnswers } from '../support/lost-answer';
import { expect, phone, test } from '../support/test';

test.use(phone);

const cards = (page: Page) => page.getByRole('region', { name: '活動列表' }).getByRole('article');
const EIGHTH = 7;

/** Walks to an event far down the list, with the list's place in the window as it was. */
async function openEighth(page: Page): Promise<number> {
  await openPage(page, '/events');
  const card = cards(page).nth(EIGHTH);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // The place is stored when scrolling has ended.
  await expect
    .poll(() =>
      page.evaluate(() => Object.values(sessionStorage).map(Number).includes(window.scrollY)),
    )
    .toBe(true);
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(1000);
  await card.getByRole('heading').getByRole('link').tap();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  await expect(page.locator('main h1')).toBeVisible();
  return top;
}

const standsAt = (page: Page, top: number) =>
  expect
    .poll(() => page.evaluate((place) => Math.abs(window.scrollY - place), top), {
      timeout: 30_000,
    })
    .toBeLessThanOrEqual(80);

test('the list stands where it stood', async ({ page }) => {
  const top = await openEighth(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await standsAt(page, top);
  await expect(cards(page).nth(EIGHTH)).toBeInViewport();
});

test('also when the list itself comes later', async ({ page }) => {
  test.setTimeout(120_000);
  const top = await openEighth(page);
  await page.reload();
  await expectDrawn(page);
  const release = await holdAnswers(page, 'search_events');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '探索活動' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  release();
  await expect(cards(page).nth(EIGHTH)).toBeVisible({ timeout: 30_000 });
  await standsAt(page, top);
});
