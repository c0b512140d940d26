import { isLongRun } from '../../tools/run-size/run-size';
import { fillInTogether } from '../support/common-time';
import { letVenue } from '../support/let-venue';
import { expectToFit, looks, phoneInTheDark } from '../support/looks';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';

const walkedIn = isLongRun ? looks : [phoneInTheDark];

for (const look of walkedIn) {
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
