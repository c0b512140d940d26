import { readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import {
  adPhases,
  adStatuses,
  adTypes,
  type AdPhase,
  type AdStatus,
  type AdType,
  type ManagedAd,
} from './ad.schema';

export const adTabs = ['ads', 'calendar', 'support', 'catalogue'] as const;
export type AdTab = (typeof adTabs)[number];

/** Which part of the room an address means. */
export const readAdTab = (search: URLSearchParams): AdTab =>
  readChoice(search, 'tab', adTabs) ?? 'ads';

export const adSorts = [
  'title',
  'start_date',
  '-start_date',
  '-created_at',
  '-impressions',
] as const;

/** What the list of advertisements shows, exactly as its address says. Empty strings mean "all". */
export interface AdFilters extends RoomFilters {
  sort: (typeof adSorts)[number];
  status: AdStatus | '';
  type: AdType | '';
  phase: AdPhase | '';
}

export const readAds = (search: URLSearchParams): AdFilters => ({
  ...readRoom(search),
  sort: readChoice(search, 'sort', adSorts) ?? 'title',
  status: readChoice(search, 'status', adStatuses) ?? '',
  type: readChoice(search, 'type', adTypes) ?? '',
  phase: readChoice(search, 'phase', adPhases) ?? '',
});

export const writeAds = ({ status, type, phase, sort, ...room }: AdFilters) =>
  writeSearch({ ...roomParams(room), status, type, phase, sort: sort === 'title' ? null : sort });

export const adTones = {
  pending: 'warning',
  active: 'success',
  inactive: 'neutral',
  rejected: 'danger',
} as const satisfies Record<AdStatus, string>;

/** What a press on 預覽 opens; null when there is nothing to look at. */
export const previewOf = ({ linkUrl, imageUrl }: Pick<ManagedAd, 'linkUrl' | 'imageUrl'>) =>
  linkUrl || imageUrl || null;

/** Share of those who pressed among those who saw it, in percent with one digit; a dash before anybody did. */
export const clickRate = ({
  impressions,
  clicks,
}: {
  impressions: number;
  clicks: number;
}): string => (impressions === 0 ? '–' : `${((clicks / impressions) * 100).toFixed(1)}%`);
