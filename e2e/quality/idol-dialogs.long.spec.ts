import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { inDatabase } from '../support/database';
import { openCampaign } from '../support/open-campaign';
import { demoPeople, logIn } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';
import { expectOpenToAll, openSettled } from './page-checks';

// A step that hangs says so at once: the tests as a whole take long.
test.use({ actionTimeout: 15_000 });

const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test('what fans open on birthdays, the map and campaigns is open to everybody', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const fan = await signInToApi(request, demoPeople.fan);
  const { pins } = await fan.call<{ pins: { id: string; artist: { id: string } }[] }>(
    'support_spots_on_map',
  );
  const { items: campaigns } = await fan.call<{ items: { id: string; status: string }[] }>(
    'list_campaigns',
  );
  const campaign = campaigns.find(({ status }) => status === 'open')?.id ?? '';
  const dialog = dialogOf(page);

  // Neither the ground of the map nor the place of the visitor: the spots are there.
  await page.route(/\/taiwan\.[^/]*js$/, (route) => route.abort());
  await openSettled(page, '/support-map');
  await expect(page.getByText('底圖載入失敗，地點仍可使用')).toBeVisible();
  await page.getByRole('button', { name: '離我最近' }).click();
  await expectOpenToAll(page.getByText(/沒有取得你的位置/), 'a map without ground');
  await expect(page.locator('[data-pin]').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.unrouteAll();

  await logIn(page, demoPeople.fan);
  await openSettled(page, '/favorite-artists');
  await page.getByRole('button', { name: '訂閱行事曆' }).click();
  await expectOpenToAll(
    dialog.getByRole('button', { name: '建立訂閱網址' }),
    'a calendar by address',
  );

  await openSettled(page, `/birthday/artist/${pins[0]?.artist.id}`);
  await page.getByRole('button', { name: '分享應援卡' }).click();
  await expectOpenToAll(dialog.getByRole('img', { name: /生日應援卡/ }), 'the card to share');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^檢舉/ }).first().click();
  await expectOpenToAll(dialog, 'the question before a wish is reported');

  await openSettled(page, `/support-map?spot=${pins[0]?.id}`);
  await expectOpenToAll(dialog.getByRole('button', { name: /路線/ }), 'a spot');
  await page.getByRole('button', { name: '回報狀況' }).click();
  await page.getByRole('button', { name: '送出回報' }).click();
  await expectOpenToAll(page.getByText('請選擇哪裡不對。'), 'a report, with its fault');

  await openSettled(page, '/support-map/mine');
  await page
    .getByRole('button', { name: /^更新特典：/ })
    .first()
    .click();
  await expectOpenToAll(dialog.getByLabel('現在還有嗎'), 'the lamp of an own spot');

  await openSettled(page, `/birthday/campaigns/${campaign}`);
  await page
    .getByRole('button', { name: /^(參與應援|更改金額)/ })
    .first()
    .click();
  await dialog.getByLabel(/^金額/).fill('');
  await dialog.getByRole('button', { name: '確定參與' }).click();
  await expectOpenToAll(dialog.getByLabel(/^金額/), 'a pledge, with its fault');

  // On paper.
  await page.emulateMedia({ media: 'print' });
  const spots = pins.slice(0, 4).map(({ id }) => id);
  await openSettled(page, `/support-map/route?spots=${spots.join(',')}`);
  await expect(page.getByRole('button', { name: '列印' })).toBeHidden();
  await expectOpenToAll(page.getByRole('heading', { level: 1 }), 'a day on paper');
  await page.emulateMedia({ media: 'screen' });

  await openSettled(page, '/support-map/new');
  await page.getByRole('button', { name: '送出審核' }).click();
  await expectOpenToAll(page.locator('[aria-invalid="true"]').first(), 'a new spot, with faults');
});

