import { useBackend, useLive, useSession, type PrefetchContext } from '@spotlight/shared/contract';
import { toAppError, type Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { eventKeys } from './event.keys';
import { getEvent } from './event.repository';

/** One event as `viewerId` sees it: it says whether that person is registered. */
const eventQuery = (backend: Backend, id: string, viewerId: string | null) =>
  queryOptions({
    queryKey: eventKeys.detail(id, viewerId),
    queryFn: async ({ signal }) => {
      try {
        return await getEvent(backend, id, signal);
      } catch (thrown) {
        // An address whose id is no uuid leads to no event; it is not the visitor's mistake to mend.
        if (toAppError(thrown).code === 'INVALID_INPUT') return null;
        throw thrown;
      }
    },
    // Tickets may go at any moment; only what was read ahead for the first picture is not read again.
    staleTime: 3_000,
  });

/** Reads an event, as those who are signed out see it, ahead of its first picture. */
export const prefetchEvent = (
  { backend, queryClient }: PrefetchContext,
  id: string,
): Promise<void> => queryClient.prefetchQuery(eventQuery(backend, id, null));

const changes = { event: [eventKeys.details] };
/** A thousand tabs that hear of the same sale do not ask in the same moment. */
const SPREAD_MS = 1_000;

/** One event, whose seats are seen going by whoever is signed in; stays in view while it is read again after signing in or out. */
export function useEvent(id: string) {
  const { user } = useSession();
  useLive(user && `event:${id}`, changes, SPREAD_MS);
  return useQuery({
    ...eventQuery(useBackend(), id, user?.id ?? null),
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
}

/** Several events in the order of their ids as given; those that are gone are left out. */
export function useEvents(ids: readonly string[]) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: eventKeys.several(ids, user?.id ?? null),
    queryFn: async ({ signal }) => {
      const events = await Promise.all(ids.map((id) => getEvent(backend, id, signal)));
      return events.filter((event) => event !== null);
    },
    staleTime: 3_000,
  });
}
