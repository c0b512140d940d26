import { formatDate, formatDateTime, formatMoment, lastDayOf } from '../format/date';
import { inForce } from '../format/in-force';
import { formatPrice } from '../format/price';
import type { OpeningHours } from '../opening-hours/opening-hours.schema';
import { hoursText } from '../opening-hours/week-text.rules';
import type { OpenTimes } from '../opening-hours/open-days.rules';
import chinese from '../locales/notifications.zh-TW.json' with { type: 'json' };

const texts = () => inForce(chinese);

/** What the database stores of a notification: the kind names the texts, the params fill them. */
export interface NotificationFacts {
  kind: string;
  params: Readonly<Record<string, unknown>>;
}

export interface NotificationText {
  /** What happened, in one sentence. */
  sentence: string;
  /** What else there is to know: a deadline, a reason, a message. */
  details: string[];
}

interface HoursFacts extends Pick<OpenTimes, 'date' | 'time'> {
  ends_at: string;
  opening_hours:
    | (Omit<OpeningHours, 'lastEntryMinutes'> & { last_entry_minutes?: number | null })
    | null;
}

const isMoney = (name: string) =>
  ['amount', 'net', 'deposit', 'total', 'difference'].includes(name);
const isMoment = (name: string) =>
  [
    'deadline',
    'start_at',
    'new_start_at',
    'pay_by',
    'valid_until',
    'free_until',
    'leaves_at',
  ].includes(name);

/** The params as they are read: sums with NT$, moments in Taiwan, names instead of codes. */
export function notificationValues({ kind, params }: NotificationFacts): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'number') values[name] = isMoney(name) ? formatPrice(value) : `${value}`;
    if (typeof value === 'string') values[name] = isMoment(name) ? formatMoment(value) : value;
    if (name.endsWith('hours')) values[name] = formatHours(value);
  }
  const { entity, identity } = values;
  for (const which of ['', 'old_']) {
    const date = values[`${which}date`];
    if (date)
      values[`${which}date`] = formatDay(date, values[`${which}time`], values[`${which}ends_at`]);
  }
  const closedOn = values['closed_on'];
  if (closedOn) values['closed_on'] = formatDate(closedOn);
  if (entity) values['entity'] = nameOf(texts().entity, entity);
  if (identity) values['identity'] = nameOf(texts().identity, identity);
  if (kind === 'spot.reported') {
    values['report'] = nameOf(texts().spotReport, values['kind'] ?? '');
  }
  return values;
}

/** The day with its time, as far as it is known; both days of what goes on for several, whenever it is read. */
const formatDay = (date: string, time: string | undefined, endsAt: string | undefined): string =>
  time || lastDayOf(date, endsAt) > date
    ? formatDateTime(date, time ?? null, false, endsAt ?? null, 0)
    : formatDate(date);

/** Hours as the database tells them, `private.hours_facts()`, in one line. */
const formatHours = (value: unknown): string => {
  const { ends_at: endsAt, opening_hours: hours, ...rest } = value as HoursFacts;
  const openingHours = hours && { ...hours, lastEntryMinutes: hours.last_entry_minutes ?? null };
  return hoursText({ ...rest, endsAt, openingHours }) ?? texts().hoursUnknown;
};

/** The text of a notification; for a kind that this version does not know, null. */
export function describeNotification(facts: NotificationFacts): NotificationText | null {
  const values = notificationValues(facts);
  const [topic = '', what = ''] = facts.kind.split('.');
  const pattern = (texts().kinds as Record<string, Record<string, string>>)[topic]?.[what];
  if (!pattern) return null;
  const details = Object.entries(texts().detail)
    .filter(([name]) => name in values)
    .map(([, detail]) => fillIn(detail, values));
  return { sentence: fillIn(pattern, values), details };
}

/** Puts values where a text says `{{name}}`; what is not known leaves no trace. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

const nameOf = (names: Readonly<Record<string, string>>, code: string): string =>
  names[code] ?? code;
