import type { ConsoleMessage, Page } from '@playwright/test';
import { findNginx } from '../nginx/nginx-binary';
import { startNginx, type RunningNginx } from '../nginx/start-nginx';
import { sitePaths } from '../shell/site/site-paths';
import { openPage } from './support/open-page';
import { newPerson } from './support/people';
import { buyingArea, completeRegistration } from './support/registration';
import { dataDir, siteUrl } from './support/site-under-test';
import { expect, test as base } from './support/test';

const hasNginx = findNginx() !== null;

/** The same site, with nginx between the browser and everything else, as in production. */
const test = base.extend<object, { nginx: RunningNginx }>({
  nginx: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, provide) => {
      const answer = await fetch(`${siteUrl}/config.json`);
      const { supabaseKey } = (await answer.json()) as { supabaseKey: string };
      const nginx = await startNginx({
        siteDir: sitePaths(dataDir).site,
        upstream: siteUrl,
        publishableKey: supabaseKey,
      });
      await provide(nginx);
      await nginx.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, provide) => provide(nginx.url),
});

test.beforeAll(() => {
  if (!hasNginx) console.error('SKIPPED: no nginx here, so the journey through it is NOT tested');
});
test.skip(!hasNginx, 'there is no nginx on this machine');

/** What the browser refused because of the content security policy. */
function watchRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}

test('a visitor signs up, registers and holds a ticket, all through nginx', async ({ page }) => {
  const refusals = watchRefusals(page);
  await openPage(page, '/events');
  const card = page
    .getByRole('region', { name: '活動列表' })
    .getByRole('article')
    .filter({ hasText: '免費' })
    .filter({ hasText: '立即報名' })
    .first();
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f-]{36}/);

  await buyingArea(page).getByRole('button', { name: '立即報名' }).click();
  await page
    .getByRole('dialog', { name: '登入後繼續報名' })
    .getByRole('link', { name: '註冊' })
    .click();
  const person = newPerson('陳以安');
  await page.getByRole('radio', { name: /表演愛好者/ }).check({ force: true });
  await page.getByLabel('名稱').fill(person.username);
  await page.getByLabel('電子郵件').fill(person.email);
  await page.getByLabel('密碼', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: /我已閱讀並同意/ }).check();
  await page.getByRole('button', { name: '建立帳號' }).click();
  await completeRegistration(page);

  const ticket = page.getByRole('article', { name: title });
  await expect(ticket.getByRole('img', { name: /的入場 QR Code$/ })).toBeVisible();
  expect(refusals).toEqual([]);
});

test('an address deep in the site opens, and the back office stays out of it', async ({ page }) => {
  const refusals = watchRefusals(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/book-venue?page=1');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/remotes/mf-venues/'))).not.toEqual([]);
  expect(requested.filter((path) => path.startsWith('/remotes/mf-admin/'))).toEqual([]);
  expect(refusals).toEqual([]);
});
