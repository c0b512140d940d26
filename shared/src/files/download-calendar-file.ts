import { toCalendarFile, type CalendarEntry } from './calendar-file.rules';
import { downloadFile } from './download-file';

/** The part of an event that goes into a calendar. */
export type CalendarEvent = Omit<CalendarEntry, 'url'>;

/**
 * Hands an event to the visitor's calendar as a file, which every calendar program can open.
 * @param path where to read more, from the root of the site
 */
export function downloadCalendarFile(event: CalendarEvent, path: string): void {
  const entry = { ...event, url: new URL(path, location.origin).href };
  downloadFile(`spotlight-${event.date}.ics`, toCalendarFile(entry, Date.now()), 'text/calendar');
}
