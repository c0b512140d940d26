import { formatDailyHours, formatDateTime } from '@spotlight/shared/format';
import type { OpenTimes } from '@spotlight/shared/opening-hours';

/** The part of an event that says when it begins, and when it is open. */
export type EventTime = OpenTimes;

/** `2026/03/14(六) 19:00`, with 時間未定, or from the first day to the last, or 展期中 until then. */
export function eventWhen({ date, time, isTimeUndecided, endsAt }: EventTime): string {
  return formatDateTime(date, time, isTimeUndecided, endsAt);
}

/** `每日 10:00–18:00` of what is open for days at the same hours, or nothing. */
export function eventHours({ date, time, isTimeUndecided, endsAt }: EventTime): string | null {
  return formatDailyHours(date, isTimeUndecided ? null : time, endsAt);
}
