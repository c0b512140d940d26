import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { registrationKeys } from './registration.keys';
import { listOwnRegistrations } from './registration.repository';

const ownRegistrationsQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: registrationKeys.own(userId),
    queryFn: () => listOwnRegistrations(backend, userId),
    staleTime: 0,
  });

const nothing: ReadonlySet<string> = new Set();

/** Ids of the events that the visitor is registered for; empty for somebody signed out. */
export function useRegisteredEventIds(): ReadonlySet<string> {
  const backend = useBackend();
  const { user } = useSession();
  const { data } = useQuery({
    ...ownRegistrationsQuery(backend, user?.id ?? ''),
    enabled: user !== null,
    select: (rows) => new Set(rows.map((row) => row.eventId)),
  });
  return data ?? nothing;
}
