import { isLongRun } from '../../tools/run-size/run-size';
import { readFile } from 'node:fs/promises';
import { signInToApi } from '../support/api';
import { inDatabase } from '../support/database';
import { letVenue } from '../support/let-venue';
import { expectToFit, looks, phoneInTheDark } from '../support/looks';
import { openPage } from '../support/open-page';
import { createPerson, logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

const walkedIn = isLongRun ? looks : [phoneInTheDark];

const DAY_MS = 86_400_000;
/** The day in Taipei, some days from now. */
const dayIn = (inDays: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(
    Date.now() + inDays * DAY_MS,
  );
const running = /^展期中・至 (\d{4}\/)?\d\d\/\d\d\(.\)$/;

test('an exhibition that is on says until when, wherever it is met', async ({ page, request }) => {
  test.setTimeout(180_000);
  const event = await publishEvent(request, [{ name: '全票', price: 0, capacity: 50 }], {
    category: '主題展',
    time: '10:00',
  });
  // It began three days ago, and is at a venue that has a page.
  const venue = await letVenue(request);
  await inDatabase(
    (sql) => sql`
      update public.events
      set date = private.today() - 3,
        ends_at = timezone('Asia/Taipei', private.today() + 20 + time '18:00'),
        venue_id = ${venue.id}
      where id = ${event.id}`,
  );
  await logIn(page, event.owner);
  const words = encodeURIComponent(event.title);
  const places = [
    `/search?q=${words}`,
    `/events?q=${words}`,
    `/venues/${venue.id}`,
    '/events-published',
    '/event-staff',
    `/events/${event.id}`,
  ];
  for (const look of walkedIn) {
    await page.emulateMedia({ colorScheme: look.theme });
    await page.setViewportSize(look.use.viewport);
    for (const place of places) {
      await page.goto(place);
      await expect(page.getByText(running).filter({ visible: true }).first(), place).toBeVisible();
      await expectToFit(page, look);
    }
  }
  await expect(page.getByText('每日 10:00–18:00').filter({ visible: true }).first()).toBeVisible();

  const holder = await createPerson(request);
  const api = await signInToApi(request, holder);
  const { ticket_types: types } = await api.call<{ ticket_types: { id: string }[] }>('get_event', {
    p_id: event.id,
  });
  await api.call('register_for_event', {
    p_event_id: event.id,
    p_ticket_type_id: types[0]?.id,
    p_quantity: 1,
    p_name: '測試觀眾',
    p_email: holder.email,
    p_phone: '0912-345-678',
  });

  await test.step('its organizer closes two days, and says so to whoever has a ticket', async () => {
    await page.goto(`/register-event?draft=${event.id}&step=2`);
    await page.getByRole('button', { name: '設定每天的開放時間' }).click();
    const hours = page.getByRole('dialog', { name: '每天的開放時間' });
    for (const [index, day] of [dayIn(0), dayIn(1)].entries()) {
      await hours.getByRole('button', { name: '新增日期' }).click();
      await hours.getByLabel(new RegExp(`^日期 ${index + 1}(?! )`)).fill(day);
    }
    await hours.getByRole('textbox', { name: '閉館前幾分鐘停止入場' }).fill('30');
    await hours.getByRole('button', { name: '套用' }).click();
    await expect(page.getByText('閉館前 30 分鐘停止入場')).toBeVisible();
    await page.getByRole('button', { name: '儲存變更' }).click();
    const asking = page.getByRole('dialog', { name: '儲存前先看會影響誰' });
    await expect(
      asking.getByRole('row', { name: /^開放時間 每日 10:00–18:00 每日/ }),
    ).toBeVisible();
    await asking.getByRole('button', { name: '儲存並通知 1 人' }).click();
    await expect(page.getByText('已儲存，也通知了 1 人')).toBeVisible();
  });

  await logIn(page, holder, '/tickets');
  const opensNext = new RegExp(
    `^今日休館，${dayIn(2).slice(5).replace('-', '/')}\\(.\\) 10:00 開放$`,
  );
  for (const look of walkedIn) {
    await page.emulateMedia({ colorScheme: look.theme });
    await page.setViewportSize(look.use.viewport);
    for (const place of ['/tickets', `/events?q=${words}`, `/events/${event.id}`]) {
      await openPage(page, place);
      const today = page.getByText(opensNext).filter({ visible: true }).first();
      await expect(today, place).toBeVisible();
      await expectToFit(page, look);
    }
  }
  await expect(page.getByRole('region', { name: '開放時間' }).getByRole('listitem')).toHaveText([
    '每日 10:00–18:00',
    /休館$/,
    /休館$/,
    '閉館前 30 分鐘停止入場',
  ]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '加入行事曆' }).filter({ visible: true }).first().click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
  expect(file.replaceAll('\r\n ', '')).toMatch(
    /DESCRIPTION:每日 10:00–18:00\\n.*休館\\n.*休館\\n閉館前 30 分鐘停止入場/,
  );
});
