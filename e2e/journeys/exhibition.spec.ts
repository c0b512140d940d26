import { readFile } from 'node:fs/promises';
import { inDatabase } from '../support/database';
import { expectToFit, looks } from '../support/looks';
import { logIn } from '../support/people';
import { publishEvent } from '../support/published-event';
import { expect, test } from '../support/test';

const running = /^展期中・至 (\d{4}\/)?\d\d\/\d\d\(.\)$/;

test('an exhibition that is on says until when, wherever it is met', async ({ page, request }) => {
  test.setTimeout(120_000);
  const event = await publishEvent(request, [{ name: '全票', price: 0, capacity: 50 }], {
    category: '主題展',
    time: '10:00',
  });
  // It began three days ago, and is at a venue that has a page.
  const venue = await inDatabase(async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      update public.events
      set date = private.today() - 3,
        ends_at = timezone('Asia/Taipei', private.today() + 20 + time '18:00'),
        venue_id = (select id from public.venues where status = 'approved' order by id limit 1)
      where id = ${event.id} returning venue_id as id`;
    return row?.id ?? '';
  });
  await logIn(page, event.owner);
  const words = encodeURIComponent(event.title);
  const places = [
    `/search?q=${words}`,
    `/events?q=${words}`,
    `/venues/${venue}`,
    '/events-published',
    '/event-staff',
    `/events/${event.id}`,
  ];
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look.theme });
    await page.setViewportSize(look.use.viewport);
    for (const place of places) {
      await page.goto(place);
      await expect(page.getByText(running).filter({ visible: true }).first(), place).toBeVisible();
      await expectToFit(page, look);
    }
  }
  await expect(page.getByText('每日 10:00–18:00').filter({ visible: true }).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '加入行事曆' }).filter({ visible: true }).first().click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
  expect(file).toContain('DESCRIPTION:每日 10:00–18:00');
});
