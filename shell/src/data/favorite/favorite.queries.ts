import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { savedKeys } from '@spotlight/shared/saving/keys';
import { entityKey, useQuery } from '@spotlight/shared/vendor/query';
import { favoriteKeys } from './favorite.keys';
import { changeFavorite, listFavorites } from './favorite.repository';
import type { FavoriteFilters } from './favorite.rules';

/** One page of what the visitor keeps. Hearts are pressed everywhere, so it is read anew at each visit. */
export function useFavorites(filters: FavoriteFilters) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: favoriteKeys.list(user?.id ?? '', filters),
    queryFn: ({ signal }) => listFavorites(backend, filters, signal),
    // The page before stays while the next one comes, but not that of another tab.
    placeholderData: (before) =>
      before?.items[0]?.entityType === filters.kind ? before : undefined,
    enabled: user !== null,
    staleTime: 0,
  });
}

/** Keeps something, or no longer; hearts elsewhere show it, those of performers as well. */
export const useChangeFavorite = () =>
  useWrite(changeFavorite, {
    touches: [favoriteKeys.all, savedKeys.all, entityKey('idol-support', 'follow')()],
  });
