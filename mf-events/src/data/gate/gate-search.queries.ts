import { useBackend, useSession } from '@spotlight/shared/contract';
import type { gateTicketsSchema } from './gate-search.schema';
import { useQuery } from '@spotlight/shared/vendor/query';
import type * as z from '@spotlight/shared/vendor/zod';
import { gateKeys } from './gate.keys';
import { findAtGate } from './gate-search.repository';

/** A ticket as it is found by a name. */
export type GateTicket = z.infer<typeof gateTicketsSchema>[number];

/** Tickets that fit what somebody at the gate said. */
export function useFindAtGate(eventId: string, words: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: gateKeys.found(eventId, user?.id ?? '', words),
    queryFn: ({ signal }) => findAtGate(backend, eventId, words, signal),
    enabled: user !== null && words !== '',
    // Somebody waits in front of whoever asks.
    retry: false,
    networkMode: 'always',
    staleTime: 0,
    // Names do not stay longer than they are looked at.
    gcTime: 0,
  });
}
