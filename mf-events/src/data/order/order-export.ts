import type { Backend } from '@spotlight/shared/data';
import type { OrderCard } from '@spotlight/shared/orders/schema';
import { readAllRows } from '@spotlight/shared/files';
import type { OrderFilters } from './order-filters.rules';
import { listOrders } from './order.repository';

/** Reads every order that the filters leave. */
export function listAllOrders(backend: Backend, filters: OrderFilters): Promise<OrderCard[]> {
  const { tab, kind, year } = filters;
  return readAllRows(
    (after) => listOrders(backend, { tab, kind, year, after }),
    ({ id }) => id,
  );
}
