import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { buyingArea } from '../support/registration';
import { expect, phone, test } from '../support/test';

/** Chooses one ticket of each of two types and sends the sheet; ends on the page of the order. */
async function buyTwo(page: Page, eventId: string): Promise<void> {
  await openPage(page, `/events/${eventId}`);
  for (const type of ['站席', '座席']) {
    await page.getByRole('button', { name: `選擇 ${type}` }).click();
  }
  await buyingArea(page).getByRole('button', { name: '立即報名' }).click();
  const sheet = page.getByRole('dialog', { name: '報名活動' });
  await sheet.getByLabel('手機', { exact: false }).first().fill('0912345678');
  await sheet.getByLabel(/載具/).fill('/ABC1234');
  await sheet.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
  await sheet.getByRole('button', { name: '前往付款' }).click();
  await expect(page).toHaveURL(/\/purchase-history\/[0-9a-f-]{36}$/);
}

test.describe('on a phone', () => {
  test.use(phone);

  test('an order that is given up frees its seats, and is bought again', async ({
    page,
    fan,
    request,
  }) => {
    const event = await publishEvent(request, [
      { name: '座席', price: 1800, capacity: 1 },
      { name: '站席', price: 1200, capacity: 1 },
    ]);
    await logIn(page, fan);
    await buyTwo(page, event.id);
    await page.getByRole('button', { name: '取消訂單' }).click();
    await page
      .getByRole('alertdialog', { name: '取消訂單' })
      .getByRole('button', { name: '取消訂單' })
      .click();
    await expect(page.getByText('這筆訂單已取消', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: '再買一次' }).click();
    await expect(page.getByRole('button', { name: '選擇 站席' })).toBeVisible();

    await page.goto('/purchase-history');
    await expect(page.getByRole('article', { name: /等 2 項/ })).toContainText('已取消');
  });
});
