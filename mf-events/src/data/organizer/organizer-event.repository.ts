import { callFunction, toColumns, query, readFunction, type Backend } from '@spotlight/shared/data';
import {
  eventForEditingSchema,
  type eventColumnsSchema,
  type ticketTypeInputSchema,
} from './event-for-editing.schema';
import { eventReceiptSchema, ticketTypesReceiptSchema } from './event-receipt.schema';
import { eventSalesSchema } from './event-sales.schema';
import * as z from '@spotlight/shared/vendor/zod';
import {
  organizerEventPageSchema,
  recipientsSchema,
  refundPoliciesSchema,
} from './organizer-event.schema';

export type EventColumns = z.infer<typeof eventColumnsSchema>;
export type TicketTypeInput = z.infer<typeof ticketTypeInputSchema>;

export interface OrganizerListRequest {
  query: string;
  status: string | null;
  page: number;
  pageSize: number;
}

/** Reads a page of own events, those to come first. */
export function listOrganizerEvents(
  backend: Backend,
  { query: words, status, page, pageSize }: OrganizerListRequest,
  signal?: AbortSignal,
) {
  const args = { p_query: words, p_status: status, p_page: page, p_page_size: pageSize };
  return readFunction(backend, 'my_events', args, organizerEventPageSchema, signal);
}

/** Reads an own event as its form shows it. */
export function getEventForEditing(backend: Backend, id: string, signal?: AbortSignal) {
  const args = { p_event_id: id };
  return readFunction(backend, 'event_for_editing', args, eventForEditingSchema, signal);
}

/** Reads what was sold of an own event. */
export function getEventSales(backend: Backend, id: string, signal?: AbortSignal) {
  return readFunction(backend, 'event_sales', { p_event_id: id }, eventSalesSchema, signal);
}

/** Reads the refund schemes. */
export function listRefundPolicies(backend: Backend) {
  return query(
    backend,
    (rest) => rest.from('refund_policies').select('code,name,summary').order('sort_order'),
    refundPoliciesSchema,
  );
}

/** What an edit is made on: `null` begins a draft. */
export interface EditedVersion {
  id: string;
  version: number;
}

/**
 * Writes columns of an event, or begins a draft with them.
 * @param clientKey the form's own: a request that is sent again changes nothing twice
 * @param agreed what of the change was shown to whoever saves, as `preview_event_change` named it
 */
export function saveEvent(
  backend: Backend,
  on: EditedVersion | null,
  event: EventColumns,
  clientKey: string,
  agreed: readonly string[],
) {
  const args = {
    p_event_id: on?.id ?? null,
    p_version: on?.version ?? null,
    p_event: toColumns(event),
    p_client_key: clientKey,
    p_agreed: agreed,
  };
  return callFunction(backend, 'save_event', args, eventReceiptSchema);
}

/** Writes all ticket types of an event; answers their ids, too. */
export function setTicketTypes(
  backend: Backend,
  on: EditedVersion,
  types: readonly TicketTypeInput[],
  clientKey: string,
  agreed: readonly string[],
) {
  const args = {
    p_event_id: on.id,
    p_version: on.version,
    p_types: toColumns(types),
    p_client_key: clientKey,
    p_agreed: agreed,
  };
  return callFunction(backend, 'set_ticket_types', args, ticketTypesReceiptSchema);
}

/** Asks for a look at a finished draft. */
export function submitEvent(backend: Backend, { id, version }: EditedVersion) {
  const args = { p_event_id: id, p_version: version };
  return callFunction(backend, 'submit_event', args, eventReceiptSchema);
}

/** Takes a submitted event back, to write on. */
export function withdrawEvent(backend: Backend, id: string) {
  return callFunction(backend, 'withdraw_event', { p_event_id: id }, eventReceiptSchema);
}

/** Calls an event off, as it was looked at: everybody is told, what was paid goes back. */
export function cancelEvent(backend: Backend, { id, version }: EditedVersion, reason: string) {
  const args = { p_event_id: id, p_reason: reason, p_version: version };
  return callFunction(backend, 'cancel_event', args, eventReceiptSchema);
}

/** Makes a new draft of an event, on another day. */
export function duplicateEvent(backend: Backend, id: string, date: string) {
  const args = { p_event_id: id, p_date: date };
  return callFunction(backend, 'duplicate_event', args, eventReceiptSchema);
}

/** Deletes a draft. */
export function deleteEvent(backend: Backend, id: string) {
  return callFunction(backend, 'delete_event', { p_event_id: id }, z.unknown());
}

/** Writes to everybody who is expected. */
export function messageAttendees(backend: Backend, id: string, body: string) {
  const args = { p_event_id: id, p_body: body };
  return callFunction(backend, 'message_attendees', args, recipientsSchema);
}
