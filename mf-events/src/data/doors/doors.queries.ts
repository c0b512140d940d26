import { useBackend, useSession } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { doorEventsSchema, type EventDoors } from './doors.schema';
import { useQuery } from '@spotlight/shared/vendor/query';
import type * as z from '@spotlight/shared/vendor/zod';
import { keptList } from '../kept-list/kept-list';
import { doorKeys } from './doors.keys';
import { getEventDoors, listDoorWork } from './doors.repository';

/** Somebody who helps, or is asked to. */
export type Staff = EventDoors['staff'][number];
/** A gate as its organizer sees it. */
export type OwnGate = EventDoors['gates'][number];
/** An event at whose doors one may scan, or is asked to. */
export type DoorWork = z.infer<typeof doorEventsSchema>[number];

/** The doors of an own event, `null` when this account runs no such event. */
export function useEventDoors(eventId: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: doorKeys.ofEvent(eventId, user?.id ?? ''),
    queryFn: async ({ signal }) => {
      try {
        return await getEventDoors(backend, eventId, signal);
      } catch (thrown) {
        const { code } = toAppError(thrown);
        if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return null;
        throw thrown;
      }
    },
    enabled: user !== null,
    staleTime: 0,
  });
}

/** Where somebody scans is known to the device before the network at the doors is. */
const kept = keptList('door-work', doorEventsSchema);

/** Where the signed-in person may scan, invitations first; from the device while there is no network. */
export function useDoorWork() {
  const backend = useBackend();
  const { user } = useSession();
  const userId = user?.id ?? '';
  return useQuery({
    queryKey: doorKeys.work(userId),
    queryFn: async ({ signal }) => {
      const work = await listDoorWork(backend, signal);
      kept.keep(userId, work);
      return work;
    },
    initialData: () => kept.read(userId)?.rows,
    initialDataUpdatedAt: () => kept.read(userId)?.keptAt,
    // Without this a device that believes itself offline waits for ever instead of saying so.
    networkMode: 'always',
    enabled: user !== null,
    staleTime: 0,
    select: (work) => [
      ...work.filter(({ status }) => status === 'invited'),
      ...work.filter(({ status }) => status === 'active'),
    ],
  });
}
