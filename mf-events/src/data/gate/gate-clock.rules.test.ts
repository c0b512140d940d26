import { clockFault, gateNow, recallClock } from './gate-clock.rules';
import { cachedManifest } from './gate.fixtures';

const HOUR = 3_600_000;
const now = Date.now();
const made = (ago: number) =>
  cachedManifest([], { generatedAt: new Date(now - ago).toISOString() }).manifest;

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test('a clock that was set back without network is behind its own list, which is said', () => {
  expect(clockFault(made(HOUR))).toBe(0);
  expect(gateNow(made(HOUR))).toBe(now);
  expect(clockFault(made(-48 * HOUR))).toBe(-48 * HOUR);
  expect(gateNow(made(-48 * HOUR))).toBe(now + 48 * HOUR);
});

test('what the last answers said of the clock counts without network as well', () => {
  recallClock({ ...cachedManifest([]), clockDifference: -3 * HOUR });
  expect(Math.abs(clockFault(made(4 * HOUR)) - 3 * HOUR)).toBeLessThan(1000);
  expect(Math.abs(gateNow(made(4 * HOUR)) - now + 3 * HOUR)).toBeLessThan(1000);
});
