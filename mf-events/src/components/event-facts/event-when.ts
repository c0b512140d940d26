import { formatDateTime } from '@spotlight/shared/format';
import { todayText, weekText, type OpenTimes } from '@spotlight/shared/opening-hours';

/** The part of an event that says when it begins, and when it is open. */
export type EventTime = OpenTimes;

/** `2026/03/14(六) 19:00`, with 時間未定, or from the first day to the last, or 展期中 until then. */
export function eventWhen({ date, time, isTimeUndecided, endsAt }: EventTime): string {
  return formatDateTime(date, time, isTimeUndecided, endsAt);
}

/** `今日 10:00–18:00` of what is on for days, `每日 10:00–18:00` of what will be, or nothing. */
export function eventHours(event: EventTime): string | null {
  return todayText(event) ?? weekText(event);
}
