import { expect, test, type Page } from '@playwright/test';
import { findViolations } from '../support/axe';
import { openPage } from '../support/open-page';
import { activeVersions, runCommand, storeOf, storesOf } from '../support/releases';
import { siteUrl } from '../support/site-under-test';

const remoteId = 'mf-venues';

const expectToRun = async (page: Page, version: string) =>
  expect(await storesOf(page, remoteId)).toEqual([storeOf(remoteId, version)]);

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '場地租借' });
const badge = (page: Page) => page.getByRole('complementary', { name: '這個分頁的版本' });
const badgeTitle = `測試中：${remoteId}`;

test('a signed link shows a version that nobody is led to, in one tab, until somebody ends it', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const label = `pv${Date.now().toString(36)}`;
  const command = ['preview', '--', remoteId, '--label', label, '--path', '/book-venue'];
  const { stdout } = await runCommand(...command);
  const link = new URL(stdout.trim().split('\n').at(-1) ?? '');
  const address = `${siteUrl}${link.pathname}${link.search}`;
  const active = (await activeVersions())[remoteId] ?? '';

  await page.goto(address);
  await expect(badge(page)).toContainText(badgeTitle);
  await expect(page).toHaveURL(`${siteUrl}/book-venue`);
  await expect(heading(page)).toBeVisible();
  // The page that was drawn ahead has that heading already.
  await expect.poll(() => storesOf(page, remoteId)).toEqual([expect.stringMatching(`_${label}$`)]);
  await badge(page).getByRole('button', { name: badgeTitle }).click();
  await expect(badge(page)).toContainText('預覽到');
  expect(await findViolations(page)).toEqual([]);

  // Every page of this tab, and no other tab.
  await openPage(page, '/events');
  await expect(badge(page)).toContainText(badgeTitle);
  const other = await context.newPage();
  await openPage(other, '/book-venue');
  await expect(heading(other)).toBeVisible();
  await expectToRun(other, active);
  await expect(badge(other)).toHaveCount(0);

  // With one letter changed it is nobody's.
  const token = link.searchParams.get('preview') ?? '';
  await other.goto(
    `/book-venue?preview=${token.replace(/.$/, (last) => (last === 'A' ? 'g' : 'A'))}`,
  );
  await expect(badge(other)).toContainText('沒有簽署');
  await expect(heading(other)).toBeVisible();
  await expectToRun(other, active);

  await badge(page).getByRole('button', { name: '結束' }).click();
  await expect(badge(page)).toHaveCount(0);
  await openPage(page, '/book-venue');
  await expect(heading(page)).toBeVisible();
  await expectToRun(page, active);
});
