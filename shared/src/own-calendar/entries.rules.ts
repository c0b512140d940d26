import { taipeiDay } from '@spotlight/shared/format';
import { addDays, type Stretch } from '../booking/booking-hours.rules';
import type { BookingCard, BookingStatus } from '../booking/booking.schema';
import type { OwnCalendar } from '../booking/own-calendar.schema';
import type { Hours } from '../booking/price.schema';
import { partOf } from '../booking/week-hours.rules';

export type Block = OwnCalendar['blocks'][number];

/** What an entry is, which its colour and its word say. */
export const entryTones = ['booked', 'waiting', 'phone', 'blocked', 'external'] as const;
export type EntryTone = (typeof entryTones)[number];

/** One thing in a calendar. A booking has its page, a block is looked at where it stands. */
export type CalendarEntry = Hours & { id: string; tone: EntryTone; title: string | null } & (
    | { booking: BookingCard; block?: never }
    | { block: Block; booking?: never }
  );

const waiting: readonly BookingStatus[] = ['requested', 'quoted'];
const toneOfSource = { manual: 'blocked', ics: 'external', phone: 'phone' } as const;

/** Everything that lies in a calendar, in the order in which it begins. */
export function entriesOf({ bookings, blocks }: Pick<OwnCalendar, 'bookings' | 'blocks'>) {
  const entries: CalendarEntry[] = [
    ...bookings.map((booking): CalendarEntry => ({
      id: booking.id,
      startAt: booking.startAt,
      endAt: booking.endAt,
      tone: waiting.includes(booking.status) ? 'waiting' : 'booked',
      title: booking.purpose ?? booking.performanceType ?? booking.guestName,
      booking,
    })),
    ...blocks.map((block): CalendarEntry => ({
      id: block.id,
      startAt: block.startAt,
      endAt: block.endAt,
      tone: toneOfSource[block.source],
      title: block.reason ?? block.contactName,
      block,
    })),
  ];
  return entries.toSorted((one, two) => Date.parse(one.startAt) - Date.parse(two.startAt));
}

/** The entries by the day on which they begin; what began before the first of the days stands there. */
export function entriesByDay(
  days: readonly string[],
  entries: readonly CalendarEntry[],
): ReadonlyMap<string, readonly CalendarEntry[]> {
  const byDay = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const began = taipeiDay(entry.startAt);
    const day = began < (days[0] ?? began) ? (days[0] ?? began) : began;
    const here = byDay.get(day);
    if (here) here.push(entry);
    else byDay.set(day, [entry]);
  }
  return byDay;
}

/** A part of an entry that lies in one day, and the lane it has among those of the same time. */
export interface PlacedEntry extends Stretch {
  entry: CalendarEntry;
  lane: number;
  lanes: number;
}

/** The entries of one day side by side where they overlap: requests may, as nothing is theirs yet, and busy hours. */
export function placeEntries(day: string, entries: readonly CalendarEntry[]): PlacedEntry[] {
  const placed: PlacedEntry[] = [];
  let cluster: PlacedEntry[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of cluster) each.lanes = ends.length;
    cluster = [];
    ends = [];
  };
  for (const entry of entries) {
    for (const { from, to } of partOf(day)(entry)) {
      if (ends.every((end) => end <= from)) close();
      const free = ends.findIndex((end) => end <= from);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = to;
      const part = { entry, from, to, lane, lanes: 1 };
      cluster.push(part);
      placed.push(part);
    }
  }
  close();
  return placed;
}

/** The days of a month in whole weeks, from a Monday on. */
export function monthDays(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const start = addDays(first, -weekday);
  const next = addDays(first, 31).slice(0, 7);
  const weeks = [0, 1, 2, 3, 4, 5].filter(
    (week) => week === 0 || addDays(start, week * 7).slice(0, 7) < next,
  );
  return weeks.flatMap((week) => [0, 1, 2, 3, 4, 5, 6].map((n) => addDays(start, week * 7 + n)));
}

/** The same day of another month, or its last one where it has fewer days. */
export function otherMonth(day: string, distance: number): string {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + distance);
  const month = first.toISOString().slice(0, 7);
  const last = addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** What a stretch of days brings: hours that are taken and open, and what guests pay for them. */
export interface CalendarFigures {
  /** Minutes. */
  booked: number;
  waiting: number;
  open: number;
  /** NT$ of what begins within these days. */
  income: number;
}

const minutesOf = (days: readonly string[], hours: Hours) =>
  days.flatMap((day) => partOf(day)(hours)).reduce((sum, { from, to }) => sum + to - from, 0);

export function figuresOf(
  days: readonly string[],
  calendar: Pick<OwnCalendar, 'opening'>,
  entries: readonly CalendarEntry[],
): CalendarFigures {
  const sumOf = (...tones: EntryTone[]) =>
    entries
      .filter(({ tone }) => tones.includes(tone))
      .reduce((sum, entry) => sum + minutesOf(days, entry), 0);
  return {
    booked: sumOf('booked', 'phone'),
    waiting: sumOf('waiting'),
    open: calendar.opening.reduce((sum, hours) => sum + minutesOf(days, hours), 0),
    income: entries
      .filter(({ tone }) => tone === 'booked' || tone === 'phone')
      // What began on another day counts there.
      .filter(({ startAt }) => days.includes(taipeiDay(startAt)))
      .reduce((sum, { booking, block }) => sum + ((booking ?? block).total ?? 0), 0),
  };
}
