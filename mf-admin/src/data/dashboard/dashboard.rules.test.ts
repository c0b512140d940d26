import { changeOf, countAxis, elapsed, summarizeTrend } from './dashboard.rules';

const day = (count: number, previous = 0, name = '2026-12-01') => ({ day: name, count, previous });

describe('the count axis', () => {
  it.each([
    [[0, 0], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [[7], [0, 2, 4, 6, 8]],
    [[12], [0, 5, 10, 15]],
    [[196], [0, 50, 100, 150, 200]],
    [[2148], [0, 1000, 2000, 3000]],
  ])('of %j has the marks %j', (values, ticks) => {
    expect(countAxis(values)).toEqual({ max: ticks.at(-1), ticks });
  });

  it('stands without any value', () => {
    expect(countAxis([])).toEqual({ max: 1, ticks: [0, 1] });
  });
});

describe('the trend', () => {
  it('compares a day with the one a period earlier', () => {
    expect(changeOf(day(150, 100))).toBeCloseTo(0.5);
    expect(changeOf(day(50, 100))).toBeCloseTo(-0.5);
    expect(changeOf(day(50, 0))).toBeNull();
  });

  it('is summed up with its busiest day', () => {
    const peak = day(9, 2, '2026-11-28');
    expect(summarizeTrend([day(4, 6), peak, day(1, 1)])).toEqual({
      total: 14,
      previousTotal: 9,
      peak,
    });
  });

  it('has no busiest day when nobody registered', () => {
    expect(summarizeTrend([day(0), day(0)]).peak).toBeUndefined();
  });
});

describe('time since a submission', () => {
  const now = Date.parse('2026-12-01T14:32:00+08:00');
  it.each([
    ['2026-12-01T13:50:00+08:00', { unit: 'minute', value: 42 }],
    ['2026-12-01T06:30:00+08:00', { unit: 'hour', value: 8 }],
    ['2026-11-30T12:00:00+08:00', { unit: 'hour', value: 26 }],
    ['2026-11-28T14:00:00+08:00', { unit: 'day', value: 3 }],
    ['2026-12-01T14:40:00+08:00', { unit: 'minute', value: 0 }],
  ])('%s', (since, expected) => {
    expect(elapsed(since, now)).toEqual(expected);
  });
});
