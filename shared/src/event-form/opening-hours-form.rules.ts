import type { OpenTimes } from '@spotlight/shared/opening-hours/rules';
import type { OpeningHours } from '@spotlight/shared/opening-hours/schema';
import { weekdays, weekFormOf, weekHoursOf, type WeekForm } from '@spotlight/shared/own-page/hours';
import { taipeiTime } from '@spotlight/shared/format';
import { toMoment } from './event-moments.rules';

/** A day that differs from its weekday, as it is typed. */
export interface OtherDay {
  date: string;
  isClosed: boolean;
  start: string;
  end: string;
}

/** Opening hours as they are typed. */
export interface OpeningHoursForm extends WeekForm {
  dates: OtherDay[];
  lastEntry: string;
}

/** As many days that differ as the database takes. */
export const otherDayLimit = 60;

const USUAL = { start: '10:00', end: '18:00' };

/** What a form of an event says of its times. */
export interface TimesForm {
  date: string;
  time: string;
  isTimeUndecided: boolean;
  /** `YYYY-MM-DDTHH:MM` in Taipei, or empty. */
  endsAt: string;
  openingHours: OpeningHours | null;
}

/** When the event of a form is open. */
export const openTimesOf = (form: TimesForm): OpenTimes => ({
  date: form.date,
  time: form.time || null,
  isTimeUndecided: form.isTimeUndecided,
  endsAt: toMoment(form.endsAt),
  openingHours: form.openingHours,
});

/** The times of each day while nothing else is said: from the hour of the beginning to that of the end. */
function usualTimes({ time, endsAt }: OpenTimes) {
  const [start, end] = [time ?? USUAL.start, endsAt ? taipeiTime(endsAt) : USUAL.end];
  return end > start ? { start, end } : USUAL;
}

export const newOtherDay = (event: OpenTimes): OtherDay => ({
  date: '',
  isClosed: true,
  ...usualTimes(event),
});

/** The form of the hours that there are; of none, every day at the usual times. */
export function hoursFormOf(event: OpenTimes): OpeningHoursForm {
  const usual = usualTimes(event);
  const { week, dates, lastEntryMinutes } = event.openingHours ?? {
    week: Object.fromEntries(weekdays.map((day) => [day, usual])),
    dates: [],
    lastEntryMinutes: null,
  };
  const openDays = Object.fromEntries(weekdays.map((day) => [day, day in week]));
  const openingHours = { ...Object.fromEntries(weekdays.map((day) => [day, usual])), ...week };
  return {
    ...weekFormOf({ openDays, openingHours }),
    dates: dates.map(({ date, start, end }) => ({
      date,
      isClosed: start === null,
      start: start ?? usual.start,
      end: end ?? usual.end,
    })),
    lastEntry: lastEntryMinutes ? String(lastEntryMinutes) : '',
  };
}

/** The hours that a checked form says, in the order of their days. */
export const openingHoursOf = ({ days, dates, lastEntry }: OpeningHoursForm): OpeningHours => ({
  week: weekHoursOf({ days }).openingHours,
  dates: dates
    .map(({ date, isClosed, start, end }) => ({
      date,
      start: isClosed ? null : start,
      end: isClosed ? null : end,
    }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  lastEntryMinutes: Number(lastEntry) || null,
});
