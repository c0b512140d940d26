import { openGate } from '../../support/gate-event';
import { inDatabase } from '../../support/database';
import { expectInside, gateAddress, scan } from '../../support/gate';
import { preparedForOffline, test } from '../../support/offline';
import { createPerson, logIn } from '../../support/people';
import { expect, phone } from '../../support/test';

const pattern = '/events-published/:id/check-in';

test.use(phone);

test('two scanners go on through reloads without network; merged later, the duplicate is found', async ({
  browser,
  page,
  request,
  network,
}) => {
  test.setTimeout(150_000);
  const organizer = await createPerson(request);
  const event = await openGate(organizer, await createPerson(request), 4);
  const [first = '', second = '', third = ''] = event.codes;
  const address = gateAddress(event.id);
  await logIn(page, organizer, address);
  await expectInside(page, 0, 4);
  await preparedForOffline(page, pattern);
  const other = await browser.newContext({ ...phone, baseURL: network.url });
  const secondScanner = await other.newPage();
  await logIn(secondScanner, organizer, address);
  await expectInside(secondScanner, 0, 4);
  await preparedForOffline(secondScanner, pattern);

  await network.cut();
  await page.reload();
  await expect(page.getByText(event.title)).toBeVisible();
  await expect(page.getByText('離線驗票', { exact: true })).toBeVisible();
  await scan(page, first, '可以入場');
  await scan(page, second, '可以入場');
  await page.reload();
  await expectInside(page, 2, 4);
  await expect(page.getByText('待上傳 2 筆')).toBeVisible();
  await scan(page, first, '已經入場過');

  await secondScanner.reload();
  await scan(secondScanner, second, '可以入場');
  await scan(secondScanner, third, '可以入場');
  await expect(secondScanner.getByText('待上傳 2 筆')).toBeVisible();

  await network.restore();
  await expect(page.getByText(/^待上傳/)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText(/筆不一致/)).toHaveCount(0);
  await expect(secondScanner.getByText('離線放行的票有 1 筆不一致')).toBeVisible({
    timeout: 30_000,
  });
  await expect(secondScanner.getByText('連線中', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectInside(secondScanner, 3, 4);
  await other.close();
  const rows = await inDatabase(
    (sql) => sql<{ result: string; count: number }[]>`
      select result, count(*)::int as count from public.checkins
      where event_id = ${event.id} group by result order by result`,
  );
  expect([...rows]).toEqual([
    { result: 'duplicate_offline', count: 1 },
    { result: 'ok', count: 3 },
  ]);
});
