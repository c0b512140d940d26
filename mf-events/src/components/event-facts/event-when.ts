import { formatDateTime } from '@spotlight/shared/format';

/** The part of an event that says when it begins. */
export interface EventTime {
  date: string;
  time: string | null;
  isTimeUndecided: boolean;
}

/** `2026/03/14(六) 19:00`, or with 時間未定. */
export function eventWhen({ date, time, isTimeUndecided }: EventTime): string {
  return formatDateTime(date, time, isTimeUndecided);
}
