import type { Registry } from '@spotlight/shared/contract/schema';
import { manifestFor } from '../release/hand-built.fixture';
import type { SharingReport } from '../release/sharing-report';
import { judgeRelease } from './judge-release';
import type { KnownVersions } from './known-versions';

const CONTRACT = '@spotlight/shared/contract';
const UI = '@spotlight/shared/ui';

const shellWith = (contract: string, names: string[], react = '19.3.1'): SharingReport => ({
  provides: {
    react: { version: react, names: null },
    [CONTRACT]: { version: contract, names: ['useSession'] },
    [UI]: { version: contract, names },
  },
  consumes: {},
});
const remoteWith = (range: string, built: string, names: string[]) => ({
  manifest: { ...manifestFor('mf-events', '/events'), contract: range },
  sharing: {
    provides: {},
    consumes: {
      react: { range: '=19.3.0', names: ['useState'] },
      [CONTRACT]: { range: `^${built}`, names: ['useSession'] },
      [UI]: { range: `^${built}`, names },
    },
  },
});

const shells: Record<string, SharingReport> = {
  s1: shellWith('1.9.0', ['Button', 'Card']),
  s2: shellWith('1.10.0', ['Button', 'Card', 'Ribbon']),
};
const live = remoteWith('^1.3.0', '1.9.0', ['Button', 'Card']);
const known: KnownVersions = {
  shell: (version) => Promise.resolve(shells[version]),
  remote: (_id, version) => Promise.resolve(version === 'e1' ? live : undefined),
};
const registry = {
  shell: { active: 's2', lastGood: 's1', versions: { s1: {}, s2: {} } },
  remotes: { 'mf-events': { active: 'e1', versions: { e1: live } } },
} as unknown as Registry;

const releaseRemote = (remote: ReturnType<typeof remoteWith>) =>
  judgeRelease(registry, known, { id: 'mf-events', version: 'e2', remote });
const releaseShell = (shell: SharingReport) =>
  judgeRelease(registry, known, { id: 'shell', version: 's3', shell });

describe('a remote', () => {
  it('goes out when every shell has what it uses, and is looked at in each', async () => {
    expect(await releaseRemote(live)).toEqual({
      broken: [],
      notes: [],
      pairs: ['s2', 's1'].map((shell) => ({ remote: 'mf-events', version: 'e2', shell })),
    });
  });

  it('is refused with the pair when a shell lacks something that it uses', async () => {
    const { broken } = await releaseRemote(remoteWith('^1.3.0', '1.9.0', ['Ribbon']));
    expect(broken).toEqual([
      `mf-events e2 in shell s1: it uses Ribbon of ${UI}, which the shell does not have`,
    ]);
  });

  it('is refused when it says less than it was built for', async () => {
    const { broken } = await releaseRemote(remoteWith('^1.3.0', '1.10.0', ['Ribbon']));
    expect(broken).toEqual([
      expect.stringContaining('mf-events e2 in shell s1: it was built for the contract ^1.10.0'),
    ]);
  });

  it('goes out for newer shells alone when the version before stays for the others', async () => {
    const judged = await releaseRemote(remoteWith('^1.10.0', '1.10.0', ['Ribbon']));
    expect(judged.broken).toEqual([]);
    expect(judged.notes).toEqual([expect.stringContaining('there e1 stays')]);
    expect(judged.pairs.map(({ shell }) => shell)).toEqual(['s2']);
  });
});

describe('a shell', () => {
  it('goes out when it has what the live remotes use', async () => {
    const { broken, pairs } = await releaseShell(shellWith('1.11.0', ['Button', 'Card']));
    expect(broken).toEqual([]);
    expect(pairs).toEqual([{ remote: 'mf-events', version: 'e1', shell: 's3' }]);
  });

  it.each([
    ['exports less', shellWith('1.10.0', ['Button']), `it uses Card of ${UI}`],
    ['shares another library', shellWith('1.10.0', ['Button', 'Card'], '20.0.0'), 'it needs react'],
    ['has another contract', shellWith('2.0.0', ['Button', 'Card']), 'it is for the contract ^1.3'],
  ])('is refused with the pair when it %s', async (_, shell, reason) => {
    const { broken } = await releaseShell(shell);
    expect(broken).toEqual([expect.stringContaining(`mf-events e1 in shell s3: ${reason}`)]);
  });
});
