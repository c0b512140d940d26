import type { Browser, Page } from '@playwright/test';
import { sized } from '../../tools/run-size/run-size';
import { signInToApi } from '../support/api';
import { askForRefund, orderTickets, reportTransfer } from '../support/checkout';
import { gatherCrowd, sellTo, ticketsOf, type Sale } from '../support/crowd';
import { downloadTable, sumOf } from '../support/csv-download';
import { inDatabase } from '../support/database';
import { createPerson, demoPeople, logIn, type Person } from '../support/people';
import { publishEvent } from '../support/published-event';
import { agreeToRefund, confirmTransfer, openRefunds, refuseRefund } from '../support/seller-desk';
import { stockOf } from '../support/sold';
import { expect, phone, test } from '../support/test';

// A step that hangs says so at once: the test as a whole may take long.
test.use({ actionTimeout: 15_000 });

const PRICE = 800;
const CAPACITY = sized(30, 500);
/** Many at once; then what is left is fought for, and adds up whoever comes first. */
const rush = Array.from({ length: CAPACITY / 10 }, () => 9);
const rushed = rush.length * 9;
const rest = [...Array.from({ length: sized(1, 13) }, () => 4), 1, 1, 1, 1];
/** One ticket is given back less its fee, and sold once more. */
const REFUND = 760;
const NET = (CAPACITY + 1) * PRICE - REFUND;

/** In less than a day, when check-in is open and a transfer is still in time. */
const startsAt = new Date(Date.now() + 23 * 3_600_000)
  .toLocaleString('sv-SE', { timeZone: 'Asia/Taipei' })
  .split(' ') as [string, string];

/** A page of its own for somebody, on a phone. */
async function openFor(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await logIn(page, person, path);
  return page;
}

/** Buys two tickets as people do; answers the address of the order. */
async function buyTwoByHand(page: Page): Promise<string> {
  await page.getByRole('button', { name: '增加一張' }).click();
  const orderPath = await orderTickets(page);
  await reportTransfer(page);
  return orderPath;
}

