import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackage, copyBuild } from './build';
import { buildDir } from './build-folder';
import type { BuildInfo } from './build-info';
import { assertBuildMatchesManifest } from './load-manifest';
import { assertBudgets, measureBuild, type Measured } from './measure';
import type { ModuleManifest } from '@spotlight/shared/contract/schema';
import { publish, type PublishOptions } from './publish';
import { canaryVersionOf, entryOf, finishPublishing, readRegistry } from './registry-file';

export interface Released {
  info: BuildInfo;
  measured: Measured[];
}

/** Has this version of the deployable been released, even if it was rolled back and removed since? */
export function wasReleased(dataDir: string, id: string, version: string): boolean {
  const entry = entryOf(readRegistry(dataDir), id);
  return Boolean(entry?.versions[version] ?? entry?.rolledBack?.[version]);
}

export interface ReleaseOptions {
  dataDir: string;
  id: string;
  onProgress: (step: string) => void;
  /** Sets apart a version whose build was published before, such as `retry1`. */
  label?: string | undefined;
  /** See `PublishOptions`, as the next. */
  canary?: PublishOptions['canary'];
  minimumContract?: string | undefined;
  /** Asks, before anything is published, what the release would do to what visitors have. */
  check?: (info: BuildInfo, manifest: ModuleManifest | undefined) => Promise<PublishOptions>;
}

/**
 * Builds what the sources say now, checks it, and makes it the active version of a running site, or the canary of that.
 * @throws Error when the version is out already, is too heavy, or does not conform. Nothing is changed
 * then.
 */
export async function releasePackage({
  dataDir,
  id,
  onProgress,
  label,
  canary,
  minimumContract,
  check,
}: ReleaseOptions): Promise<Released> {
  onProgress(`building ${id}`);
  const built = await buildPackage(id);
  const info = label ? await copyBuild(built, label) : built;
  await finishPublishing(dataDir);
  assertIsNew(dataDir, info);
  const { measured, manifest } = await checkBuild(info);
  const options = await check?.(info, manifest);
  onProgress(`publishing ${id} ${info.version}`);
  await publish(dataDir, info, manifest, { ...options, canary, minimumContract });
  return { info, measured };
}

/**
 * Checks a finished build and makes it the active version. A light one is not weighed: it is there to be looked at, and
 * what is released of the same sources is.
 */
export async function releaseBuild(dataDir: string, info: BuildInfo): Promise<void> {
  const manifest = info.isLight ? manifestOf(info) : (await checkBuild(info)).manifest;
  await publish(dataDir, info, manifest);
}

/**
 * What a finished build weighs.
 * @throws Error when it is too heavy to be published, or is not what its manifest says
 */
export async function checkBuild(info: BuildInfo) {
  const manifest = manifestOf(info);
  const measured = await measureBuild(buildDir(info.packageName, info.version), info, manifest);
  assertBudgets(measured);
  return { measured, manifest };
}

/**
 * The manifest that the build was made with, which its sources may have left behind since; a shell has none.
 * @throws Error when the build is not what it says
 */
function manifestOf(info: BuildInfo): ModuleManifest | undefined {
  if (info.packageName === 'shell') return undefined;
  const file = path.join(buildDir(info.packageName, info.version), 'module.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ModuleManifest;
  assertBuildMatchesManifest(manifest, info);
  return manifest;
}

function assertIsNew(dataDir: string, { packageName: id, version }: BuildInfo): void {
  const known = entryOf(readRegistry(dataDir), id);
  if (!known?.versions[version]) return;
  const mend = known.rolledBack?.[version]
    ? `It was rolled back; "npm run rollback -- ${id} --to ${version}" makes it live again.`
    : canaryVersionOf(known) === version
      ? `It is the canary; "npm run canary -- ${id} --promote" makes it live for everybody.`
      : `Change something, or use "npm run rollback -- ${id}".`;
  throw new Error(`${id} ${version} is published already. ${mend}`);
}
