import { existsSync, readFileSync } from 'node:fs';
import { registrySchema, type Registry } from '@spotlight/shared/contract/schema';
import { withFileLock, writeAtomically } from '../../shell/site/atomic-file';
import { publishIndex, publishedRevision } from './publish-index';
import { assertSigned, newestSeen, remember, signChanged } from './signatures';
import { sitePaths } from '../../shell/site/site-paths';

/** What a registry knows of one deployable. */
export type RegistryEntry = Registry['shell'] | Registry['remotes'][string];

/** Of a shell that was never released there is an entry without versions, of a remote there is none. */
export const entryOf = (registry: Registry, id: string): RegistryEntry | undefined =>
  id === 'shell' ? registry.shell : registry.remotes[id];

/** The version that a share of the visitors gets, where one runs; a shell has none. */
export const canaryVersionOf = (entry: RegistryEntry): string | undefined =>
  'canary' in entry ? entry.canary?.version : undefined;

/** A site that was removed goes on counting: a tab that is still open takes what follows for newer. */
const emptyRegistry = (dataDir: string): Registry => ({
  schema: 1,
  revision: newestSeen(dataDir),
  shell: { active: '', versions: {} },
  remotes: {},
});

/**
 * Reads the registry of a site, or an empty one before the first release.
 * @throws Error with the mend when another version of these tools wrote it
 */
export function readRegistry(dataDir: string): Registry {
  const { registry: file, site } = sitePaths(dataDir);
  if (!existsSync(file)) return emptyRegistry(dataDir);
  const parsed = registrySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file} was written by another version of the release tools. Remove ${site} (it holds no data of users) and publish again.`,
  );
}

/**
 * Changes the registry: read, change, check, replace the file and the page that carries its copy. One
 * publisher at a time, with the keys of all that they change. When `change` throws, nothing has happened.
 */
export async function updateRegistry(
  dataDir: string,
  change: (registry: Registry) => void | Promise<void>,
): Promise<Registry> {
  return withRegistry(dataDir, async (registry) => {
    const before = structuredClone(registry);
    await change(registry);
    registry.revision += 1;
    await signChanged(dataDir, before, registry);
    const checked = registrySchema.parse(registry);
    await writeAtomically(sitePaths(dataDir).registry, JSON.stringify(checked, null, 2));
    if (checked.shell.active) await publishIndex(dataDir, checked);
    await remember(dataDir, checked);
    return checked;
  });
}

/**
 * Runs `work` with the registry, while nobody else publishes. What somebody was stopped at who published before
 * is finished first: the registry is written before the page that carries it.
 * @throws Error when the registry is not what its owners have signed
 */
export async function withRegistry<T>(
  dataDir: string,
  work: (registry: Registry) => Promise<T>,
): Promise<T> {
  return withFileLock(sitePaths(dataDir).registry, async () => {
    const registry = readRegistry(dataDir);
    assertSigned(dataDir, registry);
    const isBehind = registry.shell.active && publishedRevision(dataDir) !== registry.revision;
    if (isBehind) await publishIndex(dataDir, registry);
    return work(registry);
  });
}

/** Finishes what somebody was stopped at who published here before, and nothing else. */
export const finishPublishing = (dataDir: string): Promise<void> =>
  withRegistry(dataDir, () => Promise.resolve());
