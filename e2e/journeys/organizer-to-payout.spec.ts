import { isLongRun } from '../../tools/run-size/run-size';
import { signInToApi, type ApiCaller } from '../support/api';
import { desktopInTheLight, expectToFit, looks } from '../support/looks';
import { createPerson, demoPeople, logIn } from '../support/people';
import { submitEvent } from '../support/published-event';
import { confirmTransfer, openRefunds, payBack } from '../support/seller-desk';
import { expect, test } from '../support/test';

const walkedIn = isLongRun ? looks : [desktopInTheLight];

/** What somebody was told, by kind. */
async function toldTo(person: ApiCaller): Promise<string[]> {
  const { items } = await person.call<{ items: { kind: string }[] }>('my_notifications');
  return items.map(({ kind }) => kind);
}

test.describe.configure({ mode: 'parallel' });

for (const look of walkedIn) {
  test.describe(look.name, () => {
    test.use({ ...look.use, actionTimeout: 15_000 });

    test('an event goes from its approval to its statement', async ({ page, request }) => {
      test.setTimeout(180_000);
      const plans = [
        { name: '一般票', price: 600 },
        { name: '親友票', price: 0, requires_approval: true },
      ];
      const { id, title, owner, organizer } = await submitEvent(request, plans);
      const admin = await signInToApi(request, demoPeople.admin);
      const [welcome, unwelcome, buyer] = (await Promise.all(
        [1, 2, 3].map(async () => signInToApi(request, await createPerson(request))),
      )) as [ApiCaller, ApiCaller, ApiCaller];

      await test.step('wait until it is approved', async () => {
        await logIn(page, owner, '/events-published');
        await expect(page.getByRole('article', { name: title })).toContainText('審核中');
        await expectToFit(page, look);
        const decision = { p_entity_type: 'events', p_entity_id: id, p_status: 'approved' };
        await admin.call('decide', decision);
        await page.reload();
        await expect(page.getByRole('article', { name: title })).toContainText('即將到來');
      });

      await test.step('sell', async () => {
        const { by_type: types } = await organizer.call<{ by_type: { id: string }[] }>(
          'event_sales',
          { p_event_id: id },
        );
        const person = (name: string) => ({
          p_name: name,
          p_email: 'somebody@e2e.test',
          p_phone: '0912345678',
        });
        for (const [asker, name] of [
          [welcome, '老朋友'],
          [unwelcome, '陌生人'],
        ] as const) {
          await asker.call('register_for_event', {
            p_event_id: id,
            p_ticket_type_id: types[1]?.id,
            ...person(name),
          });
        }
        const { order } = await buyer.call<{ order: { id: string } }>('hold_tickets', {
          p_event_id: id,
          p_items: [{ ticket_type_id: types[0]?.id, quantity: 2 }],
          p_invoice: { type: 'personal' },
          p_expected_total: 1200,
          ...person('陳小姐'),
        });
        await buyer.call('report_transfer', { p_order_id: order.id, p_last5: '54321' });
        await confirmTransfer(page, id);
        await expectToFit(page, look);
        await page.getByRole('tab', { name: '銷售狀況' }).click();
        await expect(page.getByText('NT$1,200').first()).toBeVisible();
        await expectToFit(page, look);
      });

      await test.step('say who may come, and tell them something', async () => {
        await page.getByRole('tab', { name: '報名名單' }).click();
        await page.getByRole('button', { name: '同意 老朋友 的報名' }).click();
        await expect(page.getByText('已同意 老朋友 的報名，票券已發出')).toBeVisible();
        await page.getByRole('button', { name: '婉拒 陌生人 的報名' }).click();
        const refusing = page.getByRole('dialog', { name: '婉拒報名' });
        await refusing.getByLabel(/婉拒原因/).fill('這場只開放親友');
        await expectToFit(page, look);
        await refusing.getByRole('button', { name: /婉拒/ }).click();
        await expect(page.getByText('已婉拒 陌生人 的報名')).toBeVisible();
        expect(await toldTo(unwelcome)).toContain('registration.rejected');

        await page.getByRole('button', { name: /^通知參加者/ }).click();
        const message = page.getByRole('dialog', { name: '通知參加者' });
        await message.getByLabel(/訊息內容/).fill('開放入場時間改為 18:30，請提早到場。');
        await message.getByRole('button', { name: '送出通知' }).click();
        await expect(page.getByText('已通知 2 人')).toBeVisible();
      });

      await test.step('move it to another location, which everybody is told', async () => {
        await page.goto(`/register-event?draft=${id}&step=2`);
        await expect(page.getByText('這場活動已經上架')).toBeVisible();
        await page.getByRole('textbox', { name: '地點' }).fill('海邊倉庫');
        await expectToFit(page, look);
        await page.getByRole('button', { name: '儲存變更' }).click();
        const asking = page.getByRole('dialog', { name: '儲存前先看會影響誰' });
        await expect(asking.getByRole('row', { name: /地點/ })).toContainText('海邊倉庫');
        await expect(asking).toContainText(/免手續費退票到/);
        await asking.getByText('看寄給付費持票人的信').click();
        await expect(asking).toContainText('原本是');
        await expectToFit(page, look);
        expect(await toldTo(buyer)).not.toContain('event.moved');
        await asking.getByRole('button', { name: /^儲存並通知 \d+ 人$/ }).click();
        await expect(page.getByText(/已儲存，也通知了 \d+ 人/)).toBeVisible();
        expect(await toldTo(buyer)).toContain('event.moved');
      });

      await test.step('call it off, and give everything back', async () => {
        await page.goto(`/events-published/${id}`);
        await page.getByRole('button', { name: /^取消活動/ }).click();
        const dialog = page.getByRole('dialog', { name: '取消活動' });
        await expect(dialog).toContainText('已付款的訂單共 NT$1,200');
        await dialog.getByLabel(/取消原因/).fill('場地漏水');
        await dialog
          .getByText(/^看寄給.*持票人的信$/)
          .first()
          .click();
        await expect(dialog).toContainText('原因：場地漏水');
        await dialog.getByRole('checkbox', { name: /我了解/ }).check();
        await expectToFit(page, look);
        await dialog.getByRole('button', { name: '取消活動' }).click();
        await expect(page.getByText('活動已取消，已通知所有參加者')).toBeVisible();

        const orders = await buyer.call<{ items: { id: string }[] }>('my_orders');
        const order = await buyer.call<{ refunds: { id: string }[] }>('get_order', {
          p_order_id: orders.items[0]?.id,
        });
        await buyer.call('set_refund_account', {
          p_refund_id: order.refunds[0]?.id,
          p_bank_code: '812',
          p_account_no: '2888100012345',
          p_account_name: '陳小姐',
        });
        await page.goto('/events-published/payouts');
        const statement = page.getByRole('article', { name: title });
        await expect(statement).toContainText('款項處理中');
        await expect(statement).toContainText('還有 NT$1,200 的退款待處理');
        await expectToFit(page, look);
        await payBack(await openRefunds(page, id));
      });

      await test.step('the statement is closed', async () => {
        await page.goto('/events-published/payouts');
        const statement = page.getByRole('article', { name: title });
        await expect(statement).toContainText('待結算');
        await expect(statement).toContainText('−NT$1,200');
        await admin.call('settle_event', { p_event_id: id, p_expected_net: 0 });
        await page.reload();
        await expect(statement).toContainText('已結算');
        expect(await toldTo(organizer)).toContain('event.settled');
      });
    });
  });
}
