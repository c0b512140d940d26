import { createViewer, typeCode } from '../support/administrator';
import { logIn, submitLogin } from '../support/people';
import { expect, test } from '../support/test';
import { expectOpenToAll, findBarriers, openSettled } from './page-checks';

test.use({ actionTimeout: 15_000 });

test('the steps of the second factor are open to everybody', async ({ page, request }) => {
  test.setTimeout(180_000);
  const admin = await createViewer(request);
  await logIn(page, admin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSettled(page, '/admin/approval');
  await page.getByRole('link', { name: '兩步驟驗證' }).click();
  await page.getByRole('button', { name: '開啟兩步驟驗證' }).click();
  const dialog = page.getByRole('dialog', { name: '兩步驟驗證' });
  await dialog.getByRole('button', { name: '開啟兩步驟驗證' }).click();
  await dialog.getByRole('button', { name: '開始設定' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectOpenToAll(dialog, 'a factor that is set up');
  const secret = await dialog.getByRole('textbox', { name: /金鑰/ }).inputValue();
  await typeCode(page, secret, -1);
  await dialog.getByRole('button', { name: '完成設定' }).click();
  await expect(dialog.getByRole('list', { name: '備用碼' })).toBeVisible();
  await expectOpenToAll(dialog, 'the recovery codes');
  await dialog.getByRole('button', { name: '我已保存，繼續' }).click();

  // Another session has not shown it: the step after the password, and in the back office's own frame.
  await page.evaluate(() => localStorage.clear());
  await openSettled(page, '/login');
  await submitLogin(page, admin);
  await expect(page.getByRole('textbox', { name: '驗證碼' })).toBeVisible();
  expect.soft(await findBarriers(page), 'the step after the password').toEqual([]);
  await openSettled(page, '/admin/approval');
  await page.getByRole('textbox', { name: '驗證碼' }).fill('12');
  await page.getByRole('button', { name: '繼續' }).click();
  await expect(page.getByText('驗證碼是 6 位數字')).toBeVisible();
  expect.soft(await findBarriers(page), 'a code that is none').toEqual([]);
});
