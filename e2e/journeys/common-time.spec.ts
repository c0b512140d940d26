import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { letVenue } from '../support/let-venue';
import { expectToFit, looks } from '../support/looks';
import { logIn, demoPeople } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';

const DAY_MS = 86_400_000;
const day = new Date(Date.now() + 45 * DAY_MS).toISOString().slice(0, 10);
const moment = (hour: number) => `${day}T${hour}:00:00+08:00`;

/** Somebody who may organize looks for common hours of the two, and fills in the form that asks both. */
async function fillInTogether(page: Page, venue: { id: string }, performer: { id: string }) {
  const chosen = new URLSearchParams({
    venues: venue.id,
    performers: performer.id,
    from: day,
    until: day,
  });
  await logIn(page, demoPeople.performer, `/book-venue/together?${chosen}`);
  await page.getByRole('radio').first().click();
  const panel = page.getByRole('region', { name: '選擇的檔期' });
  // The venue opens at ten, the performer at noon.
  await panel.getByLabel('開始時間').selectOption('14:00');
  // Until the hour has arrived, the button is still that of the one before.
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('14:00');
  await panel.getByRole('button', { name: '一起詢問' }).click();
  await panel.getByLabel(/^用途/).fill('生日應援演出');
  await panel.getByLabel(/^手機/).fill('0912345678');
  return panel.getByRole('button', { name: '送出 2 份詢問' });
}

for (const look of looks) {
  test.describe(look.name, () => {
    test.use(look.use);

    test('common hours → one form → both say yes → one press → an event with place and line-up', async ({
      page,
      request,
    }) => {
      test.setTimeout(120_000);
      const venue = await letVenue(request);
      const performer = await publishPerformer(request);
      const send = await fillInTogether(page, venue, performer);
      await expect(page.getByText('NT$12,000 – NT$20,000')).toBeVisible();
      await expectToFit(page, look);
      await send.click();
      await expect(page).toHaveURL('/bookings/compare');

      const idOf = async (host: typeof venue.host, resource: string) => {
        const { items } = await host.call<{ items: { id: string }[] }>('my_bookings', {
          p_side: 'host',
          p_resource_id: resource,
        });
        return items[0]?.id;
      };
      await venue.host.call('approve_booking', {
        p_booking_id: await idOf(venue.host, venue.id),
        p_offer_no: 1,
      });
      await performer.seller.call('send_quote', {
        p_booking_id: await idOf(performer.seller, performer.id),
        p_lines: [{ label: '演出費', quantity: 1, unit_price: 12_000 }],
      });

      await page.reload();
      await page
        .getByLabel('組合')
        .selectOption({ label: `${venue.name} ＋ ${performer.name}（共 NT$16,000）` });
      await page.getByRole('button', { name: '一次訂下' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '一次訂下' }).click();
      const held = page.getByText(`${venue.name} 和 ${performer.name} 的時段已保留`).locator('..');
      await held.getByRole('link', { name: '建立活動草稿' }).click();
      await expect(page).toHaveURL(/\/register-event\?/);
      await expect(page.getByRole('main').getByText(performer.name).first()).toBeVisible();
      await expect(page.getByRole('main').getByText(venue.name).first()).toBeAttached();
    });
  });
}

test('when one of them has the hours no more, nobody is asked', async ({ page, request }) => {
  const venue = await letVenue(request);
  const performer = await publishPerformer(request);
  const send = await fillInTogether(page, venue, performer);
  await performer.seller.call('add_block', {
    p_type: 'performer',
    p_id: performer.id,
    p_start_at: moment(13),
    p_end_at: moment(22),
  });
  await send.click();
  await expect(page.getByText('沒有送出，任何一方都沒有收到').first()).toBeVisible();
  const guest = await signInToApi(request, demoPeople.performer);
  const { total } = await guest.call<{ total: number }>('my_bookings', {
    p_side: 'guest',
    p_resource_id: venue.id,
  });
  expect(total).toBe(0);
});
