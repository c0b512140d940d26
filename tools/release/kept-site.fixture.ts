import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestOf, removeBuilds, writeBuild, type HandBuilt } from './hand-built.fixture';
import { publish, type PublishOptions } from './publish';

/**
 * A directory in which something is released, once for a test file: each test gets a copy that it may spoil.
 * @param fill releases into it
 */
export function provideReleases(
  fill: (
    release: (id: HandBuilt, version: string, options?: PublishOptions) => Promise<void>,
  ) => Promise<void>,
  parts = 0,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const kept = path.join(folder, 'kept');
  const dataDir = path.join(folder, 'of-test');

  const releaseInto =
    (where: string) => async (id: HandBuilt, version: string, options?: PublishOptions) => {
      await publish(where, await writeBuild(id, version, parts), manifestOf(id), options);
    };
  beforeAll(() => fill(releaseInto(kept)));
  beforeEach(() => cpSync(kept, dataDir, { recursive: true, preserveTimestamps: true }));
  afterEach(() => rmSync(dataDir, { recursive: true }));
  afterAll(() => {
    removeBuilds();
    rmSync(folder, { recursive: true });
  });
  return { dataDir, release: releaseInto(dataDir) };
}
