import {
  formatDate,
  formatMonthDay,
  taipeiDay,
  taipeiTime,
  withZone,
} from '@spotlight/shared/format';

/** `2026/12/26(六) 14:00–18:00`; what ends on another day says so: `22:00–12/27(日) 02:00`. */
export function formatHours(startAt: string, endAt: string): string {
  const day = taipeiDay(startAt);
  return withZone(`${formatDate(day)} ${formatTimes(startAt, endAt)}`);
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

/** A stretch of one day, minutes after midnight in Taipei; beyond 1440 on the next day. */
export interface Stretch {
  from: number;
  to: number;
}

/** How far along an axis a minute lies, in per cent. */
export const shareOf = ({ from, to }: Stretch, minute: number): number =>
  ((minute - from) / (to - from)) * 100;

/** Where a stretch lies on an axis, for CSS. */
export const placeOf = (axis: Stretch, part: Stretch) => ({
  left: `${shareOf(axis, part.from)}%`,
  width: `${shareOf(axis, part.to) - shareOf(axis, part.from)}%`,
});

/** `14:30`; beyond midnight it goes on counting: `26:00` is two at night. */
export const timeOfMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
