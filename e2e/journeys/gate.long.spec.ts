import { openGate } from '../support/gate-event';
import { inDatabase } from '../support/database';
import { expectInside, gateAddress, scan, scanResult } from '../support/gate';
import { createPerson, logIn } from '../support/people';
import { expect, phone, test } from '../support/test';

test.use(phone);

test('the gate works without network, reports later, and says what another device let in', async ({
  browser,
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const organizer = await createPerson(request);
  const holder = await createPerson(request);
  const event = await openGate(organizer, holder, 4);
  const [first = '', second = '', third = '', fourth = ''] = event.codes;
  const address = gateAddress(event.id);

  await logIn(page, organizer, address);
  await expect(page.getByText(event.title)).toBeVisible();
  await expectInside(page, 0, 4);
  await scan(page, first, '可以入場');
  await expectInside(page, 1, 4);

  const other = await browser.newContext(phone);
  const secondDevice = await other.newPage();
  await logIn(secondDevice, organizer, address);
  await expectInside(secondDevice, 1, 4);

  await context.setOffline(true);
  await other.setOffline(true);
  await expect(page.getByText('離線驗票', { exact: true })).toBeVisible();
  await scan(page, second, '可以入場');
  await scan(page, second, '已經入場過');
  await scan(page, `${third.slice(0, -32)}${'0'.repeat(32)}`, '不是有效的票券');
  await scan(page, third, '可以入場');
  await scan(page, first, '已經入場過');
  await scan(page, 'T-AAAAAAAA', '請連線確認');
  await expect(page.getByText('待上傳 2 筆')).toBeVisible();
  await expectInside(page, 3, 4);

  // A ticket that is sold now is on no list: it is never called forged.
  await inDatabase(
    (sql) => sql`update public.tickets set qr_version = 2 where id = ${fourth.split('.')[1] ?? ''}`,
  );
  await scan(page, fourth.replace('.1.', '.2.'), '請連線確認');
  await expect(scanResult(page)).toContainText('名單裡沒有，請連線確認');

  await scan(secondDevice, second, '可以入場');
  await expect(secondDevice.getByText('待上傳 1 筆')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(/^待上傳/)).toHaveCount(0);
  await expect(page.getByText(/筆不一致/)).toHaveCount(0);
  await expectInside(page, 3, 4);
  await scan(page, fourth.replace('.1.', '.2.'), '可以入場');
  await expectInside(page, 4, 4);

  await other.setOffline(false);
  await expect(secondDevice.getByText('離線放行的票有 1 筆不一致')).toBeVisible();
  await expect(secondDevice.getByText(/已在其他裝置入場/).first()).toBeVisible();
  await expectInside(secondDevice, 4, 4);

  // What the staff has not seen yet is still there after a reload.
  await secondDevice.reload();
  await expect(secondDevice.getByText('離線放行的票有 1 筆不一致')).toBeVisible();
  await secondDevice.getByRole('button', { name: '知道了' }).click();
  await expect(secondDevice.getByText(/筆不一致/)).toHaveCount(0);
  await other.close();

  await scanResult(page).getByRole('button', { name: '撤銷入場' }).click();
  const question = page.getByRole('alertdialog', { name: '撤銷這次入場？' });
  await question.getByRole('button', { name: '掃錯人' }).click();
  await question.getByRole('button', { name: '撤銷入場' }).click();
  await expectInside(page, 3, 4);
  const rows = await inDatabase(
    (sql) => sql<{ result: string; count: number }[]>`
      select result, count(*)::int as count from public.checkins
      where event_id = ${event.id} and reverted_at is null group by result order by result`,
  );
  expect([...rows]).toEqual([
    { result: 'duplicate_offline', count: 1 },
    { result: 'ok', count: 3 },
  ]);
});

test('entries that wait survive a reload of the page', async ({ page, context, request }) => {
  const organizer = await createPerson(request);
  const event = await openGate(organizer, await createPerson(request), 1);
  await logIn(page, organizer, gateAddress(event.id));
  await expectInside(page, 0, 1);
  await context.setOffline(true);
  await scan(page, event.codes[0] ?? '', '可以入場');
  await page.goto('about:blank').catch(() => undefined);
  await context.setOffline(false);
  await page.goto(gateAddress(event.id));
  await expectInside(page, 1, 1);
  await expect(page.getByText(/^待上傳/)).toHaveCount(0);
});
