import { useShell } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { cancelRegistration } from './registration.repository';

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
