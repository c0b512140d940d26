import { minutesInto, momentOf } from '@spotlight/shared/booking/hours';
import { taipeiDay } from '@spotlight/shared/format';

/** Hours as fields hold them: a day, minutes after its midnight, a length in minutes. */
export interface ChosenFields {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** Minutes, or empty. */
  start: string;
  /** Minutes. */
  length: string;
}

/** The moments that the fields mean; `null` while one is missing. */
export function hoursOf({ day, start, length }: ChosenFields) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || start === '' || !(Number(length) > 0)) return null;
  const from = Number(start);
  return { startAt: momentOf(day, from), endAt: momentOf(day, from + Number(length)) };
}

/** The fields that mean these moments. */
export function fieldsOf(startAt: string, endAt: string): ChosenFields {
  const day = taipeiDay(startAt);
  return {
    day,
    start: String(minutesInto(day, startAt)),
    length: String((Date.parse(endAt) - Date.parse(startAt)) / 60_000),
  };
}

const LONGEST_HOURS = 12;

/** Lengths that can be chosen, in minutes: from the shortest booking on, and the chosen one. */
export function lengthChoices(minHours: number, chosen: number): number[] {
  const longest = Math.max(LONGEST_HOURS, minHours + 4);
  const lengths = Array.from({ length: longest - minHours + 1 }, (_, n) => (minHours + n) * 60);
  return [...new Set([...lengths, chosen])].filter((each) => each > 0).toSorted((a, b) => a - b);
}
