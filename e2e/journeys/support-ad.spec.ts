import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { besideAdmin, confirmPayment } from '../support/back-office';
import { orderNoOn, reportTransfer } from '../support/checkout';
import { desktopInTheLight, expectToFit, phoneInTheDark, turnTo } from '../support/looks';
import { openPage } from '../support/open-page';
import { demoPeople, logIn } from '../support/people';
import { pictureFile } from '../support/picture';
import { expect, test } from '../support/test';

// Ordered at a desk in the light; what comes of it is seen to on a phone in the dark.
test.use(desktopInTheLight.use);

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Media that a company reviews, free on a far day. */
async function reviewedMedia(request: APIRequestContext) {
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as {
    supabaseKey: string;
  };
  const answer = await request.get('/rest/v1/rpc/list_ad_products', {
    headers: { apikey: supabaseKey },
  });
  const products = (await answer.json()) as {
    id: string;
    min_units: number;
    needs_media_review: boolean;
  }[];
  const found = products.find(({ needs_media_review: isReviewed }) => isReviewed);
  if (!found) throw new Error('the demo data has no reviewed media');
  return found;
}

/** The support ad of this title in the room of advertisements, opened. */
async function openInRoom(admin: Page, title: string) {
  await admin.goto(`/admin/ads?tab=support&q=${encodeURIComponent(title)}`);
  await admin.locator('[data-row]').first().click();
  return admin.getByRole('region', { name: title });
}

test('a support ad goes from its estimate over a correction and the payment to the photo on the street', async ({
  page,
  browser,
  request,
  fan,
}) => {
  test.setTimeout(120_000);
  const media = await reviewedMedia(request);
  const name = demoPeople.performer.username;
  const title = `${name} 生日快樂 ${randomUUID().slice(0, 6)}`;
  await logIn(
    page,
    fan,
    `/support-ad-service?product=${media.id}&from=${dayIn(90)}&units=${media.min_units}`,
  );

  // The price and the latest day stand there before anything is typed.
  await expect(page.getByText(/^總計 NT\$[\d,]+・最晚 .+ 前下單$/)).toBeVisible();
  await page.getByRole('searchbox', { name: '搜尋表演者' }).fill(name);
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('button', { name: '換一位' })).toBeVisible();
  await page.getByLabel(/^廣告標題/).fill(title);
  const artwork = page.getByLabel('選擇圖片檔案');
  await artwork.setInputFiles(pictureFile('稿件.png'));
  await expect(page.getByRole('img', { name: '已選擇的稿件' })).toBeVisible();
  await page.getByLabel(/^聯絡電話/).fill('0912345678');
  await page.getByRole('checkbox', { name: /^稿件是我的創作/ }).check();
  await page.getByRole('checkbox', { name: /^已取得肖像權人/ }).check();
  await page.getByRole('button', { name: '送出需求' }).click();
  const entry = page.getByRole('article', { name: title });
  await expect(entry.getByText('已送出', { exact: true })).toBeVisible();
  await expectToFit(page, desktopInTheLight);
  await turnTo(page, phoneInTheDark);

  await besideAdmin(browser, async (admin) => {
    // The media company wants it changed.
    const row = await openInRoom(admin, title);
    await row.getByRole('button', { name: '開始審核' }).click();
    await row.getByRole('button', { name: '請對方修改' }).click();
    const question = admin.getByRole('dialog', { name: /^請「.+」的主辦人修改？$/ });
    await question.getByRole('textbox', { name: '原因' }).fill('標題請加上日期');
    await question.getByRole('button', { name: '請對方修改' }).click();
    await expect(row.getByText('標題請加上日期').first()).toBeVisible();

    await page.reload();
    await entry.getByRole('button', { name: /^修改並重送/ }).click();
    const fix = page.getByRole('dialog', { name: '修改並重送' });
    await expect(fix.getByText('審稿意見：標題請加上日期')).toBeVisible();
    await fix.getByLabel(/^廣告標題/).fill(`${title} 12/5`);
    await fix.getByLabel('選擇圖片檔案').setInputFiles(pictureFile('稿件二.png'));
    await expect(fix.getByRole('img', { name: '已選擇的稿件' })).toBeVisible();
    await fix.getByRole('checkbox', { name: /^稿件是我的創作/ }).check();
    await fix.getByRole('checkbox', { name: /^已取得肖像權人/ }).check();
    await fix.getByRole('button', { name: '重新送審' }).click();
    const sent = page.getByRole('article', { name: `${title} 12/5` });
    await expect(sent.getByText('媒體審核中', { exact: true })).toBeVisible();

    // Paid once it is accepted, and only then produced.
    const again = await openInRoom(admin, `${title} 12/5`);
    await again.getByRole('button', { name: '通過並保留版位' }).click();
    await expect(admin.getByText('已通過，等待對方付款')).toBeVisible();
    await page.reload();
    await sent.getByRole('link', { name: /^前往付款/ }).click();
    const orderNo = await orderNoOn(page);
    await reportTransfer(page);
    await confirmPayment(admin, orderNo);
    const paid = await openInRoom(admin, `${title} 12/5`);
    await paid.getByRole('button', { name: '開始製作' }).click();
    await paid.getByRole('button', { name: '已上刊' }).click();
    await paid.getByRole('button', { name: '上傳證明並結案' }).click();
    const proof = admin.getByRole('dialog', { name: /的刊登證明$/ });
    await proof.getByLabel('選擇圖片檔案').setInputFiles(pictureFile('現場.png'));
    await expect(proof.getByRole('button', { name: '移除第 1 張' })).toBeVisible();
    await proof.getByRole('button', { name: '結案' }).click();
    await expect(proof).toHaveCount(0);
  });

  await openPage(page, '/support-ad-service');
  const done = page.getByRole('article', { name: `${title} 12/5` });
  await expect(done.getByText('已結案', { exact: true })).toBeVisible();
  await expect(done.getByRole('img', { name: /的刊登照片 1$/ })).toBeVisible();
  await done.getByRole('button', { name: /^進度與稿件/ }).click();
  const progress = page.getByRole('dialog', { name: /的進度$/ });
  await expect(progress.getByText('第 2 版')).toBeVisible();
  await expect(progress.getByRole('img', { name: '第 2 版的稿件 1' })).toBeVisible();
  await expectToFit(page, phoneInTheDark);
});
