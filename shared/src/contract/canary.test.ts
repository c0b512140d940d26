import { isOnCanary, markOf, pinOf, shareOf } from './canary';

const remote = (percent: number, members: string[] = []) => ({
  active: '1',
  canary: { version: '2', percent, since: '2026-01-01T00:00:00Z', members },
});
const places = Array.from({ length: 20_000 }, (_, n) => String((n * 0.6180339887498949) % 1));

test.each([0, 1, 5, 50])('%d of a hundred visitors get a canary of so many', (percent) => {
  const on = places.filter((place) => isOnCanary('mf-events', remote(percent), { place })).length;
  // Five standard deviations of a share that is drawn.
  const width = 5 * Math.sqrt(places.length * (percent / 100) * (1 - percent / 100));
  expect(Math.abs(on - (places.length * percent) / 100)).toBeLessThanOrEqual(width);
});

test('the same visitor is always of the same group, and another canary meets others first', () => {
  const meets = (id: string, version: string) =>
    new Set(places.filter((place) => shareOf(id, version, { place }) < 10));
  const first = meets('mf-events', '2');
  expect(meets('mf-events', '2')).toEqual(first);
  const both = [...meets('mf-events', '3')].filter((place) => first.has(place)).length;
  expect(both).toBeGreaterThan(120);
  expect(both).toBeLessThan(280);
});

test('a pin in the address comes before the mark of an account, and that before chance', () => {
  const marked = remote(0, [markOf('mf-events', '2', 'somebody')]);
  const visitor = { place: '0.5', account: 'somebody' };
  expect(pinOf('mf-events', marked, visitor)).toBe(true);
  expect(pinOf('mf-events', marked, { ...visitor, account: 'another' })).toBeUndefined();
  expect(pinOf('mf-events', marked, { ...visitor, pin: 'mf-events@1' })).toBe(false);
  expect(isOnCanary('mf-events', remote(0), { place: '0', pin: 'mf-venues@1,mf-events@2' })).toBe(
    true,
  );
  expect(isOnCanary('mf-events', remote(0), { place: '0', pin: 'mf-events@9' })).toBe(false);
});
