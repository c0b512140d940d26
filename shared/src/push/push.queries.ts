import { useBackend, useSession, useWrite } from '@spotlight/shared/contract';
import { entityKey, useQuery } from '@spotlight/shared/vendor/query';
import { getPush, switchPush } from './push.repository';

const key = entityKey('shared', 'push');

/** Where this browser stands. Asked again when somebody comes back from the browser's settings. */
export function usePush() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: key(user?.id ?? ''),
    queryFn: ({ signal }) => getPush(backend, signal),
    enabled: user !== null,
    refetchOnWindowFocus: 'always',
  });
}

/** Switches it on, which asks by the browser's own question, or off. */
export const useSwitchPush = () => useWrite(switchPush, { touches: [key()] });
