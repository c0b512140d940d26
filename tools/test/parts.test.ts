import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { journeysOf, partsOf } from './parts';

const projectRoot = path.resolve(import.meta.dirname, '../..');
const remotes = readdirSync(projectRoot).filter((name) => name.startsWith('mf-'));

test.each(remotes)('%s names journeys that there are, and is checked by itself', (remote) => {
  const journeys = journeysOf(remote);
  expect(journeys.length).toBeGreaterThan(0);
  const files = journeys.map((name) => path.join(projectRoot, 'e2e/journeys', `${name}.spec.ts`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const commands = partsOf(remote).map(({ command }) => command.join(' '));
  expect(commands).toContain(`npm run --silent unit -- --selectProjects ${remote}`);
  expect(commands.filter((command) => command.includes(remote)).length).toBeGreaterThan(3);
});

test.each(['mf-nothing', 'shell', '../mf-events', ''])('%j has no tests of its own', (name) => {
  expect(() => partsOf(name)).toThrow('is no remote with a journeys.json');
});
