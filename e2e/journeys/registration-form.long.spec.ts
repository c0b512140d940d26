import type { Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { buyingArea } from '../support/registration';
import { expect, test } from '../support/test';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '報名活動' });

test('tickets wait in the cart without being held, and go on with what was chosen', async ({
  page,
  fan,
  request,
}) => {
  const event = await publishEvent(request, [
    { name: '座席', price: 1800, capacity: 3 },
    { name: '站席', price: 1200, capacity: 10 },
  ]);
  await logIn(page, fan);
  await openPage(page, `/events/${event.id}`);
  await page.getByRole('button', { name: '選擇 座席' }).click();
  await page
    .getByRole('group', { name: '座席 張數' })
    .getByRole('button', { name: '增加' })
    .click();
  await page.getByRole('button', { name: '選擇 站席' }).click();
  await expect(page).toHaveURL(/tickets=/);
  await page.reload();
  await expect(buyingArea(page)).toContainText('NT$4,800');
  await page.getByRole('button', { name: '加入購物車' }).click();
  await expect(page.getByText(/已加入購物車/)).toBeVisible();

  // Somebody else takes two of the seats meanwhile.
  await page.goto('/cart');
  await expect(page.getByText('NT$4,800')).toBeVisible();
  await page.getByRole('link', { name: '前往報名' }).click();
  await expect(sheetOf(page).getByText('NT$4,800')).toBeVisible();
});
