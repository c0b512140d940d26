import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { gateDutySchema, eventGatesSchema, staffSchema } from './event-gates.schema';
import { gateSchema } from '../gate/gate.schema';
import * as z from '@spotlight/shared/vendor/zod';
import type { GateInput } from './gate-form.rules';

/** Reads who may check in tickets of an own event, and its gates. @throws AppError NOT_FOUND */
export const getEventGates = (backend: Backend, eventId: string, signal?: AbortSignal) =>
  readFunction(backend, 'event_gates', { p_event_id: eventId }, eventGatesSchema, signal);

/** Invites the person at an address to the gate staff. Invited twice, it is one invitation. @throws AppError LIMIT_EXCEEDED */
export const inviteStaff = (backend: Backend, eventId: string, email: string) =>
  callFunction(backend, 'invite_staff', { p_event_id: eventId, p_email: email }, staffSchema);

/** Takes an invitation back, sends gate staff away, or leaves. @throws AppError INVALID_STATE */
export const removeStaff = (backend: Backend, staffId: string) =>
  callFunction(backend, 'remove_staff', { p_staff_id: staffId }, z.row({ status: z.string() }));

/** What is edited, and as of when it was read; `null`: a new one. */
export type ReadGate = { id: string; updatedAt: string } | null;

/** Names a gate, or changes one. @throws AppError INVALID_INPUT, STALE_VERSION */
export const saveGate = (backend: Backend, eventId: string, on: ReadGate, gate: GateInput) =>
  callFunction(
    backend,
    'save_gate',
    {
      p_event_id: eventId,
      p_gate_id: on?.id ?? null,
      p_updated_at: on?.updatedAt ?? null,
      p_name: gate.name,
      p_allowed_types: gate.allowedTypes,
      p_opens_at: gate.opensAt,
      p_closes_at: gate.closesAt,
    },
    gateSchema,
  );

/** Removes a gate that nobody was scanned at. @throws AppError INVALID_STATE */
export const removeGate = (backend: Backend, gateId: string) =>
  callFunction(backend, 'remove_gate', { p_gate_id: gateId }, z.row({ id: z.string() }));

/** Reads where one may scan, and the invitations that wait. */
export const listGateDuty = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'my_gate_events', {}, gateDutySchema, signal);

/** Says yes to an invitation. @throws AppError NOT_FOUND when it is for another address, or was taken back */
export const acceptInvitation = (backend: Backend, invitationId: string) =>
  callFunction(
    backend,
    'accept_staff_invitation',
    { p_invitation_id: invitationId },
    z.row({ eventId: z.string() }),
  );
