import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { registrationKeys } from './registration.keys';
import { listRegistrations } from './registration.repository';
import type { RegistrationFilters } from './registration.rules';

/** The page of an event's registrations that the filters describe. */
export function useRegistrations(
  eventId: string,
  { open: _open, hide: _hide, ...filters }: RegistrationFilters,
) {
  const backend = useBackend();
  const userId = useSession().user?.id ?? '';
  return useQuery({
    queryKey: registrationKeys.list(userId, eventId, filters),
    queryFn: () => listRegistrations(backend, eventId, filters),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
