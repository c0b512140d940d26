import { isOlder } from './minimum';

it.each([
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.10.0', false],
  ['1.10.1', '1.10.0', false],
  ['1.10.0', '1.10.1', true],
  ['2.0.0', '1.10.0', false],
  ['1.99.9', '2.0.0', true],
])('%s against %s', (version, other, is) => {
  expect(isOlder(version, other)).toBe(is);
});
