import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { sitePaths } from '../../shell/site/site-paths';

/** Beside the published site and never in it: sources are nobody's business but the owners'. */
const MAPS = 'maps';

/** Where the source map of a published script lies, by the script's address. */
export const mapFile = (dataDir: string, address: string): string =>
  path.join(dataDir, MAPS, `${address}.map`);

/** The folder of a version's source maps. */
export const mapFolder = (dataDir: string, id: string, version: string) =>
  path.join(
    dataDir,
    MAPS,
    path.relative(sitePaths(dataDir).site, sitePaths(dataDir).version(id, version)),
  );

/** Keeps the maps of a build, of every language, for as long as its version is published. */
export async function keepMaps(
  dataDir: string,
  { id, version, build }: { id: string; version: string; build: string },
): Promise<void> {
  const folder = mapFolder(dataDir, id, version);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(build, { recursive: true }))
    if (name.endsWith('.map')) await cp(path.join(build, name), path.join(folder, name));
}

/** Removes the maps of a version that is published no more. */
export const dropMaps = (dataDir: string, id: string, version: string): Promise<void> =>
  rm(mapFolder(dataDir, id, version), { recursive: true, force: true });
