import { useBackend } from '@spotlight/shared/contract';
import { keepPreviousData, useQuery } from '@spotlight/shared/vendor/query';
import type { ProductFilters } from './product-filters.rules';
import { productKeys } from './product.keys';
import { getProduct, listShop } from './product.repository';

/** One page of what a performer sells. */
export function useShop(performerId: string, filters: ProductFilters) {
  const backend = useBackend();
  return useQuery({
    queryKey: productKeys.shop(performerId, filters),
    queryFn: ({ signal }) => listShop(backend, performerId, filters, signal),
    placeholderData: keepPreviousData,
  });
}

/** One thing in a shop; how many are left is read each time. */
export function useProduct(id: string) {
  const backend = useBackend();
  return useQuery({
    queryKey: productKeys.detail(id),
    queryFn: ({ signal }) => getProduct(backend, id, signal),
    staleTime: 0,
  });
}
