import type { Birthday } from './performer.schema';

/** The birthdays of one day. */
export interface BirthdayDay {
  day: number;
  /** `YYYY-MM-DD` of the coming celebration. */
  date: string;
  birthdays: Birthday[];
}

/** The month (1–12) before or after, round the year's end. */
export function neighbourMonth(month: number, step: 1 | -1): number {
  return ((month - 1 + step + 12) % 12) + 1;
}

/** Reads a month (1–12) from an address; `null` when it names none. */
export function readMonth(text: string | null): number | null {
  const month = Number(text);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : null;
}

/** The month (1–12) of `YYYY-MM-DD`. */
export function monthOf(date: string): number {
  return Number(date.slice(5, 7));
}

/** The year in which `month` is the current one or comes next. */
export function comingYearOf(month: number, today: string): number {
  return Number(today.slice(0, 4)) + (month < monthOf(today) ? 1 : 0);
}

/**
 * The days of a month in weeks from Sunday to Saturday; `null` where a week belongs to a neighbour.
 */
export function monthGrid(year: number, month: number): (number | null)[] {
  const firstWeekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const dayCount = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = Math.ceil((firstWeekday + dayCount) / 7) * 7;
  return Array.from({ length: cells }, (_, cell) => {
    const day = cell - firstWeekday + 1;
    return day >= 1 && day <= dayCount ? day : null;
  });
}

/** Groups birthdays by day, in the order of the month. */
export function groupByDay(birthdays: readonly Birthday[]): BirthdayDay[] {
  const days = new Map<number, BirthdayDay>();
  for (const birthday of [...birthdays].sort((a, b) => a.day - b.day)) {
    const { day, nextDate: date } = birthday;
    const entry = days.get(day) ?? { day, date, birthdays: [] };
    entry.birthdays.push(birthday);
    days.set(day, entry);
  }
  return [...days.values()];
}

/**
 * Soonest first. A birthday that has passed comes round again in a year, so it goes to the end by
 * itself.
 */
export function bySoonest(birthdays: readonly Birthday[]): Birthday[] {
  return [...birthdays].sort((a, b) => a.daysLeft - b.daysLeft);
}

/**
 * Has this year's day gone by, within the month of today? Then a countdown of eleven months would
 * only puzzle.
 * @param today `YYYY-MM-DD` in Taipei
 */
export function hasPassed({ birthday }: Pick<Birthday, 'birthday'>, today: string): boolean {
  const [month, day] = birthday.split('/');
  return month === today.slice(5, 7) && String(day) < today.slice(8, 10);
}

/**
 * The next day after `today` that is this birthday; that of a leap day is the last of February in other years.
 * @param birthday `MM/DD`
 * @param today `YYYY-MM-DD` in Taipei
 */
export function nextBirthday(birthday: string, today: string): string {
  const [month = 1, day = 1] = birthday.split('/').map(Number);
  const inYear = (year: number) =>
    new Date(
      Date.UTC(year, month - 1, Math.min(day, new Date(Date.UTC(year, month, 0)).getUTCDate())),
    )
      .toISOString()
      .slice(0, 10);
  const year = Number(today.slice(0, 4));
  return inYear(year) > today ? inYear(year) : inYear(year + 1);
}
