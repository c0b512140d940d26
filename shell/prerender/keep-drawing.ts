import { fork } from 'node:child_process';
import path from 'node:path';

export interface Drawing {
  stop(): void;
}

/**
 * Draws the site's public pages in a process of its own, so that serving is never held up by it. The
 * process goes with this one.
 */
export function keepDrawing(site: {
  dataDir: string;
  url: string;
  publicUrl: string | undefined;
}): Drawing {
  const child = fork(path.join(import.meta.dirname, 'main.ts'), ['--watch'], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DATA_DIR: site.dataDir,
      SITE_URL: site.url,
      PUBLIC_URL: site.publicUrl ?? '',
    },
  });
  child.on('error', (error) => console.warn(`Pages are not drawn ahead: ${error.message}`));
  return { stop: () => void child.kill() };
}
