import { useBackend, useSession } from '@spotlight/shared/contract';
import { useQuery } from '@spotlight/shared/vendor/query';
import { transferKeys } from './transfer.keys';
import { findTransfer, listTransfers } from './transfer.repository';

/** The offers that the signed-in person made and got. */
export function useTransfers() {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: transferKeys.of(user?.id ?? ''),
    queryFn: ({ signal }) => listTransfers(backend, signal),
    enabled: user !== null,
    staleTime: 0,
  });
}

const linkToken = /^[0-9a-f]{48}$/;

/** The offer behind an address: by the token of its link, else by its id among one's own offers. */
export function useTransfer(reference: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: transferKeys.one(reference, user?.id ?? ''),
    queryFn: async ({ signal }) => {
      if (linkToken.test(reference)) return findTransfer(backend, reference, signal);
      const { received } = await listTransfers(backend, signal);
      return received.find(({ id }) => id === reference) ?? null;
    },
    enabled: user !== null,
    staleTime: 0,
  });
}
