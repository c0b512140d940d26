import { changeOf, countAxis, leadingShares, summarizeTrend } from './dashboard.rules';

const day = (count: number, previous = 0, name = '2026-12-01') => ({ day: name, count, previous });

describe('the count axis', () => {
  it.each([
    [
      [0, 0],
      [0, 1],
    ],
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

describe('shares of the categories', () => {
  const shares = [5, 30, 10, 20, 15, 8, 7, 5].map((count, index) => ({
    category: `c${index}`,
    share: count / 100,
    count,
  }));
  const namesOf = (leading: ReturnType<typeof leadingShares>) =>
    leading.map(({ category }) => category);

  it('name the six largest and put the others together', () => {
    const leading = leadingShares(shares);
    expect(namesOf(leading)).toEqual(['c1', 'c3', 'c4', 'c2', 'c5', 'c6', null]);
    expect(leading.at(-1)?.count).toBe(10);
    expect(leading.at(-1)?.share).toBeCloseTo(0.1);
  });

  it('are all named when only one would be left over', () => {
    expect(namesOf(leadingShares(shares.slice(0, 7)))).not.toContain(null);
  });
});
