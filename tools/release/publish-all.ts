import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../webpack/preset';
import { listDeployables } from './deployables';
import { releasePackage, wasReleased } from './release-package';
import { sourceVersion } from './source-version';

/** Builds run beside one another, as many as a small machine has cores. */
const PARALLEL_BUILDS = 2;

/**
 * Brings a site up to date: every deployable whose sources changed is built and published. What was
 * rolled back by hand stays rolled back, because its mark outlives its files.
 * @throws Error when a build or a check fails; the others stay published.
 */
export async function publishAll(options: {
  dataDir: string;
  onProgress: (step: string) => void;
}): Promise<void> {
  const { dataDir, onProgress } = options;
  const outdated = listDeployables().filter((id) => !wasReleased(dataDir, id, sourceVersion(id)));
  if (outdated.length === 0) {
    onProgress('every deployable is up to date');
    return;
  }
  const queue = [...outdated];
  const work = async () => {
    for (let id = queue.shift(); id; id = queue.shift()) {
      const startedAt = Date.now();
      await buildInOwnProcess(id);
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      onProgress(`built ${id} in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  for (const id of outdated) await releasePackage(dataDir, id, () => undefined);
  onProgress(`published ${outdated.join(', ')}`);
}

/** A build of its own process: webpack is busy with one core, and leaves nothing behind in ours. */
function buildInOwnProcess(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(projectRoot, 'tools/release/build-main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, id], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build of ${id} failed:\n${complaint}`)),
    );
  });
}
