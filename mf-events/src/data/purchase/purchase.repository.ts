import { callFunction, toColumns, type Backend } from '@spotlight/shared/data';
import type { Answer } from '@spotlight/shared/event-form/question';
import { checkoutSchema, purchaseSchema } from './purchase.schema';
import type { Invoice } from '@spotlight/shared/orders/schema';

/** A purchase as the form hands it over. */
export interface PurchaseRequest {
  eventId: string;
  items: readonly { ticketTypeId: string; quantity: number }[];
  name: string;
  email: string;
  phone: string;
  /** To the organizer's questions. */
  answers: readonly Answer[];
  /** Absent when there is nothing to pay. */
  invoice: Invoice | undefined;
  /** NT$, the total that the buyer saw: another one by now is refused. */
  expectedTotal: number;
  /** The same key gives the same answer, so a retry never buys twice. */
  idempotencyKey: string;
}

/**
 * Holds tickets for the signed-in person: an order to pay, tickets at once where nothing is to be paid,
 * or neither while the organizer decides.
 */
export function holdTickets(backend: Backend, request: PurchaseRequest) {
  return callFunction(
    backend,
    'hold_tickets',
    {
      p_event_id: request.eventId,
      p_items: toColumns(request.items),
      p_name: request.name,
      p_email: request.email,
      p_phone: request.phone,
      p_answers: request.answers.length > 0 ? toColumns(request.answers) : undefined,
      p_invoice: toColumns(request.invoice),
      p_expected_total: request.expectedTotal,
      p_idempotency_key: request.idempotencyKey,
    },
    purchaseSchema,
  );
}

/** A checkout of several events of one seller as the form hands it over. */
export interface CheckoutRequest extends Pick<
  PurchaseRequest,
  'name' | 'email' | 'phone' | 'invoice' | 'idempotencyKey'
> {
  events: readonly Pick<PurchaseRequest, 'eventId' | 'items' | 'answers' | 'expectedTotal'>[];
}

/** Holds tickets of several events of one seller, of all of them or of none. */
export function checkOutTickets(backend: Backend, request: CheckoutRequest) {
  return callFunction(
    backend,
    'check_out_tickets',
    {
      p_events: toColumns(request.events),
      p_name: request.name,
      p_email: request.email,
      p_phone: request.phone,
      p_invoice: toColumns(request.invoice),
      p_idempotency_key: request.idempotencyKey,
    },
    checkoutSchema,
  );
}
