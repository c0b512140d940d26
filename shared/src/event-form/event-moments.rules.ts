import { lastDayOf, taipeiDay, taipeiTime } from '@spotlight/shared/format';

/** A moment, as the server takes it, of a day and time in Taipei (`YYYY-MM-DDTHH:MM`). */
export const toMoment = (local: string) => (local ? `${local}:00+08:00` : null);

/** A moment as a field for a day and a time holds it; empty when there is none. */
export const toLocal = (moment: string | null | undefined) =>
  moment ? `${taipeiDay(moment)}T${taipeiTime(moment)}` : '';

/**
 * Until when an event is ahead, `YYYY-MM-DDTHH:MM` in Taipei, as far as is known: until it begins, and where it lasts
 * for days until it ends (`private.ahead_until()`); empty while its day is open.
 */
export function aheadUntil({ date, time, endsAt }: { date: string; time: string; endsAt: string }) {
  if (date === '') return '';
  return lastDayOf(date, toMoment(endsAt)) > date ? endsAt : `${date}T${time || '19:00'}`;
}
