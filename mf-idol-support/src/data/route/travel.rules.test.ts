import { legBetween } from './travel.rules';

const mainStation = { lat: 25.0478, lng: 121.517 };

test.each([
  ['the next block', { lat: 25.0527, lng: 121.5204 }, 'walk', 12],
  ['another quarter', { lat: 25.0408, lng: 121.5653 }, 'metro', 23],
  ['another end of the country', { lat: 22.6394, lng: 120.3025 }, 'train', 315],
] as const)('to %s one goes by %s', (_name, to, mode, minutes) => {
  const leg = legBetween(mainStation, to);
  expect(leg.mode).toBe(mode);
  expect(Math.abs(leg.minutes - minutes)).toBeLessThanOrEqual(2);
});

test('who is there already goes nowhere', () => {
  expect(legBetween(mainStation, mainStation)).toEqual({ mode: 'walk', metres: 0, minutes: 0 });
});
