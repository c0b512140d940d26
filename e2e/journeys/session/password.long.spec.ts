import { mailOf } from '../../support/outbox';
import { accountButton, logIn, submitLogin } from '../../support/people';
import { expect, test } from '../../support/test';

test('another address is logged in with once its code is typed, and the old mailbox hears of it', async ({
  page,
  fan,
}) => {
  await logIn(page, fan, '/settings#email');
  const section = page.getByRole('region', { name: '登入電子郵件' });
  const next = `next-${fan.email}`;
  await section.getByLabel('新的電子郵件').fill(next);
  await section.getByLabel('目前的密碼').fill(fan.password);
  await section.getByRole('button', { name: '寄驗證碼到新的電子郵件' }).click();
  const code = section.getByLabel('驗證碼', { exact: true });
  await expect(code).toBeVisible();
  const { text } = await mailOf(next, 'email_change');
  await code.fill(/\d{6}/.exec(text)?.[0] ?? '');
  await section.getByRole('button', { name: '確認變更' }).click();
  await expect(page.getByText('登入電子郵件已更改')).toBeVisible();
  await expect(section.getByLabel('目前的電子郵件')).toHaveValue(next);
  await mailOf(fan.email, 'account.address_changed');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await submitLogin(page, { ...fan, email: next });
  await expect(accountButton(page, fan)).toBeVisible();
});
