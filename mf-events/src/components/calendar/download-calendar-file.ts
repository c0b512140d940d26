import { toCalendarFile, type CalendarEntry } from '@spotlight/shared/files/calendar';
import { eventPath } from '../../paths';
import { downloadFile } from '@spotlight/shared/files';

/** The part of an event that goes into a calendar. */
export type CalendarEvent = Omit<CalendarEntry, 'url'>;

/** Hands an event to the visitor's calendar as a file, which every calendar program can open. */
export function downloadCalendarFile(event: CalendarEvent): void {
  const entry = { ...event, url: new URL(eventPath(event.id), location.origin).href };
  downloadFile(`spotlight-${event.date}.ics`, toCalendarFile(entry, Date.now()), 'text/calendar');
}
