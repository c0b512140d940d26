import { existsSync, readFileSync } from 'node:fs';
import { registrySchema, type Registry } from '@spotlight/shared/contract/schema';
import { withFileLock, writeAtomically } from '../../shell/site/atomic-file';
import { publishIndex } from './publish-index';
import { sitePaths } from '../../shell/site/site-paths';

const emptyRegistry = (): Registry => ({
  schema: 1,
  revision: 0,
  shell: { active: '', versions: {} },
  remotes: {},
});

/**
 * Reads the registry of a site, or an empty one before the first release.
 * @throws Error with the mend when another version of these tools wrote it
 */
export function readRegistry(dataDir: string): Registry {
  const { registry: file, site } = sitePaths(dataDir);
  if (!existsSync(file)) return emptyRegistry();
  const parsed = registrySchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file} was written by another version of the release tools. Remove ${site} (it holds no data of users) and publish again.`,
  );
}

/**
 * Changes the registry: read, change, check, replace the file and the page that carries its copy. One
 * publisher at a time. When `change` throws, nothing has happened.
 */
export async function updateRegistry(
  dataDir: string,
  change: (registry: Registry) => void | Promise<void>,
): Promise<Registry> {
  const { registry: file } = sitePaths(dataDir);
  return withFileLock(file, async () => {
    const registry = readRegistry(dataDir);
    await change(registry);
    registry.revision += 1;
    const checked = registrySchema.parse(registry);
    await writeAtomically(file, JSON.stringify(checked, null, 2));
    if (checked.shell.active) await publishIndex(dataDir, checked);
    return checked;
  });
}
