import { openPage } from '../support/open-page';
import { demoPeople, logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { buyingArea } from '../support/registration';
import { expect, test } from '../support/test';
import { findBarriers } from './page-checks';

test('the sheet with questions and with faults, the order and the answers are open to everybody', async ({
  page,
  fan,
  request,
}) => {
  test.setTimeout(240_000);
  const event = await publishEvent(
    request,
    [
      { name: '座席', price: 1800, capacity: 3 },
      { name: '站席', price: 1200, capacity: 10 },
    ],
    {
      guest_performers: ['神秘嘉賓'],
      questions: [
        { id: 'q-diet', kind: 'long_text', label: '飲食習慣', required: true },
        { id: 'q-size', kind: 'one_of', label: '衣服尺寸', required: true, options: ['S', 'M'] },
        {
          id: 'q-days',
          kind: 'many_of',
          label: '想幫忙的工作',
          required: false,
          options: ['搬運', '收票'],
        },
        { id: 'q-photo', kind: 'consent', label: '同意活動拍攝', required: true },
      ],
    },
  );
  await logIn(page, fan);
  await openPage(page, `/events/${event.id}`);
  await expect(page.getByRole('button', { name: '檢舉這場活動' })).toBeVisible();
  expect.soft(await findBarriers(page), 'the event').toEqual([]);

  await page.getByRole('button', { name: '檢舉這場活動' }).click();
  await expect(page.getByRole('dialog', { name: '檢舉這場活動' })).toBeVisible();
  expect.soft(await findBarriers(page), 'the report').toEqual([]);
  await page.keyboard.press('Escape');

  await buyingArea(page).getByRole('button', { name: '立即報名' }).click();
  const sheet = page.getByRole('dialog', { name: '報名活動' });
  await sheet.getByRole('button', { name: '前往付款' }).click();
  await expect(sheet.getByText('請選擇一個選項。')).toBeVisible();
  expect.soft(await findBarriers(page), 'the sheet').toEqual([]);

  await sheet.getByRole('textbox', { name: '手機', exact: true }).fill('0912345678');
  await sheet.getByLabel('飲食習慣').fill('全素');
  await sheet.getByLabel('衣服尺寸').selectOption('M');
  await sheet.getByRole('checkbox', { name: /同意活動拍攝/ }).check();
  await sheet.getByRole('checkbox', { name: /購票須知/ }).check();
  await sheet.getByRole('button', { name: '前往付款' }).click();
  await expect(page.getByRole('button', { name: '下載明細' })).toBeVisible();
  expect.soft(await findBarriers(page), 'the order').toEqual([]);

  await page.goto('/event-registrations');
  await page.getByRole('button', { name: /^編輯/ }).click();
  await expect(page.getByRole('dialog', { name: '編輯資料' })).toBeVisible();
  expect.soft(await findBarriers(page), 'the answers').toEqual([]);
});

test('the calendar of where one has been and a review are open to everybody', async ({ page }) => {
  test.setTimeout(120_000);
  await logIn(page, demoPeople.fan);
  await page.goto('/attend-events?view=calendar');
  await expect(page.getByRole('table')).toBeVisible();
  expect.soft(await findBarriers(page), 'the calendar').toEqual([]);
  await page
    .getByRole('button', { name: /^(撰寫|編輯)心得/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: '活動心得' })).toBeVisible();
  expect.soft(await findBarriers(page), 'the review').toEqual([]);
});
