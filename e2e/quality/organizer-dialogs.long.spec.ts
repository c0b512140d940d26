import type { APIRequestContext } from '@playwright/test';
import { signInToApi } from '../support/api';
import { createPerson, logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';
import { expectOpenToAll, openSettled } from './page-checks';

// A step that hangs says so at once: the test as a whole takes long.
test.use({ actionTimeout: 15_000 });

/** An event that two wait for, one has reported a transfer for, and one wants money back of. */
async function busyEvent(request: APIRequestContext) {
  const event = await publishEvent(request, [
    { name: '親友票', price: 0, requires_approval: true },
    { name: '座席', price: 1200, capacity: 50 },
  ]);
  const { by_type: types } = await event.organizer.call<{ by_type: { id: string }[] }>(
    'event_sales',
    { p_event_id: event.id },
  );
  const [asked, paid] = types.map(({ id }) => id);
  const person = (name: string) => ({
    p_name: name,
    p_email: 'somebody@e2e.test',
    p_phone: '0912345678',
  });
  for (const name of ['老朋友', '新朋友']) {
    const guest = await signInToApi(request, await createPerson(request));
    await guest.call('register_for_event', {
      p_event_id: event.id,
      p_ticket_type_id: asked,
      ...person(name),
    });
  }
  const buy = async (name: string) => {
    const buyer = await signInToApi(request, await createPerson(request));
    const { order } = await buyer.call<{ order: { id: string } }>('hold_tickets', {
      p_event_id: event.id,
      p_items: [{ ticket_type_id: paid, quantity: 1 }],
      p_invoice: { type: 'personal' },
      p_expected_total: 1200,
      ...person(name),
    });
    await buyer.call('report_transfer', { p_order_id: order.id, p_last5: '54321' });
    return { buyer, orderId: order.id };
  };
  await buy('陳小姐');
  const { buyer, orderId } = await buy('林先生');
  await event.organizer.call('confirm_payment', { p_order_id: orderId });
  await buyer.call('request_refund', {
    p_order_id: orderId,
    p_reason: '那天要加班',
    p_bank_code: '812',
    p_account_no: '2888100012345',
    p_account_name: '林先生',
  });
  return event;
}

test('every dialog of an organizer is open to everybody', async ({ page, request }) => {
  test.setTimeout(240_000);
  const event = await busyEvent(request);
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  /** Opens a dialog by its button, looks at it, and closes it. */
  const look = async (button: string | RegExp, name: string) => {
    await page.getByRole('button', { name: button }).first().click();
    await expectOpenToAll(dialog, name);
    await page.keyboard.press('Escape');
  };

  await logIn(page, event.owner, `/events-published/${event.id}?view=attendees`);
  await test.step('what happens to the event', async () => {
    await look(/^通知參加者/, 'a message to everybody');
    await look(/^複製/, 'a copy');
    await page.getByRole('button', { name: /^取消活動/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消活動' }).click();
    await expectOpenToAll(page.getByText('請寫下取消的原因。'), 'calling it off, with faults');
    await page.keyboard.press('Escape');
  });

  await test.step('who comes', async () => {
    await look('婉拒 老朋友 的報名', 'a refusal');
    await page.getByRole('checkbox', { name: /老朋友/ }).check();
    await expectOpenToAll(page.getByRole('checkbox', { name: /老朋友/ }), 'some of many chosen');
    await look('老朋友 的詳細資料', 'somebody who registered');
  });

  await test.step('what is paid', async () => {
    await openSettled(page, `/events-published/${event.id}?view=orders`);
    await look('確認收款', 'money that has arrived');
    await look('查無款項', 'money that has not');
    await openSettled(page, `/events-published/${event.id}?view=orders&status=refund`);
    await page.getByRole('button', { name: /^查看訂單/ }).click();
    await expectOpenToAll(page.getByRole('dialog', { name: '訂單' }), 'an order');
    await look('同意退款', 'agreeing to a refund');
    await look('不同意', 'refusing a refund');
  });

  await test.step('a change that buyers are told', async () => {
    await page.goto(`/register-event?draft=${event.id}&step=2`);
    await page.getByRole('textbox', { name: '地點' }).fill('海邊倉庫');
    await expectOpenToAll(page.getByText('這場活動已經上架'), 'a change');
    await expect(page.getByRole('button', { name: '儲存變更' })).toBeEnabled();
  });
});
