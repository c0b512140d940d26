import labels from '../locales/labels.zh-TW.json' with { type: 'json' };
import { serverNow } from './clock';
import { inForce } from './in-force';
import { isAbroad } from './zone';

/**
 * Dates of the product are days and times in Taiwan, whatever the zone of the machine that shows
 * them. Taiwan has been at UTC+8 without daylight saving time since 1980, so shifting by eight hours
 * is exact and needs no time zone data.
 */
const TAIPEI_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

const textsNow = () => inForce(labels).date;

const dayNumber = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The Taiwanese calendar day, `YYYY-MM-DD`, of a moment. */
export function taipeiDay(moment: Date | string | number = serverNow()): string {
  return new Date(new Date(moment).getTime() + TAIPEI_OFFSET_MS).toISOString().slice(0, 10);
}

/** The Taiwanese time of day, `HH:MM`, of a moment. */
export function taipeiTime(moment: Date | string | number): string {
  return new Date(new Date(moment).getTime() + TAIPEI_OFFSET_MS).toISOString().slice(11, 16);
}

/** A time of day in Taiwan, for who reads it in another zone as well. */
export const withZone = (time: string): string =>
  isAbroad() ? `${time} ${textsNow().zone}` : time;

/** The weekday of `YYYY-MM-DD`, as short as it is written: 六, Sat. */
export function formatWeekday(date: string): string {
  // Day 0 of the epoch was a Thursday.
  return textsNow().weekdays[(((dayNumber(date) + 4) % 7) + 7) % 7] ?? '';
}

const fillIn = (pattern: string, values: Readonly<Record<string, string | number>>) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

function writeDay(pattern: string, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return fillIn(pattern, {
    year,
    month,
    day,
    monthName: textsNow().months[Number(month) - 1] ?? month,
    dayOfMonth: Number(day),
    weekday: formatWeekday(date),
  });
}

/** `2026-03-14` → `2026/03/14(六)`, in English `Sat 14 Mar 2026`. */
export const formatDate = (date: string): string => writeDay(textsNow().day, date);

/** `2026-03-14` → `03/14(六)`, in English `Sat 14 Mar`, where the year goes without saying. */
export const formatMonthDay = (date: string): string => writeDay(textsNow().monthDay, date);

/** A party that ends before noon belongs to the evening before; an exhibition does not. */
const MORNING_AFTER_MS = DAY_MS / 2;

/**
 * The last day, `YYYY-MM-DD`, of what begins on a day; that day itself for an evening or a night.
 * @param endsAt moment of the end (ISO 8601 with zone)
 */
export function lastDayOf(date: string, endsAt: string | null | undefined): string {
  const last = endsAt ? taipeiDay(Date.parse(endsAt) - MORNING_AFTER_MS) : date;
  return last > date ? last : date;
}

/**
 * `2026/03/14(六) 19:00`, or `2026/03/14(六) 時間未定` when the time is undecided or unknown. What goes on for
 * days reads `2026/11/06(五) 至 12/20(日)`, and `展期中・至 12/20(日)` while it does: its first day would look over.
 * @param time `HH:MM`, or `HH:MM:SS` as databases write it
 * @param endsAt moment of the end (ISO 8601 with zone), where days matter more than hours
 */
export function formatDateTime(
  date: string,
  time: string | null,
  isUndecided = false,
  endsAt: string | null = null,
  now: Date | number = serverNow(),
): string {
  const lastDay = lastDayOf(date, endsAt);
  if (lastDay > date) return formatDays(date, lastDay, taipeiDay(now));
  const shown = isUndecided || !time ? textsNow().timeUndecided : withZone(time.slice(0, 5));
  return `${formatDate(date)} ${shown}`;
}

function formatDays(first: string, last: string, today: string): string {
  const texts = textsNow();
  const isRunning = first <= today && today <= last;
  const isSameYear = last.slice(0, 4) === (isRunning ? today : first).slice(0, 4);
  const until = `${texts.until} ${isSameYear ? formatMonthDay(last) : formatDate(last)}`;
  return isRunning ? `${texts.running}・${until}` : `${formatDate(first)} ${until}`;
}

/**
 * `每日 10:00–18:00` of what goes on for days, opens at its beginning and closes at its end each day; `null` for
 * everything else.
 */
export function formatDailyHours(
  date: string,
  time: string | null,
  endsAt: string | null | undefined,
): string | null {
  if (!time || !endsAt || lastDayOf(date, endsAt) === date) return null;
  const [opens, closes] = [time.slice(0, 5), taipeiTime(endsAt)];
  return closes > opens ? withZone(`${textsNow().daily} ${opens}–${closes}`) : null;
}

/** A moment (ISO 8601 with zone) as `2026/03/14(六) 19:00` in Taiwan. */
export function formatMoment(moment: Date | string | number): string {
  return formatDateTime(taipeiDay(moment), taipeiTime(moment));
}

/** A moment without its year, where that goes without saying: `03/14(六) 19:00`. */
export const formatShortMoment = (moment: Date | string | number): string =>
  withZone(`${formatMonthDay(taipeiDay(moment))} ${taipeiTime(moment)}`);

/** Whole days from today in Taiwan until `YYYY-MM-DD`; negative for the past. */
export function daysUntil(date: string, now: Date | number = serverNow()): number {
  return dayNumber(date) - dayNumber(taipeiDay(now));
}

/** How long ago a moment was: 剛剛, 42 分鐘前, 26 小時前, and from 48 hours on 3 天前. */
export function formatTimeAgo(moment: Date | string | number, now: Date | number = serverNow()) {
  const minutes = Math.floor((new Date(now).getTime() - new Date(moment).getTime()) / 60_000);
  const { timeAgo } = inForce(labels);
  const say = (pattern: string, n: number) => fillIn(pattern, { n });
  if (minutes < 1) return timeAgo.now;
  if (minutes < 60) return say(timeAgo.minutes, minutes);
  if (minutes < 48 * 60) return say(timeAgo.hours, Math.floor(minutes / 60));
  return say(timeAgo.days, Math.floor(minutes / (24 * 60)));
}

/** How long it has been since a moment: 42 分鐘, 26 小時. */
export const formatTimeSince = (moment: Date | string | number, now?: Date | number): string =>
  formatTimeAgo(moment, now).replace(inForce(labels).timeAgo.ago, '');
