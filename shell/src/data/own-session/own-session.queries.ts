import { useBackend, useWrite } from '@spotlight/shared/contract';
import { entityKey, useQuery } from '@spotlight/shared/vendor/query';
import { endOwnSessions, listOwnSessions } from './own-session.repository';

const ownSessionKey = entityKey('shell', 'own-session')();

/** Where one is signed in, latest first. */
export function useOwnSessions() {
  const backend = useBackend();
  return useQuery({
    queryKey: ownSessionKey,
    queryFn: ({ signal }) => listOwnSessions(backend, signal),
    staleTime: 0,
  });
}

/** Signs out one device, or with null all others. */
export const useEndOwnSessions = () => useWrite(endOwnSessions, { touches: [ownSessionKey] });
