import { BOUNDS, evidence, judge, type CanaryFigures } from './canary.rules';
import { sized } from '../run-size/run-size';
import { BASELINES, simulate } from './simulate';

const figures = (canary: [number, number], active: [number, number]): CanaryFigures => ({
  canary: { opened: canary[0], broken: canary[1] },
  active: { opened: active[0], broken: active[1] },
});

test('nothing is known before anything has failed, and of failures that are as common in both groups', () => {
  expect(evidence(figures([0, 0], [0, 0]))).toBe(1);
  expect(evidence(figures([500, 0], [500, 0]))).toBe(1);
  expect(evidence(figures([500, 20], [500, 20]))).toBeLessThan(1);
  // A group that is twice as large has twice as many.
  expect(evidence(figures([1000, 40], [500, 20]))).toBeLessThan(1);
});

test('a canary that fails for everybody is stopped after its tenth visitor', () => {
  const verdicts = Array.from({ length: 10 }, (_, n) =>
    judge(figures([n + 1, n + 1], [n + 1, 0]), 0),
  );
  expect(verdicts.slice(0, 7)).toEqual(Array(7).fill('go-on'));
  expect(verdicts.at(-1)).toBe('stop');
});

test('one that fails less often than the active version is not', () => {
  expect(judge(figures([500, 0], [500, 400]), 1)).toBe('go-on');
});

test('one that is well is promoted when it had its visitors and its time, and given up when visitors stay away', () => {
  const { visitors, hours, days } = BOUNDS;
  const well = figures([visitors, 3], [visitors, 3]);
  expect(judge(well, hours)).toBe('promote');
  expect(judge(well, hours - 1)).toBe('go-on');
  expect(judge(figures([visitors - 1, 3], [visitors, 3]), hours)).toBe('go-on');
  expect(judge(figures([visitors, 3], [visitors - 1, 3]), hours)).toBe('go-on');
  expect(judge(figures([9, 0], [9, 0]), days * 24)).toBe('give-up');
});

test('one that is in doubt is not promoted, and given up in the end', () => {
  const doubtful = figures([500, 10], [500, 1]);
  expect(evidence(doubtful)).toBeGreaterThan(10);
  expect(judge(doubtful, 25)).toBe('go-on');
  expect(judge(doubtful, 24 * 7)).toBe('give-up');
});

test('of good canaries at most one in a hundred is ever stopped, of bad ones most are', () => {
  const common = { runs: sized(80, 400), visitors: 500, seed: 16 };
  for (const baseline of BASELINES) {
    // With 400 runs a share of 1 % is seen as more than 2.25 % but once in a hundred times, with 80 as more than 3.75 %.
    const most = sized(0.0375, 0.0225);
    expect(simulate({ ...common, baseline, ratio: 1 }).stopped).toBeLessThanOrEqual(most);
  }
  expect(
    simulate({ ...common, runs: sized(40, 200), baseline: 0.05, ratio: 2 }).stopped,
  ).toBeGreaterThan(0.3);
  expect(simulate({ ...common, runs: sized(40, 200), baseline: 0.05, ratio: 5 }).stopped).toBe(1);
});
