import { array, assert, double, property, tuple } from 'fast-check';
import { TOO_CLOSE, canBeToldApart, groupPins, type PlacedPin } from './pin-groups';

const pin = (id: string, lat: number, lng: number): PlacedPin => ({
  id,
  name: id,
  point: { lat, lng },
  at: { lat, lng },
});
/** A hundred pixels for a degree, north at the top. */
const from = (scale: number) => (point: { lat: number; lng: number }) => ({
  x: point.lng * scale,
  y: -point.lat * scale,
});
const idsOf = (groups: readonly { pins: readonly PlacedPin[] }[]) =>
  groups.map(({ pins }) => pins.map(({ id }) => id));

const pins = [
  pin('kaohsiung', 22.6, 120.3),
  pin('taipei', 25.04, 121.52),
  pin('xinyi', 25.03, 121.56),
];

test('what could not be pressed one by one is one, and the keyboard goes from north to south', () => {
  expect(idsOf(groupPins(pins, from(100)))).toEqual([['taipei', 'xinyi'], ['kaohsiung']]);
  expect(idsOf(groupPins(pins, from(10_000)))).toEqual([['taipei'], ['xinyi'], ['kaohsiung']]);
});

test('a heap at one address cannot be told apart from however near', () => {
  expect(canBeToldApart(pins, from(10_000))).toBe(true);
  expect(canBeToldApart([pin('a', 25, 121), pin('b', 25, 121)], from(10_000))).toBe(false);
});

test('wherever pins are: each is in one group, and groups are a finger apart', () => {
  const places = array(
    tuple(double({ min: 21, max: 26, noNaN: true }), double({ min: 118, max: 122, noNaN: true })),
    {
      maxLength: 60,
    },
  );
  assert(
    property(places, (list) => {
      const groups = groupPins(
        list.map(([lat, lng], index) => pin(String(index), lat, lng)),
        from(90),
      );
      expect(idsOf(groups).flat().toSorted()).toEqual(
        list.map((_, index) => String(index)).toSorted(),
      );
      for (const one of groups) {
        for (const other of groups) {
          if (one === other) continue;
          const [a, b] = [from(90)(one.at), from(90)(other.at)];
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(TOO_CLOSE);
        }
      }
    }),
  );
});
