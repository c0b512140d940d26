import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registrySchema } from '@spotlight/shared/contract/schema';
import { readJsonBlock } from '../../shell/site/json-block';
import {
  manifestOf,
  removeBuilds,
  writeBuild,
  type HandBuilt,
} from '../release/hand-built.fixture';
import { publish } from '../release/publish';
import { faultsOfVersion } from '../release/verify-site';
import { openBucket, type Bucket } from './bucket';
import { startStorage } from './storage.fixture';

/**
 * For each test a directory of its own with releases in it, and an empty folder in a storage that all tests of the file share.
 * All versions of a test have to be fewer than a thousand files: s3rver cannot list more with the OpenSSL of today (bucket.test.ts does).
 */
export function provideMirroredSite() {
  const provided = {} as {
    storage: Awaited<ReturnType<typeof startStorage>>;
    dataDir: string;
    bucket: Bucket;
  };
  let folders = 0;

  beforeAll(async () => {
    provided.storage = await startStorage();
    Object.assign(process.env, provided.storage.env);
  });
  afterAll(() => provided.storage.close());
  beforeEach(() => {
    provided.dataDir = mkdtempSync(path.join(tmpdir(), 'mirror-'));
    provided.bucket = openBucket(`s3://site/of-test-${(folders += 1)}`);
  });
  afterEach(() => {
    removeBuilds();
    rmSync(provided.dataDir, { recursive: true, force: true });
  });

  async function release(id: HandBuilt, version: string, parts = 2, to = provided.dataDir) {
    await publish(to, await writeBuild(id, version, parts), manifestOf(id));
  }
  return Object.assign(provided, {
    release,
    async releaseBoth(version: string, parts?: number) {
      for (const id of ['shell', 'mf-events'] as const) await release(id, version, parts);
    },
  });
}

export const pageIn = async (bucket: Bucket) => String(await bucket.read('/index.html'));

/** What is wrong with what visitors get now: a file that the registry for open tabs leads to, or the page. */
export async function faultsIn(bucket: Bucket): Promise<string[]> {
  const registry = registrySchema.parse(
    JSON.parse(String(await bucket.read('/registry/registry.json'))),
  );
  const entries = Object.entries({ shell: registry.shell, ...registry.remotes });
  const kept = entries.flatMap(([id, { active, lastGood = active }]) =>
    [...new Set([active, lastGood])].map((version) => ({ id, version })),
  );
  const faults: string[] = [];
  for (const { id, version } of kept)
    faults.push(...(await faultsOfVersion(bucket, registry, id, version)));

  const page = await pageIn(bucket);
  const carried = registrySchema.parse(readJsonBlock(page, 'app-registry'));
  if (!page.endsWith('</script></html>')) faults.push('the page is not whole');
  // It may be of the release before.
  for (const { active } of [carried.shell, ...Object.values(carried.remotes)])
    if (!kept.some(({ version }) => version === active)) faults.push(`${active} is gone`);
  return faults;
}
