import { useWrite } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import { useSellerDesk } from './seller-desk';
import { sellerOrderKeys } from './seller-order.keys';
import {
  confirmPayment,
  correctTracking,
  decideRefund,
  handOverOrder,
  markRefunded,
  readLateAccount,
  readRefundAccount,
  recordLatePayment,
  rejectPayment,
  returnLatePayment,
  type RefundDecision,
} from './seller-order.repository';

/** A move of an order by its seller: sums and what is left may be others afterwards. */
function useSellerMove<Input, Output>(move: (backend: Backend, input: Input) => Promise<Output>) {
  const { touches } = useSellerDesk();
  return useWrite(move, { touches: [sellerOrderKeys.all, ...touches] });
}

/** The money has arrived. */
export const useConfirmPayment = () => useSellerMove(confirmPayment);

/** The money is not there. */
export const useRejectPayment = () =>
  useSellerMove((backend, { orderId, reason }: { orderId: string; reason: string }) =>
    rejectPayment(backend, orderId, reason),
  );

/** The goods were sent, or handed to the buyer. */
export const useHandOverOrder = () =>
  useSellerMove((backend, { orderId, note }: { orderId: string; note: string | null }) =>
    handOverOrder(backend, orderId, note),
  );

/** What was told of the parcel was wrong. */
export const useCorrectTracking = () =>
  useSellerMove((backend, { orderId, note }: { orderId: string; note: string }) =>
    correctTracking(backend, orderId, note),
  );

/** Agrees to a refund or not. */
export const useDecideRefund = () => useSellerMove<RefundDecision, unknown>(decideRefund);

/** The money was sent back. */
export const useMarkRefunded = () =>
  useSellerMove((backend, { refundId, reference }: { refundId: string; reference: string }) =>
    markRefunded(backend, refundId, reference),
  );

/** A transfer came that the order does not wait for. */
export const useRecordLatePayment = () =>
  useSellerMove((backend, { orderId, amount }: { orderId: string; amount: number }) =>
    recordLatePayment(backend, orderId, amount),
  );

/** Late money was sent back. */
export const useReturnLatePayment = () =>
  useSellerMove((backend, { id, reference }: { id: string; reference: string }) =>
    returnLatePayment(backend, id, reference),
  );

/** Shows where late money goes, as that of a refund. */
export const useReadLateAccount = () => useWrite(readLateAccount);

/** Shows where a refund goes. Each reading is written down, so it is asked for and never fetched ahead. */
export const useReadRefundAccount = () => useWrite(readRefundAccount);
