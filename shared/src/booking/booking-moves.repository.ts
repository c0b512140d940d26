import { callFunction, toColumns, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { amendmentSchema, bookingReceiptSchema, depositOrderSchema } from './booking.schema';
import type { Hours } from './price.schema';

/** The host's yes to the guest's offer with this number. */
export const approveBooking = (
  backend: Backend,
  { id, offerNo }: { id: string; offerNo: number | null },
) =>
  callFunction(
    backend,
    'approve_booking',
    { p_booking_id: id, p_offer_no: offerNo },
    bookingReceiptSchema,
  );

export interface Refusal {
  id: string;
  reason: string;
  /** Other hours that the guest may ask for instead. */
  alternatives: readonly Hours[];
}

/** The host's no, with a reason that the guest reads. @throws AppError `SLOT_TAKEN` when other hours went meanwhile */
export const declineBooking = (backend: Backend, { id, reason, alternatives }: Refusal) =>
  callFunction(
    backend,
    'decline_booking',
    { p_booking_id: id, p_reason: reason, p_alternatives: toColumns(alternatives) },
    bookingReceiptSchema,
  );

/** A line of a quote as its form has it. */
interface QuoteLine {
  label: string;
  quantity: number;
  unitPrice: number;
}

export interface NewQuote {
  id: string;
  lines: readonly QuoteLine[];
  deposit: number | null;
  validUntil: string | null;
  terms: string | null;
}

/** The host names a price, line by line; the sum is the server's. */
export const sendQuote = (backend: Backend, quote: NewQuote) =>
  callFunction(
    backend,
    'send_quote',
    {
      p_booking_id: quote.id,
      p_lines: toColumns(quote.lines),
      p_deposit: quote.deposit,
      p_valid_until: quote.validUntil,
      p_terms: quote.terms,
    },
    bookingReceiptSchema,
  );

/** The guest's yes to a quote: takes the hours, opens the order for the deposit. */
export const acceptQuote = (backend: Backend, quoteId: string) =>
  callFunction(backend, 'accept_quote', { p_quote_id: quoteId }, bookingReceiptSchema);

/** The guest's no to a quote; the request stands again. */
export const declineQuote = (
  backend: Backend,
  { quoteId, reason }: { quoteId: string; reason: string | null },
) =>
  callFunction(
    backend,
    'decline_quote',
    { p_quote_id: quoteId, p_reason: reason },
    bookingReceiptSchema,
  );

/** Either side calls it off; the answer says what of the deposit goes back. */
export const cancelBooking = (
  backend: Backend,
  { id, reason }: { id: string; reason: string | null },
) =>
  callFunction(
    backend,
    'cancel_booking',
    { p_booking_id: id, p_reason: reason },
    bookingReceiptSchema,
  );

export interface NewAmendment {
  id: string;
  startAt: string;
  endAt: string;
  /** Only the host names one, where the price was named before. */
  total: number | null;
  note: string | null;
}

/** Either side proposes other hours; the old ones hold until the other side agrees. */
export const proposeAmendment = (
  backend: Backend,
  { id, startAt, endAt, total, note }: NewAmendment,
) =>
  callFunction(
    backend,
    'propose_amendment',
    { p_booking_id: id, p_start_at: startAt, p_end_at: endAt, p_total: total, p_note: note },
    amendmentSchema,
  );

/** The other side's answer; the proposer takes back by answering no. */
export const answerAmendment = (
  backend: Backend,
  { amendmentId, isAccepted }: { amendmentId: string; isAccepted: boolean },
) =>
  callFunction(
    backend,
    'answer_amendment',
    { p_amendment_id: amendmentId, p_accept: isAccepted },
    amendmentSchema,
  );

/** The host says that it took place. */
export const completeBooking = (backend: Backend, id: string) =>
  callFunction(backend, 'complete_booking', { p_booking_id: id }, bookingReceiptSchema);

/** The host says that nobody came. */
export const markNoShow = (backend: Backend, id: string) =>
  callFunction(backend, 'mark_no_show', { p_booking_id: id }, bookingReceiptSchema);

/** The host writes down by how long the guest stayed longer. */
export const recordOvertime = (
  backend: Backend,
  { id, minutes }: { id: string; minutes: number },
) =>
  callFunction(
    backend,
    'record_overtime',
    { p_booking_id: id, p_minutes: minutes },
    bookingReceiptSchema,
  );

/** A file that was uploaded for a message: its place, and what its sender calls it. */
export interface SentFile {
  path: string;
  name: string;
}

export interface NewMessage {
  id: string;
  body: string;
  attachments: readonly SentFile[];
  /** The same for a second try: it is the same message. */
  idempotencyKey: string;
}

export const sendMessage = (
  backend: Backend,
  { id, body, attachments, idempotencyKey }: NewMessage,
) =>
  callFunction(
    backend,
    'send_booking_message',
    {
      p_booking_id: id,
      p_body: body,
      p_attachments: toColumns(attachments),
      p_client_key: idempotencyKey,
    },
    z.row({ id: z.string() }),
  );

export const markMessagesRead = (backend: Backend, id: string) =>
  callFunction(backend, 'mark_booking_messages_read', { p_booking_id: id }, z.int());

export interface NewReview {
  id: string;
  rating: number;
  body: string | null;
}

/** One side writes about the other, within fourteen days. */
export const writeReview = (backend: Backend, { id, rating, body }: NewReview) =>
  callFunction(
    backend,
    'write_review',
    { p_booking_id: id, p_rating: rating, p_body: body },
    z.row({ id: z.string(), visibleAt: z.string() }),
  );

/** Whom a review is about answers it, once, for everybody to read. */
export const replyToReview = (backend: Backend, { id, reply }: { id: string; reply: string }) =>
  callFunction(
    backend,
    'reply_to_review',
    { p_review_id: id, p_reply: reply },
    z.row({ id: z.string(), reply: z.string() }),
  );

/** The host found the deposit in the account. */
export const confirmDeposit = (backend: Backend, orderId: string) =>
  callFunction(backend, 'confirm_payment', { p_order_id: orderId }, depositOrderSchema);

/** The host did not find it, and says why. */
export const rejectDeposit = (
  backend: Backend,
  { orderId, reason }: { orderId: string; reason: string },
) =>
  callFunction(
    backend,
    'reject_payment',
    { p_order_id: orderId, p_reason: reason },
    depositOrderSchema,
  );
