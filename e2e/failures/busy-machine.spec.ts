import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitePaths } from '../../shell/site/site-paths';
import { listDrawings } from '../../shell/prerender/drawings';
import { startSite } from '../support/site-process';
import { expect, test } from '../support/test';

test('pages are prerendered while somebody on this machine has used up the rate limit', async () => {
  test.setTimeout(300_000);
  const dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'spotlight-busy-')));
  const site = await startSite(dataDir, { RATE_LIMIT_FACTOR: '0.01' });
  try {
    const { supabaseKey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
      supabaseKey: string;
    };
    const read = () => fetch(`${site.url}/rest/v1/events`, { headers: { apikey: supabaseKey } });
    await expect.poll(async () => (await read()).status, { intervals: [1] }).toBe(429);

    const state = path.join(dataDir, 'prerender.json');
    await expect
      .poll(() => readFile(state, 'utf8').catch(() => ''), { timeout: 240_000 })
      .toContain('"failed":[]');
    expect((await read()).status).toBe(429);
    expect(await listDrawings(sitePaths(dataDir).site)).toContain('/events');
    expect(site.output()).not.toMatch(/not drawn ahead|429/);
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
