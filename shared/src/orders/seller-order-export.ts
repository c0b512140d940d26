import type { Backend } from '@spotlight/shared/data';
import { readAllPages } from '@spotlight/shared/files';
import type { SellerOrderCard } from './order.schema';
import { listSellerOrders, type SellerOrderRequest } from './seller-order.repository';

/** Reads every order that the filters leave, for a file. */
export function readSellerOrders(
  backend: Backend,
  request: Omit<SellerOrderRequest, 'page' | 'pageSize'>,
): Promise<SellerOrderCard[]> {
  return readAllPages((page) => listSellerOrders(backend, { ...request, ...page }));
}
