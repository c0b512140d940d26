import { buildInProcesses } from './build-processes';
import { collect } from './collect';
import { listDeployables } from './deployables';
import { knownVersion } from './last-build';
import { finishPublishing } from './registry-file';
import { releaseBuild, wasReleased } from './release-package';

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
  /** For a start: what it builds is not to be measured or released, see `BuildInfo`. */
  isLight?: boolean;
  /** How long versions stay that the registry names no more; where each save is one, not at all. */
  keepsDays?: number;
}): Promise<void> {
  const { dataDir, onProgress, only, isLight = false, keepsDays = 7 } = options;
  await finishPublishing(dataDir);
  const isOut = (id: string, version: string | undefined) =>
    version !== undefined && wasReleased(dataDir, id, version);
  const ids = listDeployables().filter((id) => only === undefined || id === only);
  const outdated = ids.filter((id) => !isOut(id, knownVersion(id)));
  const onBuilt = (id: string, seconds: number) =>
    onProgress(`built ${id} in ${seconds.toFixed(1)} s`);
  // The shell first, whoever was quicker: remotes may use what it has anew.
  const jobs = outdated.map((id) => ({ id, isLight }));
  const built = await buildInProcesses(jobs, onBuilt);
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
