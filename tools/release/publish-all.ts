import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../webpack/project';
import { readBuild } from './build-folder';
import type { BuildInfo } from './build-info';
import { collect } from './collect';
import { listDeployables } from './deployables';
import { knownVersion } from './last-build';
import { finishPublishing } from './registry-file';
import { releaseBuild, wasReleased } from './release-package';

/** Builds run beside one another, as many as a small machine has cores. */
const PARALLEL_BUILDS = 2;

/**
 * Brings a site up to date: every deployable whose version is not out is built and published. What was
 * rolled back by hand stays rolled back, because its mark outlives its files.
 * @throws Error when a build or a check fails; the others stay published.
 */
export async function publishAll(options: {
  dataDir: string;
  onProgress: (step: string) => void;
  /** The others stay as they are published. */
  only?: string | undefined;
  /** How long versions stay that the registry names no more; where each save is one, not at all. */
  keepsDays?: number;
}): Promise<void> {
  const { dataDir, onProgress, only, keepsDays = 7 } = options;
  await finishPublishing(dataDir);
  const isOut = (id: string, version: string | undefined) =>
    version !== undefined && wasReleased(dataDir, id, version);
  const ids = listDeployables().filter((id) => only === undefined || id === only);
  const outdated = ids.filter((id) => !isOut(id, knownVersion(id)));
  const built = await buildAll(outdated, onProgress);
  // What changed may be of no consequence for what is shipped: a comment, a type, a test's fixture.
  const fresh = built.filter(({ packageName, version }) => !isOut(packageName, version));
  for (const info of fresh) await releaseBuild(dataDir, info);
  await collect({ dataDir, days: keepsDays });
  onProgress(
    fresh.length > 0
      ? `published ${fresh.map(({ packageName }) => packageName).join(', ')}`
      : 'every deployable is up to date',
  );
}

async function buildAll(ids: string[], onProgress: (step: string) => void): Promise<BuildInfo[]> {
  const queue = [...ids];
  const built: BuildInfo[] = [];
  const work = async () => {
    for (let id = queue.shift(); id; id = queue.shift()) {
      const startedAt = Date.now();
      built.push(await buildInOwnProcess(id));
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      onProgress(`built ${id} in ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_BUILDS }, work));
  // The shell first, whoever was quicker: remotes may use what it has anew.
  return built.toSorted((a, b) => ids.indexOf(a.packageName) - ids.indexOf(b.packageName));
}

/** A build of its own process: webpack is busy with one core, and leaves nothing behind in ours. */
function buildInOwnProcess(id: string): Promise<BuildInfo> {
  return new Promise((resolve, reject) => {
    const script = path.join(projectRoot, 'tools/release/build-main.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, id], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (complaint += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      const version = new RegExp(`^${id} (\\S+)$`, 'm').exec(output)?.[1];
      const info = code === 0 && version ? readBuild(id, version) : undefined;
      if (info) resolve(info);
      else reject(new Error(`The build of ${id} failed:\n${complaint}`));
    });
  });
}
