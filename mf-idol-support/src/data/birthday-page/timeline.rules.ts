import { addDays } from '@spotlight/shared/booking/hours';
import type { Performance } from '../performer/performer.schema';
import type { Spot } from '../spot/spot.schema';

/** Something that happens around a birthday. */
export interface TimelineEntry {
  id: string;
  title: string;
  /** What it is, in the words of its own list. */
  kind: string;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** `HH:MM`, of the first day. */
  time: string | null;
  /** The event's page, for what has one. */
  eventId: string | null;
}

/** The entries of one day. */
export interface TimelineDay {
  date: string;
  isBirthday: boolean;
  entries: TimelineEntry[];
}

/** So far from the day something still belongs to the birthday. */
const SPAN_DAYS = 30;

/** What is there for longer, such as a place of a film, is not put up for the birthday. */
const LONGEST_DAYS = 90;

/**
 * Spots and events of the month around a birthday, by the day on which they begin, which for what has begun is today. The
 * birthday has its day even when nothing is planned.
 * @param birthday `YYYY-MM-DD` of the coming celebration
 * @param today `YYYY-MM-DD` in Taipei
 */
export function birthdayTimeline(
  birthday: string,
  today: string,
  spots: readonly Spot[],
  events: readonly Performance[],
): TimelineDay[] {
  const entries: TimelineEntry[] = [
    ...spots.map(({ id, title, kind, startsOn, endsOn, opens }) => ({
      id,
      title,
      kind,
      from: startsOn,
      to: endsOn,
      time: opens,
      eventId: null,
    })),
    ...events.map(({ id, title, category, date, time, isTimeUndecided }) => ({
      id,
      title,
      kind: category,
      from: date,
      to: date,
      time: isTimeUndecided ? null : (time?.slice(0, 5) ?? null),
      eventId: id,
    })),
  ];
  const days = new Map<string, TimelineEntry[]>([[birthday, []]]);
  const [first, last] = [addDays(birthday, -SPAN_DAYS), addDays(birthday, SPAN_DAYS)];
  for (const entry of entries) {
    if (entry.to > addDays(entry.from, LONGEST_DAYS)) continue;
    if (entry.to < first || entry.from > last || entry.to < today) continue;
    const day = entry.from < today ? today : entry.from;
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, ofDay]) => ({
      date,
      isBirthday: date === birthday,
      entries: ofDay.sort((a, b) => (a.time ?? '99').localeCompare(b.time ?? '99')),
    }));
}
