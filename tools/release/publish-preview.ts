import { sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { previewStatement, writeToken } from '@spotlight/shared/contract/preview';
import type { ModuleManifest } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import { buildDir } from './build-folder';
import type { BuildInfo } from './build-info';
import { CONTENTS_FILE, hashOf } from './contents';
import { currentCommit } from './current-commit';
import { assertNoClash, copyBuild } from './publish';
import { readPreviews, writePreviews } from './previews';
import { withRegistry } from './registry-file';
import { keepMaps } from './source-maps';
import { signingKey } from './team-keys';

export interface PublishedPreview {
  /** What an address carries: `?preview=…`. */
  token: string;
  ends: Date;
}

/**
 * Copies a build into the site without leading anybody to it, and signs a link that shows it until its end.
 * @throws Error when the version is released already, or the key is somebody else's
 */
export const publishPreview = (
  dataDir: string,
  { packageName: id, version }: BuildInfo,
  manifest: ModuleManifest,
  ends: Date,
): Promise<PublishedPreview> =>
  // Nothing is published or collected meanwhile.
  withRegistry(dataDir, async (registry) => {
    const remote = registry.remotes[id];
    if (!remote)
      throw new Error(`${id} was never released here, so no page knows its key: release it first.`);
    if (remote.versions[version])
      throw new Error(
        `${id} ${version} is released: it is chosen in the panel (docs/operations.md).`,
      );
    assertNoClash(registry, manifest);
    const key = await signingKey(dataDir, id);

    const folder = sitePaths(dataDir).version(id, version);
    const known = readPreviews(dataDir);
    const isThere = known.some((each) => each.id === id && each.version === version);
    // A second link to a version shows the files of the first.
    const contents =
      isThere && existsSync(folder)
        ? hashOf(readFileSync(path.join(folder, CONTENTS_FILE)))
        : await copyBuild(buildDir(id, version), folder, currentCommit(), undefined);
    await keepMaps(dataDir, { id, version, build: buildDir(id, version) });
    await writePreviews(dataDir, [...known, { id, version, contents, ends: ends.toISOString() }]);

    const statement = previewStatement({
      preview: id,
      version,
      contents,
      ends: Math.floor(ends.getTime() / 1000),
    });
    const signature = sign(null, Buffer.from(statement), key).toString('base64');
    return { token: writeToken(statement, signature), ends };
  });
