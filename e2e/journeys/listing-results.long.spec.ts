import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

const results = (page: Page) => page.getByRole('region', { name: '活動列表' });
const titles = (page: Page) => results(page).getByRole('article').getByRole('heading');
const pageLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '分頁' }).getByRole('link', { name, exact: true });

const links = (page: Page) => titles(page).getByRole('link');
const addresses = (page: Page) =>
  links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));

test('pages of twelve have their number in the address and never repeat an event', async ({
  page,
}) => {
  // Other tests publish events meanwhile, and what is new in front moves the rest on by one.
  await expect(async () => {
    await openPage(page, '/events');
    await expect(titles(page)).toHaveCount(12);
    const first = await addresses(page);
    await pageLink(page, '第 2 頁').click();
    await expect(page).toHaveURL('/events?page=2');
    await expect(links(page).first()).not.toHaveAttribute('href', first[0] ?? '');
    const second = await addresses(page);
    expect(second.filter((address) => first.includes(address))).toEqual([]);

    await page.reload();
    await expect(titles(page)).toHaveCount(12);
    expect(await addresses(page)).toEqual(second);
  }).toPass({ timeout: 45_000 });
  await expect(pageLink(page, '第 2 頁')).toHaveAttribute('aria-current', 'page');
});

test('a search with a mistake shows what was meant, says so, and offers the right words', async ({
  page,
}) => {
  await openPage(page, '/events');
  await expect(titles(page)).toHaveCount(12);
  const box = page.getByRole('search', { name: '搜尋活動' }).getByRole('searchbox');
  await box.fill('月光牛乃糖');
  await box.press('Enter');
  const note = page.getByText('找不到完全符合「月光牛乃糖」的活動，以下是相近的結果');
  await expect(note).toBeVisible();
  await expect(titles(page).first()).toContainText('月光牛奶糖');
  await page.getByRole('link', { name: '改找「月光牛奶糖」' }).click();
  await expect(page).toHaveURL(`/events?q=${encodeURIComponent('月光牛奶糖')}`);
  await expect(titles(page).first()).toContainText('月光牛奶糖');
  await expect(note).toBeHidden();
});

test('what is sold out leads to its waitlist, what is to be published says so', async ({
  page,
  request,
}) => {
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString();
  const event = await publishEvent(request, [
    { name: '早鳥票', price: 300, capacity: 5, sale_start_at: soon },
    { name: '一般票', price: 800, capacity: 5 },
  ]);
  await openPage(page, `/events?q=${encodeURIComponent(event.title)}`);
  const card = results(page).getByRole('article', { name: event.title });
  await expect(card).toContainText('NT$800');
  await expect(card).not.toContainText('起');

  await page.goto(`/events?q=${encodeURIComponent('前夜合唱場')}`);
  const full = results(page).getByRole('article', { name: /前夜合唱場/ });
  await full.getByRole('link', { name: /^加入候補/ }).click();
  await expect(page.getByRole('button', { name: /^加入候補/ }).first()).toBeEnabled();
  await expect(page.getByText('額滿').first()).toBeVisible();
});
