import { createSeenCodes } from './seen-codes.rules';

test('a ticket that stays before the camera is one scan; shown again later it is another', () => {
  const isNew = createSeenCodes();
  expect(isNew('a', 0)).toBe(true);
  expect(isNew('a', 2_000)).toBe(false);
  expect(isNew('a', 4_000)).toBe(false);
  expect(isNew('b', 4_100)).toBe(true);
  expect(isNew('a', 6_600)).toBe(true);
});
