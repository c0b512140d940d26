import { isLongRun } from '../../tools/run-size/run-size';
import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { letVenue } from '../support/let-venue';
import { desktopInTheLight, expectToFit, looks } from '../support/looks';
import { logIn } from '../support/people';
import { expect, test } from '../support/test';

const walkedIn = isLongRun ? looks : [desktopInTheLight];

/** Monday of the week after next: all of it is ahead. */
function mondayAhead(): string {
  const today = new Date(Date.now() + 8 * 3_600_000);
  const distance = 15 - (today.getUTCDay() || 7);
  return new Date(today.getTime() + distance * 86_400_000).toISOString().slice(0, 10);
}
const monday = mondayAhead();
const day = (distance: number) =>
  new Date(Date.parse(`${monday}T00:00:00Z`) + distance * 86_400_000).toISOString().slice(0, 10);
const compact = (date: string) => date.replaceAll('-', '');

const otherCalendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Test//ZH',
  'BEGIN:VEVENT',
  'UID:free@elsewhere',
  'DTSTAMP:20260101T000000Z',
  `DTSTART:${compact(day(3))}T060000Z`,
  `DTEND:${compact(day(3))}T080000Z`,
  'SUMMARY:外部課程',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:clash@elsewhere',
  'DTSTAMP:20260101T000000Z',
  `DTSTART:${compact(day(1))}T060000Z`,
  `DTEND:${compact(day(1))}T080000Z`,
  'SUMMARY:撞期會議',
  'END:VEVENT',
  // As programs write that show busy times only: a time of a series without it, without a uid, in a zone by its name.
  'BEGIN:VEVENT',
  `RECURRENCE-ID;TZID=Asia/Tokyo:${compact(day(3))}T160000`,
  `DTSTART;TZID=Asia/Tokyo:${compact(day(3))}T160000`,
  `DTEND;TZID=Tokyo Standard Time:${compact(day(3))}T180000`,
  'SUMMARY:東京會議',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:broken@elsewhere',
  'DTSTART:someday',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

