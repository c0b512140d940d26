import { readFile } from 'node:fs/promises';
import { createViewer, enterBackOffice, typeCode } from '../support/administrator';
import { accountButton, logIn, submitLogin } from '../support/people';
import { expect, test } from '../support/test';

test('a second factor is set up in the settings, and asked for after every password', async ({
  page,
  request,
}) => {
  // A member like any other, who looks after the back office as well.
  const admin = await createViewer(request);
  await logIn(page, admin, '/settings#factor');
  await page.getByRole('button', { name: '開啟兩步驟驗證' }).click();
  const dialog = page.getByRole('dialog', { name: '兩步驟驗證' });
  await dialog.getByRole('button', { name: '開啟兩步驟驗證' }).click();
  await dialog.getByRole('button', { name: '開始設定' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await dialog.getByRole('textbox', { name: /金鑰/ }).inputValue();
  await typeCode(page, secret, -1);
  await dialog.getByRole('button', { name: '完成設定' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下載備用碼' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const codes = file.match(/[0-9A-Z]{5}-[0-9A-Z]{5}/g) ?? [];
  expect(new Set(codes).size).toBe(10);
  await dialog.getByRole('button', { name: '我已保存，繼續' }).click();
  await expect(page.getByRole('button', { name: '管理兩步驟驗證' })).toBeVisible();

  // The session that has shown it goes on, also over a change of the password.
  const password = 'Another-2026!';
  const passwordForm = page.getByRole('region', { name: '變更密碼' });
  await passwordForm.getByLabel('目前的密碼').fill(admin.password);
  await passwordForm.getByLabel('新密碼', { exact: true }).fill(password);
  await page.getByRole('button', { name: '變更密碼' }).click();
  await expect(page.getByText('密碼已變更')).toBeVisible();
  await page.reload();
  await expect(accountButton(page, admin)).toBeVisible();

  // Another device: the password alone leads no further, and a wrong code neither.
  const renewed = { ...admin, password };
  await page.evaluate(() => localStorage.clear());
  await page.goto('/profile');
  await submitLogin(page, renewed);
  await page.getByRole('textbox', { name: '驗證碼' }).fill('000000');
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page.getByText('還可以試 4 次')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByRole('textbox', { name: '驗證碼' })).toBeVisible();
  await expect(accountButton(page, admin)).toBeHidden();
  await typeCode(page, secret);
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page).toHaveURL(/\/notifications/);
  await expect(accountButton(page, admin)).toBeVisible();

  // To the back office without the phone, and on to where one was going.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/events?q=末班車');
  await enterBackOffice(page, renewed);
  await page.getByRole('button', { name: '改用備用碼' }).click();
  await page.getByRole('textbox', { name: '備用碼' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /活動管理/ })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: '搜尋活動' })).toHaveValue('末班車');
});
