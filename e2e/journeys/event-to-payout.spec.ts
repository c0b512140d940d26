import { approveInQueue, besideAdmin, confirmPayment } from '../support/back-office';
import { askForRefund, orderTickets, reportTransfer } from '../support/checkout';
import { inDatabase } from '../support/database';
import { submitEvent } from '../support/event-form';
import { openPage } from '../support/open-page';
import { createPerson, logIn } from '../support/people';
import { setBankAccount } from '../support/seller-desk';
import { expect, test } from '../support/test';

test.use({ actionTimeout: 15_000 });

test('an event is sent in, approved, sold, paid, partly given back and paid out, each by its own page', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const title = `一路到撥款 ${Date.now().toString(36)}`;
  const owner = await createPerson(request, 'performer');
  await logIn(page, owner);
  await setBankAccount(page);
  const id = await submitEvent(page, {
    title,
    date: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    refund: /演出前 10 日退票/,
    tickets: async () => {
      await page.getByRole('switch', { name: /付費活動/ }).check();
      await page.getByRole('textbox', { name: '價格' }).fill('600');
    },
  });

  const buyer = await (await browser.newContext({ locale: 'zh-TW' })).newPage();
  buyer.setDefaultTimeout(15_000);
  await logIn(buyer, await createPerson(request));

  await besideAdmin(browser, async (admin) => {
    await approveInQueue(admin, title);

    await openPage(buyer, `/events/${id}`);
    const orderPath = await orderTickets(buyer);
    await reportTransfer(buyer);

    await confirmPayment(admin, title);

    await buyer.goto(orderPath);
    await expect(buyer.getByText('賣家已確認收到款項')).toBeVisible();
    await askForRefund(buyer, 'NT$540');

    await admin.goto(`/admin/money?tab=refunds&q=${encodeURIComponent(title)}`);
    await admin.locator('[data-row]').click();
    await admin.getByRole('button', { name: '同意退款' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: '同意退款' }).click();
    await admin.getByRole('button', { name: '查看退款帳號' }).click();
    await expect(admin.getByText('2888100012345')).toBeVisible();
    await admin.getByRole('button', { name: '標記為已匯款' }).click();
    await admin.getByRole('dialog').getByRole('textbox').fill('TX-7');
    await admin.getByRole('dialog').getByRole('button', { name: '標記為已匯款' }).click();
    await expect(admin.getByText('已標記為退款完成')).toBeVisible();
    await buyer.goto(orderPath);
    await expect(buyer.getByText('已退款').first()).toBeVisible();

    // The day has come and gone.
    await inDatabase(
      (sql) => sql`
        update public.events set date = (now() at time zone 'Asia/Taipei')::date - 1,
          ends_at = now() - interval '2 hours'
        where id = ${id}`,
    );
    await admin.goto(`/admin/money?tab=settlements&q=${encodeURIComponent(title)}`);
    await admin.locator('[data-row]').click();
    await admin.getByRole('textbox', { name: '匯款備註或後五碼' }).fill('PAY-1');
    await admin.getByRole('button', { name: '結算並撥款' }).click();
    await expect(admin.getByText('已結算，主辦單位會收到通知')).toBeVisible();
  });
  await page.goto('/events-published/payouts');
  await expect(page.getByRole('article', { name: title })).toContainText('已結算');
  await buyer.context().close();
});
