import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signInToApi } from '../support/api';
import { requestSession } from '../support/auth';
import { openPage } from '../support/open-page';
import { demoPeople, logIn } from '../support/people';
import { expect, phone, test } from '../support/test';

test.use(phone);

/** A picture of one red point: enough to be one. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
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

/** A photo that an administrator took, in the public bucket. */
async function uploadPhoto(request: APIRequestContext): Promise<string> {
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as {
    supabaseKey: string;
  };
  const { access_token: token, user } = await requestSession(request, demoPeople.admin);
  const name = `media/${user.id}/${randomUUID()}.png`;
  const answer = await request.post(`/functions/v1/upload/${name}`, {
    headers: {
      apikey: supabaseKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'image/png',
    },
    data: png,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/storage/v1/object/public/${name}`;
}

test('a support ad goes from its estimate over a correction and the payment to the photo on the street', async ({
  page,
  request,
  fan,
}) => {
  test.setTimeout(120_000);
  const admin = await signInToApi(request, demoPeople.admin);
  const buyer = await signInToApi(request, fan);
  const media = await reviewedMedia(request);
  const [artist] = (
    await buyer.call<{ items: { id: string; performer_name: string }[] }>('search_performers')
  ).items;
  const name = artist?.performer_name ?? '';
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
  await page.getByLabel(/^廣告標題/).fill(`${name} 生日快樂`);
  const artwork = page.getByLabel('選擇圖片檔案');
  await artwork.setInputFiles({ name: '稿件.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: '已選擇的稿件' })).toBeVisible();
  await page.getByLabel(/^聯絡電話/).fill('0912345678');
  await page.getByRole('checkbox', { name: /^稿件是我的創作/ }).check();
  await page.getByRole('checkbox', { name: /^已取得肖像權人/ }).check();
  await page.getByRole('button', { name: '送出需求' }).click();
  const entry = page.getByRole('article', { name: `${name} 生日快樂` });
  await expect(entry.getByText('已送出', { exact: true })).toBeVisible();

  // The media company wants it changed.
  const { items } = await buyer.call<{ items: { id: string }[] }>('my_support_ads');
  const id = items[0]?.id ?? '';
  const decide = (status: string, reason?: string) =>
    admin.call('decide', {
      p_entity_type: 'support_ad_orders',
      p_entity_id: id,
      p_status: status,
      p_reason: reason,
    });
  await decide('reviewing');
  await decide('needs_fix', '標題請加上日期');
  await openPage(page, `/support-ad-service?order=${id}`);
  await entry.getByRole('button', { name: /^修改並重送/ }).click();
  const fix = page.getByRole('dialog', { name: '修改並重送' });
  await expect(fix.getByText('審稿意見：標題請加上日期')).toBeVisible();
  await fix.getByLabel(/^廣告標題/).fill(`${name} 生日快樂 12/5`);
  await fix
    .getByLabel('選擇圖片檔案')
    .setInputFiles({ name: '稿件二.png', mimeType: 'image/png', buffer: png });
  await expect(fix.getByRole('img', { name: '已選擇的稿件' })).toBeVisible();
  await fix.getByRole('checkbox', { name: /^稿件是我的創作/ }).check();
  await fix.getByRole('checkbox', { name: /^已取得肖像權人/ }).check();
  await fix.getByRole('button', { name: '重新送審' }).click();
  const sent = page.getByRole('article', { name: `${name} 生日快樂 12/5` });
  await expect(sent.getByText('媒體審核中', { exact: true })).toBeVisible();

  // Paid once it is accepted, and only then produced.
  await decide('approved');
  await page.reload();
  const pay = sent.getByRole('link', { name: /^前往付款/ });
  const order = { p_order_id: (await pay.getAttribute('href'))?.split('/').pop() };
  await buyer.call('choose_bank_transfer', order);
  await buyer.call('report_transfer', { ...order, p_last5: '54321' });
  await admin.call('confirm_payment', order);
  const photo = await uploadPhoto(request);
  for (const status of ['producing', 'live', 'completed']) {
    await admin.call('admin_advance_support_ad', {
      p_id: id,
      p_status: status,
      p_proof_urls: status === 'completed' ? [photo] : null,
    });
  }
  await page.reload();
  await expect(sent.getByText('已結案', { exact: true })).toBeVisible();
  await expect(sent.getByRole('img', { name: /的刊登照片 1$/ })).toBeVisible();
  await sent.getByRole('button', { name: /^進度與稿件/ }).click();
  const progress = page.getByRole('dialog', { name: /的進度$/ });
  await expect(progress.getByText('第 2 版')).toBeVisible();
  await expect(progress.getByRole('img', { name: '第 2 版的稿件 1' })).toBeVisible();
});
