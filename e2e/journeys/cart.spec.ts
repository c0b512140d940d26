import { signInToApi } from '../support/api';
import { inDatabase } from '../support/database';
import { expectToFit, looks } from '../support/looks';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

const [phoneInTheLight, ...others] = looks;

test('two events of one seller: one form, one transfer, and the seller sees both', async ({
  page,
  fan,
  request,
}) => {
  test.setTimeout(150_000);
  const first = await publishEvent(request, [{ name: '站席', price: 1200, capacity: 10 }]);
  const second = await publishEvent(request, [{ name: '座席', price: 1800, capacity: 10 }]);
  // Of the same organizer.
  await inDatabase(
    (sql) => sql`
      update public.events as e
      set organizer_id = o.organizer_id, organizer_name = o.organizer_name,
        title = '第二夜 ' || right(e.title, 4)
      from public.events as o where e.id = ${second.id} and o.id = ${first.id}`,
  );
  const buyer = await signInToApi(request, fan);
  for (const { id } of [first, second]) {
    const { ticket_types: types } = await buyer.call<{ ticket_types: { id: string }[] }>(
      'get_event',
      { p_id: id },
    );
    const line = { p_item_type: 'ticket', p_ref_id: id, p_sub_ref: types[0]?.id };
    await buyer.call('put_in_cart', { ...line, p_quantity: 1 });
  }

  await logIn(page, fan);
  await page.getByRole('button', { name: /帳號選單/ }).click();
  await page.getByRole('link', { name: /^購物車\s*2$/ }).click();
  await expect(page.getByRole('combobox', { name: /的數量/ }).first()).toContainText('1 張');
  for (const look of [...others, phoneInTheLight]) {
    if (!look) continue;
    await page.emulateMedia({ colorScheme: look.theme });
    await page.setViewportSize(look.use.viewport);
    await page.reload();
    const seller = page.getByRole('region', { name: '測試主辦' });
    await expect(seller).toContainText('NT$3,000');
    await expect(seller.getByText(/台北・測試展演廳/)).toHaveCount(2);
    await expect(seller.getByText(/19:30/)).toHaveCount(2);
    await expectToFit(page, look);
  }

  await page.getByRole('button', { name: '前往結帳' }).click();
  const sheet = page.getByRole('dialog', { name: '前往結帳' });
  await sheet.getByLabel('手機', { exact: false }).first().fill('0912345678');
  await sheet.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
  await sheet.getByRole('button', { name: '確認訂單 NT$3,000' }).click();
  await expect(page).toHaveURL(/\/purchase-history\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('region', { name: '同一次結帳的訂單' })).toBeVisible();
  await page.getByRole('button', { name: '取得匯款帳號' }).click();
  await expect(page.getByText('000012345678')).toBeVisible();
  await expect(page.getByRole('region', { name: '付款' })).toContainText('NT$3,000');
  await page.getByLabel(/後五碼/).fill('12345');
  await page.getByRole('button', { name: '回報匯款' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '付款確認中' })).toBeVisible();
  await expect(page.getByRole('region', { name: '同一次結帳的訂單' })).toContainText('付款確認中');
  await page.goto('/cart');
  await expect(page.getByText('購物車是空的')).toBeVisible();

  const { items } = await first.organizer.call<{
    items: { total: number; transfer: { last5: string } }[];
  }>('seller_orders', { p_seller_type: 'organizer', p_tab: 'payment_review' });
  const reported = items.map(({ total, transfer }) => [total, transfer.last5]);
  expect(Object.fromEntries(reported)).toEqual({ 1200: '12345', 1800: '12345' });
});
