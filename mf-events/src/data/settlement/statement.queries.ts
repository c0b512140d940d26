import { useBackend, useSession } from '@spotlight/shared/contract';
import type { ExportedOrder } from '../seller-order/order-export.schema';
import type { Settlement } from './settlement.schema';
import { useQuery } from '@spotlight/shared/vendor/query';
import { exportEventOrders } from '../seller-order/seller-order.repository';
import { settlementKeys } from './settlement.keys';
import { listAllSettlements } from './settlement.repository';

/** What one event brought in, and each order that it is made of. */
export interface Statement {
  settlement: Settlement;
  orders: readonly ExportedOrder[];
}

/** The statement of an own event; `null` when there is nothing of it to settle. */
export function useStatement(eventId: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: settlementKeys.statement(user?.id ?? '', eventId),
    queryFn: async (): Promise<Statement | null> => {
      const settlement = (await listAllSettlements(backend, null)).find(
        (one) => one.eventId === eventId,
      );
      if (!settlement) return null;
      return { settlement, orders: (await exportEventOrders(backend, eventId)).rows };
    },
    enabled: user !== null,
    staleTime: 0,
    // Each reading of the orders is written down in the audit log.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
