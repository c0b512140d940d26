import { mailOf } from '../../support/outbox';
import { publishEvent } from '../../support/published-event';
import { accountButton, demoPeople, submitLogin } from '../../support/people';
import { expect, test } from '../../support/test';

test('a wrong password is said under the field, and nobody is logged in', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, { ...demoPeople.fan, password: 'Not-the-password-1!' });
  await expect(page.getByLabel('密碼', { exact: true })).toHaveAccessibleDescription(
    '登入失敗: 電子郵件或密碼不正確',
  );
  await expect(accountButton(page, demoPeople.fan)).toBeHidden();
});

test('a forgotten password is set anew with the mailed link, which works once and leads back', async ({
  page,
  fan,
  request,
}) => {
  // Whoever forgot it was about to register.
  const event = await publishEvent(request, [{ name: '座席', price: 0, capacity: 5 }]);
  const registering = `/events/${event.id}?register=true`;
  await page.goto(registering);
  await page.getByRole('dialog').getByRole('link', { name: '忘記密碼？' }).click();
  await page.getByLabel('電子郵件').fill(fan.email);
  await page.getByRole('button', { name: '寄出重設連結' }).click();
  await expect(page.getByText('請查看你的信箱')).toBeVisible();

  const { link } = await mailOf(fan.email, 'recovery');
  const password = 'Another-2026!';
  const setPassword = async () => {
    await page.goto(link ?? '');
    await page.getByLabel('新密碼', { exact: true }).fill(password);
    await page.getByLabel('再輸入一次新密碼').fill(password);
    await page.getByRole('button', { name: '更新密碼' }).click();
  };
  await setPassword();
  await expect(page.getByText('密碼已更新')).toBeVisible();
  await expect(page.getByRole('dialog', { name: '報名活動' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/events/${event.id}`);
  await page.goto('/');
  await expect(accountButton(page, fan)).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await submitLogin(page, fan);
  await expect(page.getByText('登入失敗: 電子郵件或密碼不正確')).toBeVisible();
  await submitLogin(page, { ...fan, password });
  await expect(accountButton(page, fan)).toBeVisible();

  await setPassword();
  await expect(page.getByText('連結已失效或使用過，請重新申請')).toBeVisible();
});
