import { letVenue } from '../support/let-venue';
import { demoPeople, logIn } from '../support/people';
import { expect, test } from '../support/test';
import { expectOpenToAll, openSettled } from './page-checks';

// A step that hangs says so at once: the tests as a whole take long.
test.use({ actionTimeout: 15_000 });

test('what hosts answer, edit and choose is open to everybody', async ({ page, request }) => {
  test.setTimeout(240_000);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await logIn(page, demoPeople.venue, '/venue-events');
  const waiting = page.getByRole('article').filter({ hasText: '待確認' }).first();
  await waiting.getByRole('button', { name: /^不同意/ }).click();
  await dialog.getByRole('button', { name: '不同意' }).click();
  await expect(dialog.getByText(/^請寫下理由/)).toBeVisible();
  await expectOpenToAll(dialog, 'an objection without its reason');
  await page.keyboard.press('Escape');

  await openSettled(page, '/venue-questions');
  await page
    .getByRole('button', { name: /^回覆「/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: '公開回覆' }).click();
  await expect(dialog.getByText('請寫下回覆。')).toBeVisible();
  await expectOpenToAll(dialog, 'an answer without words');
  await page.keyboard.press('Escape');

  await openSettled(page, '/venue-facilities');
  await page.getByRole('button', { name: '新增一項' }).click();
  await page.getByRole('button', { name: '儲存設施' }).click();
  await expectOpenToAll(page.getByText('請填名稱'), 'facilities with faults');

  await openSettled(page, '/venue-income');
  await page.getByRole('button', { name: '新增時段價格' }).click();
  await dialog.getByLabel(/^每小時/).fill('一千');
  await dialog.getByRole('button', { name: '儲存價格' }).click();
  await expect(dialog.getByText('請填 0 到 1,000,000 的整數')).toBeVisible();
  await expectOpenToAll(dialog, 'a price by hours with a fault');
  await page.keyboard.press('Escape');

  await openSettled(page, '/venue-availability');
  await page.getByRole('button', { name: '同步 .ics' }).click();
  await dialog.getByRole('button', { name: '訂閱', exact: true }).click();
  await dialog.getByLabel('選擇 .ics 檔').setInputFiles({
    name: 'notes.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from('nothing of a calendar'),
  });
  await expect(dialog.getByText(/這個檔案不是行事曆/)).toBeVisible();
  await expectOpenToAll(dialog, 'calendars elsewhere with faults');
  await page.keyboard.press('Escape');

  await openSettled(page, '/venue-bookings-management?state=open');
  const asked = page.getByRole('row').filter({ hasText: '待回覆' }).first();
  await asked.getByRole('link').first().click();
  await page.getByRole('button', { name: '婉拒…' }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await dialog.getByRole('button', { name: '婉拒這筆預訂' }).click();
  await expectOpenToAll(dialog, 'a no with other hours, without its reason');
  await page.keyboard.press('Escape');

  const { id } = await letVenue(request);
  await openSettled(page, `/venues/${id}`);
  await page.getByRole('button', { name: '向場地主提問' }).click();
  await dialog.getByRole('button', { name: '送出提問' }).click();
  await expectOpenToAll(dialog, 'a question without words');
  await page.keyboard.press('Escape');

  await openSettled(page, '/venue-subscription');
  await page.getByText('年繳', { exact: true }).click();
  await page.getByRole('button', { name: '選擇旗艦' }).click();
  await expectOpenToAll(dialog, 'the question before a plan');
  await page.keyboard.press('Escape');
});
