import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import type { FollowFilters } from './follow-filters.rules';
import { followKeys } from './follow.keys';
import { listFollowed, listFollowedIds } from './follow.repository';

/** The ids of all whom the visitor follows; `undefined` while nobody knows, or nobody is signed in. */
export function useFollowedIds(): readonly string[] | undefined {
  const backend = useBackend();
  const { user } = useSession();
  const query = useQuery({
    queryKey: followKeys.ids(user?.id ?? ''),
    queryFn: ({ signal }) => listFollowedIds(backend, signal),
    enabled: user !== null,
  });
  return user === null ? undefined : query.data;
}

/** One page of those whom the visitor follows. */
export function useFollowed(filters: FollowFilters) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: followKeys.list(user?.id ?? '', filters),
    queryFn: ({ signal }) => listFollowed(backend, filters, signal),
    placeholderData: keepPreviousData,
    enabled: user !== null,
  });
}
