import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registrySchema, type Registry } from '@spotlight/shared/contract/schema';
import { publicUrl } from '../../shell/site/site-paths';
import { assertCandidateFits } from '../compatibility/check-release';
import { knownVersions } from '../compatibility/known-versions';
import { CONTENTS_FILE, type Contents } from '../release/contents';
import { copyToSite, putOut } from '../release/publish';
import { entryOf } from '../release/registry-file';
import { findForgeries } from '../release/signatures';
import { siteInDirectory, type SiteSource } from '../release/site-source';
import { keepMaps, mapFolder } from '../release/source-maps';
import type { TrustedKeys } from '../release/team-keys';
import { faultsOfVersion } from '../release/verify-site';

/** A site that something is promoted from. */
export interface PromotedFrom {
  source: SiteSource;
  /** Whose signatures count there. */
  trusted: TrustedKeys;
  /** Its `DATA_DIR`, where that is on this machine: source maps lie there and nowhere else. */
  dataDir?: string;
}

export interface PromoteOptions {
  /** The active one there without. */
  version?: string | undefined;
  /** Whether it is asked what the version would do to those that visitors of this site have. */
  isAsked?: boolean;
}

/**
 * Makes a version that is published on one site the active one of another, file by file the same: nothing is built. It is taken
 * only when it is what its owner has signed there, and signed anew with the key that counts here.
 * @returns which it was
 * @throws Error when it is not there or not what was released, would break what visitors here have, and whenever publishing
 * would refuse it
 */
export async function promote(
  dataDir: string,
  id: string,
  { source, trusted, dataDir: fromDir }: PromotedFrom,
  { version, isAsked = true }: PromoteOptions = {},
): Promise<string> {
  const registry = await readSigned(source, trusted, id);
  const entry = entryOf(registry, id);
  const promoted = version ?? entry?.active ?? '';
  const details = entry?.versions[promoted];
  if (!details) {
    const kept = Object.keys(entry?.versions ?? {}).join('\n  ');
    throw new Error(`There is no ${id} ${promoted} to promote. There are:\n  ${kept}`);
  }
  await mkdir(dataDir, { recursive: true });
  // Looked at where it cannot be exchanged any more, and brought before anybody has to wait for it.
  const copy = await mkdtemp(path.join(dataDir, 'promoted-'));
  try {
    await bringVersion(source, id, promoted, copy);
    const faults = await faultsOfVersion(siteInDirectory(copy), registry, id, promoted);
    if (faults.length > 0) throw new Error(['It is not what was released:', ...faults].join('\n'));
    const manifest = 'manifest' in details ? details.manifest : undefined;
    const known = knownVersions(siteInDirectory(copy), registry);
    const remote = await known.remote(id, promoted);
    const candidate = remote
      ? { id, version: promoted, remote }
      : { id, version: promoted, shell: await known.shell(promoted) };
    const assertFits = (own: Registry) => assertCandidateFits(dataDir, own, candidate);
    const named = { id, version: promoted, manifest, ...(isAsked && { assertFits }) };
    await putOut(dataDir, named, async (target) => {
      const maps = fromDir && mapFolder(fromDir, id, promoted);
      if (maps && existsSync(maps)) await keepMaps(dataDir, { id, version: promoted, build: maps });
      await copyToSite(path.join(copy, publicUrl(id, promoted, '')), target);
      return { ...details, publishedAt: new Date().toISOString() };
    });
    return promoted;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** @throws Error when the entry is not signed by whom that site trusts with it */
async function readSigned(source: SiteSource, trusted: TrustedKeys, id: string): Promise<Registry> {
  const text = await source.read('/registry/registry.json');
  if (!text) throw new Error('There is no registry to promote from.');
  const registry = registrySchema.parse(JSON.parse(text.toString()));
  if (!trusted[id])
    throw new Error(`Nobody says whose key ${id} is signed with there: give --keys.`);
  const forgeries = findForgeries(registry, { [id]: trusted[id] });
  if (forgeries.length > 0) throw new Error(forgeries.join('\n'));
  return registry;
}

/** Brings all files that a version's list names. What lies there besides is left behind. */
async function bringVersion(
  source: SiteSource,
  id: string,
  version: string,
  to: string,
): Promise<void> {
  const write = async (file: string) => {
    const address = publicUrl(id, version, file);
    const content = await source.read(address);
    if (!content) return;
    const target = path.join(to, address);
    if (!target.startsWith(to + path.sep)) throw new Error(`${file} is no name of a file.`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  await write(CONTENTS_FILE);
  const list = await siteInDirectory(to).read(publicUrl(id, version, CONTENTS_FILE));
  for (const file of Object.keys(JSON.parse(String(list ?? '{}')) as Contents)) await write(file);
}
