import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { everything, journeysOf, partsOf } from './parts';
import { beginBeside } from './run-parts';

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

test('what reads sources only is done one after another, behind the others, whoever waits for it', async () => {
  const names = everything.filter(({ isBeside }) => isBeside).map(({ name }) => name);
  const events: string[] = [];
  const begun = beginBeside(everything, async ({ name }, options) => {
    events.push(`${name} begins ${options?.isPatient ? 'patiently' : 'at once'}`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    return name;
  });
  const last = [...begun.values()].at(-1);
  expect(await last?.()).toBe(names.at(-1));
  expect(events).toEqual(names.flatMap((name) => [`${name} begins patiently`, `${name} ends`]));
});

test('nothing is left to be done beside browsers, which measure time', () => {
  const order = everything.map(({ name, isBeside }) => (isBeside ? 'beside' : name));
  expect(order.slice(order.lastIndexOf('beside') + 1)).toEqual(['browser journeys']);
});
