import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDir } from './build-folder';
import type { BuildInfo } from './build-info';
import { manifestFor } from './hand-built.fixture';
import { assertBuildMatchesManifest } from './load-manifest';
import { assertBudgets, measureBuild } from './measure';
import { publish } from './publish';
import { readRegistry, updateRegistry } from './registry-file';
import { wasReleased } from './release-package';
import { rollBack } from './roll-back';
import { sitePaths } from '../../shell/site/site-paths';

/** Builds as webpack would leave them, by hand: what is tested here is publishing. */
const id = 'mf-events';
let dataDir: string;
const written: string[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'publish-'));
});
afterEach(() => {
  for (const folder of [dataDir, ...written.splice(0)])
    rmSync(folder, { recursive: true, force: true });
});

function writeBuild(version: string, screenCode = 'screen'): BuildInfo {
  const folder = buildDir(id, version);
  written.push(folder);
  mkdirSync(folder, { recursive: true });
  const files = {
    'entry.js': 'entry',
    'module.js': 'module',
    'texts.js': '{}',
    'list.js': screenCode,
    'module.json': JSON.stringify(manifestFor(id, '/events')),
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(folder, name), content);
  writeFileSync(path.join(folder, 'entry.js.map'), 'map');
  const chunks = { list: ['list.js'] };
  return { packageName: id, version, entry: 'entry.js', files: ['module.js', 'texts.js'], chunks };
}

const release = (version: string) =>
  publish(dataDir, writeBuild(version), manifestFor(id, '/events'));

test('a release becomes the active version and the one before it the last good one', async () => {
  await release('test-1');
  const registry = await release('test-2');
  expect(registry.remotes[id]).toMatchObject({ active: 'test-2', lastGood: 'test-1' });
  expect(registry.remotes[id]?.versions['test-2']).toMatchObject({
    entry: '/remotes/mf-events/test-2/entry.js',
    chunks: { list: ['/remotes/mf-events/test-2/list.js'] },
    integrity: expect.stringMatching(/^sha256-/),
  });
});

test('a published version carries its manifest and no source maps', async () => {
  await release('test-1');
  const files = readdirSync(sitePaths(dataDir).version(id, 'test-1'));
  expect(files).toContain('module.json');
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
});

test('a version is never overwritten, and a refused release changes nothing', async () => {
  await release('test-1');
  const before = readFileSync(sitePaths(dataDir).registry, 'utf8');
  await expect(release('test-1')).rejects.toThrow('never overwritten');
  expect(readFileSync(sitePaths(dataDir).registry, 'utf8')).toBe(before);
});

describe('a version that was rolled back', () => {
  const current = () => {
    const { active, lastGood, rolledBack } = readRegistry(dataDir).remotes[id]!;
    return { active, lastGood, marked: Object.keys(rolledBack ?? {}) };
  };
  const releaseAll = async (...versions: string[]) => {
    for (const version of versions) await release(version);
  };

  test('is marked and never the last good one again', async () => {
    await releaseAll('test-1', 'test-2', 'test-3');
    expect(await rollBack(dataDir, id)).toEqual({ from: 'test-3', to: 'test-2' });
    expect(current()).toEqual({ active: 'test-2', lastGood: 'test-1', marked: ['test-3'] });
    await rollBack(dataDir, id);
    expect(current()).toEqual({
      active: 'test-1',
      lastGood: undefined,
      marked: ['test-3', 'test-2'],
    });
    await expect(rollBack(dataDir, id)).rejects.toThrow('no good version to go back to');
  });

  test('does not come back by the next release', async () => {
    await releaseAll('test-1', 'test-2');
    await rollBack(dataDir, id);
    await release('test-3');
    expect(current()).toEqual({ active: 'test-3', lastGood: 'test-1', marked: ['test-2'] });
  });

  test('is passed over by the next roll-back', async () => {
    await releaseAll('test-1', 'test-2');
    await rollBack(dataDir, id);
    await releaseAll('test-3', 'test-4');
    await rollBack(dataDir, id);
    expect(current()).toEqual({
      active: 'test-3',
      lastGood: 'test-1',
      marked: ['test-2', 'test-4'],
    });
  });

  test('is live again when it is named, which says nothing against the one just left', async () => {
    await releaseAll('test-1', 'test-2');
    await rollBack(dataDir, id);
    await rollBack(dataDir, id, 'test-2');
    expect(current()).toEqual({ active: 'test-2', lastGood: 'test-1', marked: [] });
    await expect(rollBack(dataDir, id, 'test-9')).rejects.toThrow('no version test-9');
  });

  test('does not push out of the site what can be gone back to', async () => {
    await releaseAll('test-1', 'test-2', 'test-3');
    for (const version of ['test-4', 'test-5', 'test-6', 'test-7']) {
      await release(version);
      await rollBack(dataDir, id);
    }
    const { versions } = readRegistry(dataDir).remotes[id]!;
    expect(Object.keys(versions)).toEqual([
      'test-1',
      'test-2',
      'test-3',
      'test-5',
      'test-6',
      'test-7',
    ]);
  });

  test('is not published by a start, not even when its files are gone', async () => {
    await releaseAll('test-1', 'test-2');
    await rollBack(dataDir, id);
    await updateRegistry(dataDir, ({ remotes }) => void delete remotes[id]!.versions['test-2']);
    expect(wasReleased(dataDir, id, 'test-2')).toBe(true);
    await release('test-2');
    expect(current()).toEqual({ active: 'test-2', lastGood: 'test-1', marked: [] });
  });
});

