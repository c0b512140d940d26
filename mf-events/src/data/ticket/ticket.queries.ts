import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { keepTickets, readKeptTickets } from './ticket-keeper';
import { listTickets } from './ticket.repository';
import { toTickets } from './ticket.schema';

/** All tickets of `userId`, starting from what the device kept of the last visit. */
const ticketsQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: ['events', 'tickets', userId],
    queryFn: async ({ signal }) => {
      const rows = await listTickets(backend, signal);
      keepTickets(userId, rows);
      return rows;
    },
    initialData: () => readKeptTickets(userId)?.rows,
    initialDataUpdatedAt: () => readKeptTickets(userId)?.keptAt,
    // Without this a device that believes itself offline waits for ever instead of saying so.
    networkMode: 'always',
    staleTime: 0,
  });

/** The signed-in person's tickets. The page that uses it is for signed-in people only. */
export function useTickets() {
  const { user } = useSession();
  const userId = user?.id ?? '';
  return useQuery({
    ...ticketsQuery(useBackend(), userId),
    enabled: userId !== '',
    select: toTickets,
  });
}
