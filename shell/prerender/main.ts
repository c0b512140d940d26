import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from '../site/client-config';
import { PRERENDER_HEADER, readPrerenderKey } from '../site/prerender-key';
import { runCommand } from '../site/run-command';
import { dataDirectory, sitePaths } from '../site/site-paths';
import { renderNamed } from './render-named';
import { type PassOptions, runPass } from './run-pass';

const PAUSE_MS = 10_000;
/**
 * Beside a site that has just been started, what nobody waits for is rendered a part at a time: the machine belongs to whoever
 * looks at the site.
 */
const REST_MS = 5 * 60_000;
const isBesideSite = process.send !== undefined;
const isWatching = process.argv.includes('--watch');
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
const dataDir = dataDirectory();

/**
 * `npm run prerender [-- --watch | /events …]`: prerenders the public pages of the site in DATA_DIR, or those alone that
 * are named; with `--watch` it keeps up with changes. SITE_URL is where the site answers from here, PUBLIC_URL what people call
 * it, when that is something else.
 */
await runCommand(async () => {
  const siteUrl = process.env['SITE_URL'] ?? 'http://127.0.0.1:8080';
  const publicUrl = process.env['PUBLIC_URL'] || siteUrl;
  const ownWay = { [PRERENDER_HEADER]: await readPrerenderKey(dataDir) };
  // For pages that are named somebody waits.
  if (named.length === 0) os.setPriority(os.constants.priority.PRIORITY_LOW);
  // Started by the site's own command: goes when it goes, however that was.
  if (isBesideSite) process.on('disconnect', () => process.exit(0));

  const readOptions = async (): Promise<PassOptions> => {
    const answer = await fetch(new URL('/config.json', siteUrl), { headers: ownWay });
    const config = (await answer.json()) as ClientConfig;
    return {
      siteDir: sitePaths(dataDir).site,
      stateFile: path.join(dataDir, 'prerender.json'),
      publicUrl,
      apiUrl: new URL(config.supabaseUrl, siteUrl).href,
      // A Supabase elsewhere does not know the key.
      ...(config.supabaseUrl === '/' && { apiHeaders: ownWay }),
      config,
    };
  };

  if (named.length > 0) return renderNamed(await readOptions(), named);
  let restsUntil = 0;
  for (;;) {
    try {
      const isResting = Date.now() < restsUntil;
      const report = await runPass({ ...(await readOptions()), isResting });
      for (const failure of report.failed) console.warn(`not prerendered: ${failure}`);
      if (!isWatching)
        console.log(`prerendered ${report.rendered} pages, removed ${report.removed}`);
      if (report.waiting > 0 && !isBesideSite) continue;
      if (report.waiting > 0 && !isResting) restsUntil = Date.now() + REST_MS;
    } catch (error) {
      if (!isWatching) throw error;
      console.warn(`pages were not prerendered: ${(error as Error).message}`);
    }
    if (!isWatching) return;
    await sleep(PAUSE_MS);
  }
});
