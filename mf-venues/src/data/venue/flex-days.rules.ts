import { addDays, mondayOf } from '@spotlight/shared/booking/hours';

/** Which days beside the chosen one would do: a few before and after, weekends, or any evening. */
export const flexes = ['near', 'weekend', 'evening'] as const;
export type Flex = (typeof flexes)[number];
/** Whose prices can be compared: days that would do, or those after one on which nothing is free. */
export type DaySpan = Flex | 'next';

/** Days before and after. */
const NEAR = 3;
const EVENINGS = 7;
const WEEKENDS = 4;
const NEXT = 10;
/** How long ahead most venues want to be asked, and how far ahead most can be. */
const SOON_DAYS = 7;
const FAR_DAYS = 90;

const later = (one: string, other: string) => (one > other ? one : other);

/** Saturday or Sunday: this day, or the next one that is. */
function weekendDay(day: string): string {
  const saturday = addDays(mondayOf(day), 5);
  return later(saturday, day);
}

/** The first of the days that are meant, as long as nobody has picked one. */
export function firstDay(flex: Flex, around: string, today: string): string {
  const day = later(around, today);
  return flex === 'weekend' ? weekendDay(day) : day;
}

/** What to ask the days of: from, until, and whether weekends alone are meant. */
export function flexDays(flex: DaySpan, around: string, today: string) {
  const day = later(around, today);
  switch (flex) {
    case 'near':
      return {
        from: later(addDays(day, -NEAR), today),
        until: addDays(day, NEAR),
        isWeekend: false,
      };
    case 'evening':
      return { from: day, until: addDays(day, EVENINGS - 1), isWeekend: false };
    case 'next':
      return { from: addDays(day, 1), until: addDays(day, NEXT), isWeekend: false };
    case 'weekend': {
      const monday = mondayOf(weekendDay(day));
      return { from: day, until: addDays(monday, WEEKENDS * 7 - 1), isWeekend: true };
    }
  }
}

/** Why nothing may be free on a day: it comes sooner or later than most venues can be booked. */
export function whyNotFree(day: string, today: string): 'tooSoon' | 'tooFar' | 'notFree' {
  if (day <= addDays(today, SOON_DAYS)) return 'tooSoon';
  return day > addDays(today, FAR_DAYS) ? 'tooFar' : 'notFree';
}

/** The cheapest of some days; none where they all cost the same, or only one has anything. */
export function cheapestDays(
  days: readonly { day: string; lowestTotal: number | null }[],
): ReadonlySet<string> {
  const totals = days.flatMap(({ lowestTotal }) => lowestTotal ?? []);
  const lowest = Math.min(...totals);
  if (totals.every((total) => total === lowest)) return new Set();
  return new Set(days.filter(({ lowestTotal }) => lowestTotal === lowest).map(({ day }) => day));
}
