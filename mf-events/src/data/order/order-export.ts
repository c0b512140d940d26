import type { Backend } from '@spotlight/shared/data';
import type { OrderCard } from '@spotlight/shared/domain/orders';
import { orderQueryOf, type OrderFilters } from './order-filters.rules';
import { listOrders } from './order.repository';

/** The most that the server answers at once. */
const PAGE_SIZE = 50;
/** Ten thousand orders: nobody has bought more, and a loop must end. */
const MAX_PAGES = 200;

/** Reads every order that the filters leave, page after page. */
export async function listAllOrders(backend: Backend, filters: OrderFilters): Promise<OrderCard[]> {
  const { tab, kind } = filters;
  const orders: OrderCard[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const request = { tab, kind, query: orderQueryOf(filters), page, pageSize: PAGE_SIZE };
    // One after the other: the next page is asked for only if there is one.
    // eslint-disable-next-line no-await-in-loop
    const { items, total } = await listOrders(backend, request);
    orders.push(...items);
    if (items.length === 0 || orders.length >= total) break;
  }
  return orders;
}
