import { addDays, minutesInto, momentOf, type Stretch } from './booking-hours.rules';
import type { Hours } from './price.schema';
import type { FreeTime } from './calendar.schema';

export interface DayOfWeek {
  /** `YYYY-MM-DD` */
  day: string;
  /** Is it open at all? */
  isOpen: boolean;
  free: Stretch[];
}

const DAY = 1440;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The part of some hours that lies in one day; what passes midnight is a part of both. */
export const partOf =
  (day: string) =>
  ({ startAt, endAt }: Hours): Stretch[] => {
    const from = Math.max(0, minutesInto(day, startAt));
    const to = Math.min(DAY, minutesInto(day, endAt));
    return from < to ? [{ from, to }] : [];
  };

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other);

/**
 * A calendar without the hours that are free, but can be asked for no more: they are past, or the owner wants to
 * be asked earlier. What begins too far ahead goes, too.
 */
export function onlyBookable(freeTime: FreeTime): FreeTime {
  const { earliestStart, latestStart } = freeTime;
  const free = freeTime.free
    .filter(({ startAt }) => latestStart === null || !isBefore(latestStart, startAt))
    .filter(({ endAt }) => earliestStart === null || isBefore(earliestStart, endAt))
    .map(({ startAt, endAt }) => ({
      startAt: earliestStart !== null && isBefore(startAt, earliestStart) ? earliestStart : startAt,
      endAt,
    }));
  return { ...freeTime, free };
}

/** The week from `monday` on, with what is free of each day. */
export const weekOf = (monday: string, { opening, free }: Pick<FreeTime, 'opening' | 'free'>) =>
  DAYS.map((index): DayOfWeek => {
    const day = addDays(monday, index);
    return {
      day,
      isOpen: opening.some((hours) => partOf(day)(hours).length > 0),
      free: free.flatMap(partOf(day)),
    };
  });

/** Whole hours that every opening of the week lies within; an office day where nothing is open. */
export function axisOf(monday: string, opening: readonly Hours[]): Stretch {
  const parts = DAYS.flatMap((index) => opening.flatMap(partOf(addDays(monday, index))));
  if (parts.length === 0) return { from: 9 * 60, to: 21 * 60 };
  const from = Math.floor(Math.min(...parts.map((part) => part.from)) / 60) * 60;
  const to = Math.ceil(Math.max(...parts.map((part) => part.to)) / 60) * 60;
  return { from, to };
}

/**
 * The start that somebody means who presses at `minute` of a free stretch: on the grid, and early enough that
 * `length` minutes fit, if they fit at all.
 */
export function startWithin(free: Stretch, minute: number, length: number, slot: number): number {
  const onGrid = Math.floor(minute / slot) * slot;
  const first = Math.ceil(free.from / slot) * slot;
  return Math.max(first, Math.min(onGrid, free.to - length));
}

/** Can a booking begin at these moments, on the grid of the calendar? With what is taken told apart. */
export function startsOf(
  day: string,
  {
    opening,
    free,
    slotMinutes,
    latestStart,
  }: Pick<FreeTime, 'opening' | 'free' | 'slotMinutes' | 'latestStart'>,
  length: number,
): { startAt: string; minute: number; isFree: boolean }[] {
  const slot = slotMinutes ?? 30;
  const starts = [];
  for (let minute = 0; minute < DAY; minute += slot) {
    const startAt = momentOf(day, minute);
    const endAt = momentOf(day, minute + length);
    const lies = (hours: Hours) =>
      Date.parse(hours.startAt) <= Date.parse(startAt) &&
      Date.parse(hours.endAt) >= Date.parse(endAt);
    const isOffered = latestStart === null || !isBefore(latestStart, startAt);
    if (opening.some(lies)) starts.push({ startAt, minute, isFree: isOffered && free.some(lies) });
  }
  return starts;
}
