import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { queryOptions, useQuery } from '@spotlight/shared/vendor/query';
import { keptList } from '../kept-list/kept-list';
import { ticketKeys } from './ticket.keys';
import { listTickets } from './ticket.repository';
import { ticketRowsSchema, toTickets } from './ticket.schema';

/** The gate of a concert hall is where networks fail. */
const kept = keptList('tickets', ticketRowsSchema);

/** All tickets of `userId`, starting from what the device kept of the last visit. */
const ticketsQuery = (backend: Backend, userId: string) =>
  queryOptions({
    queryKey: ticketKeys.of(userId),
    queryFn: async ({ signal }) => {
      const rows = await listTickets(backend, signal);
      kept.keep(userId, rows);
      return rows;
    },
    initialData: () => kept.read(userId)?.rows,
    initialDataUpdatedAt: () => kept.read(userId)?.keptAt,
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
