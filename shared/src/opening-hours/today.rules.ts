import {
  formatMonthDay,
  inForce,
  lastDayOf,
  serverNow,
  taipeiDay,
  withZone,
} from '@spotlight/shared/format';
import chinese from '../locales/opening-hours.zh-TW.json' with { type: 'json' };
import { dayAfter, hoursOn, type Hours, type OpenTimes } from './open-days.rules';

const texts = () => inForce(chinese);

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** `10:00–18:00` */
export const timesOf = ({ start, end }: Hours): string =>
  `${start}–${end > start ? end : texts().nextDay + end}`;

/** `今日 10:00–18:00` of what is on, or when it opens next; `null` for everything else. */
export function todayText(event: OpenTimes, now: Date | number = serverNow()): string | null {
  const { date, endsAt } = event;
  const [today, last] = [taipeiDay(now), lastDayOf(date, endsAt)];
  if (last === date || today < date || today > last) return null;
  const hours = hoursOn(event, today);
  if (hours === undefined) return null;
  if (hours) return fill(texts().today, { times: withZone(timesOf(hours)) });
  for (let day = dayAfter(today); day <= last; day = dayAfter(day)) {
    const next = hoursOn(event, day);
    if (next)
      return fill(texts().closedUntil, { day: formatMonthDay(day), time: withZone(next.start) });
  }
  return texts().closedToday;
}
