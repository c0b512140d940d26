import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';
import { sitePaths } from '../../shell/site/site-paths';
import { buildDir } from '../release/build-folder';
import {
  manifestOf,
  removeBuilds,
  writeBuild,
  type HandBuilt,
} from '../release/hand-built.fixture';
import { publish } from '../release/publish';
import { SHARING_FILE, type SharingReport } from '../release/sharing-report';
import { siteInDirectory } from '../release/site-source';
import { readProvenance } from '../release/verify-site';
import { assertFits, checkRelease } from './check-release';

const UI = '@spotlight/shared/ui';
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'gate-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
  removeBuilds();
});

async function build(id: HandBuilt, version: string, sharing: SharingReport) {
  const info = await writeBuild(id, version);
  writeFileSync(path.join(buildDir(id, version), SHARING_FILE), JSON.stringify(sharing));
  return info;
}
const shellWith = (version: string, names: string[]) =>
  build('shell', version, {
    consumes: {},
    provides: {
      '@spotlight/shared/contract': { version: CONTRACT_VERSION, names: [] },
      [UI]: { version: CONTRACT_VERSION, names },
    },
  });
const remoteUsing = (version: string, names: string[]) =>
  build('mf-events', version, {
    provides: {},
    consumes: { [UI]: { range: `^${CONTRACT_VERSION}`, names } },
  });

const manifest = manifestOf('mf-events');
const check = (info: Awaited<ReturnType<typeof build>>) =>
  checkRelease({
    dataDir,
    info,
    manifest: info.packageName === 'shell' ? undefined : manifest,
    siteUrl: undefined,
    onProgress: () => undefined,
  });
const readRegistryFile = () => readFileSync(sitePaths(dataDir).registry, 'utf8');

it('refuses a remote that uses what the live shell lacks, and names both', async () => {
  await publish(dataDir, await shellWith('gate-s1', ['Button']), undefined);
  await expect(check(await remoteUsing('gate-e1', ['Button', 'Ribbon']))).rejects.toThrow(
    `mf-events gate-e1 in shell gate-s1: it uses Ribbon of ${UI}, which the shell does not have`,
  );
});

it('refuses a shell that takes away what a live remote uses', async () => {
  await publish(dataDir, await shellWith('gate-s1', ['Button', 'Ribbon']), undefined);
  await publish(dataDir, await remoteUsing('gate-e1', ['Ribbon']), manifest);
  await expect(check(await shellWith('gate-s2', ['Button']))).rejects.toThrow(
    'mf-events gate-e1 in shell gate-s2: it uses Ribbon',
  );
});

it('says with the version how it was looked at', async () => {
  await publish(dataDir, await shellWith('gate-s1', ['Button']), undefined);
  const info = await remoteUsing('gate-e1', ['Button']);
  await publish(dataDir, info, manifest, { compatibility: await check(info) });
  const site = siteInDirectory(sitePaths(dataDir).site);
  expect(await readProvenance(site, 'mf-events', 'gate-e1')).toMatchObject({
    compatibility: 'compared',
  });
});

it('looks again when it is its turn: another team may have released since', async () => {
  await publish(dataDir, await shellWith('gate-s1', ['Ribbon']), undefined);
  const info = await remoteUsing('gate-e1', ['Ribbon']);
  await check(info);
  await publish(dataDir, await shellWith('gate-s2', ['Button']), undefined);
  const before = readRegistryFile();
  const late = publish(dataDir, info, manifest, {
    assertFits: (registry) => assertFits(dataDir, registry, info, manifest),
  });
  await expect(late).rejects.toThrow('mf-events gate-e1 in shell gate-s2');
  expect(readRegistryFile()).toBe(before);
});
