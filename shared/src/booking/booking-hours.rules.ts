import { formatDate, formatMonthDay, taipeiDay, taipeiTime } from '@spotlight/shared/format';

/** `2026/12/26(六) 14:00–18:00`; what ends on another day says so: `22:00–12/27(日) 02:00`. */
export function formatHours(startAt: string, endAt: string): string {
  const day = taipeiDay(startAt);
  return `${formatDate(day)} ${formatTimes(startAt, endAt)}`;
}

/** The same without the day of the start. Midnight at the end of a day is its 24:00. */
export function formatTimes(startAt: string, endAt: string): string {
  const day = taipeiDay(startAt);
  const lastDay = taipeiDay(Date.parse(endAt) - 1);
  const endTime = taipeiTime(endAt);
  const end = endTime === '00:00' && lastDay === day ? '24:00' : endTime;
  return lastDay === day
    ? `${taipeiTime(startAt)}–${end}`
    : `${taipeiTime(startAt)}–${formatMonthDay(taipeiDay(endAt))} ${endTime}`;
}

/** Hours between two moments, halves and quarters too. */
export const hoursBetween = (startAt: string, endAt: string): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / 3_600_000;

/** The day that lies `count` days after `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** A time of a day in Taipei as a moment; `24:00` and beyond lie on the next day. */
export const momentOf = (day: string, minutes: number): string =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + minutes * 60_000).toISOString();

/** Minutes after midnight of `day` in Taipei at which a moment lies; beyond 1440 on the next day. */
export const minutesInto = (day: string, moment: string): number =>
  (Date.parse(moment) - Date.parse(`${day}T00:00:00+08:00`)) / 60_000;

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}
