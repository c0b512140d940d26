import type { DailyCount } from './dashboard.schema';

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

/**
 * Time that has passed, in the largest whole unit: minutes, hours or days. A clock that runs ahead of
 * the server's does not make the past look like the future.
 */
export function elapsed(
  since: string,
  now: number,
): { unit: 'minute' | 'hour' | 'day'; value: number } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return { unit: 'minute', value: minutes };
  const hours = Math.floor(minutes / 60);
  // Reviewers think in hours for the first two days: 26 小時 is late, 1 天 sounds early.
  if (hours < 48) return { unit: 'hour', value: hours };
  return { unit: 'day', value: Math.floor(hours / 24) };
}
