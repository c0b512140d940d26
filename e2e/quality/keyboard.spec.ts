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
  await expect(menu.getByRole('link', { name: '生日專區' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: '生日專區' })).toBeFocused();
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
