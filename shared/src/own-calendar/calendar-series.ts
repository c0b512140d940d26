import ICAL from 'ical.js';
import { shownBy, type Clock } from './calendar-clock.ts';

const DAY_MS = 86_400_000;
/** More than a rule may need for what is read of it. */
const MAX_STEPS = 100_000;
const stepMs: Record<string, number> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

const isPlain = ({ parts }: ICAL.Recur) => Object.keys(parts).length === 0;

/** The day of a time, as its own clock says it. */
export const dayOf = (time: ICAL.Time) => time.toString().slice(0, 10);

function timeShowing(shown: number, like: ICAL.Time): ICAL.Time {
  const at = new Date(shown);
  const time = like.clone();
  time.resetTo(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    like.isDate ? 0 : at.getUTCHours(),
    like.isDate ? 0 : at.getUTCMinutes(),
    like.isDate ? 0 : at.getUTCSeconds(),
    like.zone,
  );
  time.isDate = like.isDate;
  return time;
}

/**
 * A rule from shortly before a moment on, by whole rounds of it, so that what began decades ago costs no more than
 * what began today. One that ends after so many times has to be counted through, unless each step is one.
 */
function nearTo(rule: ICAL.Recur, start: ICAL.Time, from: number): [ICAL.Recur, ICAL.Time] {
  const behind = from - 3 * DAY_MS - shownBy(start);
  const step = stepMs[rule.freq];
  if (behind <= 0 || (rule.count && !(step && isPlain(rule)))) return [rule, start];
  if (step) {
    const rounds = Math.floor(behind / (step * rule.interval));
    if (rule.count) rule.count = Math.max(rule.count - rounds, -1) || -1;
    return [rule, timeShowing(shownBy(start) + rounds * step * rule.interval, start)];
  }
  // Months and years: leap years stay where they are.
  const years = 4 * rule.interval;
  const near = start.clone();
  near.year += years * Math.max(Math.floor(behind / (years * 365.25 * DAY_MS)) - 1, 0);
  return [rule, near];
}

/** Days that a month does not have are left out (RFC 5545 §3.3.10); the library goes on to the next day. */
const isSkipped = (rule: ICAL.Recur, start: ICAL.Time, time: ICAL.Time) =>
  isPlain(rule) && /^(YEARLY|MONTHLY)$/.test(rule.freq) && time.day !== start.day;

function* timesOfRule(
  written: ICAL.Recur,
  start: ICAL.Time,
  clock: Clock,
  from: number,
  until: number,
): Generator<ICAL.Time> {
  const end = written.until;
  const copy = written.clone();
  // Its zone is another one than that of the start, which the library does not see.
  copy.until = null;
  const [rule, near] = nearTo(copy, start, from);
  if (rule.count && rule.count < 0) return;
  const isOver = (time: ICAL.Time) => {
    if (!end) return false;
    if (end.isDate || time.isDate) return dayOf(time) > dayOf(end);
    const isUtc = end.zone === ICAL.Timezone.utcTimezone;
    return clock(time) > (isUtc ? shownBy(end) : clock(end));
  };
  const times = rule.iterator(near);
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const time = times.next() as ICAL.Time | null;
    if (!time || isOver(time) || clock(time) > until) return;
    if (clock(time) >= from && !isSkipped(rule, start, time)) yield time;
  }
  throw new Error('a rule that goes nowhere');
}

/** One time of an entry. */
export interface Occurrence {
  at: number;
  /** As its own clock says it. */
  day: string;
  /** Milliseconds, where it says so itself. */
  length?: number;
}

/**
 * When an entry begins between two moments: at its start, as its rules say, and when it is named, without what is
 * left out.
 */
export function occurrencesOf(
  component: ICAL.Component,
  start: ICAL.Time,
  clockOf: (property: ICAL.Property, time: ICAL.Time) => Clock,
  [from, until]: readonly [number, number],
): Occurrence[] {
  const clock = clockOf(component.getFirstProperty('dtstart') as ICAL.Property, start);
  const found = new Map<number, Occurrence>();
  const add = (time: ICAL.Time, by: Clock, length?: number) =>
    found.set(by(time), { at: by(time), day: dayOf(time), length });
  add(start, clock);
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur;
    for (const time of timesOfRule(rule, start, clock, from, until)) add(time, clock);
  }
  for (const property of component.getAllProperties('rdate')) {
    for (const value of property.getValues() as (ICAL.Time | ICAL.Period)[]) {
      if (value instanceof ICAL.Period) {
        const length = shownBy(value.getEnd()) - shownBy(value.start);
        add(value.start, clockOf(property, value.start), length);
      } else add(value, clockOf(property, value));
    }
  }
  for (const property of component.getAllProperties('exdate')) {
    for (const time of property.getValues() as ICAL.Time[]) {
      if (!time.isDate) found.delete(clockOf(property, time)(time));
      else for (const { at, day } of found.values()) if (day === dayOf(time)) found.delete(at);
    }
  }
  return [...found.values()].filter(({ at }) => at >= from && at <= until);
}
