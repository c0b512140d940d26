import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import type { ModuleManifest } from '@spotlight/shared/contract/schema';
import type { BuildInfo } from './build-info';

/**
 * Publishes one build in a process of its own: says each step that it takes on the disk, and at last that it is done. Before the step
 * with the given number it is killed.
 */
const [dataDir = '', given = '', lastStep = ''] = process.argv.slice(2);
let taken = 0;
for (const name of ['mkdir', 'open', 'cp', 'copyFile', 'writeFile', 'rename', 'rm'] as const) {
  const take = fs[name] as (...given: unknown[]) => Promise<unknown>;
  const step = (...about: unknown[]) => {
    taken += 1;
    if (taken === Number(lastStep)) process.kill(process.pid, 'SIGKILL');
    // Of a file that is replaced its own name, not that of its draft.
    const file = name === 'rename' || name === 'cp' || name === 'copyFile' ? about[1] : about[0];
    console.log(name, path.basename(String(file)));
    return take(...about);
  };
  Object.assign(fs, { [name]: step });
}
syncBuiltinESMExports();

const { info, manifest } = JSON.parse(given) as { info: BuildInfo; manifest?: ModuleManifest };
// Not before: what it reads of the disk's functions are those above.
const { publish } = await import('./publish');
await publish(dataDir, info, manifest);
console.log('done');
