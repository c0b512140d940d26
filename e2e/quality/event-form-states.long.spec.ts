import type { Page } from '@playwright/test';
import { createPerson, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { expectOpenToAll } from './page-checks';

// A step that hangs says so at once: the test as a whole takes long.
test.use({ actionTimeout: 15_000 });

const DAY_MS = 86_400_000;
const eventDay = (more = 0) =>
  new Date(Date.now() + (40 + more) * DAY_MS).toISOString().slice(0, 10);

/** A picture of one red point: enough to be one. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A toast goes after some seconds, but not while nobody looks at the page: this long nobody does. */
const keepToasts = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('every piece of the form of an event is open to everybody while one works with it', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const next = page.getByRole('button', { name: '下一步' });
  const dialog = page.getByRole('dialog');
  await logIn(page, await createPerson(request, 'performer'), '/register-event');

  await test.step('basics: faults, picture, line-up', async () => {
    await next.click();
    await expectOpenToAll(page.getByText('標題不能為空'), 'faults beside their fields');
    await page.getByRole('textbox', { name: '活動標題' }).fill('每個人的表單');
    await page.getByRole('combobox', { name: '活動類型' }).selectOption('主題派對');
    await page.getByRole('textbox', { name: '一句話介紹' }).fill('一張椅子、一把吉他。');
    const file = { name: 'a.png', mimeType: 'image/png', buffer: png };
    const chosen = page.getByLabel('選擇圖片檔案');
    await chosen.setInputFiles({ ...file, buffer: Buffer.from('no picture') });
    await expectOpenToAll(page.getByText('檔案內容不是有效的圖片格式'), 'a picture that is none');
    await chosen.setInputFiles(file);
    const search = page.getByRole('searchbox', { name: '搜尋表演者或輸入名字' });
    await search.fill('海霧');
    const found = page.getByRole('button', { name: '加入海霧樂團' });
    await expect(page.getByRole('button', { name: '更換圖片' })).toBeVisible();
    await expectOpenToAll(found, 'the picture, and performers that were found');
    await found.click();
    await search.fill('神秘嘉賓');
    const guest = page.getByRole('button', { name: '以名字加入「神秘嘉賓」' });
    await expectOpenToAll(guest, 'a performer whom nobody knows');
    await guest.click();
    await expectOpenToAll(page.getByText('神秘嘉賓'), 'the line-up');
    await next.click();
  });

  await test.step('location: opening hours, venues, pin', async () => {
    await page.locator('input[name=date]').fill(eventDay());
    await page.locator('input[name=endsAt]').fill(`${eventDay(9)}T22:00`);
    await page.getByRole('button', { name: '設定每天的開放時間' }).click();
    const week = dialog.getByRole('checkbox', { name: /^週/ });
    for (const day of await week.all()) await day.uncheck();
    await dialog.getByRole('button', { name: '新增日期' }).click();
    await dialog.getByRole('button', { name: '套用' }).click();
    await expectOpenToAll(dialog.getByText('至少要有一天開放'), 'opening hours, with faults');
    for (const day of await week.all()) await day.check();
    await dialog.getByLabel(/^日期 1(?! )/).fill(eventDay(3));
    await dialog.getByRole('checkbox', { name: '日期 1 休館' }).uncheck();
    await expectOpenToAll(dialog, 'opening hours, with a day that differs');
    await dialog.getByRole('button', { name: '套用' }).click();
    await expectOpenToAll(page.getByRole('button', { name: '改回每天相同' }), 'the hours in words');
    await page.getByRole('searchbox', { name: '搜尋平台上的場地' }).fill('月爐');
    const found = page.getByRole('button', { name: /^選擇月爐/ });
    await expectOpenToAll(found, 'venues that were found');
    await found.click();
    await expect(page.getByText('已帶入場地資料，活動頁會連到這個場地。')).toBeVisible();
    await page.getByRole('textbox', { name: '地圖座標' }).fill('35.68, 139.76');
    await next.click();
    await expectOpenToAll(page.getByText(/這個座標不在台灣/), 'a pin outside the map');
    await page.getByRole('textbox', { name: '地圖座標' }).fill('25.0340, 121.5645');
    const pin = page.getByRole('button', { name: /圖釘，目前在 25\.03400, 121\.56450/ });
    await expectOpenToAll(pin, 'the venue and the pin');
    await next.click();
  });

  await test.step('tickets: types, bank account, questions', async () => {
    await page.getByRole('switch', { name: /付費活動/ }).check();
    await page.getByRole('button', { name: '設定收款帳號' }).click();
    await dialog.getByRole('button', { name: '儲存帳號' }).click();
    await expectOpenToAll(dialog, 'the bank account, with faults');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '新增票種' }).click();
    await page.getByRole('button', { name: '新增問題' }).click();
    const question = page.getByRole('group', { name: '問題 1' });
    await question.getByRole('combobox', { name: '回答方式' }).selectOption('單選');
    await expectOpenToAll(question, 'two types and a question');
    await keepToasts(page);
    await page.getByRole('button', { name: '移除問題 1' }).click();
    await expectOpenToAll(page.getByRole('button', { name: '復原' }), 'a question taken back');
  });
});
