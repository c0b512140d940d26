import type { Page } from '@playwright/test';
import { inDatabase } from '../../support/database';
import { openGate } from '../../support/gate-event';
import { preparedForOffline, test } from '../../support/offline';
import { openPage } from '../../support/open-page';
import { createPerson, logIn } from '../../support/people';
import { expect, phone } from '../../support/test';

const qrCode = (page: Page) => page.getByRole('img', { name: /的入場 QR Code$/ }).first();

async function showFullScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: '全螢幕出示' }).click();
  const presentation = page.getByRole('dialog');
  await expect(presentation.getByRole('img', { name: /的入場 QR Code$/ }).first()).toBeInViewport();
  await presentation.getByRole('button', { name: '關閉' }).click();
  await expect(presentation).toBeHidden();
}

test.use(phone);

test('tickets open after a reload and in a new tab while there is no network', async ({
  page,
  context,
  request,
  network,
  fan,
}) => {
  const event = await openGate(await createPerson(request), fan, 2);
  // It is on for days, with hours of its own.
  const daily = { start: '00:00', end: '23:59' };
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const week = Object.fromEntries(days.map((day) => [day, daily]));
  await inDatabase(
    (sql) => sql`
      update public.events
      set ends_at = now() + interval '3 days',
        opening_hours = ${sql.json({ week, dates: [], last_entry_minutes: null })}
      where id = ${event.id}`,
  );
  await logIn(page, fan, '/tickets');
  await expect(qrCode(page)).toBeVisible();
  await preparedForOffline(page, '/tickets');

  await network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '票券管理' })).toBeVisible();
  await expect(page.getByRole('article', { name: event.title })).toContainText(
    /今日 \d\d:\d\d–23:59/,
  );
  await showFullScreen(page);

  const cold = await context.newPage();
  await cold.goto('/my-tickets');
  await expect(cold).toHaveURL('/tickets');
  await expect(qrCode(cold)).toBeVisible();

  // A page that promised nothing says what is wrong, and leads to the tickets.
  await cold.goto('/cart');
  await expect(
    cold
      .getByRole('main')
      .getByRole('button', { name: /重試|重新/ })
      .first(),
  ).toBeVisible();

  await network.restore();
  await page.reload();
  await expect(page.getByText('沒有網路也能出示')).toBeVisible();
});

test('who only looks around is given no service worker', async ({ page, fan }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/events');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await logIn(page, fan, '/events');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/service-worker.js');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
