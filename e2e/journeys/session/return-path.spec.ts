import { accountButton, createPerson, logIn, submitLogin } from '../../support/people';
import { expect, test } from '../../support/test';

test('a guarded page is remembered, query included, while one logs in', async ({ page, fan }) => {
  await page.goto('/favorite-artists?from=mail');
  await expect(page).toHaveURL('/login?returnTo=%2Ffavorite-artists%3Ffrom%3Dmail');
  await submitLogin(page, fan);
  await expect(page).toHaveURL('/favorite-artists?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: '關注的表演者' })).toBeVisible();
});

test('the remembered page survives the way over sign-up', async ({ page }) => {
  await page.goto('/tickets');
  await page.getByRole('main').getByRole('link', { name: '註冊' }).click();
  await expect(page).toHaveURL('/signup?returnTo=%2Ftickets');
});

for (const elsewhere of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
]) {
  test(`logging in never leads to ${JSON.stringify(elsewhere)}`, async ({ page, fan }) => {
    const visited: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).host);
    });
    await page.goto(`/login?returnTo=${encodeURIComponent(elsewhere)}`);
    await submitLogin(page, fan);
    await expect(accountButton(page, fan)).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(new Set(visited)).toEqual(new Set([new URL(page.url()).host]));
  });
}

test('somebody with another identity is offered to switch, and then goes on', async ({
  page,
  request,
}) => {
  const performer = await createPerson(request, 'performer');
  await logIn(page, performer);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: '這個頁面僅限表演愛好者使用' })).toBeVisible();
  await page.getByRole('button', { name: '切換為表演愛好者' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1, name: '購物車' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '購物車' })).toBeVisible();
});

test('an identity that one does not have leads to its registration', async ({ page, fan }) => {
  await logIn(page, fan);
  await page.goto('/venue-profile');
  await expect(page.getByRole('heading', { name: '這個頁面僅限場地空間使用' })).toBeVisible();
  await page.getByRole('link', { name: '註冊場地空間身份' }).click();
  // The form brings them back to where they were.
  await expect(page).toHaveURL('/register-venue?returnTo=%2Fvenue-profile');
});
