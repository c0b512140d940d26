import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { supportAdStatuses, type SupportAdStatus } from './support-ad.schema';

/** What the list of support ads shows, exactly as its address says. */
export interface SupportAdFilters extends RoomFilters {
  /** Empty: in every state. */
  status: SupportAdStatus | '';
}

export const readSupportAds = (search: URLSearchParams): SupportAdFilters => ({
  ...readRoom(search),
  sort: '',
  status: readChoice(search, 'status', supportAdStatuses) ?? '',
});

export const writeSupportAds = ({ status, ...room }: SupportAdFilters) =>
  writeSearch({ tab: 'support', ...roomParams(room), status });

export const supportAdTones = {
  submitted: 'warning',
  reviewing: 'warning',
  needs_fix: 'warning',
  approved: 'info',
  paid: 'info',
  producing: 'info',
  live: 'success',
  completed: 'neutral',
  rejected: 'danger',
  cancelled: 'neutral',
} as const satisfies Record<SupportAdStatus, string>;

export interface Step {
  to: SupportAdStatus;
  /** What the step asks for. */
  asks: 'nothing' | 'reason' | 'proof';
}

const steps: Partial<Record<SupportAdStatus, readonly Step[]>> = {
  submitted: [{ to: 'reviewing', asks: 'nothing' }],
  reviewing: [
    { to: 'approved', asks: 'nothing' },
    { to: 'needs_fix', asks: 'reason' },
    { to: 'rejected', asks: 'reason' },
  ],
  paid: [{ to: 'producing', asks: 'nothing' }],
  producing: [{ to: 'live', asks: 'nothing' }],
  live: [{ to: 'completed', asks: 'proof' }],
};

/** The ways on from a state; none where it is the buyer's turn, or over. */
export const stepsFrom = (status: SupportAdStatus): readonly Step[] => steps[status] ?? [];
