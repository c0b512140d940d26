import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { messageStatuses, type MessageStatus } from './message.schema';

/** What the room of messages shows, exactly as its address says. */
export interface MessageFilters extends RoomFilters {
  status: MessageStatus;
}

export const readMessages = (search: URLSearchParams): MessageFilters => ({
  ...readRoom(search),
  sort: '',
  status: readChoice(search, 'status', messageStatuses) ?? 'open',
});

export const writeMessages = ({ status, ...room }: MessageFilters) =>
  writeSearch({ ...roomParams(room), status: status === 'open' ? null : status });
