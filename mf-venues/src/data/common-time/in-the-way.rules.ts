import type { CommonTime } from './common-time.schema';

/** Somebody whose calendar is in the way. */
export interface InTheWay {
  id: string;
  name: string;
  /** `alone`: never free that long at all; `without`: the others would find so many times. */
  reason: 'alone' | 'without';
  count: number;
}

/**
 * Why nothing is free for all: those who are never free, else those without whom there would be times, the one that
 * stands most in the way first. Nobody where only the whole of them does not fit.
 */
export function inTheWay({
  calendars,
  venues,
  performers,
}: Pick<CommonTime, 'calendars' | 'venues' | 'performers'>): InTheWay[] {
  const names = new Map([
    ...venues.map(({ id, name }) => [id, name] as const),
    ...performers.map(({ id, performerName }) => [id, performerName] as const),
  ]);
  const named = ({ id }: { id: string }) => ({ id, name: names.get(id) ?? '' });
  const never = calendars.filter(({ alone }) => alone === 0);
  if (never.length > 0) {
    return never.map((each) => ({ ...named(each), reason: 'alone', count: 0 }));
  }
  // With two there is always one without the other, which says nothing.
  if (calendars.length === 2) return [];
  return calendars
    .filter(({ without }) => without > 0)
    .toSorted((one, other) => other.without - one.without)
    .map((each) => ({ ...named(each), reason: 'without', count: each.without }));
}
