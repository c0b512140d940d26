import type { Page } from '@playwright/test';
import { inDatabase } from '../support/database';
import { letVenue } from '../support/let-venue';
import { signInToApi } from '../support/api';
import { expectToFit, looks } from '../support/looks';
import { openPage } from '../support/open-page';
import { logIn, newPerson, type Person } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
/** Far enough that every policy still gives everything back. */
const day = new Date(Date.now() + 45 * DAY_MS).toISOString().slice(0, 10);

/** Somebody signs up on the way, where the login sheet leads. */
async function signUpOnTheWay(page: Page, person: Person) {
  const sheet = page.getByRole('dialog', { name: '登入後送出預訂申請' });
  await sheet.getByRole('link', { name: '註冊' }).click();
  await expect(page).toHaveURL(/\/signup\?returnTo=/);
  await page.getByLabel('名稱').fill(person.username);
  await page.getByLabel('電子郵件').fill(person.email);
  await page.getByLabel('密碼', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: '建立帳號' }).click();
  await expect(page).toHaveURL(/\/venue-bookings\/create\?/);
}

/** Presses a button, and the one of the same name in the question that follows. */
async function pressAndConfirm(page: Page, button: string, confirm = button) {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

async function review(page: Page) {
  await page.getByRole('button', { name: '撰寫評價' }).click();
  const dialog = page.getByRole('dialog', { name: /^評價/ });
  await dialog.getByText('5 分').click();
  await dialog.getByLabel(/說說這次的經驗/).fill('下次還會再來。');
  await dialog.getByRole('button', { name: '送出評價' }).click();
  await expect(page.getByRole('heading', { name: '你的評價：5 分' })).toBeVisible();
}

// Both themes and both widths in two walks: a phone in the dark, a desktop in the light.
for (const look of looks.filter(({ use, theme }) => 'isMobile' in use === (theme === 'dark'))) {
  test.describe(look.name, () => {
    const { use } = look;
    test.use(use);

    test('a visitor finds a free venue, signs up in the middle, agrees on a price, pays, and both review', async ({
      page,
      browser,
      request,
    }) => {
      // Eleven pages and two people.
      test.setTimeout(150_000);
      const venue = await letVenue(request);
      const guest = newPerson('測試主辦人');

      await openPage(page, `/book-venue?city=penghu&q=${encodeURIComponent(venue.name)}`);
      const hours = page.getByRole('search', { name: '要用的時段' });
      await hours.getByLabel('日期').fill(day);
      await hours.getByLabel('開始時間').selectOption('14:00');
      await hours.getByRole('button', { name: '立即查詢檔期' }).click();
      await expect(page.getByText('1 個場地在這個時段有空')).toBeVisible();
      await expect(page.getByRole('article').getByText('NT$4,000')).toBeVisible();
      await page.getByRole('link', { name: '±3 天' }).click();
      const days = page.getByRole('region', { name: '前後三天，看哪天最划算' });
      await expect(days.getByRole('link', { name: 'NT$4,000' })).toHaveCount(7);
      // Who is signed out says what they want; it is saved when they are back.
      await page.getByRole('button', { name: `收藏 ${venue.name}` }).click();
      await expect(page.getByRole('dialog', { name: `登入後收藏 ${venue.name}` })).toBeVisible();
      await page.keyboard.press('Escape');
      await expectToFit(page, look);
      await page.getByRole('link', { name: venue.name }).click();

      const panel = page.getByRole('region', { name: '價格與預訂' });
      await expect(panel.getByText('NT$1,000 × 4 小時')).toBeVisible();
      await expectToFit(page, look);
      await panel.getByRole('link', { name: '送出預訂申請' }).click();

      await page.getByRole('button', { name: '下一步：需求' }).click();
      await page.getByLabel(/^人數/).fill('20');
      await page.getByLabel(/^用途/).fill('生日應援咖啡');
      await page.getByRole('button', { name: '下一步：費用' }).click();
      await expect(page.getByRole('heading', { name: /^取消政策/ })).toBeVisible();
      await page.getByRole('button', { name: '下一步：確認' }).click();
      await page.getByLabel(/^聯絡人/).fill(guest.username);
      await page.getByLabel(/^手機/).fill('0912345678');
      await page.getByLabel(/^電子郵件/).fill(guest.email);
      await page.getByRole('checkbox', { name: /我已閱讀場地規範/ }).check();
      await expectToFit(page, look);
      await page.getByRole('button', { name: '送出預訂申請' }).click();
      await signUpOnTheWay(page, guest);
      await expect(page.getByLabel(/^聯絡人/)).toHaveValue(guest.username);
      await page.getByRole('button', { name: '送出預訂申請' }).click();
      await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { name: '等待對方回覆' })).toBeVisible();
      await expectToFit(page, look);
      const path = new URL(page.url()).pathname;

      const desk = await (await browser.newContext(use)).newPage();
      await logIn(desk, venue.owner, '/venue-bookings-management');
      await desk.getByRole('link', { name: guest.username }).click();
      await desk.getByLabel('單價（NT$）').fill('3600');
      await desk.getByRole('button', { name: '送出報價 NT$3,600' }).click();
      await expect(desk.getByRole('heading', { name: '已送出報價，等對方決定' })).toBeVisible();
      await desk.getByLabel('訊息內容').fill('可以提早半小時進場。');
      await desk.getByRole('button', { name: '傳送' }).click();
      await expect(desk.getByText('可以提早半小時進場。', { exact: true })).toBeVisible();
      await expectToFit(desk, look);

      await page.reload();
      await expect(page.getByText('可以提早半小時進場。')).toBeVisible();
      await pressAndConfirm(page, '接受報價');
      await expect(page.getByRole('heading', { name: '請付訂金 NT$1,080' })).toBeVisible();
      await page.getByRole('link', { name: '前往付訂金' }).click();
      await page.getByRole('button', { name: '取得匯款帳號' }).click();
      await page.getByRole('textbox', { name: /後五碼/ }).fill('54321');
      await page.getByRole('button', { name: '回報匯款' }).click();
      await expect(page.getByText('已收到你的匯款回報')).toBeVisible();

      await desk.reload();
      await expect(desk.getByText(/帳號後五碼 54321/)).toBeVisible();
      await pressAndConfirm(desk, '確認收款');
      await expect(desk.getByRole('heading', { name: '預訂已確認' })).toBeVisible();
      await expect(desk.getByText(guest.email)).toBeVisible();

      const id = path.split('/').pop() ?? '';
      await inDatabase(
        (sql) => sql`
          update public.bookings
          set start_at = now() - interval '5 hours', end_at = now() - interval '1 hour'
          where id = ${id}`,
      );
      await desk.reload();
      await pressAndConfirm(desk, '標記完成');
      await expect(desk.getByRole('heading', { name: '這次活動已完成' })).toBeVisible();
      await review(desk);
      await page.goto(path);
      await review(page);
      await page.goto(`/venues/${venue.id}`);
      await expect(page.getByText('下次還會再來。')).toBeVisible();
      await expect(page.getByRole('button', { name: '已收藏' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.goto('/book-venue?saved=true');
      await expect(page.getByRole('article', { name: venue.name })).toBeVisible();
      await expect(page.getByText('共 1 個場地')).toBeVisible();

      await desk.goto('/venue-income');
      const months = desk.getByRole('region', { name: '每月明細' });
      const thisMonth = months.getByRole('row').or(months.getByRole('listitem'));
      await expect(thisMonth.filter({ hasText: '（本月）' })).toContainText('NT$3,600');
      await expect(desk.getByRole('table', { name: /被訂走的比例/ })).toBeVisible();
      await expectToFit(desk, look);
      await desk.context().close();
    });
  });
}

test('a guest asks two venues with one form, and takes one with a performer in one press', async ({
  page,
  fan,
  request,
}) => {
  test.setTimeout(120_000);
  const venue = await letVenue(request);
  const other = await letVenue(request);
  const performer = await publishPerformer(request);
  const guest = await signInToApi(request, fan);
  const moment = (hour: number) => `${day}T${hour}:00:00+08:00`;
  // The cheapest of its city, so that it is among those that are offered.
  await inDatabase(
    (sql) => sql`update public.venues set price_per_hour = 90 where id = ${other.id}`,
  );

  const chosen = new URLSearchParams({ venue: venue.id, from: moment(14), to: moment(18) });
  await logIn(page, fan, `/venue-bookings/create?${chosen}`);
  await page.getByRole('button', { name: '下一步：需求' }).click();
  await page.getByLabel(/^人數/).fill('20');
  await page.getByLabel(/^用途/).fill('生日應援咖啡');
  await page.getByRole('button', { name: '下一步：費用' }).click();
  await page.getByRole('button', { name: '下一步：確認' }).click();
  await page.getByRole('checkbox', { name: `${other.name}・NT$360` }).check();
  await page.getByLabel(/^手機/).fill('0912345678');
  await page.getByRole('checkbox', { name: /我已閱讀場地規範/ }).check();
  await page.getByRole('button', { name: '同時詢問 2 個場地' }).click();
  await expect(page).toHaveURL('/bookings/compare');
  await expect(page.getByRole('article')).toHaveCount(2);

  const { items } = await venue.host.call<{ items: { id: string }[] }>('my_bookings', {
    p_side: 'host',
  });
  await venue.host.call('approve_booking', { p_booking_id: items[0]?.id, p_offer_no: 1 });
  const asked = await guest.call<{ id: string }>('request_performance', {
    p_performer_id: performer.id,
    p_start_at: moment(15),
    p_end_at: moment(17),
    p_performance_type: '專場',
    p_location: '測試路 1 號',
    p_contact_name: fan.username,
    p_contact_phone: '0912345678',
    p_contact_email: fan.email,
  });
  await performer.seller.call('send_quote', {
    p_booking_id: asked.id,
    p_lines: [{ label: '演出', quantity: 1, unit_price: 12_000 }],
  });
  await page.reload();
  await expect(page.getByText('合計 NT$16,000')).toBeVisible();
  await pressAndConfirm(page, '一次訂下');
  await expect(page.getByText('兩邊的時段都保留了，請在期限內各付訂金')).toBeVisible();
  await expect(page.getByRole('button', { name: '一次訂下' })).toBeHidden();
});