test('what is asked of who owns a campaign, or claims a page, is open to everybody', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const dialog = dialogOf(page);
  const campaign = await openCampaign(request);
  // Its goal was met and paid for; and a page that nobody has claimed.
  const [unclaimed] = await inDatabase(async (sql) => {
    await sql`
      update public.support_campaigns set status = 'succeeded', succeeded_at = now()
      where id = ${campaign.id}`;
    return sql<{ id: string }[]>`
      select id from public.performer_profiles
      where owner_id is null and status = 'approved' limit 1`;
  });
  await logIn(page, campaign.owner);
  await openSettled(page, `/birthday/campaigns/${campaign.id}`);
  await page.getByRole('button', { name: '新增收據' }).click();
  await dialog.getByRole('button', { name: '新增收據' }).click();
  await expectOpenToAll(dialog.getByText('請填寫項目名稱'), 'a receipt, with its faults');

  await openSettled(page, `/performers/${unclaimed?.id}`);
  await page.getByRole('button', { name: '認領這個頁面' }).click();
  await dialog.getByRole('button', { name: '送出認領' }).click();
  await expectOpenToAll(dialog.getByText(/^請至少寫 10 個字/), 'a claim, with its fault');
});

test('what is opened on the way to an advertisement is open to everybody', async ({ page }) => {
  test.setTimeout(180_000);
  const dialog = dialogOf(page);
  await openSettled(page, '/ad-products');
  for (const index of [0, 1]) {
    // The address says what is compared.
    const box = page.getByRole('checkbox', { name: /^比較 / }).nth(index);
    await box.click();
    await expect(box).toBeChecked();
  }
  await expectOpenToAll(page.getByRole('table').first(), 'two plans side by side');

  await logIn(page, demoPeople.fan);
  await openSettled(page, '/support-ad-service');
  await page
    .getByRole('button', { name: /^進度與稿件/ })
    .first()
    .click();
  await expectOpenToAll(dialog.getByText('送出的稿件'), 'how far a support ad is');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^完成並送出/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: '送出需求' }).click();
  await expectOpenToAll(
    dialog.getByText('送出前需要聲明稿件的授權'),
    'a support ad that is finished, with faults, above the form of the next one',
  );

  await logIn(page, demoPeople.performer, '/register-ad');
  await page.getByRole('button', { name: '確認預約' }).click();
  await expectOpenToAll(page.getByText('請選擇版位').first(), 'an advertisement, with faults');
  await openSettled(page, '/ad-records');
  await page.getByText('每日成效').first().click();
  await expectOpenToAll(page.getByRole('table').first(), 'what an advertisement brought');
  await page
    .getByRole('link', { name: /^調整檔期與稿件/ })
    .first()
    .click();
  await page.getByRole('button', { name: '送出新稿件' }).click();
  await expectOpenToAll(page.getByText('請先選擇新的稿件'), 'another artwork, with its fault');
});

test('what performers open of their own is open to everybody', async ({ page, request }) => {
  test.setTimeout(180_000);
  const dialog = dialogOf(page);
  const performer = await publishPerformer(request);
  await openSettled(page, '/register-performer');
  await page.getByRole('button', { name: '送出註冊' }).click();
  await expectOpenToAll(
    page.getByText('您必須同意服務條款才能繼續'),
    'a registration, with faults',
  );

  await logIn(page, demoPeople.fan, `/performers/${performer.id}/invite`);
  await page.getByRole('button', { name: '送出邀請' }).click();
  await expectOpenToAll(
    page.locator('[aria-invalid="true"]').first(),
    'an invitation, with faults',
  );

  await logIn(page, demoPeople.performer, '/product-management/new');
  await page.getByRole('button', { name: '儲存草稿' }).click();
  await expectOpenToAll(page.getByText('請填商品名稱'), 'new goods, with faults');
  await openSettled(page, '/product-management?view=orders');
  await page
    .getByRole('button', { name: /為已出貨$/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: '標記為已出貨' }).click();
  await expectOpenToAll(dialog.getByLabel(/物流資訊/), 'a parcel, with its fault');
  await openSettled(page, '/performer-profile');
  await page.getByText('預覽', { exact: true }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectOpenToAll(page.getByRole('heading', { level: 1 }).first(), 'the preview of a page');
});
