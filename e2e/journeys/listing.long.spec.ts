import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: '活動列表' });
const titles = (page: Page) => results(page).getByRole('article').getByRole('heading');

const links = (page: Page) => titles(page).getByRole('link');

test('a page beyond the last leads to the last one', async ({ page }) => {
  await openPage(page, '/events?page=99');
  await expect(page).toHaveURL(/page=[2-9]$/);
  await expect(titles(page).first()).toBeVisible();
});

test('back from an event restores the page and the place on it', async ({ page }) => {
  await openPage(page, '/events?page=2');
  const card = titles(page).nth(9);
  await card.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const position = await scrolled();
  expect(position).toBeGreaterThan(300);
  const title = await card.innerText();

  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}$/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/events?page=2');
  await expect(titles(page).nth(9)).toHaveText(title);
  await expect.poll(scrolled).toBeGreaterThan(position - 80);
  expect(await scrolled()).toBeLessThan(position + 80);
});

test('what narrows the list is in the address, and changing it starts at page one', async ({
  page,
}) => {
  await openPage(page, '/events?page=2');
  await page
    .getByRole('list', { name: '活動類型' })
    .getByRole('link', { name: '主題派對' })
    .click();
  await expect(page).toHaveURL(`/events?category=${encodeURIComponent('主題派對')}`);
  await page.getByRole('combobox', { name: '排序方式' }).selectOption({ label: '依熱門' });
  await expect(page).toHaveURL(/sort=popular/);
  // Another order of the same list is no step of its own.
  await page.goBack();
  await expect(page).toHaveURL('/events?page=2');
});

test('a link with filters shows what it says, 台 and 臺 alike', async ({ page }) => {
  await openPage(page, '/events?q=臺北&category=生咖活動&city=taipei');
  const search = page.getByRole('search', { name: '搜尋活動' });
  await expect(search.getByRole('searchbox')).toHaveValue('臺北');
  await expect(search.getByLabel('類型')).toHaveValue('生咖活動');
  await expect(search.getByLabel('城市')).toHaveValue('taipei');
  await expect(titles(page).first()).toBeVisible();
  for (const card of await results(page).getByRole('article').all()) {
    await expect(card).toContainText('生咖活動');
    await expect(card).toContainText('台北');
  }
});

test('nothing found says so and leads back to everything', async ({ page }) => {
  await openPage(page, '/events?q=沒有這種活動的名字');
  await expect(page.getByRole('heading', { name: '沒有找到活動' })).toBeVisible();
  await page.getByRole('link', { name: '清除篩選條件' }).click();
  await expect(page).toHaveURL('/events');
  await expect(titles(page)).toHaveCount(12);
});

test('days and price narrow the list at once, survive a reload, and are left by going back', async ({
  page,
}) => {
  await openPage(page, '/events');
  await page.getByRole('combobox', { name: '票價' }).selectOption({ label: '免費' });
  await expect(page).toHaveURL('/events?price=0');
  await page.getByRole('combobox', { name: '日期' }).selectOption({ label: '自選日期' });
  await expect(page).toHaveURL(/\?from=\d{4}-\d{2}-\d{2}&price=0$/);
  await page.getByLabel('結束日期').fill('2099-12-31');
  await expect(page).toHaveURL(/&to=2099-12-31&price=0$/);
  await page.reload();
  await expect(page.getByLabel('結束日期')).toHaveValue('2099-12-31');
  await expect(titles(page).first()).toBeVisible();
  for (const card of await results(page).getByRole('article').all()) {
    await expect(card).toContainText('免費');
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/events?price=0');
  await expect(page.getByRole('combobox', { name: '日期' })).toHaveValue('any');
});

test('words and facts are searched together, and a name leads to the page of who holds it', async ({
  page,
}) => {
  await openPage(page, `/events?q=${encodeURIComponent('台北 免費')}`);
  await expect(titles(page).first()).toBeVisible();
  const cards = results(page).getByRole('article');
  const texts = await cards.allInnerTexts();
  expect(texts.filter((text) => !text.includes('台北') || text.includes('NT$'))).toEqual([]);

  await page.goto(`/events?q=${encodeURIComponent('洛夏 演唱')}`);
  await expect(links(page).first()).toHaveText('浪潮線：港口電子音樂節');
  await links(page).first().click();
  await page.getByRole('link', { name: /主辦$/ }).click();
  await expect(page).toHaveURL(/\/organizers\//);
  // The page of the event stands until the next one has arrived.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('浪潮線：港口電子音樂節');
  const name = await heading.innerText();
  await expect(page.getByRole('region', { name: `${name} 的活動` })).toContainText('浪潮線');
  await page.getByRole('tab', { name: /^過去活動/ }).click();
  await expect(page).toHaveURL(/when=past/);
  await expect(page.getByRole('article').first()).toContainText('已結束');
});

test('the chosen chip is in view on a phone, wherever it stands in its row', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, '/events');
  const chips = page.getByRole('list', { name: '活動類型' }).getByRole('link');
  const last = chips.last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await openPage(page, (await last.getAttribute('href')) ?? '');
  await expect(chips.last()).toHaveAttribute('aria-current', 'true');
  await expect(chips.last()).toBeInViewport({ ratio: 1 });
});
