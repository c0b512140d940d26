import type { Page } from '@playwright/test';
import { sized } from '../../tools/run-size/run-size';
import { signInToApi, signUpToApi } from '../support/api';
import { downloadTable } from '../support/csv-download';
import { inDatabase } from '../support/database';
import { desktopInTheLight, expectToFit, phoneInTheDark } from '../support/looks';
import { openPage } from '../support/open-page';
import { demoPeople, logIn, newPerson } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';

// Who buys sits at a desk in the light, who sells has a phone in the dark.
test.use(desktopInTheLight.use);

const CROWD = sized(6, 12);

/** The first question is lost on its way, then the answer to the second. */
async function loseBoth(page: Page, pattern: string): Promise<void> {
  let asked = 0;
  await page.route(pattern, async (route) => {
    asked += 1;
    // The server has done it; only the answer gets lost.
    if (asked === 2) await route.fetch();
    if (asked > 2) await route.continue();
    else await route.abort('connectionreset');
  });
}

test('five towels go to five of those who want them; another kind is put on sale, paid, sent, and sent back', async ({
  page,
  browser,
  fan,
  request,
}) => {
  test.setTimeout(120_000);
  const performer = await publishPerformer(request);
  const admin = await signInToApi(request, demoPeople.admin);

  // More want one of five towels at once: five get one, and the page tells everybody else.
  const crowd = await Promise.all(
    Array.from({ length: CROWD }, () => signUpToApi(request, newPerson('排隊的人'))),
  );
  const [towel] = (
    await performer.seller.call<{ items: { id: string; name: string }[] }>('my_products')
  ).items;
  const outcomes = await Promise.all(
    crowd.map((person) =>
      person.attempt('order_products', {
        p_items: [{ product_id: towel?.id, quantity: 1 }],
        p_delivery: { method: 'pickup', recipient: '王小明', phone: '0912345678' },
      }),
    ),
  );
  expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(5);
  expect(outcomes.filter(({ refusal }) => refusal === 'SOLD_OUT')).toHaveLength(CROWD - 5);
  await openPage(page, `/performers/${performer.id}/products/${towel?.id}`);
  await expect(page.getByText('已售完').first()).toBeVisible();

  const buyer = await signInToApi(request, fan);
  const desk = await (await browser.newContext(phoneInTheDark.use)).newPage();
  await logIn(desk, performer.owner);

  // Another kind of the towel, with a stock of its own; approved, it stands on the same desk.
  await openPage(desk, '/product-management');
  await desk.getByRole('link', { name: '為 測試毛巾 新增款式' }).click();
  await desk.getByLabel(/^款式/).fill('L');
  await desk.getByLabel(/^庫存總數/).fill('3');
  await desk.getByRole('button', { name: '儲存草稿' }).click();
  const row = desk.getByRole('article', { name: '測試毛巾－L' });
  await row.getByRole('button', { name: '送出審核 測試毛巾－L' }).click();
  await expect(row.getByText('審核中', { exact: true })).toBeVisible();
  await expectToFit(desk, phoneInTheDark);
  const { items } = await performer.seller.call<{ items: { id: string; variant: string }[] }>(
    'my_products',
  );
  const kind = items.find(({ variant }) => variant === 'L')?.id ?? '';
  await admin.call('decide', {
    p_entity_type: 'products',
    p_entity_id: kind,
    p_status: 'active',
  });
  const order = await buyer.call<{ id: string }>('order_products', {
    p_items: [{ product_id: kind, quantity: 1 }],
    p_delivery: {
      method: 'post',
      recipient: '王小明',
      phone: '0912345678',
      address: '澎湖縣馬公市中山路 1 號',
    },
  });
  await buyer.call('choose_bank_transfer', { p_order_id: order.id });
  await buyer.call('report_transfer', { p_order_id: order.id, p_last5: '54321' });

  // The desk: where the notification leads to, the money, the parcel, the file.
  await openPage(desk, `/product-management?order=${order.id}`);
  const sheet = desk.getByRole('dialog', { name: '訂單' });
  await sheet.getByRole('button', { name: '確認收款' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: '確認收款' }).click();
  await expect(desk.getByText('已確認收款，請準備出貨')).toBeVisible();
  // Where it goes is for who has to send it, which is not before it is paid.
  await expect(sheet.getByText('澎湖縣馬公市中山路 1 號')).toBeVisible();
  await sheet.getByRole('button', { name: /為已出貨$/ }).click();
  const parcel = desk.getByRole('dialog', { name: '標記為已出貨' });
  await parcel.getByLabel(/物流資訊/).fill('黑貓 1234-5678');
  await parcel.getByRole('button', { name: '標記為已出貨' }).click();
  await expect(sheet.getByText('黑貓 1234-5678')).toBeVisible();
  // One digit was wrong.
  await sheet.getByRole('button', { name: /的物流資訊$/ }).click();
  const right = desk.getByRole('dialog', { name: '更正物流資訊' });
  await right.getByLabel(/物流資訊/).fill('黑貓 1234-5679');
  await right.getByRole('button', { name: '更正物流資訊' }).click();
  await expect(sheet.getByText('黑貓 1234-5679')).toBeVisible();
  await expectToFit(desk, phoneInTheDark);
  await desk.keyboard.press('Escape');
  const { rows } = await downloadTable(desk, '匯出訂單');
  expect(rows).toHaveLength(6);
  expect(rows).toContainEqual(
    expect.objectContaining({ 商品: '測試毛巾－L × 1', 總計: '530', 狀態: '已出貨' }),
  );

  // The fan reads where the parcel is, sends the towel back, and gets the money.
  await logIn(page, fan, `/purchase-history/${order.id}`);
  await expect(page.getByText('黑貓 1234-5679').first()).toBeVisible();
  await page.getByRole('button', { name: '申請退款' }).click();
  const refund = page.getByRole('dialog', { name: '申請退款' });
  await refund.getByLabel(/退款原因/).fill('尺寸不合');
  await refund.getByLabel(/銀行代碼/).fill('812');
  await refund.getByLabel(/退款帳號/).fill('2888-1000-12345');
  await refund.getByLabel(/戶名/).fill('王小明');
  await refund.getByRole('button', { name: '送出申請' }).click();
  await expect(page.getByText('退款審核中')).toBeVisible();
  await expectToFit(page, desktopInTheLight);

  // The seller agrees and sends the money. Each time the question is lost, then the answer: the page says so, tries
  // again by the same button, and sees by itself what was done.
  await openPage(desk, `/product-management?order=${order.id}`);
  await loseBoth(desk, '**/rpc/decide_refund');
  await sheet.getByRole('button', { name: '同意退款' }).click();
  const agreeing = desk.getByRole('alertdialog');
  await agreeing.getByRole('button', { name: '同意退款' }).click();
  await expect(agreeing.getByRole('alert')).toBeVisible();
  await agreeing.getByRole('button', { name: '同意退款' }).click();
  await expect(agreeing).toHaveCount(0);
  await expect(sheet.getByText('待匯款', { exact: true }).first()).toBeVisible();
  await loseBoth(desk, '**/rpc/mark_refunded');
  await sheet.getByRole('button', { name: '標記為已匯款' }).click();
  const marking = desk.getByRole('dialog', { name: '標記為已匯款' });
  await marking.getByLabel(/匯款備註/).fill('TX-9');
  await marking.getByRole('button', { name: '標記為已匯款' }).click();
  await expect(marking.getByRole('alert')).toBeVisible();
  await expect(marking.getByLabel(/匯款備註/)).toHaveValue('TX-9');
  await marking.getByRole('button', { name: '標記為已匯款' }).click();
  await expect(marking).toHaveCount(0);
  await expect(sheet.getByText('已退款', { exact: true }).first()).toBeVisible();
  await expectToFit(desk, phoneInTheDark);
  await desk.context().close();
  const [paid] = await inDatabase(
    (sql) => sql<{ times: number; sum: number }[]>`
      select count(*)::int as times, sum(amount)::int as sum from private.ledger
      where from_order = ${order.id} and what = 'refunded'`,
  );
  // The postage is spent.
  expect(paid).toEqual({ times: 1, sum: 450 });
  await page.reload();
  await expect(page.getByText('已退款', { exact: true }).first()).toBeVisible();
});
