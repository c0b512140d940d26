import { useShell } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { holdTickets, type PurchaseRequest } from './purchase.repository';

/** Holds tickets of an event; afterwards stock, marks, tickets and orders are read again everywhere. */
export function useHoldTickets() {
  const { backend, events } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: (request: PurchaseRequest) => holdTickets(backend, request),
    onSuccess: (_receipt, { eventId }) => {
      void events.emit('tickets.changed', { eventId });
    },
    // Also after a failure: "sold out" and "another price" mean that the page shows what was.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}
