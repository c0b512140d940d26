import { jest } from '@jest/globals';
import { createLink } from './link';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Sends each amount at once and lets time pass by its own clock: when did the last byte of each arrive? */
function arrivals(kbitPerSecond: number, delayMs: number, sizes: readonly number[], notBefore = 0) {
  const link = createLink(kbitPerSecond, delayMs);
  const startedAt = performance.now();
  const at = sizes.map(() => 0);
  sizes.forEach((bytes, index) =>
    link.send(Buffer.alloc(bytes), startedAt + notBefore, () => {
      at[index] = performance.now() - startedAt;
    }),
  );
  jest.runAllTimers();
  return at;
}

test('a small answer takes the way and nothing else', () => {
  expect(arrivals(1_000_000, 50, [100])).toEqual([expect.closeTo(50, -0.5)]);
});

test('bytes take their time on the wire, those before them too', () => {
  // 100 kB at 1.6 Mbit/s are 500 ms, and 3.6 % more for the headers of the packets.
  const [first, second] = arrivals(1600, 75, [100_000, 100_000]);
  expect(first).toBeCloseTo(593, -1);
  expect(second).toBeCloseTo(1111, -1);
});

test('nothing leaves before the connection stands', () => {
  expect(arrivals(1_000_000, 50, [100], 100)).toEqual([expect.closeTo(150, -0.5)]);
});
