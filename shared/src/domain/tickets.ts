import * as z from '@spotlight/shared/vendor/zod';
import { eventInListSchema, eventStatusSchema } from './events';
import { answerSchema, givenAnswerSchema, questionSchema } from './questions';

/** States of a registration. A pending one waits for a decision or for its payment. */
export const registrationStatuses = ['pending', 'confirmed', 'cancelled'] as const;
/** States of a ticket. */
export const ticketStatuses = [
  'valid',
  'checked_in',
  'transferring',
  'cancelled',
  'refunded',
] as const;
/** States of a place in the line. */
export const waitlistStatuses = [
  'waiting',
  'offered',
  'purchased',
  'cancelled',
  'expired',
] as const;
/** States of a ticket on its way to somebody else. */
export const transferStatuses = [
  'offered',
  'accepted',
  'declined',
  'cancelled',
  'expired',
] as const;
/** What a scan at the door comes to. */
export const scanResults = [
  'ok',
  'duplicate',
  'invalid',
  'wrong_gate',
  'revoked',
  'duplicate_offline',
] as const;
/** States of a helper at the doors. */
export const staffStatuses = ['invited', 'active', 'removed'] as const;
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

const registrationStatus = z.enum(registrationStatuses);
const awaits = z.nullable(z.enum(['approval', 'payment']));
const page = { total: z.number(), page: z.number(), page_size: z.number() };

const orderSummary = z.object({
  id: z.string(),
  order_no: z.string(),
  status: z.string(),
  total: z.number(),
  hold_expires_at: z.nullable(z.string()),
});

/** One line of what `hold_tickets` takes. */
export const ticketLineSchema = z.object({
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

/** What `hold_tickets` answers; without an order the organizer decides first. */
export const purchaseSchema = z.object({
  order: z.nullable(orderSummary),
  registrations: z.array(
    z.object({
      id: z.string(),
      registration_no: z.string(),
      ticket_type_id: z.string(),
      quantity: z.number(),
      status: registrationStatus,
    }),
  ),
  ticket_ids: z.array(z.string()),
});

/** A page of `my_registrations`. */
export const registrationPageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      registration_no: z.string(),
      status: registrationStatus,
      awaits,
      ticket_type_name: z.string(),
      quantity: z.number(),
      amount: z.number(),
      registered_at: z.string(),
      cancelled_at: z.nullable(z.string()),
      cancel_reason: z.nullable(z.string()),
      order: z.nullable(orderSummary),
      can_cancel: z.boolean(),
      /** What the event asks today. */
      questions: z.array(questionSchema),
      /** With the words of the questions as they were. */
      answers: z.array(givenAnswerSchema),
      can_edit_answers: z.boolean(),
      answers_close_at: z.string(),
      event: eventInListSchema,
    }),
  ),
  ...page,
});

/** What `decide_registration` answers; with an order when there is something to pay. */
export const registrationDecisionSchema = z.object({
  status: registrationStatus,
  order_id: z.nullable(z.string()),
});

/** What `decide_registrations` answers; what was settled before is passed over. */
export const registrationDecisionsSchema = z.object({
  decided: z.array(z.string()),
  skipped: z.array(z.object({ id: z.string(), code: z.string() })),
});

/** A place in the line, as `join_waitlist` answers it. */
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
  /** What the scanner at the door reads. */
  qr: z.string(),
  registration_id: z.string(),
  /** For a refund; `null` for free tickets and those that somebody else bought. */
  order_id: z.nullable(z.string()),
  can_transfer: z.boolean(),
  event: eventInListSchema,
});

/** Somebody whom an organizer expects. */
export const attendeeSchema = z.object({
  id: z.string(),
  registration_no: z.string(),
  name: z.string(),
  email: z.string(),
  /** Masked but for the week before and after the event. */
  phone: z.string(),
  ticket_type_id: z.string(),
  ticket_type_name: z.string(),
  quantity: z.number(),
  amount: z.number(),
  status: registrationStatus,
  awaits,
  answers: z.array(givenAnswerSchema),
  notes: z.nullable(z.string()),
  admin_notes: z.nullable(z.string()),
  registered_at: z.string(),
  cancelled_at: z.nullable(z.string()),
  cancel_reason: z.nullable(z.string()),
  tickets: z.array(
    z.object({
      id: z.string(),
      ticket_no: z.string(),
      status: z.enum(ticketStatuses),
      holder_name: z.string(),
      checked_in_at: z.nullable(z.string()),
    }),
  ),
});

