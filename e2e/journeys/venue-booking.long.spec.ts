import type { Page } from '@playwright/test';
import { pressAndConfirm } from '../support/booking-room';
import { gatherCrowd } from '../support/crowd';
import { inDatabase } from '../support/database';
import { letVenue } from '../support/let-venue';
import { signInToApi } from '../support/api';
import { createPerson, logIn, type Person } from '../support/people';
import { publishPerformer } from '../support/published-performer';
import { expect, test } from '../support/test';
import { loseAnswer } from '../support/lost-answer';

// A step that hangs says so at once.
test.use({ actionTimeout: 15_000 });

const DAY_MS = 86_400_000;
/** Far enough that every policy still gives everything back. */
const day = new Date(Date.now() + 45 * DAY_MS).toISOString().slice(0, 10);

const moment = (hour: number) => `${day}T${hour}:00:00+08:00`;

/** Hours at a venue, filled in up to the last step. */
async function fillInBooking(page: Page, person: Person, venueId: string, hour: number) {
  const chosen = new URLSearchParams({ venue: venueId, from: moment(hour), to: moment(hour + 4) });
  await logIn(page, person, `/venue-bookings/create?${chosen}`);
  await page.getByRole('button', { name: '下一步：需求' }).click();
  await page.getByLabel(/^人數/).fill('20');
  await page.getByLabel(/^用途/).fill('生日應援咖啡');
  await page.getByRole('button', { name: '下一步：費用' }).click();
  await page.getByRole('button', { name: '下一步：確認' }).click();
  await page.getByLabel(/^手機/).fill('0912345678');
  await page.getByRole('checkbox', { name: /我已閱讀場地規範/ }).check();
}

test('without network nothing is lost or sent twice, back keeps what was typed, and an old tab is told', async ({
  page,
  context,
  fan,
  request,
}) => {
  test.setTimeout(90_000);
  const venue = await letVenue(request);
  await fillInBooking(page, fan, venue.id, 14);
  const send = page.getByRole('button', { name: '送出預訂申請' });
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel(/^用途/)).toHaveValue('生日應援咖啡');
  await page.goForward();
  await context.setOffline(true);
  await page.getByRole('button', { name: '下一步：確認' }).click();
  await send.click();
  await expect(
    page.getByRole('alert').filter({ hasText: '沒有收到回覆，不確定是否已經完成' }),
  ).toBeVisible();
  await expect(page.getByLabel(/^手機/)).toHaveValue('0912-345-678');
  await context.setOffline(false);
  await send.dblclick();
  await expect(page).toHaveURL(/\/bookings\/[0-9a-f-]{36}$/);
  const { items } = await venue.host.call<{ items: { id: string }[] }>('my_bookings', {
    p_side: 'host',
  });
  expect(items).toHaveLength(1);

  const quote = (price: number) =>
    venue.host.call('send_quote', {
      p_booking_id: items[0]?.id,
      p_lines: [{ label: '場租', quantity: 1, unit_price: price }],
    });
  await quote(3600);
  await page.reload();
  await expect(page.getByText('NT$3,600').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: '接受報價' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '接受報價' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  // The host asks for something else while this tab still shows the first price.
  await quote(4200);
  await question.getByRole('button', { name: '接受報價' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('NT$4,200').first()).toBeVisible();
  await page.getByRole('button', { name: '接受報價' }).click();
  await question.getByRole('button', { name: '接受報價' }).dblclick();
  await expect(page.getByRole('heading', { name: '請付訂金 NT$1,260' })).toBeVisible();

  await page.getByRole('link', { name: '前往付訂金' }).click();
  await page.getByRole('button', { name: '取得匯款帳號' }).click();
  await page.getByRole('textbox', { name: /後五碼/ }).fill('54321');
  await context.setOffline(true);
  await page.getByRole('button', { name: '回報匯款' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: /後五碼/ })).toHaveValue('54321');
  await context.setOffline(false);
  await page.getByRole('button', { name: '回報匯款' }).click();
  await expect(page.getByText('已收到你的匯款回報')).toBeVisible();
});

