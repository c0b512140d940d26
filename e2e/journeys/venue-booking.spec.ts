import { isLongRun } from '../../tools/run-size/run-size';
import type { Page } from '@playwright/test';
import { passHours, pressAndConfirm, review } from '../support/booking-room';
import { reportTransfer } from '../support/checkout';
import { letVenue } from '../support/let-venue';
import { loseAnswer } from '../support/lost-answer';
import { expectToFit, looks, phoneInTheDark } from '../support/looks';
import { openPage } from '../support/open-page';
import { logIn, newPerson, type Person } from '../support/people';
import { expect, test } from '../support/test';

const walkedIn = isLongRun ? looks : [phoneInTheDark];

// A step that hangs says so at once.
test.use({ actionTimeout: 15_000 });

const DAY_MS = 86_400_000;
/** Far enough that every policy still gives everything back. */
const day = new Date(Date.now() + 45 * DAY_MS).toISOString().slice(0, 10);

/** Was it another month in Taipei when the hours began that `passHours` lets go by? */
function isNewMonth(): boolean {
  const monthAt = (ms: number) => new Date(ms + 8 * 3_600_000).getUTCMonth();
  return monthAt(Date.now()) !== monthAt(Date.now() - 5 * 3_600_000);
}

/** Somebody signs up on the way, where the login sheet leads. */
async function signUpOnTheWay(page: Page, person: Person) {
  const sheet = page.getByRole('dialog', { name: '登入後送出預訂申請' });
  await sheet.getByRole('link', { name: '註冊' }).click();
  await expect(page).toHaveURL(/\/signup\?returnTo=/);
  // What was typed in the form is not asked for again.
  await expect(page.getByLabel('名稱')).toHaveValue(person.username);
  await expect(page.getByLabel('電子郵件')).toHaveValue(person.email);
  await page.getByLabel('密碼', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: '建立帳號' }).click();
  await expect(page).toHaveURL(/\/venue-bookings\/create\?/);
}

for (const look of walkedIn) {
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
      // On the phone the network loses the answer to every step: each happens once, and the page shows it.
      const lose = (each: Page, name: string) =>
        look.theme === 'dark' ? loseAnswer(each, name) : Promise.resolve();

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

      // The hours are known: nobody is asked for them again.
      await page.getByLabel(/^人數/).fill('20');
      await page.getByRole('button', { name: '生日應援咖啡' }).click();
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
      await lose(desk, 'send_quote');
      await desk.getByRole('button', { name: '送出報價 NT$3,600' }).click();
      await expect(desk.getByRole('heading', { name: '已送出報價，等對方決定' })).toBeVisible();
      await desk.getByLabel('訊息內容').fill('可以提早半小時進場。');
      await desk.getByRole('button', { name: '傳送' }).click();
      await expect(desk.getByText('可以提早半小時進場。', { exact: true })).toBeVisible();
      await expectToFit(desk, look);

      await page.reload();
      await expect(page.getByText('可以提早半小時進場。')).toBeVisible();
      await lose(page, 'accept_quote');
      await pressAndConfirm(page, '接受報價');
      await expect(page.getByRole('heading', { name: '請付訂金 NT$1,080' })).toBeVisible();
      await page.getByRole('link', { name: '前往付訂金' }).click();
      await lose(page, 'report_transfer');
      await reportTransfer(page);

      await desk.reload();
      await expect(desk.getByText(/帳號後五碼 12345/)).toBeVisible();
      await lose(desk, 'confirm_payment');
      await pressAndConfirm(desk, '確認收款');
      await expect(desk.getByRole('heading', { name: '預訂已確認' })).toBeVisible();
      await expect(desk.getByText(guest.email)).toBeVisible();

      // Two hours later would suit the guest better; the host agrees.
      await page.goto(path);
      await page.getByRole('button', { name: '提議改時間' }).click();
      const amendment = page.getByRole('dialog', { name: '提議改時間' });
      await amendment.getByLabel(/^開始/).fill('16:00');
      await amendment.getByLabel(/^結束/).fill('20:00');
      await lose(page, 'propose_amendment');
      await amendment.getByRole('button', { name: '送出提議' }).click();
      await expect(page.getByRole('heading', { name: '等待對方回覆' })).toBeVisible();
      await desk.reload();
      await lose(desk, 'answer_amendment');
      const agree = desk.getByRole('button', { name: '同意改時間' });
      await agree.click();
      // The proposal names the new hours as well: it is agreed to when nobody is asked any more.
      await expect(agree).toHaveCount(0);
      await expect(desk.getByText(/16:00–20:00/).first()).toBeVisible();

      const words = '下次還會再來。';
      const id = path.split('/').pop() ?? '';
      await passHours(id);
      await desk.reload();
      await lose(desk, 'complete_booking');
      await pressAndConfirm(desk, '標記完成');
      await expect(desk.getByRole('heading', { name: '這次活動已完成' })).toBeVisible();
      await lose(desk, 'write_review');
      await review(desk, words);
      await page.goto(path);
      await lose(page, 'write_review');
      await review(page, words);
      await page.goto(`/venues/${venue.id}`);
      await expect(page.getByText(words)).toBeVisible();
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
      // Its hours lie in the month before while this one is as young as they are.
      const row = thisMonth.filter({ hasText: isNewMonth() ? 'NT$3,600' : '（本月）' });
      await expect(row.first()).toContainText('NT$3,600');
      await expect(desk.getByRole('table', { name: /被訂走的比例/ })).toBeVisible();
      await expectToFit(desk, look);
      await desk.context().close();
    });
  });
}
