import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { newPerson, submitLogin } from '../support/people';
import { buyingArea, completeRegistration } from '../support/registration';
import { expect, phone, test } from '../support/test';

const cards = (page: Page) => page.getByRole('region', { name: '活動列表' }).getByRole('article');

const cardOf = (page: Page, title: string) => cards(page).filter({ hasText: title });

/** Runs a search and waits for its own results: until they come, the old list stays, marked as busy. */
async function searched(page: Page, search: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse(/\/rpc\/search_events\?.*(p_city|p_category)=/);
  await search();
  await answer;
  const results = page.getByRole('region', { name: '活動列表' });
  await expect(results.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens the first free event of the list and tells its title. */
async function openFreeEvent(page: Page): Promise<string> {
  const card = cards(page).filter({ hasText: '免費' }).filter({ hasText: '立即報名' }).first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 2));
  return title;
}

const expectTicket = (page: Page, title: string) =>
  expect(
    page.getByRole('article', { name: title }).getByRole('img', { name: /的入場 QR Code$/ }),
  ).toBeVisible();

test('a visitor finds an event, signs up on the way and holds the ticket', async ({ page }) => {
  await openPage(page, '/events');
  const search = page.getByRole('search', { name: '搜尋活動' });
  await search.getByRole('searchbox').fill('生日');
  await search.getByLabel('城市').selectOption({ label: '台北' });
  await searched(page, () => search.getByRole('button', { name: '搜尋' }).click());
  await expect(page).toHaveURL(/q=%E7%94%9F%E6%97%A5.*city=taipei/);
  const title = await openFreeEvent(page);

  await buyingArea(page).getByRole('button', { name: '立即報名' }).click();
  await page
    .getByRole('dialog', { name: '登入後繼續報名' })
    .getByRole('link', { name: '註冊' })
    .click();

  const person = newPerson('王小明');
  await page.getByRole('radio', { name: /表演愛好者/ }).check({ force: true });
  await page.getByLabel('名稱').fill(person.username);
  await page.getByLabel('電子郵件').fill(person.email);
  await page.getByLabel('密碼', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
  await page.getByRole('button', { name: '建立帳號' }).click();

  await completeRegistration(page);
  await expectTicket(page, title);

  await openPage(page, `/events?q=${encodeURIComponent(title)}`);
  await expect(cardOf(page, title).getByRole('button', { name: /^聯繫主辦方/ })).toBeVisible();
  await page.reload();
  await expect(cardOf(page, title).getByRole('button', { name: /^聯繫主辦方/ })).toBeVisible();
  await expect(cardOf(page, title).getByRole('link', { name: /^立即報名/ })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a fan filters in the panel, registers from the bar and shows the ticket', async ({
    page,
    fan,
  }) => {
    await openPage(page, '/events');
    const search = page.getByRole('search', { name: '搜尋活動' });
    await expect(search.getByLabel('類型')).toBeHidden();
    await search.getByRole('button', { name: '篩選條件' }).click();
    await search.getByLabel('類型').selectOption('偶像應援活動');
    await searched(page, () => search.getByRole('button', { name: '套用篩選' }).click());
    await expect(search.getByLabel('類型')).toBeHidden();
    await expect(page).toHaveURL(/category=/);
    const title = await openFreeEvent(page);

    const button = buyingArea(page).getByRole('button', { name: '立即報名' });
    await expect(button).toBeInViewport();
    await page.getByRole('heading', { name: '取消規定' }).scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
    await button.click();
    await submitLogin(page, fan);
    await completeRegistration(page);

    await expectTicket(page, title);
    await page.getByRole('button', { name: '全螢幕出示' }).click();
    const presentation = page.getByRole('dialog');
    await expect(presentation.getByRole('img', { name: /的入場 QR Code$/ })).toBeInViewport();
    await presentation.getByRole('button', { name: '關閉' }).click();
    await expect(presentation).toBeHidden();
  });
});
