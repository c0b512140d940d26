import ICAL from 'ical.js';

/** An entry of another calendar. */
export interface ImportEntry {
  uid: string;
  startAt: string;
  endAt: string;
  title: string | null;
}

/** What a file of another calendar holds for ours. */
export interface CalendarFile {
  /** What takes hours between now and the end of the window, recurring entries one by one. */
  entries: ImportEntry[];
  /** Entries whose time zone nobody explains: hours that are not sure are not taken. */
  unclear: number;
}

const MAX_ENTRIES = 500;
const MAX_RECURRENCES = 5000;
const HOUR_MS = 3_600_000;
const YEAR_MS = 366 * 24 * HOUR_MS;
const TAIPEI = /^(asia\/taipei|taipei standard time|roc|etc\/gmt-8)$/i;

/** Is it known where the clock of this entry stands? */
function isClear(event: ICAL.Event): boolean {
  const { startDate } = event;
  if (startDate.isDate || startDate.zone !== ICAL.Timezone.localTimezone) return true;
  const zone = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return !zone || TAIPEI.test(zone);
}

/** A moment; whole days and times without a zone are those of Taipei. */
function momentIn(time: ICAL.Time): string {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) {
    const [hour, minute] = time.isDate ? [0, 0] : [time.hour, time.minute];
    const utc = Date.UTC(time.year, time.month - 1, time.day, hour, minute) - 8 * HOUR_MS;
    return new Date(utc).toISOString();
  }
  return time.toJSDate().toISOString();
}

const statusOf = (event: ICAL.Event) =>
  String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase();
const isFree = (event: ICAL.Event) =>
  statusOf(event) === 'CANCELLED' ||
  String(event.component.getFirstPropertyValue('transp') ?? '').toUpperCase() === 'TRANSPARENT';

/** Days that a month does not have are left out (RFC 5545 §3.3.10); the library goes on to the next day. */
function isSkipped(event: ICAL.Event, time: ICAL.Time): boolean {
  const rule = event.component.getFirstPropertyValue('rrule') as ICAL.Recur | null;
  const isPlain = rule !== null && Object.keys(rule.parts).length === 0;
  return isPlain && /^(YEARLY|MONTHLY)$/.test(rule.freq) && time.day !== event.startDate.day;
}

interface Occurrence {
  uid: string;
  event: ICAL.Event;
  start: ICAL.Time;
  end: ICAL.Time;
}

/** An entry, or each time of one that recurs, as moved and cancelled by its exceptions. */
function* occurrencesOf(event: ICAL.Event, until: number): Generator<Occurrence> {
  if (!event.isRecurring()) {
    yield { uid: event.uid, event, start: event.startDate, end: event.endDate };
    return;
  }
  const times = event.iterator();
  for (let count = 0; count < MAX_RECURRENCES; count++) {
    const time = times.next() as ICAL.Time | null;
    if (!time || Date.parse(momentIn(time)) > until) return;
    if (isSkipped(event, time)) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(time);
    yield { uid: `${event.uid}/${momentIn(time)}`, event: item, start: startDate, end: endDate };
  }
}

/**
 * Reads an iCalendar file (RFC 5545): what takes hours from now on, for a year ahead. The function `calendars`
 * reads with it as well, so it imports nothing of the site.
 * @throws when it is no such file
 */
export function readCalendarFile(text: string, now: number): CalendarFile {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  if (calendar.name !== 'vcalendar') throw new Error('this is no calendar');
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const all = calendar.getAllSubcomponents('vevent');
  const until = now + YEAR_MS;
  const entries: ImportEntry[] = [];
  let unclear = 0;
  for (const component of all) {
    if (component.hasProperty('recurrence-id')) continue;
    const uid = component.getFirstPropertyValue('uid');
    const event = new ICAL.Event(component, {
      exceptions: all.filter(
        (each) => each.hasProperty('recurrence-id') && each.getFirstPropertyValue('uid') === uid,
      ),
    });
    if (isFree(event)) continue;
    if (!isClear(event)) {
      unclear += 1;
      continue;
    }
    for (const { uid: id, event: item, start, end } of occurrencesOf(event, until)) {
      const [startAt, endAt] = [momentIn(start), momentIn(end)];
      const isAhead = Date.parse(endAt) > now && Date.parse(startAt) < until;
      if (isFree(item) || !isAhead || Date.parse(endAt) <= Date.parse(startAt)) continue;
      const title = item.summary?.trim().slice(0, 200) || null;
      entries.push({ uid: id.slice(0, 500), startAt, endAt, title });
    }
  }
  entries.sort((one, two_) => Date.parse(one.startAt) - Date.parse(two_.startAt));
  return { entries: entries.slice(0, MAX_ENTRIES), unclear };
}
