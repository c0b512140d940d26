import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';

export const recordTabs = ['missing', 'faults', 'vitals', 'answers', 'mails', 'security'] as const;
type RecordTab = (typeof recordTabs)[number];

/** What the room of records shows, exactly as its address says. */
export interface LogFilters extends RoomFilters {
  tab: RecordTab;
  /** Only what went wrong; of security events. */
  isFailure: boolean;
  /** Each page of a version by itself; of its speed. */
  isByPage: boolean;
}

export const readLog = (search: URLSearchParams): LogFilters => ({
  ...readRoom(search),
  sort: '',
  tab: readChoice(search, 'tab', recordTabs) ?? 'missing',
  isFailure: search.get('failed') === 'true',
  isByPage: search.get('pages') === 'true',
});

export const writeLog = ({ tab, isFailure, isByPage, ...room }: LogFilters) =>
  writeSearch({
    tab: tab === 'missing' ? null : tab,
    ...roomParams(room),
    failed: isFailure,
    pages: isByPage,
  });
