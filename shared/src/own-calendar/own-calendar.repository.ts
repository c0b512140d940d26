import {
  AppError,
  callFunction,
  fromDataApi,
  query,
  toColumns,
  type Backend,
} from '@spotlight/shared/data';
import { callerHeaders } from '@spotlight/shared/stored-file';
import * as z from '@spotlight/shared/vendor/zod';
import type { CalendarType } from '../booking/calendar.schema';
import { standingSchema } from '../booking/own-calendar.schema';
import type { WeekHours } from '../own-page/week-hours.rules';
import type { ImportEntry } from './read-calendar-file';

/** Whose calendar it is. */
export interface CalendarOf {
  type: CalendarType;
  id: string;
}

const madeSchema = z.row({ id: z.string() });
/** Bookings that stand in hours which are closed now, or outside of the new ones; they stay. */
const closedSchema = z.row({ standing: standingSchema });

export interface NewBlock {
  of: CalendarOf;
  startAt: string;
  endAt: string;
  reason: string | null;
}

/** Keeps hours free. Bookings in them stay, and are answered. */
export const addBlock = (backend: Backend, { of, startAt, endAt, reason }: NewBlock) =>
  callFunction(
    backend,
    'add_block',
    { p_type: of.type, p_id: of.id, p_start_at: startAt, p_end_at: endAt, p_reason: reason },
    closedSchema,
  );

export interface NewPhoneBooking extends NewBlock {
  contactName: string;
  contactPhone: string | null;
  attendees: number | null;
  total: number | null;
}

/** Somebody booked without the site. @throws AppError `SLOT_TAKEN` */
export const addPhoneBooking = (backend: Backend, booking: NewPhoneBooking) =>
  callFunction(
    backend,
    'add_phone_booking',
    {
      p_type: booking.of.type,
      p_id: booking.of.id,
      p_start_at: booking.startAt,
      p_end_at: booking.endAt,
      p_purpose: booking.reason,
      p_contact_name: booking.contactName,
      p_contact_phone: booking.contactPhone,
      p_attendees: booking.attendees,
      p_total: booking.total,
    },
    madeSchema,
  );

/** What was agreed on the phone, as it is now. @throws AppError `SLOT_TAKEN` */
export const editPhoneBooking = (
  backend: Backend,
  { id, ...booking }: Omit<NewPhoneBooking, 'of'> & { id: string },
) =>
  callFunction(
    backend,
    'edit_phone_booking',
    {
      p_block_id: id,
      p_start_at: booking.startAt,
      p_end_at: booking.endAt,
      p_purpose: booking.reason,
      p_contact_name: booking.contactName,
      p_contact_phone: booking.contactPhone,
      p_attendees: booking.attendees,
      p_total: booking.total,
    },
    madeSchema,
  );

/** Gives the hours of a block or of a booking by phone back. */
export const removeBlock = (backend: Backend, id: string) =>
  callFunction(backend, 'remove_block', { p_block_id: id }, madeSchema);

export interface DayChange {
  of: CalendarOf;
  day: string;
  /** As on any other such weekday, closed, or these hours. */
  mode: 'usual' | 'closed' | 'hours';
  start: string;
  end: string;
  note: string | null;
}

/** Makes a day differ from its weekday, or not any more. */
export const setDay = (backend: Backend, { of, day, mode, start, end, note }: DayChange) =>
  callFunction(
    backend,
    'set_exception',
    {
      p_type: of.type,
      p_id: of.id,
      p_day: day,
      p_start: mode === 'hours' ? start : null,
      p_end: mode === 'hours' ? end : null,
      p_note: note,
      p_remove: mode === 'usual',
    },
    closedSchema,
  );

/** Hours of the week and the terms on which they can be booked. */
export interface CalendarTerms extends WeekHours {
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  minBookingHours: number;
  advanceBookingDays: number;
  maxAdvanceDays: number;
}

