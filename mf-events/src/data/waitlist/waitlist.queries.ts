import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { listWaitlist } from './waitlist.repository';
import type { WaitlistEntry } from './waitlist.schema';

const nowhere: readonly WaitlistEntry[] = [];

/** The lines of an event that the visitor stands in; none for somebody signed out. */
export function useWaitlist(eventId: string): readonly WaitlistEntry[] {
  const backend = useBackend();
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['events', 'waitlist', user?.id ?? ''],
    queryFn: ({ signal }) => listWaitlist(backend, signal),
    enabled: user !== null,
    staleTime: 0,
    select: (entries) => entries.filter((entry) => entry.eventId === eventId),
  });
  return data ?? nowhere;
}
