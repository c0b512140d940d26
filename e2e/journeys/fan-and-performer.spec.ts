import { openPage } from '../support/open-page';
import { logIn } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, phone, test } from '../support/test';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.use({ ...phone, colorScheme: 'dark' });

test('a fan finds a performer by fee and free day, follows, and wishes a happy birthday', async ({
  page,
  fan,
  request,
}) => {
  const performer = await publishPerformer(request);
  await logIn(page, fan);

  // Found by kind, place, fee and a free day; all of it stands in the address.
  await openPage(page, '/artists?city=penghu');
  await page.getByRole('combobox', { name: '演出費用' }).selectOption({ index: 2 });
  await page.getByLabel('這天有空').fill(dayIn(30));
  await expect(page).toHaveURL(/feeFrom=10000&feeTo=30000&freeOn=/);
  const heart = page.getByRole('button', { name: `關注 ${performer.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await openPage(page, '/favorite-artists');
  const row = page.getByRole('article', { name: performer.name });
  await row.getByRole('switch').uncheck();
  await expect(page.getByText(`已關閉 ${performer.name} 的通知`)).toBeVisible();

  // The birthday: one wish a year, taken back and written again.
  await row.getByRole('link', { name: /生日還有/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `${performer.name} 生日應援` }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: /想對/ }).fill('生日快樂，台下見');
  await page.getByRole('button', { name: '送出祝福' }).click();
  await expect(page.getByRole('heading', { name: '你今年的祝福' })).toBeVisible();
  await page.getByRole('button', { name: '收回祝福' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '收回祝福' }).click();
  await expect(page.getByRole('textbox', { name: /想對/ })).toBeVisible();
  await page.getByRole('button', { name: '分享應援卡' }).click();
  const card = page.getByRole('dialog', { name: '應援卡' });
  await expect(card.getByRole('img', { name: /生日應援卡/ })).toBeVisible();
});

test('a fan buys a towel in the shop of a performer, and invites them', async ({
  page,
  fan,
  request,
}) => {
  const performer = await publishPerformer(request);
  await logIn(page, fan);

  // Goods: from the performer's page through the cart to an order.
  await openPage(page, `/performers/${performer.id}`);
  await page.getByRole('link', { name: '測試毛巾' }).click();
  await page.getByRole('combobox', { name: '數量' }).selectOption('2');
  await page.getByRole('button', { name: '加入購物車' }).click();
  await page.getByRole('button', { name: '查看購物車' }).click();
  await page.getByRole('button', { name: '前往結帳' }).click();
  const sheet = page.getByRole('dialog', { name: '結帳' });
  await sheet.getByLabel('取貨方式').selectOption('pickup');
  await sheet.getByLabel('手機').first().fill('0912345678');
  await sheet.getByLabel(/載具/).fill('/ABC1234');
  await sheet.getByRole('button', { name: '確認訂單 NT$900' }).click();
  await expect(page).toHaveURL(/\/purchase-history\/[0-9a-f-]{36}$/);

  // The invitation: hours that are free, and a page that both sides share.
  await openPage(page, `/performers/${performer.id}`);
  await page.getByRole('link', { name: '邀請演出' }).click();
  await page.getByLabel(/^日期/).fill(dayIn(30));
  await expect(page.getByText('這天有空的時段：12:00–22:00')).toBeVisible();
  await page.getByLabel(/^開始/).fill('18:00');
  await page.getByLabel(/^結束/).fill('20:00');
  await page.getByRole('combobox', { name: /場合/ }).selectOption('birthday');
  await page.getByRole('textbox', { name: /地點/ }).fill('木日咖啡 中山店');
  await page.getByRole('textbox', { name: /手機/ }).fill('0912345678');
  await page.getByRole('button', { name: '送出邀請' }).click();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/);
});
