import { amenities, performerCategories } from '@spotlight/shared/format';
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
function dayOf(text: string): string {
  const parts =
    /^(\d{4})\s*[/.\-年]\s*(\d{1,2})\s*[/.\-月]\s*(\d{1,2})\s*日?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  return parts ? `${parts[1]}-${two(parts[2])}-${two(parts[3])}` : text;
}

/** `9:30`, `下午 7:30` and `19點` as `19:30`. */
export function timeOf(text: string): string {
  const parts = /^(上午|下午|晚上)?\s*(\d{1,2})\s*[:：點](?:\s*(\d{1,2})?)(?::\d{2})?\s*分?$/.exec(
    text,
  );
  if (!parts) return text;
  const hour =
    Number(parts[2]) + (parts[1] && parts[1] !== '上午' && Number(parts[2]) < 12 ? 12 : 0);
  return `${two(String(hour))}:${two(parts[3] ?? '0')}`;
}

/** `NT$1,200 元` as 1200. */
export function numberOf(text: string): number | string {
  if (text === '免費') return 0;
  const digits = text.normalize('NFKC').replaceAll(/^NT\$|[$,\s]|元$|人$|張$/gi, '');
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : text;
}

/** `3月5日` as `03/05`. */
function birthdayOf(text: string): string {
  const parts = /^(?:\d{4}[/\-年])?(\d{1,2})[/\-月](\d{1,2})日?$/.exec(text);
  return parts ? `${two(parts[1])}/${two(parts[2])}` : text;
}

const idIn = (table: readonly { id: string; label: string }[], text: string) =>
  table.find(({ label }) => label.toLowerCase() === text.toLowerCase())?.id ?? text;

/** `10:00-22:00`: open at these hours on each day. */
function weekOf(text: string): ImportEntry {
  const [start = '', end = ''] = text.split(/\s*[-–~～至到]\s*/).map(timeOf);
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
