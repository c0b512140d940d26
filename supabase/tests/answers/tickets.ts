import * as z from '@spotlight/shared/vendor/zod';
import { answerSchema } from '@spotlight/shared/event-form/question';
import { eventInListSchema } from '../../../mf-events/src/data/event/event-in-list.schema';
import { ticketStatuses } from '../../../mf-events/src/data/ticket/ticket-status.schema';

/** States of a waitlist entry. */
const waitlistStatuses = ['waiting', 'offered', 'purchased', 'cancelled', 'expired'] as const;

/** States of a ticket on its way to somebody else. */
export const transferStatuses = [
  'offered',
  'accepted',
  'declined',
  'cancelled',
  'expired',
] as const;

/** Why tickets are not refunded. */
export const ticketRefundReasons = [
  'unknown_ticket',
  'refunded',
  'used',
  'given_away',
  'transferring',
  'cancelled',
  'too_late',
] as const;

/** One line of what `hold_tickets` takes. */
const ticketLineSchema = z.object({
  ticket_type_id: z.string(),
  quantity: z.number().check(z.int(), z.gte(1)),
});

/** What `hold_tickets` takes. */
export const purchaseRequestSchema = z.object({
  p_event_id: z.string(),
  p_items: z.array(ticketLineSchema).check(z.minLength(1), z.maxLength(10)),
  p_name: z.string(),
  p_email: z.string(),
  p_phone: z.string(),
  p_answers: z.optional(z.array(answerSchema)),
  p_invoice: z.optional(z.record(z.string(), z.unknown())),
  /** The total that the buyer saw. */
  p_expected_total: z.number().check(z.int(), z.gte(0)),
  p_idempotency_key: z.optional(z.string()),
});

/** A waitlist entry, as `join_waitlist` answers it. */
export const waitlistEntrySchema = z.object({
  id: z.string(),
  event_id: z.string(),
  ticket_type_id: z.string(),
  ticket_type_name: z.string(),
  quantity: z.number(),
  status: z.enum(waitlistStatuses),
  offer_expires_at: z.nullable(z.string()),
  order_id: z.nullable(z.string()),
  created_at: z.string(),
  /** 1 is next; `null` unless waiting. */
  position: z.nullable(z.number()),
});

/** What `my_waitlist` answers. */
export const myWaitlistSchema = z.array(
  z.extend(waitlistEntrySchema, { event: eventInListSchema }),
);

/** A ticket on its way, without its token. */
export const transferSchema = z.object({
  id: z.string(),
  status: z.enum(transferStatuses),
  /** NT$ that the two settle between themselves: 0 or the price on the ticket. */
  price: z.number(),
  expires_at: z.string(),
  created_at: z.string(),
  ticket: z.object({ id: z.string(), ticket_no: z.string(), ticket_type_name: z.string() }),
  from_name: z.string(),
  event: eventInListSchema,
});

/** What `offer_transfer` answers: the token of the link is shown this once. */
export const transferOfferSchema = z.extend(transferSchema, {
  to_email: z.string(),
  token: z.string(),
});

/** What `my_transfers` answers. */
export const myTransfersSchema = z.object({
  sent: z.array(z.extend(transferSchema, { to_email: z.string() })),
  received: z.array(transferSchema),
});

/** A ticket in `my_tickets`. */
export const ownTicketSchema = z.object({
  id: z.string(),
  ticket_no: z.string(),
  status: z.enum(ticketStatuses),
  ticket_type_id: z.string(),
  ticket_type_name: z.string(),
  holder_name: z.string(),
  price_paid: z.number(),
  /** What the scanner at the gate reads. */
  qr: z.string(),
  registration_id: z.string(),
  /** For a refund; `null` for free tickets and those that somebody else bought. */
  order_id: z.nullable(z.string()),
  can_transfer: z.boolean(),
  event: eventInListSchema,
});
