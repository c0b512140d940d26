import { logIn } from '../../support/people';
import { expect, test } from '../../support/test';

test('the remembered page survives the way over sign-up', async ({ page }) => {
  await page.goto('/tickets');
  await page.getByRole('main').getByRole('link', { name: '註冊' }).click();
  await expect(page).toHaveURL('/signup?returnTo=%2Ftickets');
});

test('an identity that one does not have leads to its registration', async ({ page, fan }) => {
  await logIn(page, fan);
  await page.goto('/venue-profile');
  await expect(page.getByRole('heading', { name: '這個頁面僅限場地空間使用' })).toBeVisible();
  await page.getByRole('link', { name: '註冊場地空間身份' }).click();
  // The form brings them back to where they were.
  await expect(page).toHaveURL('/register-venue?returnTo=%2Fvenue-profile');
});
