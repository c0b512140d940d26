import { existsSync, readFileSync } from 'node:fs';
import { projectRoot } from '../webpack/project';
import { applied } from './break';
import { breaks } from './list';

const at = (file: string) => `${projectRoot}/${file}`;

test.each(breaks.map((one) => [one.name, one] as const))('can be broken: %s', (_, one) => {
  const source = readFileSync(at(one.file), 'utf8');
  expect(applied(one, source)).not.toBe(source);
});

test('every break has a sentence of its own', () => {
  expect(new Set(breaks.map(({ name }) => name)).size).toBe(breaks.length);
});

test('whoever is to catch a break is there', () => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const missing = breaks.filter(({ caughtBy: { kind, target } }) =>
    kind === 'script' ? !scripts[target] : !existsSync(at(target)),
  );
  expect(missing.map(({ name, caughtBy }) => `${name}: ${caughtBy.target}`)).toEqual([]);
});

test('a text that has moved is said, with the file and the way to mend it', () => {
  const [one] = breaks;
  expect(() => applied(one!, '')).toThrow(/stands 0 times in .*Mend tools\/break\/list/);
});