async function bookByPhone(page: Page) {
  await page.getByRole('button', { name: '新增檔期', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增檔期' });
  await dialog.getByText('電話預訂').click();
  await dialog.getByLabel(/^開始日期/).fill(day(1));
  await dialog.getByLabel(/^開始時間/).fill('14:00');
  await dialog.getByLabel(/^結束日期/).fill(day(1));
  await dialog.getByLabel(/^結束時間/).fill('16:00');
  await dialog.getByLabel(/^客人姓名/).fill('陳小姐');
  await dialog.getByLabel(/^約定金額/).fill('3600');
  await dialog.getByLabel(/^用途/).fill('讀書會');
  await dialog.getByRole('button', { name: '儲存預訂' }).click();
  await expect(dialog).toBeHidden();
}

/** A whole day away, on which somebody has booked. */
async function blockTheDay(page: Page) {
  await page.getByRole('button', { name: '新增檔期', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '新增檔期' });
  await dialog.getByLabel(/^開始日期/).fill(day(1));
  await dialog.getByLabel(/^開始時間/).fill('00:00');
  await dialog.getByLabel(/^結束日期/).fill(day(2));
  await dialog.getByLabel(/^結束時間/).fill('00:00');
  await dialog.getByLabel(/^原因/).fill('出國');
  await dialog.getByRole('button', { name: '封鎖這個時段' }).click();
  await expect(page.getByText(/其中 1 筆預訂仍然成立：.*14:00–16:00 陳小姐/)).toBeVisible();
}

/** Entries of a file come in, and the one that lies in a booking is said. */
async function importCalendar(page: Page) {
  await page.getByRole('button', { name: '同步 .ics' }).click();
  const dialog = page.getByRole('dialog', { name: '同步 .ics 行事曆' });
  await dialog.getByLabel('選擇 .ics 檔').setInputFiles({
    name: 'other.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(otherCalendar),
  });
  await expect(dialog.getByText(/另有 1 筆看不懂內容/)).toBeVisible();
  await dialog.getByRole('button', { name: '匯入 3 筆' }).click();
  await expect(dialog.getByText('1 筆和預訂重疊，兩邊都保留')).toBeVisible();
  await expect(dialog.getByText(/撞期會議/)).toBeVisible();
  await dialog.getByRole('button', { name: '建立訂閱網址' }).click();
  const address = await dialog.getByLabel(/^訂閱網址/).inputValue();
  await page.keyboard.press('Escape');
  return address;
}

for (const look of walkedIn) {
  test.describe(look.name, () => {
    test.use(look.use);

    test('a host keeps the calendar: by phone, by holidays, from and for other calendars', async ({
      page,
      request,
    }) => {
      test.setTimeout(90_000);
      const venue = await letVenue(request);
      await logIn(page, venue.owner, `/venue-availability?day=${monday}`);
      await expect(page.getByRole('heading', { name: '檔期管理' })).toBeVisible();
      await expectToFit(page, look);

      await bookByPhone(page);
      await expect(page.getByText('讀書會').first()).toBeVisible();
      const address = await importCalendar(page);
      await expect(page.getByText('外部課程').first()).toBeVisible();
      await expect(page.getByText('東京會議').first()).toBeVisible();
      await blockTheDay(page);
      await expectToFit(page, look);

      if (!('isMobile' in look.use)) {
        const choice = page.getByRole('button', { name: /^新增檔期：/ });
        await choice.focus();
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Shift+ArrowDown');
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: '新增檔期' });
        await expect(dialog.getByLabel(/^開始日期/)).toHaveValue(day(2));
        await dialog.getByLabel(/^原因/).fill('清潔');
        await dialog.getByRole('button', { name: '封鎖這個時段' }).click();
        // The week shows it while the dialog still lies above.
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('button', { name: /清潔/ })).toBeVisible();
        // Drawn with the mouse, on Friday. The week grows when an early entry comes, so no place on the screen is remembered.
        const friday = page.locator(`[data-column="${day(4)}"]`);
        await friday.hover({ position: { x: 30, y: 20 } });
        await page.mouse.down();
        await friday.hover({ position: { x: 30, y: 110 } });
        await page.mouse.up();
        await expect(dialog.getByLabel(/^開始日期/)).toHaveValue(day(4));
        await dialog.getByRole('button', { name: '取消' }).click();
      }

      await page.getByText('月', { exact: true }).click();
      await expect(page.getByText(/讀書會/).first()).toBeAttached();
      await expectToFit(page, look);
      await page.getByRole('button', { name: '國定假日' }).click();
      const holidays = page.getByRole('dialog', { name: '匯入國定假日' });
      await holidays.getByRole('button', { name: /^匯入 \d+ 天$/ }).click();
      await expect(page.getByText(/^已設定 \d+ 天$/)).toBeVisible();

      // Other calendars read the feed by its address alone.
      const feed = new ICAL.Component(ICAL.parse(await (await fetch(address)).text()) as never);
      const titles = feed
        .getAllSubcomponents('vevent')
        .map((entry) => entry.getFirstPropertyValue('summary'));
      expect(titles).toContain('讀書會');
      expect(titles).not.toContain('外部課程');

      // Nobody else learns who is there.
      const taken = await request.get(
        `/rest/v1/rpc/get_free_time?p_type=venue&p_id=${venue.id}&p_from=${day(1)}&p_to=${day(1)}`,
        { headers: { apikey: new URL(address).searchParams.get('apikey') ?? '' } },
      );
      expect(await taken.text()).not.toContain('讀書會');
      expect(await taken.json()).toMatchObject({ free: [] });

      // Among the bookings, from where it leads to its day.
      await page.goto('/venue-bookings-management');
      const row = page.getByRole('row').or(page.getByRole('article')).filter({ hasText: '陳小姐' });
      await expect(row.getByText('NT$3,600')).toBeVisible();
      await row.getByRole('link', { name: '陳小姐' }).click();
      await page.getByRole('button', { name: '讀書會' }).click();
      const block = page.getByRole('dialog', { name: '讀書會' });
      await expect(block.getByText('陳小姐')).toBeVisible();
      await block.getByRole('button', { name: '編輯' }).click();
      const edit = page.getByRole('dialog', { name: '編輯電話預訂' });
      await edit.getByLabel(/^約定金額/).fill('4200');
      await edit.getByRole('button', { name: '儲存預訂' }).click();
      await expect(page.getByText('電話預訂已更新')).toBeVisible();
      await page.getByRole('button', { name: '讀書會' }).click();
      await expect(block.getByText('NT$4,200')).toBeVisible();
      await block.getByRole('button', { name: '移除' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
      await expect(page.getByText('已移除，時段重新開放')).toBeVisible();
      await expectToFit(page, look);
    });
  });
}
