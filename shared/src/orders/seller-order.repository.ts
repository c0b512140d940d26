import { bankAccountSchema } from '@spotlight/shared/bank-account/schema';
import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked, type ListRows } from '../files/list-rows.schema';
import type { Payee } from '../bank-account/bank-account.schema';
import { orderSchema, sellerOrderPageSchema } from './order.schema';
import * as z from '@spotlight/shared/vendor/zod';

/** Whose orders, and what they are narrowed to. */
export interface SellerOrderFilters {
  seller: Payee;
  kind: 'ticket' | 'product';
  tab: string | null;
  query: string;
  /** Only orders of this event. */
  eventId: string | null;
}

/** Which of them: a page, or what comes behind a place. */
export type SellerOrderRequest = SellerOrderFilters & ListRows;

/** Reads what people bought of a seller, latest first. */
export function listSellerOrders(
  backend: Backend,
  { seller, kind, tab, query, eventId, ...rows }: SellerOrderRequest,
  signal?: AbortSignal,
) {
  const args = {
    p_seller_type: seller.type,
    p_seller_id: seller.id,
    p_kind: kind,
    p_tab: tab,
    p_query: query,
    p_event_id: eventId,
    ...rowsAsked(rows),
  };
  return readFunction(backend, 'seller_orders', args, sellerOrderPageSchema, signal);
}

/** Reads one order. */
export function getSoldOrder(backend: Backend, id: string, signal?: AbortSignal) {
  return readFunction(backend, 'get_order', { p_order_id: id }, orderSchema, signal);
}

/** The money has arrived. */
export function confirmPayment(backend: Backend, orderId: string) {
  return callFunction(backend, 'confirm_payment', { p_order_id: orderId }, orderSchema);
}

/** The money was looked for and is not there; the buyer reads why. */
export function rejectPayment(backend: Backend, orderId: string, reason: string) {
  const args = { p_order_id: orderId, p_reason: reason };
  return callFunction(backend, 'reject_payment', args, orderSchema);
}

/** The goods were sent or handed over; the note, such as a tracking number, is told to the buyer. */
export function handOverOrder(backend: Backend, orderId: string, note: string | null) {
  const args = { p_order_id: orderId, p_note: note };
  return callFunction(backend, 'hand_over_order', args, orderSchema);
}

/** What was told of the parcel was wrong; the buyer is told what is right. */
export function correctTracking(backend: Backend, orderId: string, note: string) {
  const args = { p_order_id: orderId, p_note: note };
  return callFunction(backend, 'correct_tracking', args, orderSchema);
}

export interface RefundDecision {
  refundId: string;
  isApproved: boolean;
  note: string | null;
}

/** Agrees to a refund or not. */
export function decideRefund(backend: Backend, { refundId, isApproved, note }: RefundDecision) {
  const args = { p_refund_id: refundId, p_approve: isApproved, p_note: note };
  return callFunction(backend, 'decide_refund', args, orderSchema);
}

/** The money was sent back. */
export function markRefunded(backend: Backend, refundId: string, transferRef: string) {
  const args = { p_refund_id: refundId, p_transfer_ref: transferRef };
  return callFunction(backend, 'mark_refunded', args, orderSchema);
}

/** A transfer came that the order does not wait for: its buyer is told. */
export function recordLatePayment(backend: Backend, orderId: string, amount: number) {
  const args = { p_order_id: orderId, p_amount: amount };
  return callFunction(backend, 'record_late_payment', args, orderSchema);
}

/** Late money was sent back. */
export function returnLatePayment(backend: Backend, id: string, transferRef: string) {
  const args = { p_id: id, p_transfer_ref: transferRef };
  return callFunction(backend, 'return_late_payment', args, orderSchema);
}

/** Reads where late money goes, which is written down; `null` when the buyer has not said. */
export function readLateAccount(backend: Backend, id: string) {
  return callFunction(backend, 'read_late_account', { p_id: id }, z.nullable(bankAccountSchema));
}

/** Reads where a refund goes, which is written down; `null` when the buyer has not said. */
export function readRefundAccount(backend: Backend, refundId: string) {
  const args = { p_refund_id: refundId };
  return callFunction(backend, 'read_refund_account', args, z.nullable(bankAccountSchema));
}
