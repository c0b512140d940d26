import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { wishKeys } from './wish.keys';
import { listWishes } from './wish.repository';

/** A page of this year's wishes for a performer. */
export function useWishes(artistId: string, page: number) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: wishKeys.list(artistId, user?.id ?? '', page),
    queryFn: ({ signal }) => listWishes(backend, { artistId, page }, signal),
    placeholderData: keepPreviousData,
  });
}
