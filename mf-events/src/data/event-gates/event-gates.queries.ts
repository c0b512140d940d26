import { useBackend, useSession } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import { gateDutySchema, type EventGates } from './event-gates.schema';
import { useQuery } from '@spotlight/shared/vendor/query';
import type * as z from '@spotlight/shared/vendor/zod';
import { cachedList } from '@spotlight/shared/cached-list';
import { eventGatesKeys } from './event-gates.keys';
import { getEventGates, listGateDuty } from './event-gates.repository';

/** Somebody of the gate staff, or who is invited. */
export type Staff = EventGates['staff'][number];
/** A gate as its organizer sees it. */
export type OwnGate = EventGates['gates'][number];
/** An event whose tickets one may check in, or is asked to. */
export type GateDuty = z.infer<typeof gateDutySchema>[number];

/** Gates and gate staff of an own event, `null` when this account runs no such event. */
export function useEventGates(eventId: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: eventGatesKeys.ofEvent(eventId, user?.id ?? ''),
    queryFn: async ({ signal }) => {
      try {
        return await getEventGates(backend, eventId, signal);
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

/** Where somebody scans is known to the device before the network at the gate is. */
const cached = cachedList('gate-duty', gateDutySchema);

/** Where the signed-in person may scan, invitations first; from the device while there is no network. */
export function useGateDuty() {
  const backend = useBackend();
  const { user } = useSession();
  const userId = user?.id ?? '';
  return useQuery({
    queryKey: eventGatesKeys.duty(userId),
    queryFn: async ({ signal }) => {
      const duty = await listGateDuty(backend, signal);
      cached.save(userId, duty);
      return duty;
    },
    initialData: () => cached.read(userId)?.rows,
    initialDataUpdatedAt: () => cached.read(userId)?.cachedAt,
    // Without this a device that believes itself offline waits for ever instead of saying so.
    networkMode: 'always',
    enabled: user !== null,
    staleTime: 0,
    select: (duty) => [
      ...duty.filter(({ status }) => status === 'invited'),
      ...duty.filter(({ status }) => status === 'active'),
    ],
  });
}
