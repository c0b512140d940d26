import { weekdays, type VenueDetail, type Weekday } from './venue.schema';

/** One line of the table of opening hours. */
export interface OpeningLine {
  weekday: Weekday;
  isToday: boolean;
  /** `null`: closed all day. */
  hours: { start: string; end: string; endsNextDay: boolean } | null;
}

/** Hours of a day that is open but has none of its own. */
const DEFAULT_OPENING = { start: '09:00', end: '18:00' };

type Schedule = Pick<VenueDetail, 'openDays' | 'openingHours'>;

/**
 * The week's opening hours, Monday first.
 * @param today `YYYY-MM-DD` in Taipei
 */
export function openingWeek(venue: Schedule, today: string): OpeningLine[] {
  const weekdayOfToday = weekdayOf(today);
  return weekdays.map((weekday) => ({
    weekday,
    isToday: weekday === weekdayOfToday,
    hours: venue.openDays[weekday]
      ? withNextDay(venue.openingHours[weekday] ?? DEFAULT_OPENING)
      : null,
  }));
}

/** The closed dates that are still to come, in order, at most `count`. */
export function nextClosedDates(dates: readonly string[], today: string, count: number): string[] {
  return dates
    .filter((date) => date >= today)
    .sort()
    .slice(0, count);
}

/** Bars close after midnight: an end at or before the start lies on the next day. */
function withNextDay({ start, end }: { start: string; end: string }) {
  return { start, end, endsNextDay: end <= start };
}

function weekdayOf(date: string): Weekday {
  const mondayFirst = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[mondayFirst] as Weekday;
}
