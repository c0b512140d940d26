import { monthGrid } from '../performer/birthday.rules';

/** A month of a calendar, `YYYY-MM`, with its first and last day. */
export interface Month {
  month: string;
  from: string;
  to: string;
}

/** The month that a day lies in. */
export function monthOf(day: string): Month {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const name = day.slice(0, 7);
  return { month: name, from: `${name}-01`, to: `${name}-${String(last).padStart(2, '0')}` };
}

/** The month so many months later, or earlier. */
export function monthAfter({ from }: Month, by: number): Month {
  const [year = 0, month = 1] = from.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10));
}

/** The days of a month in weeks from Sunday; `null` where the week belongs to another month. */
export function weeksOf({ from }: Month): (string | null)[][] {
  const [year = 0, month = 1] = from.split('-').map(Number);
  const cells = monthGrid(year, month).map(
    (day) => day && `${from.slice(0, 8)}${String(day).padStart(2, '0')}`,
  );
  return Array.from({ length: cells.length / 7 }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7).map((day) => day || null),
  );
}
