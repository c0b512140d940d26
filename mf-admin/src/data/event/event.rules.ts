import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { eventStatuses, type EventStatus } from './event.schema';

export const sortOrders = ['date', '-date', 'title', 'attendees', '-attendees'] as const;
/** A column, with a minus in front for descending. */
export type SortOrder = (typeof sortOrders)[number];

/** What the table shows, exactly as its address says. Empty strings mean "all". */
export interface EventFilters extends RoomFilters {
  status: EventStatus | '';
  category: string;
  sort: SortOrder;
}

/** Reads the filters from an address; what it cannot mean is left out. */
export function readFilters(search: URLSearchParams): EventFilters {
  return {
    ...readRoom(search),
    status: readChoice(search, 'status', eventStatuses) ?? '',
    category: search.get('category') ?? '',
    sort: readChoice(search, 'sort', sortOrders) ?? 'date',
  };
}

/** Writes filters as search parameters, without what goes without saying: `''` or `?…`. */
export function writeFilters({ status, category, sort, ...room }: EventFilters): string {
  const { q, ...rest } = roomParams(room);
  return writeSearch({ q, status, category, sort: sort === 'date' ? null : sort, ...rest });
}

/** Is anything left out of the list by choice? */
export const isFiltered = ({ query, status, category }: EventFilters) =>
  Boolean(query || status || category);

/** A date is asked for by its earliest, and the other way round by a second press. */
export const nextByDate = (current: string): SortOrder => (current === 'date' ? '-date' : 'date');

/** A count is asked for by its largest. */
export const nextByAttendees = (current: string): SortOrder =>
  current === '-attendees' ? 'attendees' : '-attendees';

export type StatusTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger';

const tones: Record<EventStatus, StatusTone> = {
  upcoming: 'info',
  approved: 'info',
  ongoing: 'success',
  pending_approval: 'warning',
  rejected: 'danger',
  ended: 'neutral',
  cancelled: 'neutral',
  draft: 'neutral',
};

/** Colour role of a status badge. */
export const toneOf = (status: EventStatus): StatusTone => tones[status];

/** Where an event stands decides what can be done with it. */
export const canEditEvent = (status: EventStatus) =>
  isUnsentEvent(status) || canCancelEvent(status);
export const canCancelEvent = (status: EventStatus) =>
  status === 'upcoming' || status === 'ongoing';
/** Drafts and what was sent back: it can be sent in, or go for good. */
export const isUnsentEvent = (status: EventStatus) => status === 'draft' || status === 'rejected';
