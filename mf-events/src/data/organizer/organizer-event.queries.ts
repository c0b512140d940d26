import { useBackend, useSession } from '@spotlight/shared/contract';
import { toAppError } from '@spotlight/shared/data';
import type { eventForEditingSchema } from './event-for-editing.schema';
import type { eventSalesSchema } from './event-sales.schema';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import type * as z from '@spotlight/shared/vendor/zod';
import { organizerEventKeys } from './organizer-event.keys';
import {
  getEventForEditing,
  getEventSales,
  listOrganizerEvents,
  listRefundPolicies,
  type OrganizerListRequest,
} from './organizer-event.repository';
import { refundPolicyKeys } from './refund-policy.keys';

export type { EditedVersion } from './organizer-event.repository';
/** An own event as its form shows it. */
export type EventForEditing = z.infer<typeof eventForEditingSchema>;
/** What was sold of an own event. */
export type EventSales = z.infer<typeof eventSalesSchema>;

/** A page of own events. */
export function useOrganizerEvents(request: OrganizerListRequest) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: organizerEventKeys.list(user?.id ?? '', request),
    queryFn: ({ signal }) => listOrganizerEvents(backend, request, signal),
    enabled: user !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/**
 * One own event, `null` when this account runs no such event.
 * @param isReadOnce read once and left alone, as under a form that is being typed into
 */
export function useEventForEditing(id: string | null, { isReadOnce = false } = {}) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: organizerEventKeys.one(id ?? '', user?.id ?? '', isReadOnce),
    queryFn: async ({ signal }) => {
      try {
        return await getEventForEditing(backend, id ?? '', signal);
      } catch (thrown) {
        // An address that leads to no event, or to somebody else's, is not the visitor's mistake.
        const { code } = toAppError(thrown);
        if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return null;
        throw thrown;
      }
    },
    enabled: user !== null && id !== null,
    staleTime: isReadOnce ? Infinity : 0,
    gcTime: isReadOnce ? 0 : undefined,
    refetchOnWindowFocus: !isReadOnce,
  });
}

/** What was sold of an own event, by type and by day. */
export function useEventSales(id: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: organizerEventKeys.sales(id),
    queryFn: ({ signal }) => getEventSales(backend, id, signal),
    staleTime: 0,
  });
}

/** The refund schemes to choose from. */
export function useRefundPolicies() {
  const backend = useBackend();
  return useQuery({
    queryKey: refundPolicyKeys.all,
    queryFn: () => listRefundPolicies(backend),
    staleTime: Infinity,
  });
}
