import type { Page } from '@playwright/test';
import { inDatabase } from '../../support/database';
import { accountButton, logIn, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

async function logOut(page: Page, person: Person): Promise<void> {
  await accountButton(page, person).click();
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page.getByText('已成功登出')).toBeVisible();
}

const loginLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '登入', exact: true });

test('logging out empties the header and closes guarded pages', async ({ page, fan }) => {
  await logIn(page, fan, '/events');
  await logOut(page, fan);
  await expect(loginLink(page)).toBeVisible();
  await page.goto('/tickets');
  await expect(page).toHaveURL('/login?returnTo=%2Ftickets');
});

test('another tab follows the logout', async ({ page, context, fan }) => {
  await logIn(page, fan);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toContainText(fan.username);
  await logOut(page, fan);
  await expect(other).toHaveURL('/login?returnTo=%2Fprofile');
});

test('a disabled account is thrown out and told why', async ({ page, fan }) => {
  await logIn(page, fan, '/tickets');
  await inDatabase(
    (sql) => sql`update public.profiles set active = false where email = ${fan.email}`,
  );
  await page.reload();
  // The page that was open may say so, too, before it closes.
  await expect(page.getByText('這個帳號已停用').first()).toBeVisible();
  await expect(page).toHaveURL('/login?returnTo=%2Ftickets');
});
