import { toCalendarFile, type CalendarEntry } from '../../data/calendar/calendar-file.rules';
import { eventPath } from '../../paths';

/** The part of an event that goes into a calendar. */
export type CalendarEvent = Omit<CalendarEntry, 'url'>;

/** Hands an event to the visitor's calendar as a file, which every calendar program can open. */
export function downloadCalendarFile(event: CalendarEvent): void {
  const entry = { ...event, url: new URL(eventPath(event.id), location.origin).href };
  const file = new Blob([toCalendarFile(entry, Date.now())], { type: 'text/calendar' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `spotlight-${event.date}.ics`;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
