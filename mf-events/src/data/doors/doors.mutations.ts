import { useBackend } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import { doorKeys } from './doors.queries';
import {
  acceptInvitation,
  inviteStaff,
  removeGate,
  removeStaff,
  saveGate,
} from './doors.repository';
import type { GateColumns } from './gate-form.rules';

/** A change at the doors, after which everything about them is read again. */
function useDoorMove<Input, Output>(move: (backend: Backend, input: Input) => Promise<Output>) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => move(backend, input),
    // Also after a failure: somebody else may have been faster.
    onSettled: () => queryClient.invalidateQueries({ queryKey: doorKeys.all }),
  });
}

/** Asks somebody to help at the doors. */
export const useInviteStaff = () =>
  useDoorMove((backend, { eventId, email }: { eventId: string; email: string }) =>
    inviteStaff(backend, eventId, email),
  );

/** Takes an invitation back, sends a helper away, or leaves. */
export const useRemoveStaff = () => useDoorMove(removeStaff);

/** Names a gate, or changes one. */
export const useSaveGate = () =>
  useDoorMove(
    (
      backend,
      { eventId, gateId, gate }: { eventId: string; gateId: string | null; gate: GateColumns },
    ) => saveGate(backend, eventId, gateId, gate),
  );

/** Removes a gate. */
export const useRemoveGate = () => useDoorMove(removeGate);

/** Says yes to an invitation. */
export const useAcceptInvitation = () => useDoorMove(acceptInvitation);
