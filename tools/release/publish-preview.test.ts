import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { previewRefusal } from '../../shell/src/overrides/preview';
import { sitePaths } from '../../shell/site/site-paths';
import { collect } from './collect';
import { manifestOf, writeBuild } from './hand-built.fixture';
import { provideReleases } from './kept-site.fixture';
import { publishPreview } from './publish-preview';
import { readPreviews } from './previews';
import { siteInDirectory } from './site-source';
import { readTrustedKeys } from './team-keys';
import { verifySite } from './verify-site';

const id = 'mf-events';
const { dataDir } = provideReleases(async (releaseFirst) => {
  await releaseFirst('shell', 'pv-1');
  await releaseFirst(id, 'pv-1');
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const preview = async (version: string, ends = inHours(1)) =>
  publishPreview(dataDir, await writeBuild(id, version), manifestOf(id)!, ends);
const folder = (version: string) => sitePaths(dataDir).version(id, version);
const read = () => readFileSync(sitePaths(dataDir).registry, 'utf8');

afterEach(() => {
  delete process.env['SIGNING_KEY'];
});

it('brings the files and a link that the page believes, and leads nobody there', async () => {
  const before = read();
  const index = readFileSync(sitePaths(dataDir).index, 'utf8');
  const { token } = await preview('pv-2');
  expect(await previewRefusal(id, token, readTrustedKeys(dataDir))).toBeUndefined();
  expect(existsSync(path.join(folder('pv-2'), 'entry.js'))).toBe(true);
  expect(read()).toBe(before);
  expect(readFileSync(sitePaths(dataDir).index, 'utf8')).toBe(index);
});

it('is checked with the rest of the site', async () => {
  await preview('pv-2');
  const faults = () =>
    verifySite(siteInDirectory(sitePaths(dataDir).site), undefined, readPreviews(dataDir));
  expect(await faults()).toEqual([]);
  writeFileSync(path.join(folder('pv-2'), 'entry.js'), 'stolen()');
  expect(await faults()).toEqual([`${id} pv-2: entry.js is another one`]);
});

it('goes at its end, and not before, however few days others stay', async () => {
  await preview('pv-2', inHours(1));
  await preview('pv-2', inHours(2));
  await collect({ dataDir, days: 0, now: inHours(1.5) });
  expect(existsSync(folder('pv-2'))).toBe(true);
  await collect({ dataDir, days: 7, now: inHours(3), isDry: true });
  expect(existsSync(folder('pv-2'))).toBe(true);
  await collect({ dataDir, days: 7, now: inHours(3) });
  expect(existsSync(folder('pv-2'))).toBe(false);
  expect(readPreviews(dataDir)).toEqual([]);
  // What is released stays.
  expect(existsSync(folder('pv-1'))).toBe(true);
});

it('is refused of a released version, and with the key of somebody else', async () => {
  await expect(preview('pv-1')).rejects.toThrow('mf-events pv-1 is released');
  const { privateKey } = generateKeyPairSync('ed25519');
  process.env['SIGNING_KEY'] = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await expect(preview('pv-2')).rejects.toThrow('whose it is has to do it');
  expect(existsSync(folder('pv-2'))).toBe(false);
  expect(readPreviews(dataDir)).toEqual([]);
});
