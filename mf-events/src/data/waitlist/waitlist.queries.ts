import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { waitlistKeys } from './waitlist.keys';
import { listWaitlist } from './waitlist.repository';
import type { WaitlistEntry } from './waitlist.schema';

const nowhere: readonly WaitlistEntry[] = [];

/** All lines that somebody stands in; asked for when somebody is signed in. */
function useOwnWaitlist<Data>(select: (entries: WaitlistEntry[]) => Data) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: waitlistKeys.of(user?.id ?? ''),
    queryFn: ({ signal }) => listWaitlist(backend, signal),
    enabled: user !== null,
    staleTime: 0,
    select,
  });
}

/** The lines of an event that the visitor stands in; none for somebody signed out. */
export function useWaitlist(eventId: string): readonly WaitlistEntry[] {
  return (
    useOwnWaitlist((entries) => entries.filter((entry) => entry.eventId === eventId)).data ??
    nowhere
  );
}

const asPage = (items: WaitlistEntry[]) => ({ items, total: items.length });

/** The lines of all events that the visitor stands in, offers first. */
export const useWaitlistLines = () => useOwnWaitlist(asPage);
