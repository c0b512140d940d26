import { useWrite } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { salesChanges } from '../organizer/sales-changes';
import {
  confirmPayment,
  decideRefund,
  exportEventOrders,
  markRefunded,
  readRefundAccount,
  rejectPayment,
  type RefundDecision,
} from './seller-order.repository';

/** A move of an order by its seller: sums, sales and attendees may be others afterwards. */
const useSellerMove = <Input, Output>(move: (backend: Backend, input: Input) => Promise<Output>) =>
  useWrite(move, { touches: salesChanges });

/** The money has arrived. */
export const useConfirmPayment = () => useSellerMove(confirmPayment);

/** The money is not there. */
export const useRejectPayment = () =>
  useSellerMove((backend, { orderId, reason }: { orderId: string; reason: string }) =>
    rejectPayment(backend, orderId, reason),
  );

/** Agrees to a refund or not. */
export const useDecideRefund = () => useSellerMove<RefundDecision, unknown>(decideRefund);

/** The money was sent back. */
export const useMarkRefunded = () =>
  useSellerMove((backend, { refundId, reference }: { refundId: string; reference: string }) =>
    markRefunded(backend, refundId, reference),
  );

/** Shows where a refund goes. Each reading is written down, so it is asked for and never fetched ahead. */
export const useReadRefundAccount = () => useWrite(readRefundAccount);

/** Reads every paid order of an event, for a file. Each reading is written down. */
export const useExportEventOrders = () => useWrite(exportEventOrders);
