import { buildDir, buildPackage, type BuildInfo } from './build';
import { assertBuildKeepsPromises, loadManifest } from './load-manifest';
import { assertBudgets, measureBuild, type Measured } from './measure';
import { publish } from './publish';
import { readRegistry } from './registry-file';
import { sourceVersion } from './source-version';

export interface Released {
  info: BuildInfo;
  measured: Measured[];
}

/** Has this version of the deployable been released, even if it was rolled back and removed since? */
export function wasReleased(dataDir: string, id: string, version: string): boolean {
  const entry = entryOf(dataDir, id);
  return Boolean(entry?.versions[version] ?? entry?.rolledBack?.[version]);
}

function entryOf(dataDir: string, id: string) {
  const registry = readRegistry(dataDir);
  return id === 'shell' ? registry.shell : registry.remotes[id];
}

/**
 * Builds what the sources say now, checks it, and makes it the active version of a running site.
 * @param label set apart a version whose sources were published before, such as `retry1`
 * @throws Error when the version is out already, is too heavy, or does not conform. Nothing is changed
 * then.
 */
export async function releasePackage(
  dataDir: string,
  id: string,
  onProgress: (step: string) => void,
  label?: string,
): Promise<Released> {
  const version = label ? `${sourceVersion(id)}-${label}` : sourceVersion(id);
  const known = entryOf(dataDir, id);
  if (known?.versions[version]) {
    const mend = known.rolledBack?.[version]
      ? `It was rolled back; "npm run rollback -- ${id} --to ${version}" makes it live again.`
      : `Change something, or use "npm run rollback -- ${id}".`;
    throw new Error(`${id} ${version} is published already. ${mend}`);
  }
  const manifest = id === 'shell' ? undefined : await loadManifest(id);
  onProgress(`building ${id} ${version}`);
  const info = await buildPackage(id, version);
  if (manifest) assertBuildKeepsPromises(manifest, info);
  const measured = await measureBuild(buildDir(id, version), info, manifest);
  assertBudgets(measured);
  onProgress(`publishing ${id} ${version}`);
  await publish(dataDir, info, manifest);
  return { info, measured };
}
