import { openGate } from '../../support/gate-event';
import { expectInside, gateAddress } from '../../support/gate';
import { storedOn, preparedForOffline, test } from '../../support/offline';
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
  // Signing out took the earlier copy away.
  await preparedForOffline(page, '/tickets');
  await network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '票券管理' })).toBeVisible();
  await expect(page.getByText(event.title)).toHaveCount(0);
});
