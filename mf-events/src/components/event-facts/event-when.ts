import { formatDateTime } from '@spotlight/shared/format';

/** The part of an event that says when it begins. */
export interface EventTime {
  date: string;
  time: string | null;
  isTimeUndecided: boolean;
  endsAt?: string | null;
}

/** `2026/03/14(六) 19:00`, with 時間未定, or from the first day to the last. */
export function eventWhen({ date, time, isTimeUndecided, endsAt }: EventTime): string {
  return formatDateTime(date, time, isTimeUndecided, endsAt);
}