/** On the version that was read: a venue's, or that of a performer's hours. @throws AppError `STALE_VERSION` */
export const saveTerms = (
  backend: Backend,
  { of, version, terms }: { of: CalendarOf; version: number; terms: CalendarTerms },
) =>
  callFunction(
    backend,
    'set_availability',
    {
      p_type: of.type,
      p_id: of.id,
      p_open_days: terms.openDays,
      p_opening_hours: toColumns(terms.openingHours),
      p_buffer_before_minutes: terms.bufferBeforeMinutes,
      p_buffer_after_minutes: terms.bufferAfterMinutes,
      p_min_booking_hours: terms.minBookingHours,
      p_advance_booking_days: terms.advanceBookingDays,
      p_max_advance_days: terms.maxAdvanceDays,
      p_version: version,
    },
    closedSchema,
  );

const holidaySchema = z.row({
  day: z.string(),
  name: z.string(),
  /** By the government, or what the law makes of a year whose list is not out. */
  source: z.enum(['published', 'computed']),
});
export type Holiday = z.infer<typeof holidaySchema>;

/** Days on which offices are closed. */
export const listHolidays = (backend: Backend) =>
  query(
    backend,
    (rest) => rest.from('holidays').select('day,name,source').order('day'),
    z.array(holidaySchema),
  );

export interface HolidayChoice {
  of: CalendarOf;
  days: string[];
  /** Both null: closed. */
  start: string | null;
  end: string | null;
}

/** Days that the owner has set already stay as they are: `kept`. */
export const setHolidays = (backend: Backend, { of, days, start, end }: HolidayChoice) =>
  callFunction(
    backend,
    'set_holidays',
    { p_type: of.type, p_id: of.id, p_days: days, p_start: start, p_end: end },
    z.row({ set: z.int(), kept: z.int(), standing: standingSchema }),
  );

const importSchema = z.row({
  added: z.int(),
  moved: z.int(),
  unchanged: z.int(),
  past: z.int(),
  /** Bookings and blocks of this calendar that came back. */
  own: z.int(),
  removed: z.int(),
  /** Those that lie in bookings. */
  clashes: z.array(
    z.row({ title: z.nullable(z.string()), startAt: z.string(), endAt: z.string() }),
  ),
});
export type ImportResult = z.infer<typeof importSchema>;

/** Takes entries over as blocks; those that lie in bookings are answered as well. */
export const importEntries = (
  backend: Backend,
  {
    of,
    entries,
    isReplacing,
  }: { of: CalendarOf; entries: readonly ImportEntry[]; isReplacing: boolean },
) =>
  callFunction(
    backend,
    'import_blocks',
    { p_type: of.type, p_id: of.id, p_entries: toColumns(entries), p_replace: isReplacing },
    importSchema,
  );

/**
 * A calendar elsewhere, by its address: what is busy there is kept free here from now on.
 * @throws AppError `INVALID_INPUT` for an address that is none, `LIMIT_EXCEEDED` beyond five
 */
export const addSource = (backend: Backend, { of, url }: { of: CalendarOf; url: string }) =>
  callFunction(
    backend,
    'add_calendar_source',
    { p_type: of.type, p_id: of.id, p_url: url },
    z.row({ id: z.string(), host: z.string() }),
  );

/** Reads no more of it; what it kept is free again. */
export const removeSource = (backend: Backend, id: string) =>
  callFunction(backend, 'remove_calendar_source', { p_source_id: id }, madeSchema);

/** It may be far away. */
const READING_TIMEOUT_MS = 20_000;

/**
 * Has a calendar elsewhere read at once; what came of it stands in the own calendar.
 * @throws AppError `RATE_LIMITED` within a minute
 */
export async function refreshSource(backend: Backend, id: string): Promise<null> {
  const answer = await fetch(`${backend.url}/functions/v1/calendars/refresh`, {
    method: 'POST',
    headers: { ...(await callerHeaders(backend)), 'Content-Type': 'application/json' },
    body: JSON.stringify({ id }),
    signal: AbortSignal.timeout(READING_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AppError('OFFLINE', { cause });
  });
  if (answer.status >= 500) throw new AppError('SERVER', { status: answer.status });
  if (!answer.ok) throw fromDataApi((await answer.json()) as object, answer.status);
  return null;
}
