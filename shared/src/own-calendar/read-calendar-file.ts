import ICAL from 'ical.js';
import { clocksOf, shownBy, UnknownZone } from './calendar-clock.ts';
import { calendarsIn, type CalendarParts } from './calendar-parts.ts';
import { dayOf, occurrencesOf } from './calendar-series.ts';

/** An entry of another calendar. */
export interface ImportEntry {
  uid: string;
  startAt: string;
  endAt: string;
  title: string | null;
}

/** What a file of another calendar holds for ours. */
export interface CalendarFile {
  /** What takes hours between now and the end of the window, recurring entries one by one, in their order. */
  entries: ImportEntry[];
  /** Entries whose time zone nobody explains: hours that are not sure are not taken. */
  unclear: number;
  /** Entries that are broken. */
  unread: number;
}

/** As many as can be written at once. Of a file with more, one more than that is read. */
export const MAX_ENTRIES = 5000;
const DAY_MS = 86_400_000;
/** As far as anything can be booked ahead. */
const WINDOW_MS = 731 * DAY_MS;
const TAIPEI_MS = 8 * 3_600_000;

type ClockOf = ReturnType<typeof clocksOf>;
type Window = readonly [now: number, until: number];

const wordOf = (component: ICAL.Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
/** No database takes a zero, nor half a character. */
const textIn = (component: ICAL.Component, name: string) => {
  const text = component.getFirstPropertyValue(name);
  return typeof text === 'string' ? text.replaceAll(/[\0\p{Cs}]/gu, '').trim() : '';
};
const uidOf = (component: ICAL.Component) => textIn(component, 'uid');
const isFree = (component: ICAL.Component) =>
  wordOf(component, 'status') === 'CANCELLED' || wordOf(component, 'transp') === 'TRANSPARENT';
const iso = (moment: number) => new Date(moment).toISOString();

/** Is it a time that there is? The library reads 30 February as 2 March, and a 13th month as another year. */
function isReal(property: ICAL.Property): boolean {
  const [day = '', hour = '00', minute = '00'] = String(property.jCal[3]).split(/[T:]/);
  const date = new Date(`${day}T00:00:00Z`);
  return date.toJSON()?.startsWith(day) && Number(hour) < 24 && Number(minute) < 60;
}

/** @throws where it says no time */
function timeIn(component: ICAL.Component, name: string, clockOf: ClockOf) {
  const property = component.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time) || !isReal(property)) throw new Error(`no ${name}`);
  const at = clockOf(property, time)(time);
  if (!Number.isFinite(at)) throw new Error(`no ${name}`);
  return { property, time, at };
}

/** How long each of its times lasts. */
function lengthOf(component: ICAL.Component, clockOf: ClockOf): number {
  const start = timeIn(component, 'dtstart', clockOf);
  if (component.hasProperty('dtend')) {
    const length = timeIn(component, 'dtend', clockOf).at - start.at;
    // Many programs name a day as its own end.
    return length === 0 && start.time.isDate ? DAY_MS : length;
  }
  const duration = component.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return start.time.isDate ? DAY_MS : 0;
}

/** A change of one time of a series, or from one on. */
interface Change {
  component: ICAL.Component;
  at: number;
  day: string;
  isDay: boolean;
  goesOn: boolean;
}

function changesOf(parts: readonly ICAL.Component[], clockOf: ClockOf): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  for (const component of parts) {
    if (!component.hasProperty('recurrence-id')) continue;
    try {
      const { property, time, at } = timeIn(component, 'recurrence-id', clockOf);
      const goesOn = property.getFirstParameter('range') === 'THISANDFUTURE';
      const change = { component, at, day: dayOf(time), isDay: time.isDate, goesOn };
      changes.set(uidOf(component), [...(changes.get(uidOf(component)) ?? []), change]);
    } catch {
      // It is counted where it is read as an entry.
    }
  }
  return changes;
}

interface Found {
  component: ICAL.Component;
  uid: string;
  at: number;
  length: number;
}

