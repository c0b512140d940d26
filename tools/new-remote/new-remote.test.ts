import { readFileSync } from 'node:fs';
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

test('a generated remote passes its tests and can be released at once', () => {
  generate('mf-stories', '/stories');
  expect(JSON.parse(readFileSync(project.file('package.json'), 'utf8')).workspaces).toContain(
    'mf-stories',
  );

  const jest = 'node_modules/jest/bin/jest.js';
  project.run('--experimental-vm-modules', jest, '--selectProjects', 'mf-stories');

  run('release/release', 'mf-stories');
  const registry = JSON.parse(
    readFileSync(project.file('var/site/registry/registry.json'), 'utf8'),
  ) as { remotes: Record<string, { active: string }> };
  expect(registry.remotes['mf-stories']?.active).toMatch(/^0\.1\.0-[0-9a-f]{10}$/);
}, 120_000);

test.each([
  ['a path that another remote owns', ['mf-other', '/events'], /The path is taken/],
  ['a name that is no remote id', ['stories', '/stories'], /Usage/],
  ['a remote that exists', ['mf-events', '/something'], /exists already/],
])('%s is refused', (_, args, message) => {
  expect(() => generate(...args)).toThrow(message);
});
