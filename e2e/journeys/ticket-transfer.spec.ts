import { signInToApi } from '../support/api';
import { createPerson, logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

test('a ticket is handed to somebody by link, and the old code is gone', async ({
  browser,
  page,
  fan,
  request,
}) => {
  test.setTimeout(90_000);
  const event = await publishEvent(request, [{ name: '入場', price: 0, capacity: 10 }]);
  const buyer = await signInToApi(request, fan);
  await buyer.call('hold_tickets', {
    p_event_id: event.id,
    p_items: [{ ticket_type_id: await firstTypeOf(event.id), quantity: 1 }],
    p_name: '王小明',
    p_email: fan.email,
    p_phone: '0912-345-678',
    p_expected_total: 0,
  });

  await logIn(page, fan, '/tickets');
  const friend = await createPerson(request);
  const card = page.getByRole('article', { name: event.title });
  await card.getByRole('button', { name: '轉贈' }).click();
  const dialog = page.getByRole('dialog', { name: '轉贈票券' });
  await dialog.getByLabel(/電子郵件/).fill(friend.email);
  await dialog.getByRole('button', { name: '產生轉贈連結' }).click();
  const link = await dialog.getByLabel('轉贈連結', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(card.getByText(`轉贈給 ${friend.email}`, { exact: false })).toBeVisible();

  const other = await browser.newContext();
  const friendPage = await other.newPage();
  await logIn(friendPage, friend, new URL(link).pathname);
  await friendPage.getByLabel(/手機/).fill('0922333444');
  await friendPage.getByRole('button', { name: '接收票券' }).click();
  await expect(friendPage).toHaveURL('/tickets');
  await expect(
    friendPage
      .getByRole('article', { name: event.title })
      .getByRole('img', { name: /的入場 QR Code$/ }),
  ).toBeVisible();
  // A number is asked for once.
  const next = await publishEvent(request, [{ name: '入場', price: 0, capacity: 10 }]);
  await friendPage.goto(`/events/${next.id}?register=true`);
  await expect(friendPage.getByRole('dialog', { name: '報名活動' }).getByLabel(/手機/)).toHaveValue(
    '0922-333-444',
  );
  await other.close();

  await page.reload();
  await expect(page.getByText('還沒有即將到來的票券')).toBeVisible();

  async function firstTypeOf(id: string): Promise<string> {
    const { ticket_types: types } = await buyer.call<{ ticket_types: { id: string }[] }>(
      'get_event',
      { p_id: id },
    );
    return types[0]?.id ?? '';
  }
});
