import { readChoice, serverNow, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import {
  reportKinds,
  reportStatuses,
  reportedTypes,
  type Report,
  type ReportKind,
  type ReportStatus,
  type ReportedType,
} from './report.schema';

/** What the room of reports shows, exactly as its address says. */
export interface ReportFilters extends RoomFilters {
  status: ReportStatus;
  /** Empty: for any reason. */
  kind: ReportKind | '';
  /** Empty: about anything. */
  about: ReportedType | '';
}

export const readReports = (search: URLSearchParams): ReportFilters => ({
  ...readRoom(search),
  sort: '',
  status: readChoice(search, 'status', reportStatuses) ?? 'open',
  kind: readChoice(search, 'kind', reportKinds) ?? '',
  about: readChoice(search, 'about', reportedTypes) ?? '',
});

export const writeReports = ({ status, kind, about, ...room }: ReportFilters) =>
  writeSearch({ ...roomParams(room), status: status === 'open' ? null : status, kind, about });

export const canResolve = ({ status, isOwn }: Report) => status === 'open' && !isOwn;

/** Whether its page can go off with the report: an event has guests and is called off instead. */
export const canTakeDown = (report: Report) =>
  canResolve(report) && report.entityType !== 'event' && report.thingStatus === 'approved';

const DAY_MS = 86_400_000;

/** For how many whole days it has waited. */
export const daysWaiting = ({ createdAt }: Report, now = serverNow()) =>
  Math.max(0, Math.floor((now - Date.parse(createdAt)) / DAY_MS));
