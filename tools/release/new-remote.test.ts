import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The generator writes into a project, so it gets a copy of ours. */
const original = path.resolve(import.meta.dirname, '../..');
let project: string;

beforeAll(() => {
  project = mkdtempSync(path.join(tmpdir(), 'new-remote-'));
  const tracked = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: original },
  );
  const wanted = /^(shared|mf-|tools|shell|supabase|nginx|package|tsconfig|jest)/;
  for (const file of tracked.toString().split('\0')) {
    if (wanted.test(file)) cpSync(path.join(original, file), path.join(project, file));
  }
  symlinkSync(path.join(original, 'node_modules'), path.join(project, 'node_modules'));
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', `tools/release/${script}.ts`, ...args], {
    cwd: project,
    env: { ...process.env, DATA_DIR: path.join(project, 'var'), NODE_OPTIONS: '' },
    stdio: 'pipe',
  }).toString();

test('a generated remote passes its tests and can be released at once', () => {
  run('new-remote', 'mf-stories', '/stories');
  expect(JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')).workspaces).toContain(
    'mf-stories',
  );

  const jest = path.join(project, 'node_modules/jest/bin/jest.js');
  execFileSync(
    process.execPath,
    ['--experimental-vm-modules', jest, '--selectProjects', 'mf-stories'],
    {
      cwd: project,
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: 'pipe',
    },
  );

  run('release', 'mf-stories');
  const registry = JSON.parse(
    readFileSync(path.join(project, 'var/site/registry/registry.json'), 'utf8'),
  ) as { remotes: Record<string, { active: string }> };
  expect(registry.remotes['mf-stories']?.active).toMatch(/^0\.1\.0-[0-9a-f]{10}$/);
}, 120_000);

test.each([
  ['a path that another remote owns', ['mf-other', '/events'], /The path is taken/],
  ['a name that is no remote id', ['stories', '/stories'], /Usage/],
  ['a remote that exists', ['mf-events', '/something'], /exists already/],
])('%s is refused', (_, args, message) => {
  expect(() => run('new-remote', ...args)).toThrow(message);
});
