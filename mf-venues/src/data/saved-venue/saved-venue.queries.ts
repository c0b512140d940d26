import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { savedVenueKeys } from './saved-venue.keys';
import { changeSaved, listSavedIds } from './saved-venue.repository';

/** The ids of all venues that the visitor saved; `undefined` while nobody knows, or nobody is signed in. */
export function useSavedIds(): readonly string[] | undefined {
  const backend = useBackend();
  const { user } = useSession();
  const query = useQuery({
    queryKey: savedVenueKeys.idsOf(user?.id ?? ''),
    queryFn: ({ signal }) => listSavedIds(backend, signal),
    enabled: user !== null,
  });
  return user === null ? undefined : query.data;
}

/** Saves a venue, or no longer. A list of saved ones keeps it in view, so that a slip can be taken back. */
export const useChangeSaved = () => useWrite(changeSaved, { touches: [savedVenueKeys.ids()] });
