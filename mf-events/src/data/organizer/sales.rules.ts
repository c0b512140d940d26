interface SalesDay {
  day: string;
  tickets: number;
}

/** What a chart of sales says in one sentence; no peak when nothing was sold. */
export function summarizeSales<Day extends SalesDay>(days: readonly Day[]) {
  const peak = days.reduce<Day | undefined>(
    (best, day) => (day.tickets > (best?.tickets ?? 0) ? day : best),
    undefined,
  );
  return { total: days.reduce((sum, { tickets }) => sum + tickets, 0), peak };
}

/** Labels that stand beside one another under a chart on a phone. */
const MOST_LABELS = 5;

/** Which of so many days are named under the chart: the first, the last, and some between them. */
export function labelledDays(count: number): number[] {
  const labels = Math.min(count, MOST_LABELS);
  if (labels < 2) return count > 0 ? [0] : [];
  return Array.from({ length: labels }, (_, nth) => Math.round((nth * (count - 1)) / (labels - 1)));
}
