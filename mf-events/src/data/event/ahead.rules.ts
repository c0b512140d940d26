import { lastDayOf } from '@spotlight/shared/format';

/**
 * May one still make up one's mind about it? Until it begins, and where it lasts for days until it ends
 * (`private.ahead_until()`).
 */
export function isAhead({
  phase,
  date,
  endsAt,
}: {
  phase: string;
  date: string;
  endsAt: string | null;
}): boolean {
  return phase === 'upcoming' || (phase === 'ongoing' && lastDayOf(date, endsAt) > date);
}
