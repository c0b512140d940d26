import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../webpack/project';
import { knownVersion, rememberBuild } from './last-build';
import { withoutFolders } from './module-graph';
import { shippedVersion } from './shipped-version';

/** What a version is made of. shipped-version.long.test.ts builds a shell and remotes whose sources change. */
describe('in a remote', () => {
  let modules: string[];
  beforeAll(() => {
    const script = path.join(import.meta.dirname, 'shipped-modules.fixture.ts');
    const args = ['--import', 'tsx', script, 'mf-venues'];
    const said = execFileSync(process.execPath, args, { cwd: projectRoot, stdio: 'pipe' });
    modules = (JSON.parse(said.toString()) as { 'mf-venues': string[] })['mf-venues'];
  }, 120_000);

  const named = (part: string) => modules.filter((line) => line.split(' ')[0]?.includes(part));

  test.each([
    [['/mf-venues/src/module.ts']],
    [['/mf-venues/src/locales/zh-TW.json', '/mf-venues/src/locales/en.json']],
    [['/shared/src/contract/chunk-address.ts']],
  ])('%j is known by what it says', (files) => {
    const hash = createHash('sha256');
    for (const file of files) hash.update(readFileSync(projectRoot + file));
    const [name = ''] = files;
    expect(named(name).map((line) => line.split(' ')[1])).toEqual([hash.digest('base64')]);
  });

  test('there is nothing that only tests and its own window have, nor what the shell provides', () => {
    expect(modules.length).toBeGreaterThan(200);
    for (const part of ['/testing/', '.test.', 'standalone', '/shared/artwork/'])
      expect(named(part)).toEqual([]);
    expect(named('|@spotlight/artwork|')).toHaveLength(1);
  });

  test('nothing depends on the machine', () => {
    expect(modules.filter((line) => line.includes(projectRoot))).toEqual([]);
    expect(named('federation-entry')).not.toEqual([]);
    const entry = (root: string) => `import a from "${root}/node_modules/@a/b.js";`;
    expect(withoutFolders(entry('/one'))).toBe(withoutFolders(entry('C:/two/three')));
  });
});

describe('a version changes', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'shipped-'));
    mkdirSync(path.join(folder, 'assets'));
    put('module.json', '{"labels":"場地"}');
    put('assets/share.png', 'drawn');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const version = (...modules: string[]) => shippedVersion('mf-venues', folder, modules);

  test('with a module and with what lies beside the code', () => {
    const first = version('a 1', 'b 2');
    expect(first).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
    expect(version('a 1', 'b 3')).not.toBe(first);
    expect(version('a 1')).not.toBe(first);
    put('module.json', '{"labels":"新場地"}');
    const relabelled = version('a 1', 'b 2');
    expect(relabelled).not.toBe(first);
    put('assets/share.png', 'drawn anew');
    expect(version('a 1', 'b 2')).not.toBe(relabelled);
  });

  test('with nothing else', () => {
    const first = version('a 1', 'b 2');
    put('main.js', 'made by webpack, of the modules');
    put('assets/share.test.ts', 'never shipped');
    expect(version('b 2', 'a 1')).toBe(first);
  });
});

describe('a build is not made again', () => {
  // Beside the packages, so that nobody takes it for one.
  const name = '.cache/remembered';
  const at = (file: string) => path.join(projectRoot, name, file);
  const put = (file: string, text: string) => {
    writeFileSync(at(file), text);
    utimesSync(at(file), 1, 1);
  };
  const remember = (startedAt = Date.now()) =>
    rememberBuild(name, '0.1.0-remembered', [at('read.ts'), at('node_modules/x.js')], startedAt);

  beforeEach(() => {
    for (const folder of ['src', 'dist']) mkdirSync(at(folder), { recursive: true });
    for (const file of ['src/module.ts', 'src/module.test.ts', 'package.json', 'read.ts'])
      put(file, '1');
  });
  afterEach(() => rmSync(at(''), { recursive: true }));

  test('while all that it was made of is as it was', () => {
    remember();
    put('src/module.test.ts', '2');
    expect(knownVersion(name)).toBe('0.1.0-remembered');
  });

  test.each<[string, () => void]>([
    ['a file of its own has changed', () => put('src/module.ts', '2')],
    ['there is a new one', () => put('src/more.ts', '1')],
    ['one that webpack read elsewhere has changed', () => put('read.ts', '2')],
    ['one is gone', () => rmSync(at('read.ts'))],
  ])('but when %s', (_, change) => {
    remember();
    change();
    expect(knownVersion(name)).toBeUndefined();
  });

  test('but when something changed while it was made', () => {
    remember(0);
    expect(knownVersion(name)).toBeUndefined();
  });
});
