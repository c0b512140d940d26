import { paths } from '../../paths';

/** Address of the calendar of an own page. */
export const ownCalendarPath = (id: string) =>
  `${paths.bookingCalendar}?performer=${encodeURIComponent(id)}`;
