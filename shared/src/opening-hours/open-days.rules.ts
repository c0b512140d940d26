import { lastDayOf, taipeiTime } from '@spotlight/shared/format';
import { weekdays } from '../own-page/week-hours.rules';
import type { OpeningHours } from './opening-hours.schema';

/** The part of an event that says when it is open. */
export interface OpenTimes {
  /** Calendar day in Taipei, `YYYY-MM-DD`. */
  date: string;
  time: string | null;
  isTimeUndecided?: boolean | undefined;
  /** Moment of the end. */
  endsAt?: string | null | undefined;
  /** Where it differs from day to day; otherwise it opens at its beginning and closes at its end, every day. */
  openingHours?: OpeningHours | null | undefined;
}

/** `HH:MM`; an end that is not after its start lies on the next day. */
export interface Hours {
  start: string;
  end: string;
}

const DAY_MS = 86_400_000;

export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The name of a day's weekday, as the server knows it. */
export const weekdayOf = (day: string): (typeof weekdays)[number] =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';

/** A moment of Taipei. */
const at = (day: string, time: string): number => Date.parse(`${day}T${time}:00+08:00`);

/** The hours of every day alike, from the beginning and the end of the event; `null` when they are not known. */
function usualHours({ time, isTimeUndecided, endsAt }: OpenTimes): Hours | null {
  if (!time || isTimeUndecided || !endsAt) return null;
  const [start, end] = [time.slice(0, 5), taipeiTime(endsAt)];
  return end > start ? { start, end } : null;
}

/**
 * When an event is open on a day: `null` when it is closed, `undefined` when nothing is known. The first day does not
 * open before the event begins, the last does not close after it ends.
 */
export function hoursOn(event: OpenTimes, day: string): Hours | null | undefined {
  const { date, time, isTimeUndecided, endsAt, openingHours } = event;
  if (day < date || day > lastDayOf(date, endsAt)) return null;
  if (!openingHours) return usualHours(event) ?? undefined;
  const other = openingHours.dates.find((one) => one.date === day);
  const { start, end } = other ?? openingHours.week[weekdayOf(day)] ?? {};
  if (!start || !end) return null;
  const begins = time && !isTimeUndecided ? at(date, time.slice(0, 5)) : 0;
  const opens = Math.max(at(day, start), begins);
  const closes = Math.min(
    at(end > start ? day : dayAfter(day), end),
    endsAt ? Date.parse(endsAt) : Infinity,
  );
  return opens < closes ? { start: taipeiTime(opens), end: taipeiTime(closes) } : null;
}

/** The days from the first to the last, in order. */
export function daysOf({ date, endsAt }: OpenTimes, atMost = Infinity): string[] {
  const last = lastDayOf(date, endsAt);
  const days = [date];
  for (let day = dayAfter(date); day <= last && days.length < atMost; day = dayAfter(day)) {
    days.push(day);
  }
  return days;
}
