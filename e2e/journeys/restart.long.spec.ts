import { execFileSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPeople, logIn } from '../support/people';
import { buyingArea, completeRegistration } from '../support/registration';
import { startSite, type SiteProcess } from '../support/site-process';
import { expect, test } from '../support/test';

let dataDir: string;
let site: SiteProcess | undefined;

test.beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'spotlight-restart-')));
});
test.afterEach(async () => {
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Addresses and passwords of the demo accounts, as the start prints them. */
const printedAccounts = (output: string) => output.match(/^ +\w+@demo\.test +\S+$/gm) ?? [];

/** Database servers on a data directory. */
const serversOn = (directory: string) =>
  execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`-D ${path.join(directory, 'pg')} `));

test('a ticket survives the sudden death of the site', async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startSite(dataDir);
  const accounts = printedAccounts(site.output());
  expect(accounts).toHaveLength(4);
  const password = accounts[0]?.trim().split(/ +/)[1] ?? '';
  const fan = { ...demoPeople.fan, password };

  const before = await browser.newPage({ baseURL: site.url });
  await logIn(before, fan, '/events?category=偶像應援活動');
  await before
    .getByRole('link', { name: /^立即報名/ })
    .first()
    .click();
  await completeRegistration(before);
  const title = await before.getByRole('article').first().getByRole('heading').innerText();
  await before.close();

  await site.kill();
  site = await startSite(dataDir);
  // One that is just being forked has the words of its server for a moment.
  await expect.poll(() => serversOn(dataDir)).toHaveLength(1);
  expect(printedAccounts(site.output())).toEqual(accounts);

  const after = await browser.newPage({ baseURL: site.url });
  await logIn(after, fan, '/tickets');
  await expect(
    after.getByRole('article', { name: title }).getByRole('img', { name: /的入場 QR Code$/ }),
  ).toBeVisible();
  await after.getByRole('link', { name: title }).click();
  await expect(buyingArea(after).getByText('你已報名這場活動')).toBeVisible();
  await after.close();
});
