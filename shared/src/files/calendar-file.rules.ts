import { lastDayOf, taipeiTime } from '../format';
import type { OpeningHours } from '../opening-hours/opening-hours.schema';
import { hoursLines } from '../opening-hours/week-text.rules';

/** An entry for somebody's calendar. */
export interface CalendarEntry {
  id: string;
  title: string;
  /** Calendar day in Taipei, `YYYY-MM-DD`; used alone when the time is undecided. */
  date: string;
  isTimeUndecided: boolean;
  /** ISO timestamps. */
  startsAt: string;
  endsAt: string | null;
  /** Of what goes on for days, where they differ from day to day. */
  openingHours?: OpeningHours | null | undefined;
  location: string;
  /** Lets the calendar find the way, where it is known. */
  address?: string | null;
  /** Where to read more. */
  url: string;
}

const DAY_MS = 86_400_000;
/** Of several files of one event the later one counts, in calendars that read no stamp as well; as the feeds count. */
const SEQUENCE_BEGINS = Date.UTC(2026, 0, 1);
const encoder = new TextEncoder();
const MAX_LINE_BYTES = 75;

/** RFC 5545 §3.3.11: what would end a value or split it is escaped. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** RFC 5545 §3.1: lines of at most 75 bytes, continued after a space, never inside a character. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

const toUtc = (time: string | number) => new Date(time).toISOString().replace(/[-:]|\.\d{3}/g, '');

const toDay = (date: string) => date.replaceAll('-', '');

function timesOf(entry: CalendarEntry): string[] {
  const { date, isTimeUndecided, startsAt, endsAt } = entry;
  const lastDay = lastDayOf(date, endsAt);
  if (lastDay > date) {
    // Whole days, up to the one that is not among them: nobody is there for weeks without a break.
    const dayAfter = new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS).toISOString();
    const hours = hoursLines({ ...entry, time: taipeiTime(startsAt) }).join('\n');
    return [
      `DTSTART;VALUE=DATE:${toDay(date)}`,
      `DTEND;VALUE=DATE:${toDay(dayAfter.slice(0, 10))}`,
      ...(hours ? [`DESCRIPTION:${escapeText(hours)}`] : []),
    ];
  }
  if (isTimeUndecided) return [`DTSTART;VALUE=DATE:${toDay(date)}`];
  return [`DTSTART:${toUtc(startsAt)}`, ...(endsAt ? [`DTEND:${toUtc(endsAt)}`] : [])];
}

const linesOf = (entry: CalendarEntry, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}@spotlight`,
  `DTSTAMP:${toUtc(now)}`,
  `SEQUENCE:${Math.max(0, Math.floor((now - SEQUENCE_BEGINS) / 1000))}`,
  ...timesOf(entry),
  `SUMMARY:${escapeText(entry.title)}`,
  `LOCATION:${escapeText([entry.location, entry.address].filter(Boolean).join(' '))}`,
  `URL:${entry.url}`,
  'END:VEVENT',
];

/**
 * Writes an iCalendar file (RFC 5545).
 * @param now Unix time in milliseconds, for the stamp of its entries.
 */
export function toCalendarFile(
  entries: CalendarEntry | readonly CalendarEntry[],
  now: number,
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spotlight//Events//ZH-TW',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...[entries].flat().flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}
