import * as z from '@spotlight/shared/vendor/zod';
import { nextRows } from '../files/list-rows.schema';
import { cancellationPolicies, hoursSchema, priceLineSchema } from './price.schema';

/** What is booked: a venue, or the performance of a performer. */
const bookingKinds = ['venue', 'performance'] as const;

/** The way of a booking. From `awaiting_payment` on it has its hours to itself. */
export const bookingStatuses = [
  'requested',
  'quoted',
  'awaiting_payment',
  'confirmed',
  'completed',
  'no_show',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The two sides of a booking, and the administrator who looks at it. */
const bookingSides = ['guest', 'host', 'admin'] as const;
export type BookingSide = (typeof bookingSides)[number];

const quoteStatuses = ['sent', 'accepted', 'declined', 'expired', 'superseded'] as const;

const amendmentStatuses = ['proposed', 'accepted', 'declined', 'withdrawn', 'expired'] as const;

const money = z.int().check(z.gte(0));

/** ISO 8601 with a zone. */
const time = z.string();

const optionalText = z.nullable(z.string());

const receipt = {
  id: z.string(),
  bookingNo: z.string(),
  kind: z.enum(bookingKinds),
  status: z.enum(bookingStatuses),
  startAt: time,
  endAt: time,
  /** Null until a performer names a price. */
  total: z.nullable(money),
  deposit: z.nullable(money),
  /** The offer that the price is from; whoever agrees names it. */
  offerNo: z.nullable(z.int()),
  orderId: optionalText,
  respondBy: z.nullable(time),
  payBy: z.nullable(time),
  jointId: optionalText,
  isDemo: z.boolean(),
};

/** What every step of a booking answers. */
export const bookingReceiptSchema = z.row({
  ...receipt,
  quoteId: z.optional(z.string()),
  refundAmount: z.optional(z.nullable(money)),
  overtimeMinutes: z.optional(z.nullable(z.int())),
  overtimeAmount: z.optional(z.nullable(money)),
});
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;

const card = {
  ...receipt,
  side: z.enum(bookingSides),
  venueId: optionalText,
  performerId: optionalText,
  /** The venue or the performer that is booked. */
  subjectName: z.string(),
  venueName: optionalText,
  guestName: z.string(),
  purpose: optionalText,
  performanceType: optionalText,
  attendees: z.nullable(z.int()),
  isJoint: z.boolean(),
  /** Written down by the host for somebody who booked without the site: it has no page and no number. */
  isPhone: z.boolean(),
  createdAt: time,
  /** Messages of the other party that the reader has not seen. */
  unread: z.int(),
};

export const bookingCardSchema = z.row(card);
export type BookingCard = z.infer<typeof bookingCardSchema>;

/** What `my_bookings` answers. */
export const bookingPageSchema = z.row({
  items: z.array(bookingCardSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  next: nextRows,
});

const quoteSchema = z.row({
  id: z.string(),
  number: z.int(),
  lines: z.array(priceLineSchema),
  total: money,
  deposit: money,
  validUntil: time,
  terms: optionalText,
  status: z.enum(quoteStatuses),
  createdAt: time,
});
export type Quote = z.infer<typeof quoteSchema>;

/** What `propose_amendment` and `answer_amendment` answer. */
export const amendmentSchema = z.row({
  id: z.string(),
  bookingId: z.string(),
  proposedBy: z.enum(['guest', 'host']),
  oldStartAt: time,
  oldEndAt: time,
  newStartAt: time,
  newEndAt: time,
  oldTotal: money,
  newTotal: money,
  priceDifference: z.int(),
  note: optionalText,
  status: z.enum(amendmentStatuses),
  validUntil: time,
});
export type Amendment = z.infer<typeof amendmentSchema>;

/** What `get_booking` answers. */
export const bookingSchema = z.row({
  ...card,
  eventId: optionalText,
  loadInAt: z.nullable(time),
  location: optionalText,
  budgetMin: z.nullable(money),
  budgetMax: z.nullable(money),
  requirements: optionalText,
  facilities: z.array(z.row({ id: z.string(), quantity: z.int() })),
  message: optionalText,
  priceLines: z.nullable(z.array(priceLineSchema)),
  cancellationPolicy: z.enum(cancellationPolicies),
  /** What a guest who cancels now gets back of the deposit. */
  refundPercentNow: z.int(),
  refundAmount: z.nullable(money),
  cancelledBy: z.nullable(z.enum(['guest', 'host', 'system'])),
  cancelReason: optionalText,
  /** Other hours that the host named with a no; nobody holds them. */
  alternatives: z.array(hoursSchema),
  /** When both agreed on the price. */
  agreedAt: z.nullable(time),
  confirmedAt: z.nullable(time),
  completedAt: z.nullable(time),
  overtimeMinutes: z.nullable(z.int()),
  overtimeAmount: z.nullable(money),
  orderStatus: optionalText,
  /** The other booking of a pair, for the guest. */
  partner: z.nullable(z.row({ ...receipt, venueId: optionalText, performerId: optionalText })),
  /** Of the other party, once it is confirmed. */
  contact: z.nullable(z.row({ name: z.string(), phone: optionalText, email: optionalText })),
  /** For the host, while it waits for an answer: who has these hours or wants them, too. */
  calendar: z.nullable(
    z.row({
      /** Whoever had them first; a block has no booking, and perhaps no name. */
      takenBy: z.nullable(
        z.row({
          bookingId: optionalText,
          bookingNo: optionalText,
          name: optionalText,
          startAt: time,
          endAt: time,
          since: time,
        }),
      ),
      othersAsking: z.int(),
    }),
  ),
  /** For the host: how often the guest came before, and what hosts said of them. */
  guestRecord: z.nullable(
    z.row({ held: z.int(), rating: z.row({ average: z.nullable(z.number()), total: z.int() }) }),
  ),
  quotes: z.array(quoteSchema),
  amendments: z.array(amendmentSchema),
  /** What the reader wrote about the other party afterwards. */
  review: z.nullable(
    z.row({ rating: z.int(), body: optionalText, visibleAt: time, reply: optionalText }),
  ),
  /** What the other party wrote about the reader, once it is visible. */
  receivedReview: z.nullable(
    z.row({ id: z.string(), rating: z.int(), body: optionalText, reply: optionalText }),
  ),
});
export type Booking = z.infer<typeof bookingSchema>;

const attachmentSchema = z.row({
  id: z.string(),
  /** In the bucket `attachments`. */
  path: z.string(),
  /** What its sender called it. */
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

const messageSchema = z.row({
  id: z.string(),
  /** Empty where files say it all. */
  body: z.string(),
  isMine: z.boolean(),
  side: z.enum(['guest', 'host']),
  createdAt: time,
  readAt: z.nullable(time),
  attachments: z.array(attachmentSchema),
});
export type BookingMessage = z.infer<typeof messageSchema>;

/** What `booking_thread` answers: latest first. */
export const bookingThreadSchema = z.row({ items: z.array(messageSchema) });

/** The order of a deposit, as far as a booking shows it. */
export const depositOrderSchema = z.row({
  id: z.string(),
  status: z.string(),
  total: money,
  payments: z.array(
    z.row({
      status: z.string(),
      transferLast5: optionalText,
      reportedAt: z.nullable(time),
    }),
  ),
});
