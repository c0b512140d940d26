import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ModuleManifest } from '@spotlight/shared/contract/schema';
import { buildDir, buildPackage, copyBuild } from './build';
import type { BuildInfo } from './build-info';
import { assertBuildMatchesManifest } from './load-manifest';
import { assertBudgets, measureBuild, type Measured } from './measure';
import { publish } from './publish';
import { entryOf, finishPublishing, readRegistry } from './registry-file';

export interface Released {
  info: BuildInfo;
  measured: Measured[];
}

/** Has this version of the deployable been released, even if it was rolled back and removed since? */
export function wasReleased(dataDir: string, id: string, version: string): boolean {
  const entry = entryOf(readRegistry(dataDir), id);
  return Boolean(entry?.versions[version] ?? entry?.rolledBack?.[version]);
}

/**
 * Builds what the sources say now, checks it, and makes it the active version of a running site.
 * @param label set apart a version whose build was published before, such as `retry1`
 * @throws Error when the version is out already, is too heavy, or does not conform. Nothing is changed
 * then.
 */
export async function releasePackage(
  dataDir: string,
  id: string,
  onProgress: (step: string) => void,
  label?: string,
): Promise<Released> {
  onProgress(`building ${id}`);
  const built = await buildPackage(id);
  const info = label ? await copyBuild(built, label) : built;
  await finishPublishing(dataDir);
  assertIsNew(dataDir, info);
  onProgress(`publishing ${id} ${info.version}`);
  return { info, measured: await releaseBuild(dataDir, info) };
}

/** Checks a finished build and makes it the active version. */
export async function releaseBuild(dataDir: string, info: BuildInfo): Promise<Measured[]> {
  const { measured, manifest } = await checkBuild(info);
  await publish(dataDir, info, manifest);
  return measured;
}

/**
 * What a finished build weighs.
 * @throws Error when it is too heavy to be published, or is not what its manifest says
 */
export async function checkBuild(info: BuildInfo) {
  const folder = buildDir(info.packageName, info.version);
  const manifest = info.packageName === 'shell' ? undefined : readManifest(folder);
  if (manifest) assertBuildMatchesManifest(manifest, info);
  const measured = await measureBuild(folder, info, manifest);
  assertBudgets(measured);
  return { measured, manifest };
}

/** The manifest that the build was made with, which its sources may have left behind since. */
const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'module.json'), 'utf8')) as ModuleManifest;

function assertIsNew(dataDir: string, { packageName: id, version }: BuildInfo): void {
  const known = entryOf(readRegistry(dataDir), id);
  if (!known?.versions[version]) return;
  const mend = known.rolledBack?.[version]
    ? `It was rolled back; "npm run rollback -- ${id} --to ${version}" makes it live again.`
    : `Change something, or use "npm run rollback -- ${id}".`;
  throw new Error(`${id} ${version} is published already. ${mend}`);
}
