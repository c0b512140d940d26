import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleManifest, Registry } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import type { BuildInfo } from '../release/build-info';
import { hashCodeLists } from '../release/contents';
import { describeRemote, describeShell } from '../release/publish';
import { readRegistry } from '../release/registry-file';

/**
 * The registry of a site, and in it what it said of versions that it has let go of, as long as their files are here: they
 * wait for `npm run collect`, and say themselves what they are.
 */
export async function registryWithKept(
  dataDir: string,
  composition: Readonly<Record<string, string>>,
): Promise<Registry> {
  const registry = readRegistry(dataDir);
  for (const [id, version] of Object.entries(composition)) {
    const entry = id === 'shell' ? registry.shell : registry.remotes[id];
    if (!entry || entry.versions[version] || !isVersion(version)) continue;
    const folder = sitePaths(dataDir).version(id, version);
    if (!existsSync(path.join(folder, 'build.json'))) continue;
    const info = await readJson<BuildInfo>(folder, 'build.json');
    const release = {
      code: await hashCodeLists(folder),
      commit: 'unknown',
      publishedAt: (await stat(folder)).mtime.toISOString(),
    };
    if (id === 'shell') registry.shell.versions[version] = describeShell(info, release);
    else
      registry.remotes[id]!.versions[version] = await describeRemote(
        folder,
        info,
        await readJson<ModuleManifest>(folder, 'module.json'),
        release,
      );
  }
  return registry;
}

/** Reports are written by anybody: no other place than the folder of a version is looked into. */
const isVersion = (name: string) => /^[A-Za-z0-9][A-Za-z0-9.+-]*$/.test(name);

const readJson = async <Content>(folder: string, name: string) =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Content;
