import { readChoice, venueTypes, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { venueStatuses, type VenueStatus } from './venue.schema';

export const venueSorts = [
  'name',
  'price',
  '-price',
  'capacity',
  '-capacity',
  '-updated_at',
] as const;

/** What the room of venues shows, exactly as its address says. */
export interface VenueFilters extends RoomFilters {
  sort: (typeof venueSorts)[number];
  /** Empty: in every state. */
  status: VenueStatus | '';
  /** Empty: of every kind. */
  type: string;
}

export const readVenues = (search: URLSearchParams): VenueFilters => ({
  ...readRoom(search),
  sort: readChoice(search, 'sort', venueSorts) ?? 'name',
  status: readChoice(search, 'status', venueStatuses) ?? '',
  type: readChoice(search, 'type', venueTypes) ?? '',
});

export const writeVenues = ({ status, type, sort, ...room }: VenueFilters) =>
  writeSearch({ ...roomParams(room), status, type, sort: sort === 'name' ? null : sort });

export const venueTones = {
  draft: 'neutral',
  pending_approval: 'warning',
  approved: 'success',
  rejected: 'danger',
  archived: 'neutral',
} as const satisfies Record<VenueStatus, string>;

/** Can it be sent to be looked at? */
export const canSubmit = (status: VenueStatus) =>
  status === 'draft' || status === 'rejected' || status === 'archived';
