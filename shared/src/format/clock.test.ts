const HOUR = 3_600_000;
const at = (ms: number) => new Date(ms).toUTCString();
const now = Date.parse('2026-03-14T11:00:00.400Z');

/** A page that has heard nothing yet. */
async function newPage() {
  jest.resetModules();
  return import('./clock');
}

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test('a device that may be right is believed', async () => {
  const clock = await newPage();
  expect(clock.serverNow()).toBe(now);
  clock.hearServerTime(at(now), now - 80);
  clock.hearServerTime(null, now - 80);
  clock.hearServerTime('yesterday', now - 80);
  expect(clock.serverNow()).toBe(now);
});

test.each([20 * 60_000, -3 * HOUR, 48 * HOUR])(
  'a device that is %i ms off follows the server, ever closer',
  async (off) => {
    const clock = await newPage();
    // Answers a third of a second apart, each on its way for 100 ms.
    for (const later of [0, 333, 666, 999]) {
      const heard = now + later;
      clock.hearServerTime(at(heard - off - 50), heard - 100, heard);
    }
    expect(Math.abs(clock.clockDifference() + off)).toBeLessThan(500);
  },
);

test('a clock that is set while the page is open is known by the next answer', async () => {
  const clock = await newPage();
  clock.hearServerTime(at(now - HOUR), now - 100);
  expect(clock.clockDifference()).toBeLessThan(-HOUR + 2000);
  clock.hearServerTime(at(now), now - 100);
  expect(Math.abs(clock.clockDifference())).toBeLessThan(1000);
});

test('an answer that was asked for before the clock was set says nothing', async () => {
  const clock = await newPage();
  clock.hearServerTime(at(now), now + HOUR);
  expect(clock.serverNow()).toBe(now);
});
