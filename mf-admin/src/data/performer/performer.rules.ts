import { performerCategories, readChoice, writeSearch } from '@spotlight/shared/format';
import { readRoom, roomParams, type RoomFilters } from '../../room/room.rules';
import { performerStatuses, type PerformerStatus } from './performer.schema';

export const performerSorts = ['name', '-popularity', '-followers'] as const;
export const ownerChoices = ['none', 'some'] as const;

/** What the room of performers shows, exactly as its address says. Empty strings mean "all". */
export interface PerformerFilters extends RoomFilters {
  sort: (typeof performerSorts)[number];
  category: string;
  status: PerformerStatus | '';
  owner: (typeof ownerChoices)[number] | '';
  isDeleted: boolean;
}

export const readPerformers = (search: URLSearchParams): PerformerFilters => ({
  ...readRoom(search),
  sort: readChoice(search, 'sort', performerSorts) ?? 'name',
  category:
    readChoice(
      search,
      'category',
      performerCategories.map(({ id }) => id),
    ) ?? '',
  status: readChoice(search, 'status', performerStatuses) ?? '',
  owner: readChoice(search, 'owner', ownerChoices) ?? '',
  isDeleted: search.get('deleted') === 'true',
});

export const writePerformers = ({
  category,
  status,
  owner,
  isDeleted,
  sort,
  ...room
}: PerformerFilters) =>
  writeSearch({
    ...roomParams(room),
    category,
    status,
    owner,
    deleted: isDeleted,
    sort: sort === 'name' ? null : sort,
  });

/** Is anything left out of the tab by choice? */
export const isNarrowed = ({ query, status, owner, isDeleted }: PerformerFilters) =>
  query !== '' || status !== '' || owner !== '' || isDeleted;

export const performerTones = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
} as const satisfies Record<PerformerStatus, string>;
