import { openGate } from '../../support/gate-event';
import { inDatabase } from '../../support/database';
import { expectInside, gateAddress, scan } from '../../support/gate';
import { storedOn, preparedForOffline, test } from '../../support/offline';
import { openPage } from '../../support/open-page';
import { accountButton, createPerson, logIn } from '../../support/people';
import { expect } from '../../support/test';

test('signing out leaves nothing of a person on the device, and the next one sees nothing', async ({
  page,
  request,
  network,
}) => {
  test.setTimeout(120_000);
  const organizer = await createPerson(request);
  const event = await openGate(organizer, organizer, 2);
  await logIn(page, organizer, '/tickets');
  await expect(page.getByRole('article', { name: event.title })).toBeVisible();
  await preparedForOffline(page, '/tickets');
  await page.goto(gateAddress(event.id));
  await expectInside(page, 0, 2);
  await preparedForOffline(page, '/events-published/:id/check-in');
  const before = await storedOn(page);
  expect(before.own).toEqual([
    'spotlight.private.gate',
    expect.stringMatching(/^spotlight\.private\.tickets\./),
  ]);
  // Caches hold the page and its code, and nothing that anybody was told.
  expect(before.cached.filter((path) => !/^\/(shell|remotes)\/|^\/document$/.test(path))).toEqual(
    [],
  );

  await accountButton(page, organizer).click();
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page.getByText('已成功登出')).toBeVisible();
  await expect.poll(async () => (await storedOn(page)).own).toEqual([]);

  await network.cut();
  await page.goto('/tickets');
  await expect(page).toHaveURL('/login?returnTo=%2Ftickets');
  await expect(page.getByText(event.title)).toHaveCount(0);
  await page.goto(gateAddress(event.id));
  await expect(page.getByText(event.title)).toHaveCount(0);
  await expect(page.getByLabel('電子郵件')).toBeVisible();

  await network.restore();
  const next = await createPerson(request);
  await logIn(page, next, gateAddress(event.id));
  await expect(page.getByRole('heading', { name: /沒有權限|找不到/ })).toBeVisible();
  await page.goto('/tickets');
  await expect(page.getByText('還沒有即將到來的票券')).toBeVisible();
  await network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '票券管理' })).toBeVisible();
  await expect(page.getByText(event.title)).toHaveCount(0);
});

test('whom the server throws out finds nothing left either', async ({ page, request }) => {
  const fan = await createPerson(request);
  await openGate(await createPerson(request), fan, 1);
  await logIn(page, fan, '/tickets');
  await expect.poll(async () => (await storedOn(page)).own).toHaveLength(1);
  await inDatabase(
    (sql) => sql`update public.profiles set active = false where email = ${fan.email}`,
  );
  await page.reload();
  await expect(page.getByText('這個帳號已停用')).toBeVisible();
  await expect.poll(async () => (await storedOn(page)).own).toEqual([]);
});

test('who is let in without network is reported by the same person after a sign-out', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(90_000);
  const organizer = await createPerson(request);
  const event = await openGate(organizer, await createPerson(request), 1);
  await logIn(page, organizer, gateAddress(event.id));
  await expectInside(page, 0, 1);
  // The scanners report as soon as they can: only who closes them first has something left to report.
  await context.setOffline(true);
  await scan(page, event.codes[0] ?? '', '可以入場');
  await page.goto('about:blank');
  await context.setOffline(false);
  await openPage(page, '/');
  await accountButton(page, organizer).click();
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page.getByText('已成功登出')).toBeVisible();

  await logIn(page, await createPerson(request), '/tickets');
  await accountButton(page, organizer).click();
  await page.getByRole('button', { name: '登出' }).click();
  await expect(page.getByText('已成功登出')).toBeVisible();

  await logIn(page, organizer, gateAddress(event.id));
  await expectInside(page, 1, 1);
  await expect(page.getByText(/^待上傳/)).toHaveCount(0);
});
