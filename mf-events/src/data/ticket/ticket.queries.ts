import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { cachedList } from '@spotlight/shared/cached-list';
import { ticketKeys } from './ticket.keys';
import { listTickets } from './ticket.repository';
import { ticketRowsSchema, toTickets } from './ticket.schema';

/** The gate of a concert hall is where networks fail. */
const cached = cachedList('tickets', ticketRowsSchema);

/** All tickets of `userId`, starting from what the device has cached of the last visit. */
const ticketsQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: ticketKeys.of(userId),
    queryFn: async ({ signal }) => {
      const rows = await listTickets(backend, signal);
      cached.save(userId, rows);
      return rows;
    },
    initialData: () => cached.read(userId)?.rows,
    initialDataUpdatedAt: () => cached.read(userId)?.cachedAt,
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
