import { isLongRun } from '../../tools/run-size/run-size';
import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api';
import { askForRefund, orderTickets, reportTransfer } from '../support/checkout';
import { ticketsOf } from '../support/crowd';
import { inDatabase } from '../support/database';
import { expectToFit, looks, phoneInTheDark } from '../support/looks';
import { openPage } from '../support/open-page';
import { logIn, newPerson, type Person } from '../support/people';
import { publishEvent } from '../support/published-event';
import { buyingArea, completeRegistration } from '../support/registration';
import { expect, test } from '../support/test';

const walkedIn = isLongRun ? looks : [phoneInTheDark];

/** Opens an account in the form that the registration led to. */
async function signUpOnTheWay(page: Page, person: Person): Promise<void> {
  await page
    .getByRole('dialog', { name: '登入後繼續報名' })
    .getByRole('link', { name: '註冊' })
    .click();
  await page.getByRole('radio', { name: /表演愛好者/ }).check({ force: true });
  await page.getByLabel('名稱').fill(person.username);
  await page.getByLabel('電子郵件').fill(person.email);
  await page.getByLabel('密碼', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
  await page.getByRole('button', { name: '建立帳號' }).click();
}

const qrOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title }).getByRole('img', { name: /的入場 QR Code$/ });

test.describe.configure({ mode: 'parallel' });

for (const look of walkedIn) {
  test.describe(look.name, () => {
    test.use({ ...look.use, actionTimeout: 15_000 });

    test('a visitor finds events, comes in, and gives a ticket back', async ({
      browser,
      page,
      request,
    }) => {
      test.setTimeout(180_000);
      const open = await publishEvent(request, [{ name: '入場', price: 0, capacity: 50 }]);
      const asked = await publishEvent(request, [
        { name: '親友票', price: 0, requires_approval: true },
      ]);
      const priced = await publishEvent(request, [{ name: '座席', price: 1200, capacity: 50 }]);
      const person = newPerson('王小明');

      await test.step('discover, sign up, and register for free', async () => {
        await openPage(page, '/events');
        const search = page.getByRole('search', { name: '搜尋活動' });
        await search.getByRole('searchbox').fill(open.title);
        await page.keyboard.press('Enter');
        const card = page.getByRole('article', { name: open.title });
        await expect(card).toContainText('免費');
        await expectToFit(page, look);
        await card.getByRole('heading').getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('測試演出');
        await expectToFit(page, look);
        await buyingArea(page).getByRole('button', { name: '立即報名' }).click();
        await signUpOnTheWay(page, person);
        await completeRegistration(page);
        await expect(qrOf(page, open.title)).toBeVisible();
        await expectToFit(page, look);
      });

      await test.step('ask where the organizer decides, and be welcome', async () => {
        await openPage(page, `/events/${asked.id}?register=true`);
        const sheet = page.getByRole('dialog', { name: '報名活動' });
        await sheet.getByLabel('手機').fill('0912345678');
        await sheet.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
        await expectToFit(page, look);
        await sheet.getByRole('button', { name: '送出報名' }).click();
        await expect(sheet.getByRole('heading', { name: '報名已送出' })).toBeVisible();
        await page.goto('/event-registrations');
        const row = page.getByRole('article', { name: asked.title });
        await expect(row).toContainText('等待主辦方確認');
        await expectToFit(page, look);
        const { items } = await asked.organizer.call<{ items: { id: string }[] }>(
          'event_attendees',
          { p_event_id: asked.id },
        );
        const decision = { p_registration_id: items[0]?.id, p_approve: true };
        await asked.organizer.call('decide_registration', decision);
        await page.reload();
        await expect(row).toContainText('已確認');
      });

      const orderPath = await test.step('buy, and pay by transfer', async () => {
        await openPage(page, `/events/${priced.id}`);
        const path = await orderTickets(page);
        await expect(page.getByRole('timer')).toHaveText(/^1[0-4]:\d\d$/);
        await expectToFit(page, look);
        await reportTransfer(page);
        const order = { p_order_id: path.split('/').pop() };
        await priced.organizer.call('confirm_payment', order);
        await page.reload();
        await expect(page.getByText('賣家已確認收到款項')).toBeVisible();
        await page.goto('/tickets');
        for (const { title } of [open, asked, priced]) {
          await expect(page.getByText(title).first()).toBeVisible();
        }
        await expectToFit(page, look);
        return path;
      });

      await test.step('come in at the gate', async () => {
        // The day has come.
        await inDatabase(
          (sql) => sql`
            update public.events set date = (now() at time zone 'Asia/Taipei')::date,
              time = '00:00', ends_at = now() + interval '5 hours'
            where id = ${open.id}`,
        );
        const tickets = await ticketsOf(await signInToApi(request, person));
        const ticket = tickets.find(({ eventId }) => eventId === open.id);
        const gate = await (await browser.newContext(look.use)).newPage();
        await logIn(gate, open.owner, `/events-published/${open.id}/check-in`);
        const field = gate.getByRole('textbox', { name: '票號或掃描槍輸入' });
        await field.fill(ticket?.code ?? '');
        await field.press('Enter');
        const result = gate.getByRole('status', { name: '驗票結果' });
        await expect(result.getByText('可以入場', { exact: true })).toBeVisible();
        await expectToFit(gate, look);
        await gate.context().close();
        await page.goto('/tickets');
        await page.getByRole('tab', { name: /已使用/ }).click();
        await expect(page.getByText(open.title)).toBeVisible();
      });

      await test.step('give a ticket back, less the fee', async () => {
        await page.goto(orderPath);
        await askForRefund(page, 'NT$1,080');
        await expectToFit(page, look);
        const order = await priced.organizer.call<{ refunds: { id: string }[] }>('get_order', {
          p_order_id: orderPath.split('/').pop(),
        });
        const refund = { p_refund_id: order.refunds[0]?.id };
        await priced.organizer.call('decide_refund', { ...refund, p_approve: true });
        await priced.organizer.call('mark_refunded', { ...refund, p_transfer_ref: 'TX-9' });
        await page.goto('/tickets');
        await page.getByRole('tab', { name: /已結束/ }).click();
        await expect(page.getByText('已退票')).toBeVisible();
        await expectToFit(page, look);
      });
    });
  });
}
