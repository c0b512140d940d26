import { useBackend } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import {
  cancelEvent,
  deleteEvent,
  duplicateEvent,
  getEventForEditing,
  messageAttendees,
  saveEvent,
  setTicketTypes,
  submitEvent,
  withdrawEvent,
  type EditedVersion,
  type EventColumns,
  type TicketTypeInput,
} from './organizer-event.repository';

export type { EditedVersion, EventColumns, TicketTypeInput };

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

/** The two writes of the form, one after the other; the form keeps what it has, nothing is read again. */
export function useEventWriter() {
  const backend = useBackend();
  return {
    saveEvent: (on: EditedVersion | null, event: EventColumns) => saveEvent(backend, on, event),
    /** @returns also the ids in the order of the types: new ones got theirs just now */
    setTicketTypes: async (on: EditedVersion, types: readonly TicketTypeInput[]) => {
      const receipt = await setTicketTypes(backend, on, types);
      const written = await getEventForEditing(backend, on.id);
      return { receipt, ids: written.types.filter((type) => !type.is_hidden).map(({ id }) => id) };
    },
    read: (id: string) => getEventForEditing(backend, id),
  };
}