test('of two guests in the same second one has the hours, the other is offered the nearest, in a rush of thirty', async ({
  page,
  browser,
  fan,
  request,
}) => {
  test.setTimeout(120_000);
  const crowd = await gatherCrowd(
    request,
    Array.from({ length: 30 }, () => 1),
  );
  const venue = await letVenue(request);
  await inDatabase(
    (sql) => sql`update public.venues set booking_mode = 'instant' where id = ${venue.id}`,
  );
  const other = await (await browser.newContext()).newPage();
  const pages = [page, other];
  await Promise.all([
    fillInBooking(page, fan, venue.id, 14),
    fillInBooking(other, await createPerson(request), venue.id, 14),
  ]);
  const rush = crowd.map(async (buyer, index) =>
    buyer.attempt('request_venue_booking', {
      p_venue_id: venue.id,
      // Before those of the two, each overlapping the next.
      p_start_at: moment(10 + (index % 3)),
      p_end_at: moment(12 + (index % 3)),
      p_attendees: 10,
      p_purpose: '聚會',
      p_contact_name: buyer.name,
      p_contact_phone: '0912345678',
      p_contact_email: buyer.email,
    }),
  );
  await Promise.all(pages.map((each) => each.getByRole('button', { name: '立即預訂' }).click()));
  const clash = (each: Page) => each.getByRole('status').filter({ hasText: '最接近的空檔' });
  await expect
    .poll(async () => Promise.all(pages.map((each) => clash(each).count())))
    .toEqual(expect.arrayContaining([0, 1]));
  const late = (await clash(page).count()) === 1 ? page : other;
  const winner = late === page ? other : page;
  await expect(winner.getByRole('heading', { name: /^請付訂金/ })).toBeVisible();
  const refusals = (await Promise.all(rush)).flatMap(({ refusal }) => refusal ?? []);
  expect(new Set(refusals)).toEqual(new Set(['SLOT_TAKEN']));
  await clash(late).getByRole('button').first().click();
  await late.getByRole('button', { name: '立即預訂' }).click();
  await expect(late.getByRole('heading', { name: /^請付訂金/ })).toBeVisible();
  // Whoever came through has hours, and nobody has those of another.
  const taken = await inDatabase(
    (sql) => sql<{ bookings: number; hours: number; shared: number }[]>`
      select
        (select count(*) from public.bookings
          where venue_id = ${venue.id} and status = 'awaiting_payment')::int as bookings,
        (select count(*) from public.calendar_occupancy where resource_id = ${venue.id})::int as hours,
        (select count(*) from public.calendar_occupancy as one
          join public.calendar_occupancy as two on two.resource_id = one.resource_id
            and two.id > one.id and two.during && one.during
          where one.resource_id = ${venue.id})::int as shared`,
  );
  const won = 30 - refusals.length + 2;
  expect(taken[0]).toEqual({ bookings: won, hours: won, shared: 0 });
  await other.context().close();
});

test('a guest asks two venues with one form, and takes one with a performer in one press', async ({
  page,
  fan,
  request,
}) => {
  test.setTimeout(120_000);
  const venue = await letVenue(request);
  const other = await letVenue(request);
  const performer = await publishPerformer(request);
  const guest = await signInToApi(request, fan);
  // The cheapest of its city, so that it is among those that are offered.
  await inDatabase(
    (sql) => sql`update public.venues set price_per_hour = 90 where id = ${other.id}`,
  );

  await fillInBooking(page, fan, venue.id, 14);
  await page.getByRole('checkbox', { name: `${other.name}・NT$360` }).check();
  await page.getByRole('button', { name: '同時詢問 2 個場地' }).click();
  await expect(page).toHaveURL('/bookings/compare');
  await expect(page.getByRole('article')).toHaveCount(2);

  const { items } = await venue.host.call<{ items: { id: string }[] }>('my_bookings', {
    p_side: 'host',
  });
  await venue.host.call('approve_booking', { p_booking_id: items[0]?.id, p_offer_no: 1 });
  const asked = await guest.call<{ id: string }>('request_performance', {
    p_performer_id: performer.id,
    p_start_at: moment(15),
    p_end_at: moment(17),
    p_performance_type: '專場',
    p_location: '測試路 1 號',
    p_contact_name: fan.username,
    p_contact_phone: '0912345678',
    p_contact_email: fan.email,
  });
  await performer.seller.call('send_quote', {
    p_booking_id: asked.id,
    p_lines: [{ label: '演出', quantity: 1, unit_price: 12_000 }],
  });
  await page.reload();
  await expect(page.getByText('合計 NT$16,000')).toBeVisible();
  await pressAndConfirm(page, '一次訂下');
  await expect(page.getByText('兩邊的時段都保留了，請在期限內各付訂金')).toBeVisible();
  await expect(page.getByRole('button', { name: '一次訂下' })).toBeHidden();
});

