import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { attendeeExportSchema } from './attendee-export.schema';
import {
  attendeePageSchema,
  attendeeSchema,
  registrationDecisionSchema,
  registrationDecisionsSchema,
} from './attendee.schema';

/** What the list of attendees can be narrowed to. */
export interface AttendeeListRequest {
  eventId: string;
  query: string;
  status: string | null;
  typeId: string | null;
  page: number;
  pageSize: number;
}

/** Reads a page of the people whom an organizer expects, latest first. */
export function listAttendees(
  backend: Backend,
  request: AttendeeListRequest,
  signal?: AbortSignal,
) {
  const args = {
    p_event_id: request.eventId,
    p_query: request.query,
    p_status: request.status,
    p_ticket_type_id: request.typeId,
    p_page: request.page,
    p_page_size: request.pageSize,
  };
  return readFunction(backend, 'event_attendees', args, attendeePageSchema, signal);
}

export interface RegistrationDecision {
  id: string;
  isApproved: boolean;
  /** Required for a refusal; the person reads it. */
  reason: string | null;
}

/** Decides on somebody who asked for a seat. */
export function decideRegistration(
  backend: Backend,
  { id, isApproved, reason }: RegistrationDecision,
) {
  const args = { p_registration_id: id, p_approve: isApproved, p_reason: reason };
  return callFunction(backend, 'decide_registration', args, registrationDecisionSchema);
}

export interface RegistrationDecisions extends Omit<RegistrationDecision, 'id'> {
  eventId: string;
  /** 1 to 100. */
  ids: readonly string[];
}

/** Decides on many who asked for a seat at the same event; what was settled before is passed over. */
export function decideRegistrations(
  backend: Backend,
  { eventId, ids, isApproved, reason }: RegistrationDecisions,
) {
  const args = {
    p_event_id: eventId,
    p_registration_ids: [...ids],
    p_approve: isApproved,
    p_reason: reason,
  };
  return callFunction(backend, 'decide_registrations', args, registrationDecisionsSchema);
}

/**
 * Keeps what the organizer wants to remember; the person never reads it.
 * @throws AppError `STALE_VERSION` when somebody else has written since `seen` was read
 */
export function saveAttendeeNotes(
  backend: Backend,
  { id, notes, seen }: { id: string; notes: string; seen: string },
) {
  const args = { p_registration_id: id, p_admin_notes: notes, p_seen: seen };
  return callFunction(backend, 'save_attendee_notes', args, attendeeSchema);
}

/** Takes the whole list out of the house; the audit log says who did. */
export function exportAttendees(backend: Backend, eventId: string) {
  return callFunction(backend, 'export_attendees', { p_event_id: eventId }, attendeeExportSchema);
}
