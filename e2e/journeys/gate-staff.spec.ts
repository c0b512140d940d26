import { openGate } from '../support/gate-event';
import { expectInside, gateAddress, scan } from '../support/gate';
import { mailOf } from '../support/outbox';
import { createPerson, logIn, proveAddress } from '../support/people';
import { expect, phone, test } from '../support/test';

test('an organizer invites gate staff, who accept, scan at a gate, and are sent away again', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const organizer = await createPerson(request, 'performer');
  const staff = await createPerson(request);
  const event = await openGate(organizer, await createPerson(request), 2);

  await logIn(page, organizer, `/events-published/${event.id}`);
  await page.getByRole('link', { name: /^工作人員與入口/ }).click();
  await page.getByRole('button', { name: '新增入口' }).click();
  const gate = page.getByRole('dialog', { name: '新增入口' });
  await gate.getByLabel('名稱').fill('正門');
  await gate.getByRole('button', { name: '儲存入口' }).click();
  await expect(page.getByText('已儲存入口')).toBeVisible();
  await page.getByLabel('電子郵件').fill(staff.email);
  await page.getByRole('button', { name: '邀請', exact: true }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: staff.email });
  await expect(row).toContainText('等待接受');
  const line = await row.getByRole('link', { name: /^用 LINE/ }).getAttribute('href');
  const link = new URL(new URL(line ?? '').searchParams.get('url') ?? '');

  // The link is of no use to anybody else.
  const stranger = await (await browser.newContext(phone)).newPage();
  const other = await createPerson(request);
  await proveAddress(other);
  await logIn(stranger, other, link.pathname + link.search);
  await expect(stranger.getByText('這個帳號沒有這個邀請')).toBeVisible();
  await stranger.goto(gateAddress(event.id));
  await expect(stranger.getByRole('heading', { name: /沒有權限|找不到/ })).toBeVisible();
  await stranger.context().close();

  const phoneAtGate = await browser.newContext(phone);
  const scanner = await phoneAtGate.newPage();
  await logIn(scanner, staff, link.pathname + link.search);
  // It waits until the address is known to be theirs.
  await scanner.getByRole('link', { name: '前往驗證' }).click();
  await scanner.getByRole('button', { name: '寄驗證信' }).click();
  await scanner.goto((await mailOf(staff.email, 'account.to_prove')).link ?? '');
  await expect(scanner.getByText('電子郵件已驗證')).toBeVisible();
  await expect(scanner.getByText('還沒有驗證這個電子郵件')).toBeHidden();
  await scanner.goto(link.pathname + link.search);
  await scanner.getByRole('button', { name: '接受邀請' }).click();
  await scanner.getByRole('link', { name: /^開始驗/ }).click();
  await expectInside(scanner, 0, 2);
  await scanner.getByRole('combobox', { name: /入口/ }).selectOption({ label: '正門' });
  await scan(scanner, event.codes[0] ?? '', '可以入場');
  // A device that waited in vain for an answer lets in by itself, and reports it later.
  await expect(scanner.getByText(/^待上傳/)).toHaveCount(0);
  await scanner.getByRole('link', { name: '回驗票工作' }).click();
  await expect(scanner.getByRole('article', { name: event.title })).toBeVisible();

  await page.reload();
  await expect(row).toContainText('可以驗票');
  await expect(row).toContainText('已放行 1 人');
  await expect(page.getByText('已掃描 1 次')).toBeVisible();
  await row.getByRole('button', { name: /^移除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('已移除驗票人員')).toBeVisible();
  await scanner.goto(gateAddress(event.id));
  await expect(scanner.getByRole('heading', { name: /沒有權限|找不到/ })).toBeVisible();
  await phoneAtGate.close();
});
