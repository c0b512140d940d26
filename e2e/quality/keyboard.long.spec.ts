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
