import { openPage } from '../support/open-page';
import { accountButton, logIn } from '../support/people';
import { expect, phone, test } from '../support/test';
import { tabTo } from './tab-to';

test('the first stop of a page skips to its content', async ({ page }) => {
  await openPage(page, '/events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要內容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the main menu is walked by Tab and followed by Enter', async ({ page }) => {
  await openPage(page, '/about');
  const entry = page
    .getByRole('navigation', { name: '主選單' })
    .getByRole('link', { name: '場地租借' });
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/book-venue');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the idol-support menu opens by arrow, walks round, and Escape gives the focus back', async ({
  page,
}) => {
  await openPage(page, '/about');
  const menu = page.getByRole('navigation', { name: '主選單' });
  const trigger = menu.getByRole('button', { name: '偶像應援' });
  await tabTo(page, trigger);
  await page.keyboard.press('ArrowDown');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link', { name: '生日專區' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('link', { name: '應援地圖' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(menu.getByRole('link', { name: '生日專區' })).toBeHidden();

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/birthday');
});

test('the account menu opens by Enter, closes when Tab leaves it, and Escape gives the focus back', async ({
  page,
  fan,
}) => {
  await logIn(page, fan, '/about');
  const trigger = accountButton(page, fan);
  // Arriving after a login puts the focus on the content, behind the header: begin at the top.
  await page.reload();
  await expect(trigger).toBeVisible();
  await tabTo(page, trigger);
  await page.keyboard.press('Enter');
  const logout = page.getByRole('button', { name: '登出' });
  await expect(logout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(logout).toBeHidden();
  await expect(trigger).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(logout).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(logout).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(logout).toBeHidden();
});

test('the registration sheet is filled without a mouse, and Escape leads back to its button', async ({
  page,
  fan,
}) => {
  await logIn(page, fan, '/events?q=手燈排練日');
  await page.getByRole('article').getByRole('heading').getByRole('link').press('Enter');
  const register = page
    .getByRole('region', { name: '報名這場活動' })
    .getByRole('button', { name: '立即報名' });
  await register.press('Enter');
  const sheet = page.getByRole('dialog', { name: '報名活動' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(register).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, sheet.getByLabel('手機'));
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('手機')).toBeFocused();
  await expect(sheet.getByLabel('手機')).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('0912345678');
  await tabTo(page, sheet.getByRole('checkbox', { name: /我已閱讀並同意/ }));
  await page.keyboard.press('Space');
  await tabTo(page, sheet.getByRole('button', { name: '確認報名' }));
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { name: '報名成功' })).toBeFocused();
});

test('a day of an advertisement is chosen in its calendar by arrows', async ({ page }) => {
  await openPage(page, '/ad-products');
  await page.getByRole('article').first().getByRole('link').press('Enter');
  const calendar = page.getByRole('table', { name: /年 .* 月/ });
  await tabTo(page, page.getByRole('button', { name: '下個月' }));
  await page.keyboard.press('Enter');
  const free = calendar.locator('button:enabled');
  await tabTo(page, free.first());
  await page.keyboard.press('ArrowRight');
  await expect(free.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar.locator('button[aria-pressed="true"]')).toBeFocused();
  await expect(page.getByText(/^最晚 .+ 前下單$/)).toBeVisible();
});

test('a day of support is put together by keys: heaps come apart, spots open, the order changes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openPage(page, '/support-map');
  const map = page.getByRole('group', { name: '應援點分布圖' });
  const list = page.getByRole('region', { name: '應援點列表' });
  // From afar a heap comes apart, and the keyboard stays with it.
  await tabTo(page, map.getByRole('button', { name: /^台北市.*個應援點/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/at=/);
  const part = map.locator('[data-pin]:focus');
  await expect(part).toHaveAccessibleName(/^台北市/);
  // Arrows move the picture; the whole of it is one key away.
  const url = page.url();
  // While a zoom is drawn, a map takes no other movement.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page).not.toHaveURL(url, { timeout: 1000 });
  }).toPass();
  await tabTo(page, map.getByRole('button', { name: '回到全部' }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/at=/);

  // What lies too close even from near is told by the list, where the keyboard goes on.
  await openPage(page, '/support-map?city=taipei');
  await tabTo(page, map.getByRole('button', { name: /個應援點/ }).first());
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await expect(list.getByText(/^這裡有 \d+ 個應援點/)).toBeVisible();
  for (const index of [0, 1]) {
    const link = list.getByRole('article').nth(index).getByRole('link').first();
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await tabTo(page, sheet.getByRole('button', { name: '加入路線' }));
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button', { name: /^已加入路線/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(link).toBeFocused();
  }
  await tabTo(page, page.getByRole('link', { name: '排一日路線（2 處）' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const stops = page.getByRole('region', { name: '行程' }).getByRole('listitem');
  await tabTo(page, stops.first().getByRole('button', { name: /往後移$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/現在是第 2 站/)).toBeAttached();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the full-screen menu keeps the focus and gives it back', async ({ page }) => {
    await openPage(page, '/about');
    const trigger = page.getByRole('button', { name: '開啟選單' });
    await tabTo(page, trigger);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: '選單' });
    await tabTo(page, menu.getByRole('link', { name: '場地租借' }));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
  });
});
