import { createPopulation } from './population';
import { coverage, diversity, interval, ndcg } from './metrics';
import { createRandom } from './random';

test('a list is worth more the higher what is wanted stands', () => {
  const wanted = new Set([1, 2]);
  expect(ndcg([1, 2, 3], wanted)).toBe(1);
  expect(ndcg([3, 1, 2], wanted)).toBeLessThan(1);
  expect(ndcg([3, 1, 2], wanted)).toBeGreaterThan(ndcg([3, 4, 1, 2], wanted));
  expect(ndcg([3, 4], wanted)).toBe(0);
  // By hand: one of two, in the third place.
  expect(ndcg([3, 4, 1], wanted)).toBeCloseTo(0.5 / (1 + 1 / Math.log2(3)));
  // The eleventh place is not looked at.
  expect(ndcg([...Array.from({ length: 10 }, (_, index) => index + 20), 1], wanted)).toBe(0);
});

test('coverage counts what anybody is shown, diversity how unlike the things of a list are', () => {
  expect(
    coverage(
      [
        [1, 2],
        [2, 3],
      ],
      6,
    ),
  ).toBe(0.5);
  expect(diversity([1, 2, 3], () => 0)).toBe(0);
  expect(diversity([1, 1, 2], (a, b) => (a === b ? 0 : 1))).toBeCloseTo(2 / 3);
});

test('an interval holds the mean, and is narrower the more people there are', () => {
  const random = createRandom(1);
  const values = Array.from({ length: 1000 }, () => random.next());
  const [low, high] = interval(values, random.next, 200);
  expect(low).toBeLessThan(0.52);
  expect(high).toBeGreaterThan(0.48);
  const [fewLow, fewHigh] = interval(values.slice(0, 50), random.next, 200);
  expect(fewHigh - fewLow).toBeGreaterThan(high - low);
});

const size = { people: 40, performers: 12, past: 60, coming: 40 };

test('a seed names one population, another seed another', () => {
  const { actions, wanted } = createPopulation(7, size);
  expect(createPopulation(7, size).actions).toEqual(actions);
  expect(createPopulation(7, size).wanted).toEqual(wanted);
  expect(createPopulation(8, size).actions).not.toEqual(actions);
});

test('nothing that is to be foreseen is known before the split', () => {
  const { actions, wanted, events } = createPopulation(7, size);
  expect(actions.every(({ day }) => day < 0)).toBe(true);
  expect(actions.every(({ event, day }) => day < Math.max(0, events[event]?.day ?? 0))).toBe(true);
  const registered = actions.filter(({ kind }) => kind === 'register');
  expect(registered.some(({ person, event }) => wanted[person]?.has(event))).toBe(false);
  for (const set of wanted) {
    for (const event of set) expect(events[event]?.day).toBeGreaterThan(0);
  }
});
