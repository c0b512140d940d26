import { movedTo } from './gallery.rules';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [7, 0, 'abc'],
])('moves entry %i to %i: %s', (from, to, after) => {
  expect(movedTo(['a', 'b', 'c'], from, to).join('')).toBe(after);
});
