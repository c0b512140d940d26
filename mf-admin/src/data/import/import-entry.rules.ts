import { amenities, performerCategories } from '@spotlight/shared/format';
import { wholeAmount } from '../delimited/amount.rules';
import { importColumns, type ImportColumn } from './import-columns.rules';
import type { ImportKind } from './import.schema';

/** A row as the server takes it. What cannot be read stays as it was typed: the server says what is wrong. */
export type ImportEntry = Record<string, unknown>;

const numbers: ReadonlySet<ImportColumn> = new Set([
  'maxAttendees',
  'ticketPrice',
  'ticketCapacity',
  'capacity',
  'pricePerHour',
  'minBookingHours',
  'feeMin',
  'feeMax',
]);
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const two = (digits: string | undefined) => (digits ?? '').padStart(2, '0');

/** `2026/1/5`, `2026年1月5日` and `20260105` as `2026-01-05`. */
function dayOf(typed: string): string {
  const text = typed.normalize('NFKC');
  const parts =
    /^(\d{4})\s*[/.\-年]\s*(\d{1,2})\s*[/.\-月]\s*(\d{1,2})\s*日?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return parts ? `${parts[1]}-${two(parts[2])}-${two(parts[3])}` : typed;
}

/** In which hours of the clock a word leaves no doubt, and how many are added to them. */
const dayParts: readonly { words: RegExp; add: (hour: number) => number | null }[] = [
  { words: /^(上午|AM)$/i, add: (hour) => (hour === 12 ? -12 : hour < 12 ? 0 : null) },
  { words: /^凌晨$/, add: (hour) => (hour === 12 ? -12 : hour < 6 ? 0 : null) },
  { words: /^(早上|清晨)$/, add: (hour) => (hour >= 4 && hour < 12 ? 0 : null) },
  {
    words: /^中午$/,
    add: (hour) => (hour >= 11 && hour < 15 ? 0 : hour >= 1 && hour < 3 ? 12 : null),
  },
  { words: /^(下午|PM)$/i, add: (hour) => (hour === 0 ? null : hour < 12 ? 12 : 0) },
  // Twelve in the evening is the end of this day or of no day: nobody can tell.
  {
    words: /^(傍晚|晚上|晚間)$/,
    add: (hour) => (hour >= 17 ? 0 : hour >= 4 && hour < 12 ? 12 : null),
  },
];
const partWords = '上午|凌晨|早上|清晨|中午|下午|傍晚|晚上|晚間|[AP]M';
const clock = new RegExp(
  String.raw`^(${partWords})?\s*(\d{1,2})\s*(?::\s*(\d{2})(?::00)?|[點時]\s*(?:(\d{1,2})\s*分|(半)|整)?)\s*([AP]M)?$`,
  'i',
);

/** `9:30`, `下午 7:30` and `19點` as `19:30`; what names no time, or two, as it was typed. */
export function timeOf(text: string): string {
  const found = clock.exec(text.normalize('NFKC'));
  if (!found || (found[1] && found[6])) return text;
  const [, before, hours, minutes, spoken, half, after] = found;
  const part = before ?? after;
  const typed = Number(hours);
  const add = part ? (dayParts.find(({ words }) => words.test(part))?.add(typed) ?? null) : 0;
  const minute = half ? 30 : Number(minutes ?? spoken ?? 0);
  if (add === null || minute > 59) return text;
  const time = `${two(String(typed + add))}:${two(String(minute))}`;
  return time <= '24:00' ? time : text;
}

/** `NT$1,200 元` as 1200; what is not exactly one whole number, as it was typed. */
export const numberOf = (text: string): number | string =>
  text === '免費' ? 0 : (wholeAmount(text) ?? text);

/** `3月5日` as `03/05`. */
function birthdayOf(text: string): string {
  const parts = /^(?:\d{4}[/\-年])?(\d{1,2})[/\-月](\d{1,2})日?$/.exec(text);
  return parts ? `${two(parts[1])}/${two(parts[2])}` : text;
}

const idIn = (table: readonly { id: string; label: string }[], text: string) =>
  table.find(({ label }) => label.toLowerCase() === text.toLowerCase())?.id ?? text;

/** `10:00-22:00`: open at these hours on each day. Hours that are not one beginning and one end are refused as they are. */
function weekOf(text: string): ImportEntry {
  const hours = text.split(/\s*[-–—~～至到]\s*/).map(timeOf);
  const [start, end] = hours.length === 2 ? hours : [text, text];
  return {
    openDays: Object.fromEntries(days.map((day) => [day, true])),
    openingHours: Object.fromEntries(days.map((day) => [day, { start, end }])),
  };
}

function valueOf(column: ImportColumn, text: string): unknown {
  if (numbers.has(column)) return numberOf(text);
  switch (column) {
    case 'date':
      return dayOf(text);
    case 'time':
      return timeOf(text);
    case 'birthday':
      return birthdayOf(text);
    case 'performanceType':
      return idIn(performerCategories, text).toLowerCase();
    case 'amenities':
      return text
        .split(/[、,，;；|]/)
        .map((word) => idIn(amenities, word.trim()))
        .filter(Boolean);
    default:
      return text;
  }
}

/** The end of an event: on its day unless another one is named, on the next one if it would be before the start. */
function endOf(read: (column: ImportColumn) => string): string | null {
  const [endDate, endTime] = [dayOf(read('endDate')), timeOf(read('endTime'))];
  if (!endDate && !endTime) return null;
  const [date, time] = [dayOf(read('date')), timeOf(read('time')) || '19:00'];
  let day = endDate || date;
  if (!endDate && endTime <= time) {
    const next = new Date(`${date}T00:00:00Z`).getTime() + 86_400_000;
    if (Number.isFinite(next)) day = new Date(next).toISOString().slice(0, 10);
  }
  return `${day}T${endTime || '23:59'}:00+08:00`;
}

/**
 * What a row says, as the server takes it.
 * @param read the text of a column, without spaces around it
 */
export function entryOf(kind: ImportKind, read: (column: ImportColumn) => string): ImportEntry {
  const entry: ImportEntry = {};
  for (const column of importColumns[kind]) {
    const text = read(column);
    if (!text || column === 'endDate' || column === 'endTime') continue;
    if (column === 'openHours') Object.assign(entry, weekOf(text));
    else entry[column] = valueOf(column, text);
  }
  const endsAt = kind === 'events' ? endOf(read) : null;
  return endsAt ? { ...entry, endsAt } : entry;
}
