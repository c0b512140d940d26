import { useBackend, useSession } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import { registrationKeys } from './registration.keys';
import { listRegistrations, type RegistrationListRequest } from './registration-list.repository';

/** A page of the signed-in person's registrations. */
export function useRegistrations(request: RegistrationListRequest) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: registrationKeys.list(user?.id ?? '', request),
    queryFn: ({ signal }) => listRegistrations(backend, request, signal),
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
