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

/** Is this version of the deployable in the registry? */
export function isPublished(dataDir: string, id: string, version: string): boolean {
  const registry = readRegistry(dataDir);
  const entry = id === 'shell' ? registry.shell : registry.remotes[id];
  return entry?.versions[version] !== undefined;
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
  if (isPublished(dataDir, id, version)) {
    throw new Error(
      `${id} ${version} is published already. Change something, or use "npm run rollback -- ${id}".`,
    );
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
