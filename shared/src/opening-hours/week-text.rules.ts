import { formatDailyHours, formatMonthDay, inForce, lastDayOf } from '@spotlight/shared/format';
import chinese from '../locales/opening-week.zh-TW.json' with { type: 'json' };
import { weekdays } from '../own-page/week-hours.rules';
import { daysOf, hoursOn, weekdayOf, type OpenTimes } from './open-days.rules';
import { timesOf } from './today.rules';

const texts = () => inForce(chinese);

type Weekday = (typeof weekdays)[number];

/** 週二至週五, and 週六、週日 of what does not last three days. */
function runOf(days: readonly Weekday[]): string {
  const names = days.map((day) => texts().weekdays[day]);
  return names.length > 2 ? `${names[0]}${texts().to}${names.at(-1)}` : names.join(texts().and);
}

const follows = (day: Weekday, before: Weekday | undefined) =>
  before !== undefined && weekdays.indexOf(day) === weekdays.indexOf(before) + 1;

/** Weekdays with what is said of each, those in a row put together when the same is said of them. */
function linesOfWeek(said: ReadonlyArray<readonly [Weekday, string]>): string[] {
  const [first] = said;
  if (first && said.every(([, text]) => text === first[1])) return [`${texts().daily} ${first[1]}`];
  const runs: { days: Weekday[]; text: string }[] = [];
  for (const [day, text] of said) {
    const last = runs.at(-1);
    if (last?.text === text && follows(day, last.days.at(-1))) last.days.push(day);
    else runs.push({ days: [day], text });
  }
  return runs.map(({ days, text }) => runOf(days) + (text === texts().closed ? '' : ' ') + text);
}

/** The weekdays of what goes on for days; those that are not among its days are left out. */
function weekLines(event: OpenTimes): string[] {
  const { date, time, isTimeUndecided, endsAt, openingHours } = event;
  if (!openingHours) {
    const daily = formatDailyHours(date, isTimeUndecided ? null : time, endsAt);
    return daily ? [daily] : [];
  }
  if (lastDayOf(date, endsAt) === date) return [];
  const { week } = openingHours;
  const met = new Set(daysOf(event, weekdays.length).map(weekdayOf));
  const said = weekdays
    .filter((day) => met.has(day))
    .map((day) => [day, week[day] ? timesOf(week[day]) : texts().closed] as const);
  return linesOfWeek(said);
}

/**
 * The opening hours of what goes on for days, one line for each thing to know: weekdays, days that differ, the last
 * entry. Nothing where nothing is known.
 */
export function hoursLines(event: OpenTimes): string[] {
  const week = weekLines(event);
  if (!event.openingHours || week.length === 0) return week;
  const { dates, lastEntryMinutes } = event.openingHours;
  const lastDay = lastDayOf(event.date, event.endsAt);
  const others = dates
    .filter((one) => one.date >= event.date && one.date <= lastDay)
    .map((one) => {
      const hours = hoursOn(event, one.date);
      return `${formatMonthDay(one.date)} ${hours ? timesOf(hours) : texts().closed}`;
    });
  const lastEntry = lastEntryMinutes
    ? [texts().lastEntry.replace('{{minutes}}', String(lastEntryMinutes))]
    : [];
  return [...week, ...others, ...lastEntry];
}

/** The hours of the weekdays in one line; `null` where nothing is known. */
export const weekText = (event: OpenTimes): string | null =>
  weekLines(event).join(texts().between) || null;

/** All there is to know in one line; `null` where nothing is. */
export const hoursText = (event: OpenTimes): string | null =>
  hoursLines(event).join(texts().between) || null;
