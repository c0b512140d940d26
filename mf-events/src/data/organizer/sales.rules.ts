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
