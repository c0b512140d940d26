import { randomUUID } from 'node:crypto';
import { isLongRun } from '../../tools/run-size/run-size';
import { signInToApi, type ApiCaller } from '../support/api';
import { approveInQueue, besideAdmin } from '../support/back-office';
import { passHours, pressAndConfirm, review } from '../support/booking-room';
import { reportTransfer } from '../support/checkout';
import { inDatabase } from '../support/database';
import { desktopInTheLight, expectToFit, phoneInTheDark, turnTo } from '../support/looks';
import { asVisitor, openPage } from '../support/open-page';
import { demoPeople, logIn, newPerson } from '../support/people';
import { prerender } from '../support/prerender';
import { publishPerformer, type PublishedPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// Both widths and both themes in one walk: a desk in the light, and a phone in the dark.
test.use(desktopInTheLight.use);

/** Puts something else on sale, as the performer and the administrators do. */
async function sellAnother({ id, seller }: PublishedPerformer, admin: ApiCaller, name: string) {
  const product = await seller.call<{ id: string }>('save_product', {
    p_performer_id: id,
    p_name: name,
    p_category: 'stationery',
    p_price: 450,
    p_stock: 5,
    p_delivery: ['pickup'],
  });
  await seller.call('move_product', { p_id: product.id, p_move: 'submit' });
  await admin.call('decide', {
    p_entity_type: 'products',
    p_entity_id: product.id,
    p_status: 'active',
  });
  // The clock of the site does it each minute.
  await inDatabase((sql) => sql`select private.tell_followers()`);
}

test('a follower hears of new goods, buys them, and invites the performer, who edits the page, quotes, is paid and rated', async ({
  page,
  browser,
  fan,
  request,
}) => {
  test.setTimeout(300_000);
  const performer = await publishPerformer(request);
  await logIn(page, fan);

  // Goods: from the notification through the cart to an order.
  await openPage(page, `/performers/${performer.id}`);
  await page.getByRole('button', { name: '關注', exact: true }).click();
  await expect(page.getByRole('button', { name: '已關注', exact: true })).toBeVisible();
  await sellAnother(performer, await signInToApi(request, demoPeople.admin), '測試信紙');
  await openPage(page, '/notifications');
  // A toast may say the same beside the list.
  await page.getByRole('link', { name: `${performer.name} 的新商品「測試信紙」上架了` }).click();
  await expect(page.getByRole('heading', { level: 1, name: '測試信紙' })).toBeVisible();
  await expectToFit(page, desktopInTheLight);
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
  const booking = new URL(page.url()).pathname.split('/').pop() ?? '';

  // The performer, on the own phone: another word on the page, and a price for the evening.
  const context = await browser.newContext(phoneInTheDark.use);
  const desk = await context.newPage();
  await logIn(desk, performer.owner, '/performer-profile');
  await desk
    .getByLabel(/^簡介/)
    .fill('今年改唱三人編制，歌曲關於通勤、雨天與還沒寄出的信，也接生日派對與婚禮的邀約。');
  await desk.getByRole('button', { name: '儲存', exact: true }).click();
  await expect(desk.getByText('主頁已更新')).toBeVisible();
  await expectToFit(desk, phoneInTheDark);
  await openPage(desk, '/performance-bookings');
  await desk.getByRole('link', { name: fan.username }).first().click();
  await desk.getByLabel('單價（NT$）').fill('15000');
  await desk.getByRole('button', { name: '送出報價 NT$15,000' }).click();
  await expect(desk.getByRole('heading', { name: '已送出報價，等對方決定' })).toBeVisible();

  // Each sees at once what the other does; neither page asks for it by itself.
  await pressAndConfirm(page, '接受報價');
  await page.getByRole('link', { name: '前往付訂金' }).click();
  await reportTransfer(page);
  await pressAndConfirm(desk, '確認收款');
  await expect(desk.getByRole('heading', { name: '預訂已確認' })).toBeVisible();
  await passHours(booking);
  await pressAndConfirm(desk, '標記完成');
  await expect(desk.getByRole('heading', { name: '這次活動已完成' })).toBeVisible();
  // What one says of the other is read once both have spoken.
  await review(desk, '準時、大方，期待下次。');
  await context.close();
  await openPage(page, `/bookings/${booking}`);
  await review(page, '安可了兩首，大家都哭了。');
  await openPage(page, `/performers/${performer.id}`);
  await expect(page.getByText('今年改唱三人編制', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('安可了兩首，大家都哭了。')).toBeVisible();
  await expectToFit(page, desktopInTheLight);

  // The press kit, once it is drawn: a file with a name that is read. Drawing takes longer than the rest of the journey.
  if (!isLongRun) return;
  const kit = page.getByRole('link', { name: '下載 EPK（PDF）' });
  const address = (await kit.getAttribute('href')) ?? '';
  await prerender(`/performers/${performer.id}`);
  expect((await request.get(address)).headers()['content-type']).toBe('application/pdf');
  const file = page.waitForEvent('download');
  await kit.click();
  expect((await file).suggestedFilename()).toBe(`${performer.name.replace(' ', '-')}-EPK.pdf`);
});

test('a performer registers, is approved and public; a spot for them is added, approved, and found on the map', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const person = newPerson(`新表演者 ${mark}`);
  const name = person.username;

  // One form for account and page, on a phone; its state is told at once.
  await turnTo(page, phoneInTheDark);
  await openPage(page, '/register-performer');
  await page.getByLabel(/^表演者名稱/).fill(name);
  await page
    .getByLabel(/^簡介/)
    .fill('在小場地唱了五年的歌，寫雨天、通勤與還沒寄出的信，也接生日派對與校園演出。');
  await page.getByLabel(/^表演類型/).selectOption('artist');
  await page.getByLabel(/^表演者身分/).selectOption('solo');
  await page.getByLabel(/^風格/).fill('城市民謠');
  await page.getByLabel(/^聯絡人/).fill('陳經紀');
  await page.getByLabel(/^電子郵件/).fill(person.email);
  await page.getByLabel(/^聯絡電話/).fill('0912345678');
  await page.getByLabel('密碼', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: /服務條款/ }).check();
  await page.getByRole('button', { name: '送出註冊' }).click();
  const mine = page.getByRole('list', { name: '你的表演者主頁' });
  await expect(mine.getByText('審核中', { exact: true })).toBeVisible();
  await expectToFit(page, phoneInTheDark);

  const title = `測試生咖 ${mark}`;
  await besideAdmin(browser, async (admin) => {
    await approveInQueue(admin, name);
    await asVisitor(browser, async (visitor) => {
      await openPage(visitor, `/artists?q=${encodeURIComponent(name)}`);
      await visitor.getByRole('link', { name }).first().click();
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectToFit(visitor, desktopInTheLight);
    });

    // A spot without a map: its numbers are typed.
    await openPage(page, '/support-map/new');
    await page.getByRole('combobox', { name: /^類型/ }).selectOption('生咖');
    await page.getByRole('searchbox', { name: '搜尋表演者' }).fill(name);
    await page.getByRole('button', { name: `選擇${name}` }).click();
    await page.getByRole('textbox', { name: /^名稱/ }).fill(title);
    await page.getByRole('combobox', { name: /^城市/ }).selectOption('penghu');
    await page.getByRole('textbox', { name: /^地址/ }).fill('澎湖縣馬公市中山路 1 號');
    await page.getByLabel(/^地圖座標/).fill('23.5655, 119.5663');
    await page.getByLabel(/^第一天/).fill(dayIn(0));
    await page.getByLabel(/^最後一天/).fill(dayIn(5));
    await page.getByRole('button', { name: '送出審核' }).click();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await approveInQueue(admin, title);
  });

  await turnTo(page, desktopInTheLight);
  await openPage(page, `/support-map?q=${encodeURIComponent(title)}`);
  await page.getByRole('link', { name: title }).click();
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: '我到了，蓋章' }).click();
  await expect(sheet.getByText('今天已經蓋過章')).toBeVisible();
  await expectToFit(page, desktopInTheLight);
});
