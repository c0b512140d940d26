import { createHash, sign, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@spotlight/shared/contract/schema';
import { contentsOf, statementOf, type SignedEntry } from '@spotlight/shared/contract/statement';
import { writeAtomically } from '../../shell/site/atomic-file';
import { sitePaths } from '../../shell/site/site-paths';
import { CONTENTS_FILE, isReleasedManifest, MANIFEST_FILE, OTHER_MANIFEST } from './contents';
import {
  readPublicKey,
  readTrustedKeys,
  signingKey,
  trustKeys,
  type TrustedKeys,
} from './team-keys';

/** Deployable → revision of its newest entry that was seen here. */
type Seen = Record<string, number>;
const seenFile = (dataDir: string) => path.join(dataDir, 'keys', 'seen.json');

const readSeen = (dataDir: string): Seen =>
  existsSync(seenFile(dataDir))
    ? (JSON.parse(readFileSync(seenFile(dataDir), 'utf8')) as Seen)
    : {};

/** The newest revision of any entry that was seen here. */
export const newestSeen = (dataDir: string): number =>
  Math.max(0, ...Object.values(readSeen(dataDir)));

/** All that is released, by its id. */
const entriesOf = ({ shell, remotes }: Registry): Record<string, SignedEntry> => ({
  ...(shell.active && { shell }),
  ...remotes,
});

const allHash = (entry: SignedEntry) =>
  createHash('sha256').update(contentsOf(entry)).digest('base64');

function isSignedBy(keys: string[], id: string, entry: SignedEntry): boolean {
  const statement = Buffer.from(statementOf(id, entry));
  const signature = Buffer.from(entry.signed?.signature ?? '', 'base64');
  return keys.some((key) => verify(null, statement, readPublicKey(key), signature));
}

/**
 * What in a registry is not as its owners have signed it.
 * @param seen what was there before: an entry that is older was put back by somebody who has no key
 */
export function findForgeries(registry: Registry, keys: TrustedKeys, seen: Seen = {}): string[] {
  return Object.entries(entriesOf(registry)).flatMap(([id, entry]) => {
    const trusted = keys[id];
    if (!trusted) return [];
    const { signed } = entry;
    if (!signed) return [`${id}: its entry in the registry is not signed`];
    if (!isSignedBy(trusted, id, entry) || signed.all !== allHash(entry))
      return [`${id}: its entry in the registry is not what its owner has signed`];
    const newest = seen[id] ?? 0;
    if (signed.revision < newest) {
      return [
        `${id}: its entry in the registry is the old one of revision ${signed.revision}, there was one of ${newest}`,
      ];
    }
    return signed.revision > registry.revision
      ? [`${id}: its entry is newer than the registry, of revision ${signed.revision}`]
      : [];
  });
}

/** Manifests that are not those of the released versions. Of what was published before there were lists nobody can tell. */
function findForgedManifests(dataDir: string, { remotes }: Registry): string[] {
  return Object.entries(remotes).flatMap(([id, { versions }]) =>
    Object.entries(versions).flatMap(([version, details]) => {
      const read = (name: string) => {
        const file = path.join(sitePaths(dataDir).version(id, version), name);
        return existsSync(file) ? readFileSync(file) : undefined;
      };
      const files = { list: read(CONTENTS_FILE), file: read(MANIFEST_FILE) };
      return !details.contents || isReleasedManifest(details, files)
        ? []
        : [`${id} ${version}: ${OTHER_MANIFEST}`];
    }),
  );
}

/** @throws Error when somebody without a key has changed the registry, or put an old one back */
export function assertSigned(dataDir: string, registry: Registry): void {
  const forgeries = [
    ...findForgeries(registry, readTrustedKeys(dataDir), readSeen(dataDir)),
    ...findForgedManifests(dataDir, registry),
  ];
  if (forgeries.length === 0) return;
  throw new Error(
    [
      ...forgeries,
      'Nothing is published on top of that. Put the last good registry.json back and find out who changed it.',
    ].join('\n'),
  );
}

/**
 * Signs each entry that differs from what it was: whoever changes an entry needs its key.
 * @throws Error when the key is somebody else's; nothing has been written then
 */
export async function signChanged(dataDir: string, before: Registry, after: Registry) {
  const earlier = entriesOf(before);
  for (const [id, entry] of Object.entries(entriesOf(after))) {
    const known = earlier[id];
    const isSame = known && statementOf(id, known) === statementOf(id, entry);
    if (isSame && allHash(known) === allHash(entry)) continue;
    const key = await signingKey(dataDir, id);
    entry.signed = signatureOf(id, entry, after.revision, key);
  }
}

function signatureOf(id: string, entry: SignedEntry, revision: number, key: KeyObject) {
  const unsigned = { revision, all: allHash(entry), signature: '' };
  const statement = Buffer.from(statementOf(id, { ...entry, signed: unsigned }));
  return { ...unsigned, signature: sign(null, statement, key).toString('base64') };
}

/** Remembers what is published now. Nothing older is taken for it later. */
export async function remember(dataDir: string, registry: Registry): Promise<void> {
  const entries = Object.entries(entriesOf(registry));
  const seen = entries.map(([id, { signed }]) => [id, signed?.revision ?? 0] as const);
  await writeAtomically(
    seenFile(dataDir),
    JSON.stringify({ ...readSeen(dataDir), ...Object.fromEntries(seen) }),
  );
  // A key on its way out has done its part when the new one has signed.
  for (const [id, [first = '', ...others]] of Object.entries(readTrustedKeys(dataDir))) {
    const entry = entriesOf(registry)[id];
    if (others.length > 0 && entry && isSignedBy([first], id, entry))
      await trustKeys(dataDir, id, [first]);
  }
}
