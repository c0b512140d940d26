import { useBackend, useSession } from '@spotlight/shared/contract';
import type { ExportedOrder } from '../seller-order/order-export.schema';
import type { Settlement } from './settlement.schema';
import { useQuery } from '@spotlight/shared/vendor/query';
import { exportEventOrders } from '../seller-order/seller-order.repository';
import { settlementKeys } from './settlement.keys';
import { listAllSettlements } from './settlement.repository';

/** What one event brought in, the latest statement first, and each order that it is made of. */
export interface Statement {
  settlements: readonly Settlement[];
  orders: readonly ExportedOrder[];
}

/** The statement of an own event; `null` when there is nothing of it to settle. */
export function useStatement(eventId: string) {
  const backend = useBackend();
  const { user } = useSession();
  return useQuery({
    queryKey: settlementKeys.statement(user?.id ?? '', eventId),
    queryFn: async (): Promise<Statement | null> => {
      const settlements = (await listAllSettlements(backend, null)).filter(
        (one) => one.eventId === eventId,
      );
      if (settlements.length === 0) return null;
      return { settlements, orders: (await exportEventOrders(backend, eventId)).rows };
    },
    enabled: user !== null,
    staleTime: 0,
    // Each reading of the orders is written down in the audit log.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
