import { useBackend, useSession, type PrefetchContext } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { keepPreviousData, queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { birthdayPageKeys } from './birthday-page.keys';
import { getBirthdayPage, listSpotsOf } from './birthday-page.repository';

const pageQuery = (backend: Backend, artistId: string, userId: string) =>
  queryOptions({
    queryKey: birthdayPageKeys.page(artistId, userId),
    queryFn: ({ signal }) => getBirthdayPage(backend, artistId, signal),
  });

/** The birthday page; what everybody sees stays until the own wish is known. */
export function useBirthdayPage(artistId: string) {
  const { user } = useSession();
  return useQuery({
    ...pageQuery(useBackend(), artistId, user?.id ?? ''),
    placeholderData: keepPreviousData,
  });
}

/** Reads a birthday page ahead of its first picture. */
export const prefetchBirthdayPage = (
  { backend, queryClient }: PrefetchContext,
  artistId: string,
): Promise<void> => queryClient.prefetchQuery(pageQuery(backend, artistId, ''));

/** What fans have set up for a performer. */
export function useSpotsOf(artistId: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: birthdayPageKeys.spots(artistId),
    queryFn: ({ signal }) => listSpotsOf(backend, artistId, signal),
  });
}