/** An entry, or each time of one that recurs; its changed times are entries of their own. */
function* timesOf(
  component: ICAL.Component,
  changes: readonly Change[],
  clockOf: ClockOf,
  [now, until]: Window,
): Generator<Found> {
  const start = timeIn(component, 'dtstart', clockOf);
  const length = lengthOf(component, clockOf);
  const uid = uidOf(component);
  if (component.hasProperty('recurrence-id')) {
    const { at } = timeIn(component, 'recurrence-id', clockOf);
    yield { component, uid: `${uid}/${iso(at)}`, at: start.at, length };
    return;
  }
  if (!component.hasProperty('rrule') && !component.hasProperty('rdate')) {
    yield { component, uid, at: start.at, length };
    return;
  }
  const ranges = changes.filter(({ goesOn }) => goesOn).toSorted((one, two) => two.at - one.at);
  /** By how much a change moves what follows it. */
  const moved = ranges.map((range) => ({
    ...range,
    by: timeIn(range.component, 'dtstart', clockOf).at - range.at,
    length: lengthOf(range.component, clockOf),
  }));
  const slack = Math.max(length, ...moved.map((range) => range.length + Math.abs(range.by)));
  for (const time of occurrencesOf(component, start.time, clockOf, [now - slack, until + slack])) {
    if (changes.some((each) => (each.isDay ? each.day === time.day : each.at === time.at)))
      continue;
    const range = moved.find(({ at }) => at < time.at);
    yield {
      component: range?.component ?? component,
      uid: `${uid}/${iso(time.at)}`,
      at: time.at + (range?.by ?? 0),
      length: range?.length ?? time.length ?? length,
    };
  }
}

function* timesOfBusy(component: ICAL.Component): Generator<Found> {
  for (const property of component.getAllProperties('freebusy')) {
    if (property.getFirstParameter('fbtype')?.toUpperCase() === 'FREE') continue;
    for (const period of property.getValues() as ICAL.Period[]) {
      const at = shownBy(period.start);
      yield { component, uid: '', at, length: shownBy(period.getEnd()) - at };
    }
  }
}

/** What lasts longer than a year is kept busy for as long as we look ahead. */
function withinWindow({ at, length }: Found, [now, until]: Window): [number, number] {
  if (length <= WINDOW_MS / 2) return [at, at + length];
  const today = Math.floor((now + TAIPEI_MS) / DAY_MS) * DAY_MS - TAIPEI_MS;
  return [Math.max(at, today), Math.min(at + length, until)];
}

/** Is it over, whatever its clock? A series may go on. */
function isPast(component: ICAL.Component, now: number): boolean {
  if (component.hasProperty('rrule') || component.hasProperty('rdate')) return false;
  const end =
    component.getFirstPropertyValue('dtend') ?? component.getFirstPropertyValue('dtstart');
  return end instanceof ICAL.Time && shownBy(end) < now - 2 * DAY_MS;
}

function readCalendar({ zones, parts, broken }: CalendarParts, window: Window): CalendarFile {
  const [now, until] = window;
  const clockOf = clocksOf(zones);
  const changes = changesOf(parts, clockOf);
  const file: CalendarFile = { entries: [], unclear: 0, unread: broken };
  for (const component of parts) {
    if (component.name === 'vevent' && isFree(component)) continue;
    const entries: ImportEntry[] = [];
    try {
      const times =
        component.name === 'vevent'
          ? timesOf(component, changes.get(uidOf(component)) ?? [], clockOf, window)
          : timesOfBusy(component);
      for (const found of times) {
        if (!(found.length >= 0)) throw new Error('it ends before it begins');
        const [from, to] = withinWindow(found, window);
        if (isFree(found.component) || to <= now || from >= until || to <= from) continue;
        const [startAt, endAt] = [iso(from), iso(to)];
        const title = [...textIn(found.component, 'summary')].slice(0, 100).join('') || null;
        // What has no name is known again by its hours; of a long one the end is what differs.
        const uid =
          found.uid.startsWith('/') || !found.uid ? `${found.uid}${startAt}/${endAt}` : found.uid;
        entries.push({ uid: [...uid].slice(-120).join(''), startAt, endAt, title });
        if (file.entries.length + entries.length > MAX_ENTRIES) break;
      }
      file.entries.push(...entries);
    } catch (error) {
      if (!(error instanceof UnknownZone)) file.unread += 1;
      else if (!isPast(component, now)) file.unclear += 1;
    }
    if (file.entries.length > MAX_ENTRIES) break;
  }
  return file;
}

/**
 * Reads an iCalendar file (RFC 5545), each entry by itself: what takes hours from now on, for as long as anything can
 * be booked ahead, and how much of it is not understood. The function `calendars` reads with it as well, so it
 * imports nothing of the site.
 * @throws when it is no such file
 */
export function readCalendarFile(text: string, now: number): CalendarFile {
  const calendars = calendarsIn(text);
  if (calendars.length === 0) throw new Error('this is no calendar');
  const files = calendars.map((each) => readCalendar(each, [now, now + WINDOW_MS]));
  const sum = (of: 'unclear' | 'unread') => files.reduce((total, file) => total + file[of], 0);
  return {
    entries: files
      .flatMap((file) => file.entries)
      .toSorted((one, two) => Date.parse(one.startAt) - Date.parse(two.startAt)),
    unclear: sum('unclear'),
    unread: sum('unread'),
  };
}
