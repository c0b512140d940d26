import { useShell } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import {
  cancelRegistration,
  registerForEvent,
  type RegistrationRequest,
} from './registration.repository';

/** Registers for an event; afterwards stock, marks and tickets are read again everywhere. */
export function useRegisterForEvent() {
  const { backend, events } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RegistrationRequest) => registerForEvent(backend, request),
    onSuccess: (_receipt, { eventId }) => {
      void events.emit('tickets.changed', { eventId });
    },
    // Also after a failure: "sold out" and "already registered" mean that the page shows old stock.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}

export interface Cancellation {
  registrationId: string;
  eventId: string;
}

/** Cancels a registration and gives its places back. */
export function useCancelRegistration() {
  const { backend, events } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ registrationId }: Cancellation) => cancelRegistration(backend, registrationId),
    onSuccess: (_answer, { eventId }) => {
      void events.emit('tickets.changed', { eventId });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}
