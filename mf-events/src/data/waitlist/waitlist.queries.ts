import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { waitlistKeys } from './waitlist.keys';
import type { WaitlistEntry } from './waitlist.schema';

/** Most visitors wait for nothing, so what reads it stays out of the first view. */
const loadRepository = () => import(/* webpackChunkName: "waitlist" */ './waitlist.repository');

const noEntries: readonly WaitlistEntry[] = [];

/** All waitlist entries of somebody; asked for when somebody is signed in. */
function useOwnWaitlist<Data>(select: (entries: WaitlistEntry[]) => Data) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: waitlistKeys.of(user?.id ?? ''),
    queryFn: async ({ signal }) => (await loadRepository()).listWaitlist(backend, signal),
    enabled: user !== null,
    staleTime: 0,
    select,
  });
}

/** The visitor's waitlist entries for an event; none for somebody signed out. */
export function useWaitlist(eventId: string): readonly WaitlistEntry[] {
  return (
    useOwnWaitlist((entries) => entries.filter((entry) => entry.eventId === eventId)).data ??
    noEntries
  );
}

const asPage = (items: WaitlistEntry[]) => ({ items, total: items.length });

/** The visitor's waitlist entries for all events, offers first. */
export const useWaitlistEntries = () => useOwnWaitlist(asPage);
