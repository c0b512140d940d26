import { readFileSync } from 'node:fs';
import { copyProject } from '../release/project-copy.fixture';

test('a generated remote can be released at once', () => {
  const project = copyProject();
  try {
    const run = (script: string, ...args: string[]) =>
      project.run('--import', 'tsx', `tools/${script}.ts`, ...args);
    run('new-remote/new-remote', 'mf-stories', '/stories');
    run('release/release', 'mf-stories');
    const registry = JSON.parse(
      readFileSync(project.file('var/site/registry/registry.json'), 'utf8'),
    ) as { remotes: Record<string, { active: string }> };
    expect(registry.remotes['mf-stories']?.active).toMatch(/^0\.1\.0-[0-9a-f]{10}$/);
  } finally {
    project.remove();
  }
}, 600_000);
