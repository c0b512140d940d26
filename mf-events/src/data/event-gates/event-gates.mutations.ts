import { useWrite } from '@spotlight/shared/contract';
import { eventGatesKeys } from './event-gates.keys';
import {
  acceptInvitation,
  inviteStaff,
  removeGate,
  removeStaff,
  saveGate,
  type ReadGate,
} from './event-gates.repository';
import type { GateInput } from './gate-form.rules';

const touched = { touches: [eventGatesKeys.all] };

/** Asks somebody to check tickets in. */
export const useInviteStaff = () =>
  useWrite(
    (backend, { eventId, email }: { eventId: string; email: string }) =>
      inviteStaff(backend, eventId, email),
    touched,
  );

/** Takes an invitation back, sends somebody away, or leaves. */
export const useRemoveStaff = () => useWrite(removeStaff, touched);

/** Names a gate, or changes one. */
export const useSaveGate = () =>
  useWrite(
    (backend, { eventId, on, gate }: { eventId: string; on: ReadGate; gate: GateInput }) =>
      saveGate(backend, eventId, on, gate),
    touched,
  );

/** Removes a gate. */
export const useRemoveGate = () => useWrite(removeGate, touched);

/** Says yes to an invitation. */
export const useAcceptInvitation = () => useWrite(acceptInvitation, touched);
