import { useShell } from '@spotlight/shared/contract';
import type { BankAccount, Order, RefundRequest } from '@spotlight/shared/domain/orders';
import { useMutation, useQueryClient } from '@spotlight/shared/vendor/query';
import {
  cancelOrder,
  chooseBankTransfer,
  reportTransfer,
  requestRefund,
  setRefundAccount,
  withdrawRefund,
} from './order.repository';
import { orderKeys } from './order.queries';

/** A move of an order: its answer is the order afterwards, and everything about it is read again. */
function useOrderMove<Input>(
  move: (backend: ReturnType<typeof useShell>['backend'], input: Input) => Promise<Order>,
) {
  const { backend, session } = useShell();
  const queryClient = useQueryClient();
  return useMutation({
    // A device that believes itself offline says so instead of waiting for ever.
    networkMode: 'always',
    mutationFn: (input: Input) => move(backend, input),
    onSuccess: (order) => {
      queryClient.setQueryData(orderKeys.one(order.id, session.user?.id ?? ''), order);
    },
    // Also after a failure: "expired" and "somebody was faster" mean that the page shows what was.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['events'] }),
  });
}

/** Settles on paying by bank transfer. */
export const useChooseBankTransfer = () => useOrderMove<string>(chooseBankTransfer);

/** Reports a transfer by the last five digits of the account that it came from. */
export const useReportTransfer = () =>
  useOrderMove<{ orderId: string; last5: string }>((backend, { orderId, last5 }) =>
    reportTransfer(backend, orderId, last5),
  );

/** Gives an unpaid order up. */
export const useCancelOrder = () => useOrderMove<string>(cancelOrder);

/** Asks for money back. */
export const useRequestRefund = () => useOrderMove<RefundRequest>(requestRefund);

/** Says where the money of a refund goes that the seller began. */
export const useSetRefundAccount = () =>
  useOrderMove<{ refundId: string; account: BankAccount }>((backend, { refundId, account }) =>
    setRefundAccount(backend, refundId, account),
  );

/** Takes a request for money back. */
export const useWithdrawRefund = () => useOrderMove<string>(withdrawRefund);
