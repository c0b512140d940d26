import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { approveInQueue, besideAdmin, confirmPayment } from '../support/back-office';
import { orderNoOn, reportTransfer } from '../support/checkout';
import { inDatabase } from '../support/database';
import { desktopInTheLight, expectToFit, phoneInTheDark, turnTo } from '../support/looks';
import { asVisitor, openPage } from '../support/open-page';
import { createPerson, logIn } from '../support/people';
import { pictureFile } from '../support/picture';
import { expect, test } from '../support/test';

// Both widths and both themes in one walk: a phone in the dark, and a desk in the light.
test.use(phoneInTheDark.use);

/** The tenth of the month after next: free, and far from every seed. */
function farDay(day: number): string {
  const now = new Date();
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, day));
  return date.toISOString().slice(0, 10);
}

test('an advertisement is booked, paid, approved, moved by keyboard before it begins, and seen in its slot', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const title = `測試廣告 ${randomUUID().slice(0, 6)}`;
  await logIn(page, await createPerson(request, 'performer'), '/register-ad');
  await page.getByRole('combobox', { name: /^版位/ }).selectOption('活動頁橫幅 一週');
  await page.getByLabel(/^第一天/).fill(farDay(10));
  await page.getByLabel('選擇圖片檔案').setInputFiles(pictureFile('素材.png', 1600, 400));
  await expect(page.getByRole('img', { name: '素材預覽' })).toBeVisible();
  await page.getByLabel(/^廣告標題/).fill(title);
  await expectToFit(page, phoneInTheDark);
  await page.getByRole('button', { name: '確認預約' }).click();
  await expect(page).toHaveURL(/\/purchase-history\/[0-9a-f-]{36}$/);
  const orderNo = await orderNoOn(page);
  await reportTransfer(page);
  await besideAdmin(browser, async (admin) => {
    await confirmPayment(admin, orderNo);
    await approveInQueue(admin, title);
  });

  await turnTo(page, desktopInTheLight);
  await page.goto('/ad-records');
  await page.getByRole('link', { name: `調整檔期與稿件：${title}` }).click();
  const days = page.getByRole('region', { name: '改到哪幾天' });
  const chosen = days.locator('button[aria-pressed="true"]').first();
  await expect(chosen).toContainText('10');
  await chosen.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(chosen).toContainText('12');
  await days.getByRole('button', { name: '儲存排程' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '儲存排程' }).click();
  await expect(page.getByText(/^已改到 /)).toBeVisible();
  await expectToFit(page, desktopInTheLight);

  // Its days have come.
  await inDatabase(
    (sql) => sql`
      with ad as (
        update public.advertisements set start_date = private.today(), end_date = private.today() + 6
        where title = ${title} returning id
      )
      update public.ad_bookings as b
      set period = daterange(private.today(), private.today() + 7), slot_no = 4
      from ad where b.advertisement_id = ad.id`,
  );
  await asVisitor(browser, async (visitor) => {
    const place = visitor.getByRole('region', { name: '活動頁廣告' });
    // One of those that run in the place, by chance.
    await expect(async () => {
      await openPage(visitor, '/events');
      await place.scrollIntoViewIfNeeded();
      const shown = place.getByRole('article', { name: /^廣告：/ });
      await expect(shown).toBeVisible();
      expect(await shown.getAttribute('aria-label')).toBe(`廣告：${title}`);
    }).toPass({ timeout: 40_000 });
  });
});

/** A popup that may be shown now. */
async function withPopup(page: Page): Promise<void> {
  await page.route(/\/rpc\/live_ads\?.*popup/, (route) =>
    route.fulfill({
      json: [
        {
          id: randomUUID(),
          title: '睡衣電台派對',
          description: '穿睡衣入場送熱可可。',
          image_url: null,
          link_url: '/events',
          button_text: '我要去',
        },
      ],
    }),
  );
  await page.route('**/rpc/record_ad_event', (route) => route.fulfill({ json: null }));
}

test('a popup comes once a day, marked, in the corner, and goes by a press', async ({ page }) => {
  await withPopup(page);
  await openPage(page, '/');
  await page.getByRole('region', { name: '首頁廣告' }).scrollIntoViewIfNeeded();
  const popup = page.getByRole('region', { name: '廣告', exact: true });
  await expect(popup.getByRole('link', { name: /睡衣電台派對/ })).toBeVisible({ timeout: 12_000 });
  await expect(popup.getByText('廣告', { exact: true })).toBeVisible();
  await popup.getByRole('button').click();
  await expect(popup).toHaveCount(0);
  // The device remembers the day; the place in which it would stand is asked for no more.
  const stored = await page.evaluate(() => localStorage.getItem('spotlight.ad-popup'));
  expect(stored).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
