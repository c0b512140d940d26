import { readFile } from 'node:fs/promises';
import { createViewer, enterBackOffice, typeCode } from '../support/administrator';
import { expect, test } from '../support/test';

test('an administrator sets up a second factor, and is asked for it at the next sign-in', async ({
  page,
  request,
}) => {
  const admin = await createViewer(request);
  await page.goto('/admin/login');
  await enterBackOffice(page, admin);
  await page.getByRole('button', { name: '兩步驟驗證' }).click();
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
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);

  // The password alone leads no further, and the way leads on to where one was going.
  await page.goto('/admin/events?q=末班車');
  await enterBackOffice(page, admin);
  await page.getByRole('textbox', { name: '驗證碼' }).fill('000000');
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page.getByText('還可以試 4 次')).toBeVisible();
  await typeCode(page, secret);
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /活動管理/ })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: '搜尋活動' })).toHaveValue('末班車');

  // Without the phone.
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await enterBackOffice(page, admin);
  await page.getByRole('button', { name: '改用備用碼' }).click();
  await page.getByRole('textbox', { name: '備用碼' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /活動管理/ })).toBeVisible();
});
