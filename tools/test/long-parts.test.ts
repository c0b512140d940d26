import { isLong, LONG_PARTS, longParts, longSuites, partOfCommit, shareOut } from './long-parts';
import { readRecord } from './suite-costs';

const parts = longParts(longSuites(), readRecord());
const filesOf = (command: readonly string[]) =>
  command.filter((argument) => /\.(test|spec)\.tsx?$/.test(argument));

test('every suite that has more to do in the long run is in one of its parts, once', () => {
  const walked = parts.flatMap(({ command }) => filesOf(command));
  expect(parts).toHaveLength(LONG_PARTS);
  expect(walked.toSorted()).toEqual(longSuites());
});

test('no part is empty, and none takes more than ten minutes on two cores', () => {
  const record = readRecord();
  for (const { command } of parts) {
    const files = filesOf(command);
    expect(files.length).toBeGreaterThan(0);
    const seconds = files.reduce((sum, file) => sum + (record[file] ?? 0), 0);
    expect(seconds).toBeLessThanOrEqual(2 * 10 * 60);
  }
});

test.each([
  ['a.long.test.ts', '', true],
  ['a.long.spec.ts', '', true],
  ['a.test.ts', `import { sized } from '../../tools/test/run-size';`, true],
  ['a.test.ts', `import { a } from './a';`, false],
  ['run-size.ts', `import { sized } from './run-size';`, false],
])('%s with %j is long: %j', (file, source, expected) => {
  expect(isLong(file, source)).toBe(expected);
});

test('suites are shared out by what they take', () => {
  const costs = { a: 100, b: 60, c: 50, d: 1 };
  expect(shareOut(['d', 'c', 'b', 'a'], 2, costs)).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ]);
});

test('a commit names one part, and commits name all of them', () => {
  const named = ['00000000', '00000001', '00000006', '00000007', 'fffffff8'].map((start) =>
    partOfCommit(start.padEnd(40, '0')),
  );
  expect(named).toEqual([1, 2, 7, 8, 1]);
});
