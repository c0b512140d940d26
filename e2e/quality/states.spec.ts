import type { Locator } from '@playwright/test';
import { demoPeople, logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';
import { findFaultsIn, openSettled } from './page-checks';

/**
 * One of each kind of what opens on a page. The components' tests ask for every state by role and words, and the long run
 * walks all of them on both devices.
 */
test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

/** On the phone in the dark, and at the desk in the light. */
const lookAt = async (piece: Locator, name: string, width: 375 | 1280) => {
  await expect(piece).toBeVisible();
  const theme = width === 375 ? 'dark' : 'light';
  expect.soft(await findFaultsIn(piece.page(), width, theme), name).toEqual([]);
  await expect(piece, `${name} stays open`).toBeVisible();
};

test('a panel, a form with faults and a question of the back office are open to everybody', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await logIn(page, demoPeople.admin);
  await openSettled(page, '/admin/venues');
  await page.locator('[data-row]').first().click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await lookAt(page.getByRole('heading', { level: 2 }).first(), 'an open row', 1280);
  await page.getByRole('button', { name: '新增場地' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '儲存' }).click();
  await lookAt(dialog.locator('[aria-invalid="true"]').first(), 'a venue with faults', 375);
  await page.keyboard.press('Escape');

  await openSettled(page, '/admin/performers');
  await page
    .getByRole('button', { name: /^刪除「/ })
    .first()
    .click();
  await lookAt(
    page.getByRole('dialog', { name: /^刪除「/ }),
    'the question before a performer goes',
    375,
  );
});

test('a sheet with faults, the bell, a calendar and a review are open to everybody', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await logIn(page, demoPeople.fan);
  await openSettled(page, '/attend-events?view=calendar');
  await lookAt(page.getByRole('table'), 'the calendar', 1280);
  await page
    .getByRole('button', { name: /^(撰寫|編輯)心得/ })
    .first()
    .click();
  await lookAt(page.getByRole('dialog', { name: '活動心得' }), 'the review', 1280);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await lookAt(page.getByRole('dialog'), 'the bell', 375);
  await page.keyboard.press('Escape');

  const event = await publishEvent(request, [{ name: '全票', price: 0, capacity: 50 }]);
  await openSettled(page, `/events/${event.id}`);
  await page.getByRole('button', { name: '立即報名' }).first().click();
  const sheet = page.getByRole('dialog', { name: '報名活動' });
  await sheet.getByRole('button', { name: '確認報名' }).click();
  await lookAt(sheet.locator('[aria-invalid="true"]').first(), 'a sheet with faults', 375);
});

test('a form in the page says its faults openly to everybody', async ({ page }) => {
  await openSettled(page, '/register-performer');
  await page.getByRole('button', { name: '送出註冊' }).click();
  await lookAt(page.getByText('您必須同意服務條款才能繼續'), 'a registration, with faults', 375);
});
