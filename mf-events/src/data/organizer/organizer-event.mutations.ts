import { useBackend } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import {
  cancelEvent,
  deleteEvent,
  duplicateEvent,
  messageAttendees,
  submitEvent,
  withdrawEvent,
} from './organizer-event.repository';

/** A change to an own event, after which everything about events is read again. */
function useOrganizerMove<Input, Output>(
  move: (backend: Backend, input: Input) => Promise<Output>,
) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => move(backend, input),
    // Also after a failure: "somebody was faster" means that the page shows what was.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}

/** Makes a new draft of an event, on another day. */
export const useDuplicateEvent = () =>
  useOrganizerMove((backend, { id, date }: { id: string; date: string }) =>
    duplicateEvent(backend, id, date),
  );

/** Calls an event off. */
export const useCancelEvent = () =>
  useOrganizerMove((backend, { id, reason }: { id: string; reason: string }) =>
    cancelEvent(backend, id, reason),
  );

/** Deletes a draft. */
export const useDeleteEvent = () => useOrganizerMove<string, unknown>(deleteEvent);

/** Takes a submitted event back. */
export const useWithdrawEvent = () => useOrganizerMove(withdrawEvent);

/** Asks for a look at a finished draft. */
export const useSubmitEvent = () => useOrganizerMove(submitEvent);

/** Writes to everybody who is expected. */
export const useMessageAttendees = () =>
  useOrganizerMove((backend, { id, body }: { id: string; body: string }) =>
    messageAttendees(backend, id, body),
  );
