import { serverNow } from '@spotlight/shared/format';
import { toCalendarFile, type CalendarEntry } from './calendar-file.rules';
import { downloadFile } from './download-file';

/** The part of an event that goes into a calendar. */
export type CalendarEvent = Omit<CalendarEntry, 'url'>;

/**
 * Hands an event, or several, to the visitor's calendar as a file, which every calendar program can open.
 * @param path where to read more, from the root of the site
 */
export function downloadCalendarFile(
  event: CalendarEvent | readonly CalendarEvent[],
  path: string,
): void {
  const url = new URL(path, location.origin).href;
  const entries = [event].flat().map((each) => ({ ...each, url }));
  const name = `spotlight-${entries[0]?.date ?? 'calendar'}.ics`;
  downloadFile(name, toCalendarFile(entries, serverNow()), 'text/calendar');
}
