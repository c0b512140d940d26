import type { BankAccount } from '@spotlight/shared/bank-account/schema';
import { useSession, useWrite } from '@spotlight/shared/contract';
import type { Backend } from '@spotlight/shared/data';
import type { Order } from '@spotlight/shared/orders/schema';
import { useQueryClient } from '@spotlight/shared/vendor/query';
import { seatChanges } from '../ticket/seat-changes';
import { orderKeys } from './order.keys';
import {
  cancelOrder,
  chooseBankTransfer,
  joinLatePayment,
  reportTransfer,
  requestRefund,
  setLateAccount,
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

/** Makes a move of orders that are paid together, one after the other; answers the first of them. */
async function moveAll(
  ids: readonly string[],
  move: (id: string) => Promise<Order>,
): Promise<Order> {
  let first: Order | undefined;
  for (const id of ids) {
    // Each order is a move of its own: what was done is done when the next one is refused.
    // eslint-disable-next-line no-await-in-loop
    const order = await move(id);
    first ??= order;
  }
  if (!first) throw new Error('there is nothing to move');
  return first;
}

/** Settles on paying by bank transfer, for orders that are paid together. */
export const useChooseBankTransfer = () =>
  useOrderMove<readonly string[]>((backend, ids) =>
    moveAll(ids, (id) => chooseBankTransfer(backend, id)),
  );

/** Reports a transfer by the last five digits of the account that it came from. */
export const useReportTransfer = () =>
  useOrderMove<{ orderIds: readonly string[]; last5: string }>((backend, { orderIds, last5 }) =>
    moveAll(orderIds, (id) => reportTransfer(backend, id, last5)),
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

/** Says where late money goes. */
export const useSetLateAccount = () =>
  useOrderMove<{ id: string; account: BankAccount }>((backend, { id, account }) =>
    setLateAccount(backend, id, account),
  );

/** Lets late money pay an order; what paid is read anew. */
export const useJoinLatePayment = () =>
  useOrderMove<{ id: string; orderId: string }>((backend, { id, orderId }) =>
    joinLatePayment(backend, id, orderId),
  );

/** Takes a request for money back. */
export const useWithdrawRefund = () => useOrderMove<string>(withdrawRefund);
