import { sized } from '../../../tools/run-size/run-size';
import { accountButton, createPerson, logIn, submitLogin } from '../../support/people';
import { expect, test } from '../../support/test';

test('a guarded page is remembered, query included, while one logs in', async ({ page, fan }) => {
  await page.goto('/favorite-artists?from=mail');
  await expect(page).toHaveURL('/login?returnTo=%2Ffavorite-artists%3Ffrom%3Dmail');
  await submitLogin(page, fan);
  await expect(page).toHaveURL('/favorite-artists?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: '關注的表演者' })).toBeVisible();
});

const ways = ['/\t/evil.example', '//evil.example', 'https://evil.example/', '/\\evil.example'];
// Each way is asked of the rule itself by its unit test.
for (const elsewhere of ways.slice(0, sized(1, ways.length))) {
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
