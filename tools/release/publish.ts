import { cp, mkdir, readFile, readdir, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import {
  type ModuleManifest,
  type Registry,
  type RemoteVersion,
} from '@spotlight/shared/contract/schema';
import { findPathClashes } from '@spotlight/shared/contract/conformance';
import { buildDir } from './build-folder';
import { assertCanBeCanary, canaryOf, type CanaryWish } from './canary';
import type { BuildInfo } from './build-info';
import { hashCodeLists, hashOf, writeContents } from './contents';
import { currentCommit } from './current-commit';
import { writeProvenance, type Compatibility } from './provenance';
import { keepMaps } from './source-maps';
import {
  canaryVersionOf,
  entryOf,
  updateRegistry,
  withRegistry,
  type RegistryEntry,
} from './registry-file';
import { publicUrl, sitePaths } from '../../shell/site/site-paths';

type ShellVersion = Registry['shell']['versions'][string];

/** Ends the name of a copy that is under way. */
const PARTIAL = '.partial';
/** Older versions that can be gone back to, besides the active and the last good one. */
const RETAINED_VERSIONS = 3;

export interface PublishOptions {
  /** Makes it the canary of the active version, and not the active one. */
  canary?: CanaryWish | undefined;
  /** Recorded with the version. */
  compatibility?: Compatibility | undefined;
  /** Looks at the registry that is published on top of, which somebody may have changed since it was looked at before. */
  assertFits?: ((registry: Registry) => Promise<unknown>) | undefined;
  /** Of a shell: tabs with an older contract are brought to it; what the live one says unless said otherwise. */
  minimumContract?: string | undefined;
}

/** What the registry says of a version, whose files lie in its folder by then. */
type Details = ShellVersion | RemoteVersion;

/**
 * Copies a build into the site as an immutable version and puts it out.
 * @throws Error as `putOut` does
 */
export const publish = (
  dataDir: string,
  info: BuildInfo,
  manifest: ModuleManifest | undefined,
  { canary, compatibility, assertFits, minimumContract }: PublishOptions = {},
): Promise<Registry> => {
  const { packageName: id, version } = info;
  const build = buildDir(id, version);
  return putOut(dataDir, { id, version, manifest, canary, assertFits }, async (target) => {
    const commit = currentCommit();
    await keepMaps(dataDir, { id, version, build });
    const release = {
      contents: await copyBuild(build, target, commit, compatibility),
      code: await hashCodeLists(target),
      commit,
      publishedAt: new Date().toISOString(),
    };
    if (manifest) return describeRemote(target, info, manifest, release);
    return { ...describeShell(info, release), minimumContract };
  });
};

interface Named extends Pick<PublishOptions, 'assertFits' | 'canary'> {
  id: string;
  version: string;
  manifest: ModuleManifest | undefined;
}

/**
 * Makes a version the active one, or the canary of it, once its files are there. Either takes the place of a canary that runs.
 * @param bring brings the files, and says what the registry shall know of them
 * @throws Error when the version is out already, its paths clash with another remote's, or there is nothing that it could be
 * the canary of
 */
export async function putOut(
  dataDir: string,
  { id, version, manifest, canary, assertFits }: Named,
  bring: (target: string) => Promise<Details>,
): Promise<Registry> {
  let left: string[] = [];
  const published = await updateRegistry(dataDir, async (registry) => {
    if (manifest) assertNoClash(registry, manifest);
    if (canary) assertCanBeCanary(registry, id);
    await assertFits?.(registry);
    if (entryOf(registry, id)?.versions[version]) {
      throw new Error(`${id} ${version} is published already; a version is never overwritten.`);
    }
    const details = await bring(sitePaths(dataDir).version(id, version));
    if ('manifest' in details) addRemoteVersion(registry, id, version, details, canary);
    else {
      const { shell } = registry;
      const minimum = details.minimumContract ?? shell.versions[shell.active]?.minimumContract;
      shell.versions[version] = { ...details, minimumContract: minimum };
      if (shell.active) shell.lastGood = shell.active;
      shell.active = version;
    }
    const entry = entryOf(registry, id);
    delete entry?.rolledBack?.[version];
    if (entry) left = prune(entry);
  });
  await markLeft(dataDir, id, left);
  await removeUnfinished(dataDir, id);
  return published;
}

/** @returns the hash of the list of what was copied */
export async function copyBuild(
  build: string,
  target: string,
  commit: string,
  compatibility: Compatibility | undefined,
): Promise<string> {
  let contents = '';
  await copyToSite(build, target, async (partial) => {
    await writeProvenance(partial, commit, compatibility);
    contents = await writeContents(partial);
  });
  return contents;
}

/**
 * Copies a folder into the site, without source maps.
 * @param finish what is done to the copy before it takes its place
 */
export async function copyToSite(
  source: string,
  target: string,
  finish: (partial: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const partial = target + PARTIAL;
  await rm(partial, { recursive: true, force: true });
  await mkdir(path.dirname(target), { recursive: true });
  await cp(source, partial, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  await finish(partial);
  // Nobody knows of one that stands there already: whoever copied it was stopped before the registry was written.
  await rm(target, { recursive: true, force: true });
  await rename(partial, target);
}

type Release = Pick<RemoteVersion, 'contents' | 'code' | 'commit' | 'publishedAt'>;

/** What the registry says of a version of the shell. */
export function describeShell(info: BuildInfo, release: Release): ShellVersion {
  const url = (file: string) => publicUrl('shell', info.version, file);
  return {
    files: info.files.map(url),
    chunks: { home: info.chunks['home']?.map(url) ?? [] },
    languages: info.languages,
    ...release,
  };
}

/** What the registry says of a version of a remote, whose files lie in `folder`. */
export async function describeRemote(
  folder: string,
  info: BuildInfo,
  manifest: ModuleManifest,
  release: Release,
): Promise<RemoteVersion> {
  const { packageName: id, version } = info;
  const url = (file: string) => publicUrl(id, version, file);
  const content = await readFile(path.join(folder, info.entry));
  const chunks = Object.entries(info.chunks).map(
    ([name, files]) => [name, files.map(url)] as const,
  );
  return {
    entry: url(info.entry),
    integrity: hashOf(content),
    files: info.files.map(url),
    chunks: Object.fromEntries(chunks),
    languages: info.languages,
    ...release,
    manifest,
  };
}

function addRemoteVersion(
  registry: Registry,
  id: string,
  version: string,
  details: RemoteVersion,
  canary?: CanaryWish,
): void {
  const known = registry.remotes[id];
  if (!known) {
    registry.remotes[id] = { active: version, versions: { [version]: details } };
    return;
  }
  known.versions[version] = details;
  delete known.canary;
  if (canary) {
    known.canary = canaryOf(id, version, canary);
    return;
  }
  known.lastGood = known.active;
  known.active = version;
}

/** @throws Error that names the paths which another remote has already */
export function assertNoClash(registry: Registry, manifest: ModuleManifest): void {
  const others = Object.entries(registry.remotes)
    .filter(([id]) => id !== manifest.id)
    .flatMap(([, { active, canary, versions }]) =>
      [active, canary?.version].flatMap((version) => versions[version ?? '']?.manifest ?? []),
    );
  const clashes = findPathClashes([...others, manifest]);
  if (clashes.length > 0) throw new Error(`Two remotes claim a path:\n  ${clashes.join('\n  ')}`);
}

/**
 * Takes versions out of the registry that nobody is led to any more, oldest first. Their marks stay, and so do their
 * files, which open tabs and offline copies may still ask for: `npm run collect`.
 * @returns which
 */
function prune(entry: RegistryEntry): string[] {
  const inUse = new Set([entry.active, entry.lastGood, canaryVersionOf(entry)]);
  const publishedAt = (version: string) => entry.versions[version]?.publishedAt ?? '';
  const spare = Object.keys(entry.versions)
    .filter((version) => !inUse.has(version))
    .sort((a, b) => publishedAt(b).localeCompare(publishedAt(a)));
  // Counted apart: versions that were rolled back must not push out one that can be gone back to.
  const isGood = (version: string) => !entry.rolledBack?.[version];
  const surplus = [spare.filter(isGood), spare.filter((version) => !isGood(version))].flatMap(
    (versions) => versions.slice(RETAINED_VERSIONS - 1),
  );
  for (const version of surplus) delete entry.versions[version];
  return surplus;
}

/** The time of a version's folder says from now on when the registry has let go of it. */
async function markLeft(dataDir: string, id: string, versions: string[]): Promise<void> {
  const now = new Date();
  for (const version of versions) await utimes(sitePaths(dataDir).version(id, version), now, now);
}

/** Removes copies that were never finished. */
const removeUnfinished = (dataDir: string, id: string): Promise<void> =>
  withRegistry(dataDir, async () => {
    const folder = path.dirname(sitePaths(dataDir).version(id, 'any'));
    for (const name of await readdir(folder))
      if (name.endsWith(PARTIAL))
        await rm(path.join(folder, name), { recursive: true, force: true });
  });