test('a concert sells out, gives back, lets in without network, and adds up', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const admin = await signInToApi(request, demoPeople.admin);
  const fan = await createPerson(request);
  const latecomer = await createPerson(request);
  const plan = { name: '搖滾區', price: PRICE, capacity: CAPACITY, max_per_order: 10 };
  const when = { date: startsAt[0], time: startsAt[1].slice(0, 5) };
  const { id, title, organizer, owner } = await publishEvent(request, [plan], {
    ...when,
    refund_policy_code: 'three_days_after_purchase',
  });
  const { by_type: types } = await organizer.call<{ by_type: { id: string }[] }>('event_sales', {
    p_event_id: id,
  });
  const concert = { id, typeId: types[0]?.id ?? '', price: PRICE };
  await logIn(page, owner);

  const crowd = await gatherCrowd(request, [...rush, ...rest]);
  const shopper = await openFor(browser, fan, `/events/${concert.id}`);
  const { orderPath, sales } = await test.step('sell all tickets', async () => {
    const [path, first] = await Promise.all([
      buyTwoByHand(shopper),
      sellTo(crowd.slice(0, rush.length), concert, organizer),
    ]);
    expect(first).toMatchObject({ sold: rushed, refusals: [] });
    const last = await sellTo(crowd.slice(rush.length), concert, organizer);
    expect(last.sold).toBe(CAPACITY - rushed - 2);
    expect(last.refusals.length).toBeGreaterThan(0);
    expect([...new Set(last.refusals)]).toEqual(['SOLD_OUT']);

    // The one who bought by hand waits for the organizer's look into the account.
    await confirmTransfer(page, concert.id);
    expect(await stockOf(concert.id)).toMatchObject({
      sold: CAPACITY,
      held: 0,
      tickets: CAPACITY,
      gross: CAPACITY * PRICE,
    });
    return { orderPath: path, sales: [...first.sales, ...last.sales] };
  });

  const waiting = await openFor(browser, latecomer, `/events/${concert.id}`);
  await test.step('offer the waitlist to who came too late', async () => {
    await expect(waiting.getByText('已售完').first()).toBeVisible();
    await waiting.getByRole('button', { name: '加入 搖滾區 的候補' }).click();
    await expect(waiting.getByText('候補第 1 位')).toBeVisible();
  });

  const [given, kept] = [sales[0] as Sale, sales[1] as Sale];
  const [returned] = await ticketsOf(given.buyer);
  await test.step('answer two refunds, and the freed seat goes to the waitlist', async () => {
    await shopper.goto(orderPath);
    await askForRefund(shopper, 'NT$1,520');
    await given.buyer.call('request_refund', {
      p_order_id: given.orderId,
      p_ticket_ids: [returned?.id],
      p_reason: '多買了一張',
      p_bank_code: '812',
      p_account_no: '2888100012345',
      p_account_name: '王小明',
    });
    const asked = await openRefunds(page, concert.id);
    await expect(asked).toHaveCount(2);
    await agreeToRefund(asked.filter({ hasNotText: fan.username }));
    await refuseRefund(asked.filter({ hasText: fan.username }), '演出在即，恕難退票');
    await expect(async () => {
      await waiting.reload();
      await expect(waiting.getByText(/候補成功，為你保留到/)).toBeVisible({ timeout: 3000 });
    }).toPass();
    const late = {
      ...(await signInToApi(request, latecomer)),
      ...latecomer,
      name: '遲到',
      requested: 1,
    };
    await sellTo([late], concert, organizer);
    expect(await stockOf(concert.id)).toMatchObject({ sold: CAPACITY, held: 0, refunded: REFUND });
  });

  await test.step('let people in while the network is down, and merge afterwards', async () => {
    const codes = (await ticketsOf(kept.buyer)).map(({ code }) => code);
    const gate = await openFor(browser, owner, `/events-published/${concert.id}/check-in`);
    await expect(gate.getByRole('region', { name: '入場人數' })).toContainText(`/ ${CAPACITY} 張`);
    await gate.context().setOffline(true);
    await expect(gate.getByText('離線驗票', { exact: true })).toBeVisible();
    for (const code of codes.slice(0, 3)) await scan(gate, code, '可以入場');
    await scan(gate, codes[0] ?? '', '已經入場過');
    await scan(gate, returned?.code ?? '', '票券已失效');
    await expect(gate.getByText('待上傳 3 筆')).toBeVisible();
    // At the other gate, which has network, somebody comes in with a copy of the second code.
    const copy = { p_code: codes[1], p_nonce: crypto.randomUUID() };
    await organizer.call('check_in', { p_event_id: concert.id, ...copy });
    await gate.context().setOffline(false);
    await expect(gate.getByText('離線放行的票有 1 筆不一致')).toBeVisible();
    await scan(gate, returned?.code ?? '', '票券已失效');
    const inside = await organizer.call('checkin_counts', { p_event_id: concert.id });
    expect(JSON.stringify(inside)).toContain('"checked_in":3');
    await gate.context().close();
  });

  await test.step('hand the lists to the accountant', async () => {
    const truth = await stockOf(concert.id);
    await page.goto(`/events-published/${concert.id}?view=attendees`);
    const people = await downloadTable(page, '匯出名單');
    expect(people.rows).toHaveLength(CAPACITY);
    expect(sumOf(people.rows, '金額')).toBe(truth.paid);
    expect(people.rows.filter((row) => row['報名者']?.startsWith("'=HYPERLINK"))).toHaveLength(8);
    await page.getByRole('tab', { name: '訂單' }).click();
    const orders = await downloadTable(page, '匯出訂單');
    expect(sumOf(orders.rows, '收款金額')).toBe(truth.gross);
    expect(sumOf(orders.rows, '已退款')).toBe(truth.refunded);
    expect(sumOf(orders.rows, '張數')).toBe(CAPACITY + 1);
  });

  await test.step('settle', async () => {
    // The night is over.
    await inDatabase(
      (sql) => sql`
        update public.events set date = date - 3, ends_at = now() - interval '1 day'
        where id = ${concert.id}`,
    );
    await page.goto('/events-published/payouts');
    const statement = page.getByRole('article', { name: title });
    await expect(statement).toContainText('待結算');
    await expect(statement).toContainText(`NT$${new Intl.NumberFormat('zh-TW').format(NET)}`);
    await admin.call('settle_event', { p_event_id: concert.id, p_expected_net: NET });
    await page.reload();
    await expect(statement).toContainText('已結算');
    const { rows } = await downloadTable(page, '匯出 CSV');
    expect(rows).toMatchObject([
      {
        活動: title,
        已收款項: String(NET + REFUND),
        已退款: String(REFUND),
        淨額: String(NET),
      },
    ]);
  });
});

/** Types as a scanner that is a keyboard does. */
async function scan(page: Page, code: string, verdict: string): Promise<void> {
  await page.getByRole('textbox', { name: '票號或掃描槍輸入' }).fill(code);
  await page.keyboard.press('Enter');
  const result = page.getByRole('status', { name: '驗票結果' });
  await expect(result.getByText(verdict, { exact: true })).toBeVisible();
}
