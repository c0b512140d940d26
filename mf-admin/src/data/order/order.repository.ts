import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import { serverTab, type OrderFilters } from './order.rules';
import {
  moneyCountsSchema,
  orderPageSchema,
  orderSchema,
  refundAccountSchema,
  takenBackSchema,
  type Order,
  type OrderPage,
} from './order.schema';

/**
 * One page of orders, latest first: those of the kinds that the administrator's rights open.
 * @throws AppError
 */
export const listOrders = (
  backend: Backend,
  { query, kind, ...place }: Omit<OrderFilters, 'open' | 'hide' | 'sort'>,
  signal?: AbortSignal,
): Promise<OrderPage> =>
  readFunction(
    backend,
    'admin_list_orders',
    { p_tab: serverTab(place), p_kind: kind, p_query: query, ...rowsAsked(place) },
    orderPageSchema,
    signal,
  );

export const getOrder = (backend: Backend, id: string, signal?: AbortSignal): Promise<Order> =>
  readFunction(backend, 'get_order', { p_order_id: id }, orderSchema, signal);

/** How many payments and refunds wait for somebody. */
export const countMoney = (backend: Backend, signal?: AbortSignal) =>
  readFunction(backend, 'admin_money_counts', {}, moneyCountsSchema, signal);

/** The money has arrived. */
export const confirmPayment = (backend: Backend, id: string) =>
  callFunction(backend, 'confirm_payment', { p_order_id: id }, orderSchema);

/** The money was looked for and is not there; the buyer reads why. */
export const rejectPayment = (backend: Backend, input: { id: string; reason: string }) =>
  callFunction(
    backend,
    'reject_payment',
    { p_order_id: input.id, p_reason: input.reason },
    orderSchema,
  );

export interface RefundDecision {
  id: string;
  isApproved: boolean;
  note: string | null;
}

export const decideRefund = (backend: Backend, { id, isApproved, note }: RefundDecision) =>
  callFunction(
    backend,
    'decide_refund',
    { p_refund_id: id, p_approve: isApproved, p_note: note },
    orderSchema,
  );

/** Gives all that is left back, though nobody asked, and takes back what was bought. */
export const giveRefund = (backend: Backend, input: { id: string; reason: string }) =>
  callFunction(
    backend,
    'give_refund',
    { p_order_id: input.id, p_reason: input.reason },
    orderSchema,
  );

/**
 * A payment that was confirmed by mistake is looked for again, with all that one line of the bank confirmed.
 * @throws AppError `INVALID_STATE` with the `hint` why not
 */
export const takeBackPayment = (backend: Backend, input: { id: string; reason: string }) =>
  callFunction(
    backend,
    'take_back_payment',
    { p_order_id: input.id, p_reason: input.reason },
    takenBackSchema,
  );

/** The money was sent back. */
export const markRefunded = (backend: Backend, input: { id: string; reference: string }) =>
  callFunction(
    backend,
    'mark_refunded',
    { p_refund_id: input.id, p_transfer_ref: input.reference },
    orderSchema,
  );

/** Where a refund goes; each reading is written down. Null when the buyer has not said. */
export const readRefundAccount = (backend: Backend, id: string) =>
  callFunction(backend, 'read_refund_account', { p_refund_id: id }, refundAccountSchema);
