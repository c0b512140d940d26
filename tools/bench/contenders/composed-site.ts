import path from 'node:path';
import { runPass } from '../../../shell/prerender/run-pass';
import { PRERENDER_HEADER, readPrerenderKey } from '../../../shell/site/prerender-key';
import { publishAll } from '../../release/publish-all';
import { sitePaths } from '../../../shell/site/site-paths';
import type { Contender } from './contender';

/** The site as it is: a shell and its remotes, built and published by the release tools. */
export async function publishComposedSite(
  dataDir: string,
  onProgress: (step: string) => void,
): Promise<Contender> {
  await publishAll({ dataDir, onProgress });
  return { name: 'composed site', siteDir: sitePaths(dataDir).site };
}

/** Prerenders its public pages, as the running site does each minute. */
export async function prerenderPages(
  dataDir: string,
  backend: { url: string; publishableKey: string },
  onProgress: (step: string) => void,
): Promise<void> {
  const ownWay = { [PRERENDER_HEADER]: await readPrerenderKey(dataDir) };
  let isWaiting = true;
  while (isWaiting) {
    const { rendered, failed, waiting } = await runPass({
      siteDir: sitePaths(dataDir).site,
      stateFile: path.join(dataDir, 'prerender.json'),
      // Named in links to the page itself; always the same, so that pages can be used again.
      publicUrl: 'https://bench.test',
      apiUrl: backend.url,
      apiHeaders: ownWay,
      // As the browser sees it: behind the same origin.
      config: { supabaseUrl: '/', supabaseKey: backend.publishableKey },
    });
    onProgress(`prerendered ${rendered} pages`);
    if (failed.length > 0) onProgress(`not prerendered: ${failed.join('; ')}`);
    isWaiting = waiting > 0;
  }
}