test('without an earlier version there is nothing to roll back to', async () => {
  await release('test-1');
  await expect(rollBack(dataDir, id)).rejects.toThrow('no good version to go back to');
});

test('at least the last three versions can be gone back to, older ones cannot', async () => {
  for (const version of ['test-1', 'test-2', 'test-3', 'test-4', 'test-5']) await release(version);
  const retained = Object.keys(readRegistry(dataDir).remotes[id]?.versions ?? {});
  expect(retained).toEqual(['test-2', 'test-3', 'test-4', 'test-5']);
});

test('a remote that claims a path of another one is refused', async () => {
  await release('test-1');
  const clash = manifestFor('mf-other', '/events/mine');
  await expect(
    publish(dataDir, { ...writeBuild('test-2'), packageName: 'mf-other' }, clash),
  ).rejects.toThrow('Two remotes claim a path');
});

test('publishers at the same time do not lose one another’s change', async () => {
  await Promise.all(Array.from({ length: 8 }, () => updateRegistry(dataDir, () => undefined)));
  expect(readRegistry(dataDir).revision).toBe(8);
});

describe('the service worker beside the page', () => {
  const releaseShell = (version: string, worker?: string) => {
    const folder = buildDir('shell', version);
    written.push(folder);
    mkdirSync(folder, { recursive: true });
    const info = { packageName: 'shell', version, entry: 'main.js', files: [], chunks: {} };
    for (const name of ['boot.js', 'template.html', 'page.css'])
      writeFileSync(path.join(folder, name), '<!--registry-->');
    writeFileSync(path.join(folder, 'build.json'), JSON.stringify(info));
    if (worker) writeFileSync(path.join(folder, 'service-worker.js'), worker);
    return publish(dataDir, info, undefined);
  };
  const current = () => readFileSync(sitePaths(dataDir).serviceWorker, 'utf8');
  const leaving = /registration\.unregister\(\)/;

  test('is that of the active shell, also after a rollback', async () => {
    await releaseShell('worker-1', 'first worker');
    await releaseShell('worker-2', 'second worker');
    expect(current()).toBe('second worker');
    await rollBack(dataDir, 'shell');
    expect(current()).toBe('first worker');
  });

  test('clears up after itself where the shell has none, and where it is switched off', async () => {
    await releaseShell('worker-3');
    expect(current()).toMatch(leaving);
    await releaseShell('worker-4', 'a worker');
    await updateRegistry(dataDir, ({ shell }) => void (shell.isOfflineOff = true));
    expect(current()).toMatch(leaving);
    expect(readFileSync(sitePaths(dataDir).index, 'utf8')).toContain('"isOfflineOff":true');
    await updateRegistry(dataDir, ({ shell }) => void delete shell.isOfflineOff);
    expect(current()).toBe('a worker');
  });
});

test('a chunk that a page needs without network has to be in the build', () => {
  const manifest = manifestFor(id, '/events');
  const info = writeBuild('test-1');
  const page = { ...manifest.pages[0]!, offline: ['qr'] };
  expect(() => assertBuildMatchesManifest(manifest, info)).not.toThrow();
  expect(() => assertBuildMatchesManifest({ ...manifest, pages: [page] }, info)).toThrow(
    'the build has no chunk "qr"',
  );
});

test('a build over its budget is refused with the numbers', async () => {
  const noise = Array.from({ length: 4000 }, (_, i) =>
    ((i * 2654435761) % 4294967296).toString(36),
  );
  const info = writeBuild('test-1', noise.join(''));
  const measured = await measureBuild(buildDir(id, 'test-1'), info, manifestFor(id, '/events'));
  expect(() => assertBudgets(measured)).toThrow(/mf-events list: [\d.]+ kB brotli, allowed 1/);
});

test('what a build weighs does not depend on what its version is called', async () => {
  const weighed = (version: string) => {
    const named = `globalThis.chunks_mf_events_${version.replace(/\W/g, '_')} ||= [];`;
    const info = writeBuild(version, named.repeat(20));
    return measureBuild(buildDir(id, version), info, manifestFor(id, '/events'));
  };
  const noise = Array.from({ length: 40 }, (_, i) => ((i * 2654435761) % 4294967296).toString(36));
  expect(await weighed(`0.1.0-${noise.join('').slice(0, 200)}`)).toEqual(
    await weighed('0.1.0-6b1b30de3e'),
  );
});
