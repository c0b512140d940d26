import { useBackend, useWrite } from '@spotlight/shared/contract';
import type { PaymentAttempt } from '@spotlight/shared/orders/schema';
import { useQuery, useQueryClient } from '@spotlight/shared/vendor/query';
import { orderKeys } from '../order/order.keys';
import { paymentKeys } from './payment.keys';
import { checkPayment, readMethods, startPayment } from './payment.repository';

/** How one can pay beside bank transfer. Whoever cannot be asked offers nothing, and transfer is left. */
export function useProviderMethods(isWanted: boolean) {
  const backend = useBackend();
  return useQuery({
    queryKey: paymentKeys.methods,
    queryFn: () => readMethods(backend),
    enabled: isWanted,
    staleTime: 300_000,
  });
}

/** Begins to pay through a provider. */
export const useStartPayment = () => useWrite(startPayment, { touches: [orderKeys.all] });

const CHECK_INTERVAL_MS = 5_000;

/** While somebody is back from LINE Pay, which waits for our word: asks, and reads the order again. */
export function useReturnFromProvider(attempt: PaymentAttempt) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  useQuery({
    queryKey: paymentKeys.check(attempt.tradeNo),
    queryFn: async () => {
      await checkPayment(backend, attempt.tradeNo);
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
      return null;
    },
    enabled: attempt.method === 'linepay' && attempt.state === 'started',
    refetchInterval: CHECK_INTERVAL_MS,
    staleTime: 0,
  });
}
