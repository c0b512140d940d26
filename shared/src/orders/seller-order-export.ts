import type { Backend } from '@spotlight/shared/data';
import { readAllRows } from '@spotlight/shared/files';
import type { SellerOrderCard } from './order.schema';
import { listSellerOrders, type SellerOrderFilters } from './seller-order.repository';

/** Reads every order that the filters leave, for a file. */
export function readSellerOrders(
  backend: Backend,
  filters: SellerOrderFilters,
): Promise<SellerOrderCard[]> {
  return readAllRows(
    (after) => listSellerOrders(backend, { ...filters, after }),
    ({ id }) => id,
  );
}
