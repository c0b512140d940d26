import { isListDay, readChoice, taipeiDay } from '@spotlight/shared/format';
import { addDays, mondayOf } from '../booking/booking-hours.rules';
import { monthDays, otherMonth } from './entries.rules';

export const calendarViews = ['week', 'month', 'list'] as const;
type CalendarView = (typeof calendarViews)[number];

/** What of a calendar is looked at. Lives in the address. */
export interface Look {
  view: CalendarView;
  /** `YYYY-MM-DD`: a day of the week or month that is shown, or the first of the list. */
  day: string;
}

export function readLook(params: URLSearchParams): Look {
  const day = params.get('day') ?? '';
  return {
    view: readChoice(params, 'view', calendarViews) ?? 'week',
    day: isListDay(day) ? day : taipeiDay(),
  };
}

const LIST_DAYS = 30;

/** The days that a look shows. */
export function daysOf({ view, day }: Look): string[] {
  if (view === 'month') return monthDays(day);
  const first = view === 'week' ? mondayOf(day) : day;
  return Array.from({ length: view === 'week' ? 7 : LIST_DAYS }, (_, n) => addDays(first, n));
}

/** The same look one step earlier or later. */
export function stepOf({ view, day }: Look, distance: 1 | -1): Look {
  if (view === 'month') return { view, day: otherMonth(day, distance) };
  return { view, day: addDays(day, distance * (view === 'week' ? 7 : LIST_DAYS)) };
}
