import { useBackend, useShell } from '@spotlight/shared/contract';
import type { Answer } from '@spotlight/shared/domain/questions';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { cancelRegistration, updateAnswers } from './registration.repository';

export interface Cancellation {
  registrationId: string;
  eventId: string;
}

/** Cancels a registration and gives its places back. */
export function useCancelRegistration() {
  const { backend, events } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: ({ registrationId }: Cancellation) => cancelRegistration(backend, registrationId),
    onSuccess: (_answer, { eventId }) => {
      void events.emit('tickets.changed', { eventId });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}

/** Answers the organizer's questions anew. */
export function useUpdateAnswers() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: (change: { registrationId: string; answers: readonly Answer[] }) =>
      updateAnswers(backend, change.registrationId, change.answers),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events', 'registrations'] }),
  });
}
