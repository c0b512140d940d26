import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { wishKeys } from './wish.keys';
import { listWishes } from './wish.repository';
import type { WishFilters } from './wish.rules';

export function useWishes(filters: WishFilters) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: wishKeys.list(userId, filters),
    queryFn: ({ signal }) => listWishes(backend, filters, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
