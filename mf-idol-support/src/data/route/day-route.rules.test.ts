import * as fc from 'fast-check';
import { MOST_STOPS, planDay, type DayRoute, type Stop } from './day-route.rules';

const stop = (opens: number, closes: number, stay = 10): Stop => ({ opens, closes, stay });
const allDay = stop(0, 1440);
/** Stops along a street, `places` in minutes from its beginning. */
const street = (places: readonly number[]) =>
  places.map((from) => places.map((to) => Math.abs(from - to)));
const orderOf = ({ visits }: DayRoute) => visits.map((visit) => visit.stop);

test('stops that are open all day are walked without turning back', () => {
  const route = planDay([allDay, allDay, allDay], street([20, 0, 10]), [20, 0, 10], 600);
  expect(orderOf(route)).toEqual([1, 2, 0]);
  expect(route.visits[1]).toEqual({ stop: 2, arrives: 620, begins: 620, leaves: 630 });
});

test('what closes early comes first, although it is farther', () => {
  const route = planDay([allDay, stop(0, 640)], street([5, 30]), [5, 30], 600);
  expect(orderOf(route)).toEqual([1, 0]);
});

test('one waits at a door that is still closed', () => {
  const route = planDay([stop(660, 1200)], [[0]], [5], 600);
  expect(route.visits).toEqual([{ stop: 0, arrives: 605, begins: 660, leaves: 670 }]);
});

test('what cannot be reached is left out, and costs no other stop', () => {
  const route = planDay([stop(0, 600), allDay], street([0, 10]), null, 600);
  expect(orderOf(route)).toEqual([1]);
  expect(route.missed).toEqual([0]);
});

test('of two that exclude one another only one is missed', () => {
  const route = planDay([stop(600, 615), stop(600, 615), allDay], street([0, 30, 60]), null, 600);
  expect(route.missed).toHaveLength(1);
  expect(orderOf(route)).toHaveLength(2);
});

test('nothing to see is an empty day', () => {
  expect(planDay([], [], null, 600)).toEqual({ visits: [], missed: [] });
});

/** Every order of every choice of stops, looked at one by one. */
function bestByTrying(
  stops: readonly Stop[],
  minutes: readonly (readonly number[])[],
  fromStart: readonly number[] | null,
  startsAt: number,
): { count: number; cost: number } {
  let best = { count: 0, cost: 0 };
  const go = (seen: readonly number[], now: number, onTheWay: number) => {
    const cost = now + onTheWay;
    if (
      seen.length > best.count ||
      (seen.length === best.count && seen.length > 0 && cost < best.cost)
    ) {
      best = { count: seen.length, cost };
    }
    const at = seen.at(-1);
    for (const [next, { opens, closes, stay }] of stops.entries()) {
      if (seen.includes(next)) continue;
      const way = at === undefined ? (fromStart?.[next] ?? 0) : (minutes[at]?.[next] ?? 0);
      const leaves = Math.max(now + way, opens) + stay;
      if (leaves <= closes) go([...seen, next], leaves, onTheWay + way);
    }
  };
  go([], startsAt, 0);
  return best;
}

const days = fc.integer({ min: 0, max: 6 }).chain((size) =>
  fc.record({
    stops: fc.array(
      fc
        .record({
          opens: fc.integer({ min: 0, max: 200 }),
          length: fc.integer({ min: 0, max: 200 }),
          stay: fc.integer({ min: 0, max: 40 }),
        })
        .map(({ opens, length, stay }) => stop(opens, opens + length, stay)),
      { minLength: size, maxLength: size },
    ),
    minutes: fc.array(
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: size, maxLength: size }),
      { minLength: size, maxLength: size },
    ),
    fromStart: fc.option(
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: size, maxLength: size }),
    ),
    startsAt: fc.integer({ min: 0, max: 150 }),
  }),
);

test('no order of up to six stops is better than the one that is proposed', () => {
  fc.assert(
    fc.property(days, ({ stops, minutes, fromStart, startsAt }) => {
      const { visits, missed } = planDay(stops, minutes, fromStart, startsAt);
      const { count, cost } = bestByTrying(stops, minutes, fromStart, startsAt);
      expect(visits).toHaveLength(count);
      expect(missed).toHaveLength(stops.length - count);
      let [onTheWay, now] = [0, startsAt];
      for (const { stop: index, arrives, begins, leaves } of visits) {
        const hours = stops[index];
        expect(begins).toBeGreaterThanOrEqual(hours?.opens ?? Infinity);
        expect(leaves).toBeLessThanOrEqual(hours?.closes ?? -1);
        onTheWay += arrives - now;
        now = leaves;
      }
      expect(count === 0 ? 0 : now + onTheWay).toBe(cost);
    }),
    { numRuns: 300 },
  );
});

test('twelve stops with hours of all kinds are planned', () => {
  const places = Array.from({ length: MOST_STOPS }, (_, n) => (n * 37) % 90);
  const stops = places.map((_, n) => stop(600 + (n % 4) * 60, 1300 - (n % 3) * 100, 20));
  const { visits, missed } = planDay(stops, street(places), places, 600);
  expect(visits).toHaveLength(MOST_STOPS);
  expect(missed).toEqual([]);
});
