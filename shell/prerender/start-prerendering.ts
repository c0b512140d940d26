import { fork } from 'node:child_process';
import path from 'node:path';

export interface Prerendering {
  stop(): void;
}

/**
 * Prerenders the site's public pages in a process of its own, so that serving is never held up by it. The
 * process goes with this one.
 */
export function startPrerendering(site: {
  dataDir: string;
  url: string;
  publicUrl: string | undefined;
}): Prerendering {
  const child = fork(path.join(import.meta.dirname, 'main.ts'), ['--watch'], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DATA_DIR: site.dataDir,
      SITE_URL: site.url,
      PUBLIC_URL: site.publicUrl ?? '',
    },
  });
  child.on('error', (error) => console.warn(`Pages are not prerendered: ${error.message}`));
  return { stop: () => void child.kill() };
}
