import { openGate } from '../../support/gate-event';
import { inDatabase } from '../../support/database';
import { expectInside, gateAddress, scan } from '../../support/gate';
import { storedOn, test } from '../../support/offline';
import { openPage } from '../../support/open-page';
import { accountButton, createPerson, logIn } from '../../support/people';
import { expect } from '../../support/test';

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