/** A page of `event_attendees`. */
export const attendeePageSchema = z.object({ items: z.array(attendeeSchema), ...page });

/** What `export_attendees` answers: one row for each ticket in use. */
export const attendeeExportSchema = z.object({
  event: z.string(),
  questions: z.array(questionSchema),
  rows: z.array(
    z.object({
      registration_no: z.string(),
      ticket_no: z.string(),
      ticket_type: z.string(),
      holder_name: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      price_paid: z.number(),
      status: z.enum(ticketStatuses),
      registered_at: z.string(),
      checked_in_at: z.nullable(z.string()),
      admin_notes: z.nullable(z.string()),
      answers: z.array(givenAnswerSchema),
    }),
  ),
});

/** What `find_at_door` answers. */
export const doorTicketsSchema = z.array(
  z.object({
    id: z.string(),
    ticket_no: z.string(),
    holder_name: z.string(),
    /** Who registered. */
    buyer_name: z.string(),
    ticket_type_name: z.string(),
    status: z.enum(['valid', 'transferring', 'checked_in']),
    checked_in_at: z.nullable(z.string()),
  }),
);

/** A door. */
export const gateSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** `null`: every type may pass. */
  allowed_types: z.nullable(z.array(z.string())),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
});

/** What a scanner keeps to work without network. Never a secret. */
export const gateManifestSchema = z.object({
  event: z.object({
    id: z.string(),
    title: z.string(),
    starts_at: z.string(),
    ends_at: z.string(),
    status: eventStatusSchema,
  }),
  gate: z.nullable(gateSchema),
  gates: z.array(gateSchema),
  types: z.record(z.string(), z.string()),
  generated_at: z.string(),
  tickets: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      /** SHA-256 of the secret in the code, as hex. */
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      status: z.enum(ticketStatuses),
      type: z.string(),
      initial: z.string(),
    }),
  ),
});

/** One scan, as `check_in` answers it. */
export const scanSchema = z.object({
  nonce: z.string(),
  result: z.enum(scanResults),
  scanned_at: z.string(),
  ticket: z.nullable(
    z.object({
      id: z.string(),
      ticket_no: z.string(),
      holder_name: z.string(),
      ticket_type_name: z.string(),
      checked_in_at: z.nullable(z.string()),
    }),
  ),
});

/** What `merge_scans` answers. */
export const mergedScansSchema = z.object({ scans: z.array(scanSchema) });

/** What `checkin_counts` answers. */
export const checkinCountsSchema = z.object({
  expected: z.number(),
  checked_in: z.number(),
  by_type: z.array(
    z.object({ id: z.string(), name: z.string(), expected: z.number(), checked_in: z.number() }),
  ),
  results: z.partialRecord(z.enum(scanResults), z.number()),
  last_at: z.nullable(z.string()),
  by_gate: z.array(z.object({ id: z.string(), name: z.string(), checked_in: z.number() })),
});

/** What `invite_staff` answers. */
export const staffSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(staffStatuses),
});

/** What `event_doors` answers: who helps at the doors of an own event, and its gates. */
export const eventDoorsSchema = z.object({
  event: z.object({
    id: z.string(),
    title: z.string(),
    status: eventStatusSchema,
    starts_at: z.string(),
    ends_at: z.string(),
  }),
  types: z.array(z.object({ id: z.string(), name: z.string() })),
  staff: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      /** `null` until the invitation is accepted. */
      name: z.nullable(z.string()),
      status: z.enum(staffStatuses),
      /** How many people came in by this person. */
      let_in: z.number(),
    }),
  ),
  /** `scans`: a gate where somebody was scanned stays. */
  gates: z.array(z.object({ ...gateSchema.shape, scans: z.number() })),
});
export type EventDoors = z.infer<typeof eventDoorsSchema>;

/** What `my_door_events` answers: where one may scan, and invitations. */
export const doorEventsSchema = z.array(
  z.object({
    invitation_id: z.nullable(z.string()),
    status: z.enum(staffStatuses),
    event: eventInListSchema,
  }),
);
