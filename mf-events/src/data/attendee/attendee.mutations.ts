import { useBackend } from '@spotlight/shared/contract';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { organizerKeys } from '../organizer/organizer-event.queries';
import {
  decideRegistration,
  decideRegistrations,
  exportAttendees,
  saveAttendeeNotes,
  type RegistrationDecision,
  type RegistrationDecisions,
} from './attendee.repository';

/** Decides on somebody who asked for a seat. */
export function useDecideRegistration() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: RegistrationDecision) => decideRegistration(backend, decision),
    // Also after a failure: the person may have given up meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: organizerKeys.all }),
  });
}

/** Decides on many who asked for a seat. */
export function useDecideRegistrations() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decisions: RegistrationDecisions) => decideRegistrations(backend, decisions),
    onSettled: () => queryClient.invalidateQueries({ queryKey: organizerKeys.all }),
  });
}

/** Keeps a note on an attendee. */
export function useSaveAttendeeNotes() {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, notes }: { id: string; notes: string }) =>
      saveAttendeeNotes(backend, id, notes),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: organizerKeys.all }),
  });
}

/** Takes the list of an event out, one row for each ticket in use. */
export function useExportAttendees() {
  const backend = useBackend();
  return useMutation({ mutationFn: (eventId: string) => exportAttendees(backend, eventId) });
}
