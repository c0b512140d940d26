import { letVenue } from '../support/let-venue';
import { openPage } from '../support/open-page';
import { demoPeople } from '../support/people';
import { expect, test } from '../support/test';
import { tabTo } from './tab-to';

test('the login sheet keeps the focus, submits by Enter and leads on to the form', async ({
  page,
}) => {
  await openPage(page, '/events?q=手燈排練日');
  const register = page.getByRole('button', { name: /^立即報名/ });
  await register.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: '登入後繼續報名' });
  await expect(sheet.getByLabel('電子郵件')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(register).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('電子郵件')).toBeFocused();
  await page.keyboard.type(demoPeople.fan.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPeople.fan.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '報名活動' })).toBeVisible();
});

test('free hours of a venue are looked for, chosen and filled in without a mouse', async ({
  page,
  request,
}) => {
  const venue = await letVenue(request);
  const day = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10);
  await openPage(page, `/book-venue?city=penghu&q=${encodeURIComponent(venue.name)}`);
  const hours = page.getByRole('search', { name: '要用的時段' });
  await tabTo(page, hours.getByLabel('日期'));
  await hours.getByLabel('日期').fill(day);
  await tabTo(page, hours.getByLabel('開始時間'));
  await page.keyboard.type('14');
  await tabTo(page, hours.getByRole('button', { name: '立即查詢檔期' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 個場地在這個時段有空')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: venue.name }));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: '價格與預訂' });
  await tabTo(page, panel.getByRole('link', { name: '送出預訂申請' }));
  await page.keyboard.press('Enter');
  const next = async (step: string) => {
    await tabTo(page, page.getByRole('button', { name: `下一步：${step}` }));
    await page.keyboard.press('Enter');
  };
  // Whoever chose the hours is not asked for them again.
  await tabTo(page, page.getByLabel(/^人數/));
  await page.keyboard.type('20');
  await tabTo(page, page.getByRole('textbox', { name: /^用途/ }));
  await page.keyboard.type('生日應援咖啡');
  await next('費用');
  await next('確認');
  await expect(page.getByLabel(/^聯絡人/)).toBeVisible();
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
