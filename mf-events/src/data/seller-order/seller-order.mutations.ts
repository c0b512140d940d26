import { useBackend, useSession } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import type { BankAccount } from '@spotlight/shared/domain/orders';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import {
  confirmPayment,
  decideRefund,
  exportEventOrders,
  markRefunded,
  readRefundAccount,
  rejectPayment,
  setBankAccount,
  type RefundDecision,
} from './seller-order.repository';

/** A move of an order by its seller, after which everything about it is read again. */
function useSellerMove<Input, Output>(move: (backend: Backend, input: Input) => Promise<Output>) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => move(backend, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}

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
export function useReadRefundAccount() {
  const backend = useBackend();
  return useMutation({ mutationFn: (refundId: string) => readRefundAccount(backend, refundId) });
}

/** Reads every paid order of an event, for a file. Each reading is written down. */
export function useExportEventOrders() {
  const backend = useBackend();
  return useMutation({ mutationFn: (eventId: string) => exportEventOrders(backend, eventId) });
}

/** Says where buyers pay to. */
export function useSetBankAccount() {
  const { user } = useSession();
  return useSellerMove((backend, account: BankAccount) =>
    setBankAccount(backend, user?.id ?? '', account),
  );
}
