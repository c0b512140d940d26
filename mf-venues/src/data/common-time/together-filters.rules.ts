import { addDays } from '@spotlight/shared/booking/hours';
import { isListDay, readChoice, taipeiDay, writeSearch } from '@spotlight/shared/format';
import { hourSteps, USUAL_HOURS } from '../venue/venue-filters.rules';

/** Which part of the day would do. A night belongs to the day on which it begins. */
export const dayParts = ['any', 'day', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Minutes after midnight between which hours are looked for. */
const hoursOfPart: Record<DayPart, { opens: number; closes: number }> = {
  any: { opens: 6 * 60, closes: 30 * 60 },
  day: { opens: 6 * 60, closes: 18 * 60 },
  evening: { opens: 17 * 60, closes: 29 * 60 },
};

/** As many of each as the server takes. */
export const MOST_CHOSEN = 5;
/** Days that are looked at when only the first is said, and at most. */
const USUAL_DAYS = 7;
const MOST_DAYS = 31;
const USUAL_PEOPLE = 20;
const MOST_PEOPLE = 9999;

/** What somebody looks for. */
export interface TogetherFilters {
  /** Ids, in the order in which they were chosen. */
  venues: readonly string[];
  performers: readonly string[];
  /** `YYYY-MM-DD` */
  from: string;
  until: string;
  part: DayPart;
  hours: number;
  people: number;
  /** The moment (ISO 8601) that was chosen. */
  at: string | null;
}

const isId = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
const readIds = (params: URLSearchParams, name: string) =>
  [...new Set((params.get(name) ?? '').split(',').filter(isId))].slice(0, MOST_CHOSEN);

const readDay = (params: URLSearchParams, name: string) => {
  const day = params.get(name) ?? '';
  return isListDay(day) ? day : null;
};

/** Reads what is looked for from an address that anybody may have written; days lie ahead, and in their order. */
export function readTogetherFilters(params: URLSearchParams, today = taipeiDay()): TogetherFilters {
  const wanted = readDay(params, 'from');
  const from = wanted !== null && wanted >= today ? wanted : today;
  const until = readDay(params, 'until') ?? '';
  const last = addDays(from, MOST_DAYS - 1);
  const people = params.get('people') ?? '';
  const at = params.get('at');
  return {
    venues: readIds(params, 'venues'),
    performers: readIds(params, 'performers'),
    from,
    until: until < from ? addDays(from, USUAL_DAYS - 1) : until > last ? last : until,
    part: readChoice(params, 'part', dayParts) ?? 'any',
    hours: readChoice(params, 'hours', hourSteps) ?? USUAL_HOURS,
    people:
      /^[1-9]\d*$/.test(people) && Number(people) <= MOST_PEOPLE ? Number(people) : USUAL_PEOPLE,
    at: at !== null && !Number.isNaN(Date.parse(at)) ? at : null,
  };
}

/** Writes it as search parameters, defaults left out; ends in `''` or `?…`. */
export const togetherSearch = (filters: TogetherFilters, today = taipeiDay()): string =>
  writeSearch({
    venues: filters.venues.join(','),
    performers: filters.performers.join(','),
    from: filters.from !== today && filters.from,
    until: filters.until !== addDays(filters.from, USUAL_DAYS - 1) && filters.until,
    part: filters.part !== 'any' && filters.part,
    hours: filters.hours !== USUAL_HOURS && filters.hours,
    people: filters.people !== USUAL_PEOPLE && filters.people,
    at: filters.at,
  });

/** What is asked of the server; `null` until there is somebody on both sides. */
export function wantedTogether(filters: TogetherFilters) {
  const { venues, performers, from, until, part, hours, people } = filters;
  if (venues.length === 0 || performers.length === 0) return null;
  return { venues, performers, from, until, ...hoursOfPart[part], minutes: hours * 60, people };
}
export type WantedTogether = NonNullable<ReturnType<typeof wantedTogether>>;

type Range = Pick<TogetherFilters, 'from' | 'until'>;

/** How many days are looked at. */
export const daysOf = ({ from, until }: Range): number =>
  (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;

/** As many days after these. */
export const rangeAfter = (range: Range): Range => ({
  from: addDays(range.until, 1),
  until: addDays(range.until, daysOf(range)),
});

/** As many days before these, from today on; `null` where they begin today. */
export function rangeBefore(range: Range, today = taipeiDay()): Range | null {
  if (range.from <= today) return null;
  const before = addDays(range.from, -daysOf(range));
  const from = before < today ? today : before;
  return { from, until: addDays(from, daysOf(range) - 1) };
}
