import { useSession, useWrite } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import type { BankAccount, Order } from './order.schema';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { seatChanges } from '../ticket/seat-changes';
import { orderKeys } from './order.keys';
import {
  cancelOrder,
  chooseBankTransfer,
  reportTransfer,
  requestRefund,
  setRefundAccount,
  withdrawRefund,
  type RefundRequest,
} from './order.repository';

/** A move of an order: its answer is the order afterwards. It may give seats or goods back. */
function useOrderMove<Input>(move: (backend: Backend, input: Input) => Promise<Order>) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  return useWrite(move, {
    touches: seatChanges,
    onSuccess: (order) => queryClient.setQueryData(orderKeys.one(order.id, user?.id ?? ''), order),
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
