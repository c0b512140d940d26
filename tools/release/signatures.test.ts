import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@spotlight/shared/contract/schema';
import { statementOf } from '@spotlight/shared/contract/statement';
import { provideReleases } from './kept-site.fixture';
import { readRegistry, updateRegistry } from './registry-file';
import { rollBack } from './roll-back';
import { siteInDirectory } from './site-source';
import { publicPart, readTrustedKeys, trustKeys } from './team-keys';
import { verifySite } from './verify-site';
import { sitePaths } from '../../shell/site/site-paths';

const { dataDir, release } = provideReleases(async (releaseFirst) => {
  await releaseFirst('shell', 'signed-1');
  await releaseFirst('mf-events', 'signed-1');
  await releaseFirst('mf-events', 'signed-2');
});
const registryFile = () => sitePaths(dataDir).registry;
const verify = () => verifySite(siteInDirectory(sitePaths(dataDir).site), readTrustedKeys(dataDir));
const active = (id = 'mf-events') => readRegistry(dataDir).remotes[id]?.active;

/** A key pair that a team keeps to itself. */
function teamKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { privateKey, pem, publicKey: publicPart(privateKey) };
}

/** What somebody does who may write the file, and has no key. */
function tamper(change: (registry: Registry) => void): void {
  const registry = JSON.parse(readFileSync(registryFile(), 'utf8')) as Registry;
  change(registry);
  writeFileSync(registryFile(), JSON.stringify(registry));
}

afterEach(() => {
  delete process.env['SIGNING_KEY'];
});

test('a fresh installation has keys of its own, for its owner alone and beside the site', async () => {
  expect(Object.keys(readTrustedKeys(dataDir))).toEqual(['shell', 'mf-events']);
  for (const id of ['shell', 'mf-events'])
    expect(statSync(path.join(dataDir, 'keys', `${id}.pem`)).mode & 0o777).toBe(0o600);
  expect(await verify()).toEqual([]);
});

test('the page carries the public keys, and a release of one leaves the signature of the other', async () => {
  const before = readRegistry(dataDir).shell.signed;
  await rollBack(dataDir, 'mf-events');
  expect(readRegistry(dataDir).shell.signed).toEqual(before);
  expect(readFileSync(sitePaths(dataDir).index, 'utf8')).toContain(
    JSON.stringify(readTrustedKeys(dataDir)),
  );
});

describe('nothing is published on top of, and verify names,', () => {
  const forged = 'mf-events: its entry in the registry is not what its owner has signed';
  test.each<[string, (registry: Registry) => void, string]>([
    [
      'another active version',
      ({ remotes }) => void (remotes['mf-events']!.active = 'signed-1'),
      forged,
    ],
    [
      'other files of a version',
      ({ remotes }) =>
        void (remotes['mf-events']!.versions['signed-2']!.contents = 'sha384-stolen'),
      forged,
    ],
    [
      'a version that nobody is led to yet',
      ({ remotes }) => {
        const { versions } = remotes['mf-events']!;
        versions['signed-0'] = { ...versions['signed-1']!, contents: 'sha384-stolen' };
      },
      forged,
    ],
    [
      'the signature of somebody else',
      (registry) => {
        const entry = registry.remotes['mf-events']!;
        entry.active = 'signed-1';
        const signature = sign(
          null,
          Buffer.from(statementOf('mf-events', entry)),
          teamKey().privateKey,
        );
        entry.signed!.signature = signature.toString('base64');
      },
      forged,
    ],
    [
      'a page that leads to another screen',
      ({ remotes }) =>
        void (remotes['mf-events']!.versions['signed-2']!.manifest.pages[0]!.screen = 'entry'),
      'mf-events signed-2: its manifest in the registry is not the one that was released',
    ],
    [
      'an entry whose signature was taken away',
      ({ remotes }) => void delete remotes['mf-events']!.signed,
      'mf-events: its entry in the registry is not signed',
    ],
    [
      'the entry of another deployable',
      (registry) => void (registry.shell.signed = registry.remotes['mf-events']!.signed),
      'shell: its entry in the registry is not what its owner has signed',
    ],
  ])('%s', async (_, change, said) => {
    tamper(change);
    await expect(release('mf-events', 'signed-3')).rejects.toThrow(said);
    await expect(rollBack(dataDir, 'mf-events')).rejects.toThrow(said);
    expect(await verify()).toContain(said);
  });
});

test('a kill switch needs no key: it brings no code', async () => {
  tamper(({ remotes }) => void (remotes['mf-events']!.disabled = { notice: '維修中' }));
  await updateRegistry(dataDir, () => undefined);
  expect(await verify()).toEqual([]);
});

describe('an old registry', () => {
  test('is refused where a newer one was seen, though its signatures are right', async () => {
    const old = readFileSync(registryFile());
    await release('mf-events', 'signed-3');
    writeFileSync(registryFile(), old);
    const said = 'the old one of revision 3, there was one of 4';
    await expect(updateRegistry(dataDir, () => undefined)).rejects.toThrow(said);
  });

  test('is refused for one deployable among new entries of others, and after it had been gone', async () => {
    const old = readRegistry(dataDir).remotes['mf-events']!;
    await release('mf-events', 'signed-3');
    await updateRegistry(dataDir, ({ remotes }) => void delete remotes['mf-events']);
    tamper(({ remotes }) => void (remotes['mf-events'] = old));
    await expect(release('shell', 'signed-2')).rejects.toThrow('the old one of revision 3');
  });

  test('comes back by a roll-back, which is a new and signed revision', async () => {
    await rollBack(dataDir, 'mf-events');
    expect(active()).toBe('signed-1');
    expect(readRegistry(dataDir).remotes['mf-events']?.signed?.revision).toBe(4);
    expect(await verify()).toEqual([]);
  });
});

describe('a team with a key of its own', () => {
  test('releases its own remote and no other', async () => {
    const events = teamKey();
    await trustKeys(dataDir, 'mf-events', [
      events.publicKey,
      ...readTrustedKeys(dataDir)['mf-events']!,
    ]);
    process.env['SIGNING_KEY'] = events.pem;
    await release('mf-events', 'signed-3');
    // The one that was trusted before has gone with its first release.
    expect(readTrustedKeys(dataDir)['mf-events']).toEqual([events.publicKey]);
    const before = readFileSync(registryFile(), 'utf8');
    await expect(release('shell', 'signed-2')).rejects.toThrow(
      `and not with ${events.publicKey}: whose it is has to do it`,
    );
    expect(readFileSync(registryFile(), 'utf8')).toBe(before);

    process.env['SIGNING_KEY'] = teamKey().pem;
    await expect(rollBack(dataDir, 'mf-events')).rejects.toThrow('whose it is has to do it');
    expect(active()).toBe('signed-3');
  });

  test('is asked for it where the installation keeps none', async () => {
    rmSync(path.join(dataDir, 'keys', 'mf-events.pem'));
    await expect(release('mf-events', 'signed-3')).rejects.toThrow('SIGNING_KEY_FILE');
  });
});

test('verify compares with the keys that it is given, whatever the page says', async () => {
  const site = siteInDirectory(sitePaths(dataDir).site);
  const others = { ...readTrustedKeys(dataDir), 'mf-events': [teamKey().publicKey] };
  expect(await verifySite(site)).toEqual([]);
  expect(await verifySite(site, others)).toEqual([
    'mf-events: its entry in the registry is not what its owner has signed',
    'the page trusts other keys',
  ]);
});
