import { secondsOfTimes } from './processor-time';
import { costsIn, dearest, grown } from './suite-costs';

test('suites that took longest come first', () => {
  expect(dearest(costsIn('1.25\ta\n30\tb\n2\ta\n'), 2)).toEqual(['   30.0 s  b', '    3.3 s  a']);
});

test('what grew is named with what it took before, the new one with nothing', () => {
  expect(grown({ a: 10, b: 3, c: 2 }, { a: 4, b: 5 })).toEqual([
    'a: 4.0 → 10.0 s',
    'c: 0.0 → 2.0 s',
  ]);
});

test('the time of a command is that of the shell and of its children, user and system', () => {
  expect(secondsOfTimes('0m0.001s 0m0.009s\n1m2.500s 0m3.490s\n')).toBeCloseTo(66);
});
