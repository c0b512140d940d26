import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import * as z from '@spotlight/shared/vendor/zod';
import { PRODUCT_PAGE_SIZE, type ProductFilters } from './product-filters.rules';
import { productPageSchema, productSchema } from './product.schema';

/**
 * One page of what a performer sells.
 * @throws AppError
 */
export function listShop(
  backend: Backend,
  performerId: string,
  { category, sort, page }: ProductFilters,
  signal?: AbortSignal,
) {
  const args = {
    p_performer_id: performerId,
    p_category: category,
    p_sort: sort,
    p_page: page,
    p_page_size: PRODUCT_PAGE_SIZE,
  };
  return readFunction(backend, 'search_products', args, productPageSchema, signal);
}

/**
 * One thing in a shop, or `null`.
 * @throws AppError
 */
export function getProduct(backend: Backend, id: string, signal?: AbortSignal) {
  if (!z.guid().safeParse(id).success) return Promise.resolve(null);
  return readFunction(backend, 'get_product', { p_id: id }, productSchema, signal);
}

/**
 * Puts goods into the visitor's cart, where they are paid for.
 * @throws AppError
 */
export function putInCart(
  backend: Backend,
  { id, quantity }: { id: string; quantity: number },
): Promise<unknown> {
  const args = { p_item_type: 'product', p_ref_id: id, p_quantity: quantity };
  return callFunction(backend, 'put_in_cart', args, z.unknown());
}
