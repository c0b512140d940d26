import { readChoice, serverNow, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { approvalTypes, type ApprovalType } from './approval-type.schema';
import { approvalTabs, type ApprovalItem, type ApprovalTab } from './approval.schema';

/** What both approval rooms show, exactly as their addresses say. */
export interface ApprovalFilters extends RoomFilters {
  /** Empty: every kind. */
  type: ApprovalType | '';
  tab: ApprovalTab;
}

export const readApproval = (search: URLSearchParams): ApprovalFilters => ({
  ...readRoom(search),
  sort: '',
  type: readChoice(search, 'type', approvalTypes) ?? '',
  tab: readChoice(search, 'tab', approvalTabs) ?? 'pending_approval',
});

export const writeApproval = ({ type, tab, ...room }: ApprovalFilters) =>
  writeSearch({ ...roomParams(room), type, tab: tab === 'pending_approval' ? null : tab });

/** Ids of different tables may be the same, so a row is its kind and its id. */
export const approvalKey = ({ entityType, id }: Pick<ApprovalItem, 'entityType' | 'id'>) =>
  `${entityType}.${id}`;

/** Whether somebody may decide on it now. */
export const canDecide = ({ status, isOwn, mayDecide }: ApprovalItem) =>
  status === 'pending_approval' && mayDecide && !isOwn;

/** How long is left of the two working days; below zero when they are over. */
export interface Deadline {
  hours: number;
  tone: 'danger' | 'warning' | 'neutral';
}

const SOON_HOURS = 8;

export function deadlineOf({ dueAt }: Pick<ApprovalItem, 'dueAt'>, now = serverNow()): Deadline {
  const left = (Date.parse(dueAt) - now) / 3_600_000;
  const hours = left < 0 ? Math.floor(left) : Math.ceil(left);
  if (hours < 0) return { hours, tone: 'danger' };
  return { hours, tone: hours <= SOON_HOURS ? 'warning' : 'neutral' };
}
