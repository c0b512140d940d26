import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isSigned } from '../../shell/src/remotes/signature';
import { CONTRACT_VERSION } from '@spotlight/shared/contract/schema';
import { removeBuilds, writeBuild } from './hand-built.fixture';
import { minimumOf } from './minimum-contract';
import { publish } from './publish';
import { readRegistry } from './registry-file';
import { rollBack } from './roll-back';
import { readTrustedKeys } from './team-keys';

it('is said as an owner writes it, and of the shell alone', () => {
  expect(minimumOf('shell', undefined)).toBeUndefined();
  expect(minimumOf('shell', '1.9')).toBe('1.9.0');
  expect(minimumOf('shell', CONTRACT_VERSION)).toBe(CONTRACT_VERSION);
  expect(() => minimumOf('mf-events', '1.9')).toThrow('said of the shell');
  expect(() => minimumOf('shell', 'new')).toThrow('"new" is none');
});

it('is never newer than the shell itself, whose tabs would be loaded anew without end', () => {
  expect(() => minimumOf('shell', '99.0')).toThrow('itself below 99.0.0');
});

it('stands with a version and those after it, signed, and goes with a roll-back', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'minimum-'));
  const release = async (version: string, minimum?: string) =>
    publish(dataDir, await writeBuild('shell', version), undefined, { minimumContract: minimum });
  const minimum = () => {
    const { active, versions } = readRegistry(dataDir).shell;
    return versions[active]?.minimumContract;
  };
  try {
    await release('min-1');
    expect(minimum()).toBeUndefined();
    await release('min-2', '1.9.0');
    await release('min-3');
    expect(minimum()).toBe('1.9.0');

    const { shell } = readRegistry(dataDir);
    const keys = { shell: readTrustedKeys(dataDir)['shell'] ?? [] };
    expect(keys.shell).toHaveLength(1);
    expect(await isSigned('shell', shell, keys)).toBe(true);
    shell.versions['min-3']!.minimumContract = '1.10.0';
    expect(await isSigned('shell', shell, keys)).toBe(false);

    await rollBack(dataDir, 'shell');
    await rollBack(dataDir, 'shell');
    expect(readRegistry(dataDir).shell.active).toBe('min-1');
    expect(minimum()).toBeUndefined();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    removeBuilds();
  }
});