test('a no names other hours, and a guest who cancels sees before what goes back', async ({
  page,
  browser,
  fan,
  request,
}) => {
  const venue = await letVenue(request);
  const guest = await signInToApi(request, fan);
  const ask = (hour: number) =>
    guest.call<{ id: string }>('request_venue_booking', {
      p_venue_id: venue.id,
      p_start_at: moment(hour),
      p_end_at: moment(hour + 4),
      p_attendees: 20,
      p_purpose: '生日應援咖啡',
      p_contact_name: fan.username,
      p_contact_phone: '0912345678',
      p_contact_email: fan.email,
    });
  const refused = await ask(14);
  const desk = await (await browser.newContext()).newPage();
  await logIn(desk, venue.owner, `/bookings/${refused.id}`);
  await desk.getByRole('button', { name: '婉拒…' }).click();
  const dialog = desk.getByRole('dialog', { name: '婉拒這筆預訂' });
  await dialog.getByLabel(/^原因/).fill('當天下午店休');
  await dialog.getByRole('checkbox', { name: /18:00–22:00/ }).check();
  await loseAnswer(desk, 'decline_booking');
  await dialog.getByRole('button', { name: '婉拒這筆預訂' }).click();
  await expect(desk.getByRole('heading', { name: '你婉拒了這次申請' })).toBeVisible();

  await logIn(page, fan, `/bookings/${refused.id}`);
  await expect(page.getByText('當天下午店休')).toBeVisible();
  await page.getByRole('link', { name: /^改訂 .*18:00–22:00/ }).click();
  const start = page.getByLabel(/^開始時間/);
  await expect(start.locator('option:checked')).toHaveText('18:00');

  const { id } = await ask(18);
  await venue.host.call('approve_booking', { p_booking_id: id, p_offer_no: 1 });
  const { order_id } = await guest.call<{ order_id: string }>('get_booking', { p_booking_id: id });
  await guest.call('choose_bank_transfer', { p_order_id: order_id });
  await guest.call('report_transfer', {
    p_order_id: order_id,
    p_last5: '12345',
    p_transfer_at: new Date().toISOString(),
  });
  await venue.host.call('confirm_payment', { p_order_id: order_id });
  // By the standard terms: all of the deposit until fourteen days before, half of it until seven, nothing after.
  const question = page.getByRole('dialog', { name: '取消這筆預訂' });
  const askToCancel = async (days: number) => {
    await inDatabase(
      (sql) => sql`
        update public.bookings
        set start_at = now() + ${days} * interval '1 day',
          end_at = now() + ${days} * interval '1 day' + interval '4 hours'
        where id = ${id}`,
    );
    await page.goto(`/bookings/${id}`);
    await page.getByRole('button', { name: '取消預訂' }).click();
  };
  await askToCancel(20);
  await expect(question.getByText('現在取消會退還訂金 NT$1,200（100%）。')).toBeVisible();
  await askToCancel(3);
  await expect(question.getByText('依取消政策，現在取消不退訂金 NT$1,200。')).toBeVisible();
  await askToCancel(10);
  await expect(question.getByText('現在取消會退還訂金 NT$600（50%）。')).toBeVisible();
  await loseAnswer(page, 'cancel_booking');
  await question.getByRole('button', { name: '取消預訂' }).click();
  await expect(page.getByRole('heading', { name: '這筆預訂已取消' })).toBeVisible();
  await expect(page.getByText('退還訂金 NT$600。')).toBeVisible();
  await desk.context().close();
});
