import { findNginx } from '../../../nginx/nginx-binary';
import { startNginx } from '../../../nginx/start-nginx';
import { sitePaths } from '../../../shell/site/site-paths';
import { openGate } from '../../support/gate-event';
import { preparedForOffline } from '../../support/offline';
import { createPerson, logIn } from '../../support/people';
import { dataDir, siteUrl } from '../../support/site-under-test';
import { expect, test } from '../../support/test';

const hasNginx = findNginx() !== null;
test.beforeAll(() => {
  if (!hasNginx) console.error('SKIPPED: no nginx here, so offline pages behind it are NOT tested');
});
test.skip(!hasNginx, 'there is no nginx on this machine');

test('tickets that nginx served open after it has gone, under its policy', async ({
  browser,
  request,
  fan,
}) => {
  await openGate(await createPerson(request), fan, 1);
  const { supabaseKey } = (await (await request.get('/config.json')).json()) as {
    supabaseKey: string;
  };
  const nginx = await startNginx({
    siteDir: sitePaths(dataDir).site,
    upstream: siteUrl,
    publishableKey: supabaseKey,
  });
  const context = await browser.newContext({
    baseURL: nginx.url,
    locale: 'zh-TW',
    serviceWorkers: 'allow',
  });
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
  });
  try {
    await logIn(page, fan, '/tickets');
    await preparedForOffline(page, '/tickets');
  } finally {
    await nginx.close();
  }
  await page.reload();
  await expect(page.getByRole('img', { name: /的入場 QR Code$/ }).first()).toBeVisible();
  expect(refusals).toEqual([]);
  await context.close();
});
