import { signInToApi } from '../support/api';
import { demoPeople, logIn } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';
import { expectOpenToAll, openSettled } from './page-checks';

// A step that hangs says so at once: the tests as a whole take long.
test.use({ actionTimeout: 15_000 });

test('what fans open on the pages of performers, birthdays and spots is open to everybody', async ({
  page,
  request,
  fan,
}) => {
  test.setTimeout(180_000);
  const performer = await publishPerformer(request);
  const follower = await signInToApi(request, fan);
  await follower.call('follow_artist', { p_performer_id: performer.id });
  const { pins } = await follower.call<{ pins: { id: string }[] }>('support_spots_on_map');
  const { items: campaigns } = await follower.call<{ items: { id: string; status: string }[] }>(
    'list_campaigns',
  );
  const campaign = campaigns.find(({ status }) => status === 'open')?.id ?? '';
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await logIn(page, fan);

  await openSettled(page, '/favorite-artists');
  await page.getByRole('button', { name: '訂閱行事曆' }).click();
  await dialog.getByRole('button', { name: '建立訂閱網址' }).click();
  await expectOpenToAll(dialog.getByLabel('訂閱網址'), 'the address of a calendar');

  await openSettled(page, `/birthday/artist/${performer.id}`);
  await page.getByRole('button', { name: '分享應援卡' }).click();
  await expectOpenToAll(dialog.getByRole('img', { name: /生日應援卡/ }), 'the card to share');
  await page.keyboard.press('Escape');

  await openSettled(page, `/support-map?spot=${pins[0]?.id}`);
  await expectOpenToAll(dialog.getByRole('button', { name: '加入路線' }), 'a spot');
  await page.getByRole('button', { name: '回報狀況' }).click();
  await page.getByRole('button', { name: '送出回報' }).click();
  await expectOpenToAll(page.getByText('請選擇哪裡不對。'), 'a report, with its fault');

  await openSettled(page, `/birthday/campaigns/${campaign}`);
  await page.getByRole('button', { name: /^參與應援/ }).click();
  await dialog.getByLabel(/^金額/).fill('');
  await dialog.getByRole('button', { name: '確定參與' }).click();
  await expectOpenToAll(dialog.getByLabel(/^金額/), 'a pledge, with its fault');

  await openSettled(page, '/support-map/new');
  await page.getByRole('button', { name: '送出審核' }).click();
  await expectOpenToAll(page.locator('[aria-invalid="true"]').first(), 'a new spot, with faults');

  await openSettled(page, '/ad-products');
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^比較 / })
      .nth(index)
      .check();
  await expectOpenToAll(page.getByRole('table').first(), 'two plans side by side');
});

test('what performers open of their own is open to everybody', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSettled(page, '/register-performer');
  await page.getByRole('button', { name: '送出註冊' }).click();
  await expectOpenToAll(
    page.getByText('您必須同意服務條款才能繼續'),
    'a registration, with faults',
  );

  await logIn(page, demoPeople.performer, '/ad-records');
  await page.getByText('每日成效').first().click();
  await expectOpenToAll(page.getByRole('table').first(), 'what an advertisement brought');
  await openSettled(page, '/performer-profile');
  await page.getByText('預覽', { exact: true }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectOpenToAll(page.getByRole('heading', { level: 1 }).first(), 'the preview of a page');
});
