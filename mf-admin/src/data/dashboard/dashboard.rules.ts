import type { CategoryShare, DailyCount } from './dashboard.schema';

export interface Axis {
  max: number;
  /** From 0 up to `max`, evenly spaced. */
  ticks: number[];
}

/** The steps that people count in; the axis takes the smallest that needs at most four of them. */
const STEPS = [1, 2, 5];

/** A count axis that holds every value and has round marks. Even a month without registrations has one. */
export function countAxis(values: readonly number[]): Axis {
  const highest = Math.max(...values, 1);
  for (let magnitude = 1; ; magnitude *= 10) {
    for (const step of STEPS) {
      const count = Math.ceil(highest / (step * magnitude));
      if (count <= 4) {
        const ticks = Array.from({ length: count + 1 }, (_, i) => i * step * magnitude);
        return { max: count * step * magnitude, ticks };
      }
    }
  }
}

/**
 * Change against the day before it is compared with, as a fraction.
 * @returns null when there was nothing to compare with.
 */
export function changeOf({ count, previous }: DailyCount): number | null {
  return previous === 0 ? null : (count - previous) / previous;
}

/** What the chart says in one sentence. */
export interface TrendSummary {
  total: number;
  previousTotal: number;
  /** The busiest day; undefined when nobody registered. */
  peak: DailyCount | undefined;
}

export function summarizeTrend(days: readonly DailyCount[]): TrendSummary {
  const peak = days.reduce<DailyCount | undefined>(
    (best, day) => (day.count > (best?.count ?? 0) ? day : best),
    undefined,
  );
  return {
    total: days.reduce((sum, day) => sum + day.count, 0),
    previousTotal: days.reduce((sum, day) => sum + day.previous, 0),
    peak,
  };
}

/** Categories that are named; the others share one line. */
const NAMED_CATEGORIES = 6;

/**
 * The largest categories, and the sum of the others with `null` for a name. One category too many is
 * still named, since "others" would take as much room.
 */
export function leadingShares(
  shares: readonly CategoryShare[],
): Array<{ category: string | null; share: number; count: number }> {
  const sorted = shares.toSorted((a, b) => b.count - a.count);
  if (sorted.length <= NAMED_CATEGORIES + 1) return sorted;
  const rest = sorted.slice(NAMED_CATEGORIES);
  return [
    ...sorted.slice(0, NAMED_CATEGORIES),
    {
      category: null,
      share: rest.reduce((sum, { share }) => sum + share, 0),
      count: rest.reduce((sum, { count }) => sum + count, 0),
    },
  ];
}
