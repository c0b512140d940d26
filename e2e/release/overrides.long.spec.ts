import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { demoPeople, logIn } from '../support/people';
import { openPage } from '../support/open-page';
import { activeVersions, releaseAgain, storeOf, storesOf } from '../support/releases';
import { dataDir, siteUrl } from '../support/site-under-test';

const remoteId = 'mf-venues';
const projectRoot = path.resolve(import.meta.dirname, '../..');

const expectToRun = async (page: Page, version: string) =>
  expect(await storesOf(page, remoteId)).toEqual([storeOf(remoteId, version)]);

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '場地租借' });
const badge = (page: Page) => page.getByRole('complementary', { name: '這個分頁的版本' });
const badgeTitle = `測試中：${remoteId}`;

const panel = (page: Page) => page.getByRole('dialog', { name: '這個分頁的版本' });

/** Its chunk listens for the key once it is there. */
const openPanel = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+Alt+KeyD');
    await expect(panel(page)).toBeVisible({ timeout: 500 });
  }).toPass();

test('developers choose a released version for a tab, and see the active one where it does not run', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const before = (await activeVersions())[remoteId] ?? '';
  await releaseAgain(remoteId);
  const active = (await activeVersions())[remoteId] ?? '';

  const dialog = panel(page);
  await openPage(page, '/book-venue');
  await page.keyboard.press('Control+Alt+KeyD');
  await openPage(page, '/book-venue?developer');
  await expect(heading(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await openPanel(page);
  const field = dialog.getByLabel(remoteId);
  await expect(field.locator('option', { hasText: active }).first()).toBeAttached();
  expect(await findViolations(page)).toEqual([]);
  await field.selectOption(before);
  await dialog.getByRole('button', { name: '套用' }).click();

  await expect(badge(page)).toContainText(badgeTitle);
  await expect(heading(page)).toBeVisible();
  await expectToRun(page, before);

  // Where not everybody may, nobody who is signed out does: not from a tab that could, either.
  await page.route(`${siteUrl}/book-venue**`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace('"isForDevelopers":true', '"":0') });
  });
  await page.reload();
  await expect(badge(page)).toContainText('這個帳號不能選擇版本');
  await expect(heading(page)).toBeVisible();
  await expectToRun(page, active);
  await openPanel(page);
  await expect(dialog).toContainText('請以平台最高管理員登入');
  await logIn(page, demoPeople.admin, '/book-venue');
  await openPage(page, '/book-venue?developer');
  await openPanel(page);
  await field.selectOption(before);
  await dialog.getByRole('button', { name: '套用' }).click();
  await expect(heading(page)).toBeVisible();
  await expectToRun(page, before);

  await page.route(`**/remotes/${remoteId}/${before}/entry.*`, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await badge(page).getByRole('button', { name: badgeTitle }).click();
  await expect(badge(page)).toContainText('這個版本無法執行');
});

test('one remote is developed against the site, whose pages, data and other remotes it meets', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const development = spawn(
    process.execPath,
    [path.join(projectRoot, 'tools/standalone.mjs'), '--against', siteUrl],
    {
      cwd: path.join(projectRoot, remoteId),
      env: { ...process.env, PORT: '0', DATA_DIR: path.join(dataDir, 'development') },
    },
  );
  try {
    let said = '';
    development.stdout.on('data', (data: Buffer) => (said += data.toString()));
    await expect
      .poll(() => /ready after .*: (http:\S+),/.exec(said)?.[1], { timeout: 120_000 })
      .toBeTruthy();
    const url = /ready after .*: (http:\S+),/.exec(said)?.[1] ?? '';
    await page.goto(`${url}/book-venue`);
    await expect(heading(page)).toBeVisible();
    await expectToRun(page, 'local');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  } finally {
    development.kill('SIGTERM');
    await once(development, 'exit');
  }
});
