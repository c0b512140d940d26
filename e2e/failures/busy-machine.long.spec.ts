import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPrerendered } from '../../shell/prerender/prerendered-files';
import { sitePaths } from '../../shell/site/site-paths';
import { startSite } from '../support/site-process';
import { expect, test } from '../support/test';

test('pages are prerendered while somebody on this machine has used up the rate limit', async () => {
  test.setTimeout(420_000);
  const dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'spotlight-busy-')));
  const site = await startSite(dataDir, { RATE_LIMIT_FACTOR: '0.01', PRERENDER: 'on' });
  try {
    const { supabaseKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
      supabaseKey: string;
    };
    const read = () =>
      fetch(`${site.url}/rest/v1/rpc/search_events`, { headers: { apikey: supabaseKey } });
    let isRefused = false;
    for (let reading = 0; reading < 60 && !isRefused; reading += 1) {
      isRefused = (await read()).status === 429;
    }
    expect(isRefused).toBe(true);

    // The limit is 30 requests a minute, and the lists alone need more.
    await expect
      .poll(() => listPrerendered(sitePaths(dataDir).site), { timeout: 200_000 })
      .toEqual(expect.arrayContaining(['/', '/events', '/trends']));
    expect(site.output()).not.toMatch(/not prerendered|429/);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
