import type { PlacementCalendar } from './ad-calendar.schema';

/** How many days the calendar shows at once. */
export const CALENDAR_DAYS = 28;
const DAY_MS = 86_400_000;

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The day so many days later. */
export const shiftDay = (day: string, by: number): string =>
  new Date((dayNumber(day) + by) * DAY_MS).toJSON().slice(0, 10);

/** The columns that a span takes among the days shown: the first one, and the one after the last. */
export function columnsOf(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  from: string,
  days: number,
): { first: number; end: number } {
  const offset = dayNumber(from) - 1;
  return {
    first: Math.max(1, dayNumber(startsOn) - offset),
    end: Math.min(days + 1, dayNumber(endsOn) - offset + 1),
  };
}

/** The bookings of each slot that has any, and how many slots are free all along. */
export function slotsOf({ slots, bookings }: Pick<PlacementCalendar, 'slots' | 'bookings'>) {
  const taken = [...new Set(bookings.map(({ slotNo }) => slotNo))].toSorted((a, b) => a - b);
  return {
    rows: taken.map((slotNo) => ({
      slotNo,
      bookings: bookings.filter((booking) => booking.slotNo === slotNo),
    })),
    free: Math.max(0, slots - taken.length),
  };
}
