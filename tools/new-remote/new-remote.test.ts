import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from '../release/project-copy.fixture';

/** The generator writes into a project, so it gets a copy of ours. */
let project: ReturnType<typeof copyProject>;
beforeAll(() => {
  project = copyProject();
}, 60_000);
afterAll(() => project.remove());

const run = (script: string, ...args: string[]) =>
  project.run('--import', 'tsx', `tools/${script}.ts`, ...args);
const generate = (...args: string[]) => run('new-remote/new-remote', ...args);

test('a generated remote passes its tests, and all that a release would take of it is there', () => {
  generate('mf-stories', '/stories');
  expect(JSON.parse(readFileSync(project.file('package.json'), 'utf8')).workspaces).toContain(
    'mf-stories',
  );

  const jest = 'node_modules/jest/bin/jest.js';
  project.run('--experimental-vm-modules', jest, '--selectProjects', 'mf-stories');

  // The whole release takes a long run.
  const shipped = run('release/shipped-modules.fixture', 'mf-stories');
  expect(shipped).toContain('/mf-stories/src/module.ts ');
}, 120_000);

test.each([
  ['a path that another remote owns', ['mf-other', '/events'], /The path is taken/],
  ['a name that is no remote id', ['stories', '/stories'], /Usage/],
  ['a remote that exists', ['mf-events', '/something'], /exists already/],
])('%s is refused', (_, args, message) => {
  expect(() => generate(...args)).toThrow(message);
});

test('one in a repository of its own needs to be told where it goes live', () => {
  const { DATA_DIR: _, ...env } = process.env;
  const script = path.join(import.meta.dirname, 'spotlight-remote.mjs');
  expect(() => execFileSync(process.execPath, [script, 'release'], { env, stdio: 'pipe' })).toThrow(
    'DATA_DIR names the installation',
  );
});
