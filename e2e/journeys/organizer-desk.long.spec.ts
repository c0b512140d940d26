import { openGate } from '../support/gate-event';
import { gateAddress } from '../support/gate';
import { preparedForOffline, test } from '../support/offline';
import { createPerson, logIn } from '../support/people';
import { expect, phone } from '../support/test';

test.use(phone);

test('a title that was typed on a phone waits on the computer', async ({
  page,
  browser,
  request,
  network,
}) => {
  const organizer = await createPerson(request, 'performer');
  const title = `只有標題 ${Date.now().toString(36)}`;
  await logIn(page, organizer, '/register-event');
  await page.getByRole('textbox', { name: '活動標題' }).fill(title);
  await expect(page.getByText(/^已於 \d\d:\d\d 儲存$/)).toBeVisible();

  const computer = await (await browser.newContext({ baseURL: network.url })).newPage();
  await logIn(computer, organizer, '/events-published');
  const draft = computer.getByRole('article', { name: title });
  await expect(draft).toContainText('日期未定');
  await draft.getByRole('link', { name: /^繼續編輯/ }).click();
  await expect(computer.getByRole('textbox', { name: '活動標題' })).toHaveValue(title);
  await computer.context().close();
});

test('somebody with an empty battery is found by name and let in', async ({ page, request }) => {
  const organizer = await createPerson(request, 'performer');
  const holder = await createPerson(request);
  const event = await openGate(organizer, holder, 1);
  await logIn(page, organizer, gateAddress(event.id));
  await page.getByRole('button', { name: '用姓名查票' }).click();
  const search = page.getByRole('dialog', { name: '用姓名查票' });
  await search.getByRole('textbox', { name: /姓名、手機或編號/ }).fill(holder.username);
  await search.getByRole('button', { name: '查詢' }).click();
  await expect(search.getByText('找到 1 張票券')).toBeVisible();
  await search.getByRole('button', { name: /^放行/ }).click();
  await expect(page.getByRole('status', { name: '驗票結果' })).toContainText('可以入場');
});

test('the list of events to check in opens without network and leads to a scanner that works', async ({
  page,
  request,
  network,
}) => {
  test.setTimeout(120_000);
  const organizer = await createPerson(request, 'performer');
  const event = await openGate(organizer, await createPerson(request), 1);
  await logIn(page, organizer, '/event-staff');
  await page.getByRole('link', { name: `開始驗 ${event.title} 的票` }).click();
  await expect(page.getByText('等待掃描')).toBeVisible();
  await page.goto('/event-staff');
  await expect(page.getByRole('article', { name: event.title })).toBeVisible();
  await preparedForOffline(page, '/event-staff');

  await network.cut();
  await page.reload();
  await expect(page.getByText('目前沒有網路連線')).toBeVisible();
  await page.getByRole('link', { name: `開始驗 ${event.title} 的票` }).click();
  await expect(page.getByText('離線驗票', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /票號或掃描槍/ }).fill(event.codes[0] ?? '');
  await page.getByRole('button', { name: '驗票', exact: true }).click();
  await expect(page.getByRole('status', { name: '驗票結果' })).toContainText('可以入場');
});
