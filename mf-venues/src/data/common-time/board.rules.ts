import type { Hours } from '@spotlight/shared/booking/price';
import { addDays, minutesInto, momentOf, type Stretch } from '@spotlight/shared/booking/hours';
import type { CommonTime, SharedTime } from './common-time.schema';
import type { WantedTogether } from './together-filters.rules';

/** A run of common hours: all that any of its starts takes. */
export interface CommonRun extends Stretch {
  time: SharedTime;
}

export interface BoardDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** When every venue is free, and every performer. */
  venues: Stretch[];
  performers: Stretch[];
  runs: CommonRun[];
}

/** What two lists of hours have in common; both are in their order. */
function overlap(ones: readonly Hours[], others: readonly Hours[]): Hours[] {
  return ones.flatMap((one) =>
    others.flatMap((other) => {
      const startAt = one.startAt > other.startAt ? one.startAt : other.startAt;
      const endAt = one.endAt < other.endAt ? one.endAt : other.endAt;
      return startAt < endAt ? [{ startAt, endAt }] : [];
    }),
  );
}

const freeOf = (calendars: CommonTime['calendars'], type: 'venue' | 'performer') =>
  calendars
    .filter((each) => each.type === type)
    .map(({ free }) =>
      // Offsets may differ from answer to answer: compared are moments.
      free.map(({ startAt, endAt }) => ({
        startAt: new Date(startAt).toISOString(),
        endAt: new Date(endAt).toISOString(),
      })),
    )
    .reduce(overlap);

/** Day by day who is free, and the runs that all have in common. */
export function boardOf(
  { times, calendars }: Pick<CommonTime, 'times' | 'calendars'>,
  { from, until, opens, closes, minutes }: WantedTogether,
): BoardDay[] {
  const [venues, performers] = [freeOf(calendars, 'venue'), freeOf(calendars, 'performer')];
  const days: BoardDay[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const within = ({ startAt, endAt }: Hours): Stretch[] => {
      const start = Math.max(opens, minutesInto(day, startAt));
      const end = Math.min(closes, minutesInto(day, endAt));
      return start < end ? [{ from: start, to: end }] : [];
    };
    days.push({
      day,
      venues: venues.flatMap(within),
      performers: performers.flatMap(within),
      runs: times
        .filter((time) => time.day === day)
        .map((time) => ({
          time,
          from: minutesInto(day, time.startAt),
          to: minutesInto(day, time.lastStart) + minutes,
        })),
    });
  }
  return days;
}

/** Whole hours within which somebody is free on some day. */
export function axisOf(days: readonly BoardDay[], { opens, closes }: WantedTogether): Stretch {
  const parts = days.flatMap(({ venues, performers }) => [...venues, ...performers]);
  if (parts.length === 0) return { from: opens, to: closes };
  return {
    from: Math.floor(Math.min(...parts.map((part) => part.from)) / 60) * 60,
    to: Math.ceil(Math.max(...parts.map((part) => part.to)) / 60) * 60,
  };
}

/** The moment so many minutes later. */
export const endOf = (startAt: string, minutes: number): string =>
  new Date(Date.parse(startAt) + minutes * 60_000).toISOString();

/** Every moment at which something may begin in a run. */
export function startsOf({ startAt, lastStart, slotMinutes }: SharedTime): string[] {
  const starts = [];
  const last = Date.parse(lastStart);
  for (let at = Date.parse(startAt); at <= last; at += slotMinutes * 60_000) {
    starts.push(new Date(at).toISOString());
  }
  return starts;
}

/** The run that a chosen moment is a start of, with that moment; `null` when it is none. */
export function chosenOf(times: readonly SharedTime[], at: string | null) {
  const moment = at === null ? null : new Date(at).toISOString();
  const time = moment ? times.find((each) => startsOf(each).includes(moment)) : undefined;
  return time && moment ? { time, startAt: moment } : null;
}

/** The start that somebody means who presses at this part (0 to 1) of a run. */
export function startAtPlace(run: CommonRun, day: string, place: number): string {
  const { slotMinutes, startAt, lastStart } = run.time;
  const wanted = run.from + place * (run.to - run.from);
  const steps = Math.floor((wanted - minutesInto(day, startAt)) / slotMinutes);
  const minute = minutesInto(day, startAt) + Math.max(0, steps) * slotMinutes;
  return momentOf(day, Math.min(minute, minutesInto(day, lastStart)));
}

/** What a venue and a performer of those cost together at least; no fee is known of whoever says it in the quote. */
export function leastTotal(
  prices: readonly { total: number }[],
  performers: readonly { feeMin?: number | null | undefined }[],
) {
  const fees = performers.map(({ feeMin }) => feeMin ?? null);
  return {
    venue: Math.min(...prices.map(({ total }) => total)),
    fee: fees.includes(null) ? null : Math.min(...fees.map(Number)),
  };
}
