import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModuleManifest, Registry } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import type { BuildInfo } from '../release/build-info';
import { publish } from '../release/publish';
import { entryOf, readRegistry, updateRegistry } from '../release/registry-file';
import { inUse } from './pairs';

export interface Stage {
  dataDir: string;
  registry: Registry;
  remove(): Promise<void>;
}

/**
 * A site as it will be after a release, in a folder of its own: published by the same tools, over links to the versions
 * that are in use. Nothing of the real one is touched.
 */
export async function stageRelease(
  dataDir: string,
  info: BuildInfo,
  manifest: ModuleManifest | undefined,
): Promise<Stage> {
  const registry = onlyInUse(readRegistry(dataDir));
  const folder = await mkdtemp(path.join(tmpdir(), 'stage-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    for (const id of ['shell', ...Object.keys(registry.remotes)]) {
      for (const version of Object.keys(entryOf(registry, id)?.versions ?? {})) {
        const link = sitePaths(folder).version(id, version);
        await mkdir(path.dirname(link), { recursive: true });
        await symlink(sitePaths(dataDir).version(id, version), link, 'dir');
      }
    }
    await updateRegistry(folder, (own) => void Object.assign(own, registry));
    return { dataDir: folder, registry: await publish(folder, info, manifest), remove };
  } catch (fault) {
    await remove();
    throw fault;
  }
}

/** What nobody is led to is not looked at. */
function onlyInUse(registry: Registry): Registry {
  for (const entry of [registry.shell, ...Object.values(registry.remotes)]) {
    const kept = new Set(inUse(entry));
    for (const version of Object.keys(entry.versions))
      if (!kept.has(version)) delete entry.versions[version];
  }
  return registry;
}
