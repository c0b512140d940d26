import ICAL from 'ical.js';
import { windowsZones } from './windows-zones.ts';

/** The moment at which a clock of some place shows a time, in milliseconds. */
export type Clock = (time: ICAL.Time) => number;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What a clock shows, as milliseconds as if it hung in Greenwich. */
export const shownBy = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

const behindUtc =
  (offset: number): Clock =>
  (time) =>
    shownBy(time) - offset;
const taipei = behindUtc(8 * HOUR_MS);
const greenwich = behindUtc(0);

/** The clock of a place that the system knows by its name. */
function clockOfPlace(timeZone: string): Clock | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
  const offsetAt = (moment: number) => {
    const parts = format.formatToParts(moment);
    const of = (name: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find(({ type }) => type === name)?.value);
    return (
      Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) -
      moment
    );
  };
  return (time) => {
    const shown = shownBy(time);
    const before = offsetAt(shown - DAY_MS);
    const after = offsetAt(shown + DAY_MS);
    // A time that comes twice is the first, one that is left out counts with the offset before (RFC 5545 §3.3.5).
    const isAfter = offsetAt(shown - before) !== before && offsetAt(shown - after) === after;
    return shown - (isAfter ? after : before);
  };
}

/** The clock of a time zone that a file explains. */
function clockOfFile(component: ICAL.Component): Clock | null {
  if (!component.getFirstSubcomponent('standard') && !component.getFirstSubcomponent('daylight')) {
    return null;
  }
  const zone = new ICAL.Timezone(component);
  return (time) => shownBy(time) - zone.utcOffset(time) * 1000;
}

/** By a name alone: of the IANA, also after the address of who wrote it; of Windows; or a distance from UTC. */
function clockOfName(tzid: string): Clock | null {
  const name = tzid.trim().replace(/^"|"$/g, '');
  const [, sign, hours, minutes] = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d\d)?$/i.exec(name) ?? [];
  if (hours) {
    const offset = Number(hours) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS;
    return behindUtc(sign === '-' ? -offset : offset);
  }
  const ofWindows = windowsZones[name.toLowerCase()];
  if (ofWindows) return clockOfPlace(ofWindows);
  const steps = name.split('/').filter(Boolean);
  for (let from = 0; from < steps.length; from++) {
    const clock = clockOfPlace(steps.slice(from).join('/'));
    if (clock) return clock;
  }
  return null;
}

/** A time zone that nobody explains. */
export class UnknownZone extends Error {}

/**
 * By which clock a property of one calendar is meant. What the calendar explains itself goes before names; whole days
 * and times without a zone are those of Taipei. Nothing is kept beyond it, so that no file says what a name means in
 * another one.
 * @returns what throws UnknownZone
 */
export function clocksOf(zones: readonly ICAL.Component[]) {
  const known = new Map<string, Clock | null>();
  for (const zone of zones) {
    const tzid = zone.getFirstPropertyValue('tzid');
    const clock = typeof tzid === 'string' ? clockOfFile(zone) : null;
    if (clock) known.set(tzid as string, clock);
  }
  return (property: ICAL.Property, time: ICAL.Time): Clock => {
    if (time.isDate) return taipei;
    if (time.zone === ICAL.Timezone.utcTimezone) return greenwich;
    const tzid = property.getFirstParameter('tzid');
    if (!tzid) return taipei;
    if (!known.has(tzid)) known.set(tzid, clockOfName(tzid));
    const clock = known.get(tzid);
    if (!clock) throw new UnknownZone(tzid);
    return clock;
  };
}
