import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../webpack/project';
import { replaceMeasured } from './readme';

test('only what stands between the marks of the README is replaced', () => {
  const readme = readFileSync(path.join(projectRoot, 'README.md'), 'utf8');
  const changed = replaceMeasured(readme, '| new |');
  expect(changed).toContain('| new |');
  expect(replaceMeasured(changed, '| newer |')).toBe(replaceMeasured(readme, '| newer |'));
  const [before = ''] = readme.split('<!-- measured');
  expect(changed.startsWith(before)).toBe(true);
});
