const DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Calendar days, `YYYY-MM-DD`, both included. */
export interface Week {
  monday: string;
  sunday: string;
}

/** The week, Monday to Sunday, that a day (`YYYY-MM-DD`) belongs to. */
export function weekOf(day: string): Week {
  const daysSinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = dayAfter(day, -daysSinceMonday);
  return { monday, sunday: dayAfter(monday, 6) };
}
