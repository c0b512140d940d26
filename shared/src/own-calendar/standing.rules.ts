import type { Translate } from '@spotlight/shared/vendor/i18n';
import { formatHours } from '../booking/booking-hours.rules';
import type { Standing } from '../booking/own-calendar.schema';
import type calendarTexts from '../locales/own-calendar.zh-TW.json';

/** So many are named, the rest is counted. */
const NAMED = 3;

/** What was done, and which bookings stand in it: they stay, and nobody but the owner can call them off. */
export function withStanding(
  t: Translate<typeof calendarTexts>,
  done: string,
  standing: Standing,
): string {
  if (standing.length === 0) return done;
  const bookings = standing
    .slice(0, NAMED)
    .map(({ name, startAt, endAt }) => `${formatHours(startAt, endAt)} ${name ?? ''}`.trim())
    .join('、');
  const count = standing.length;
  const key = count > NAMED ? 'calendar.form.standingMany' : 'calendar.form.standing';
  return `${done} ${t(key, { count, bookings })}`;
}
