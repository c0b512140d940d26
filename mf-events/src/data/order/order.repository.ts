import type { BankAccount } from '@spotlight/shared/bank-account/schema';
import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked, type ListRows } from '@spotlight/shared/files/rows';
import { orderPageSchema, orderSchema, refundQuoteSchema } from '@spotlight/shared/orders/schema';

/** Reads one order of the signed-in person. */
export function getOrder(backend: Backend, id: string, signal?: AbortSignal) {
  return readFunction(backend, 'get_order', { p_order_id: id }, orderSchema, signal);
}

/** What the purchase history can be narrowed to. */
interface OrderListFilters {
  tab: string | null;
  kind: string | null;
  /** Four digits, of Taipei's calendar. */
  year: string | null;
}

/** Which of it: a page, or what comes behind a place. */
export type OrderListRequest = OrderListFilters & ListRows;

/** Reads the purchase history, latest first. */
export function listOrders(
  backend: Backend,
  { tab, kind, year, ...rows }: OrderListRequest,
  signal?: AbortSignal,
) {
  const args = {
    p_tab: tab,
    p_kind: kind,
    p_year: year === null ? null : Number(year),
    ...rowsAsked(rows),
  };
  return readFunction(backend, 'my_orders', args, orderPageSchema, signal);
}

/** Settles that an order is paid by bank transfer, which gives it a day instead of minutes. */
export function chooseBankTransfer(backend: Backend, orderId: string) {
  return callFunction(backend, 'choose_bank_transfer', { p_order_id: orderId }, orderSchema);
}

/** Tells the seller that the money is on its way. */
export function reportTransfer(backend: Backend, orderId: string, last5: string) {
  const args = { p_order_id: orderId, p_last5: last5 };
  return callFunction(backend, 'report_transfer', args, orderSchema);
}

/** Gives an unpaid order up. */
export function cancelOrder(backend: Backend, orderId: string) {
  return callFunction(backend, 'cancel_order', { p_order_id: orderId }, orderSchema);
}

/** What would come back now: for these tickets, or for the whole order. */
export function getRefundQuote(
  backend: Backend,
  orderId: string,
  ticketIds: readonly string[] | null,
) {
  const args = { p_order_id: orderId, p_ticket_ids: ticketIds };
  return callFunction(backend, 'refund_quote', args, refundQuoteSchema);
}

/** A request for money back as the form hands it over. */
export interface RefundRequest {
  orderId: string;
  /** Absent: the whole order. */
  ticketIds?: readonly string[];
  reason: string;
  account: BankAccount;
  /** The amount that was shown; another one by now is refused as PRICE_CHANGED. */
  expectedAmount: number;
}

/** Asks for money back. */
export function requestRefund(backend: Backend, request: RefundRequest) {
  const args = {
    p_order_id: request.orderId,
    p_ticket_ids: request.ticketIds,
    p_reason: request.reason,
    p_bank_code: request.account.bankCode,
    p_account_no: request.account.accountNo,
    p_account_name: request.account.accountName,
    p_expected_amount: request.expectedAmount,
  };
  return callFunction(backend, 'request_refund', args, orderSchema);
}

const accountArgs = (account: BankAccount) => ({
  p_bank_code: account.bankCode,
  p_account_no: account.accountNo,
  p_account_name: account.accountName,
});

/** Says where late money goes; answers the order that it came for. */
export function setLateAccount(backend: Backend, id: string, account: BankAccount) {
  return callFunction(
    backend,
    'set_late_account',
    { p_id: id, ...accountArgs(account) },
    orderSchema,
  );
}

/** Lets late money pay an order of the same two; answers that order. */
export function joinLatePayment(backend: Backend, id: string, orderId: string) {
  return callFunction(backend, 'join_late_payment', { p_id: id, p_order_id: orderId }, orderSchema);
}

/** Says where the money of a refund goes that the seller began. */
export function setRefundAccount(backend: Backend, refundId: string, account: BankAccount) {
  const args = { p_refund_id: refundId, ...accountArgs(account) };
  return callFunction(backend, 'set_refund_account', args, orderSchema);
}

/** Takes a request for money back while nobody has decided. */
export function withdrawRefund(backend: Backend, refundId: string) {
  return callFunction(backend, 'withdraw_refund', { p_refund_id: refundId }, orderSchema);
}
