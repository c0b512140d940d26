import { entityKey } from '@spotlight/shared/vendor/query';
import type { ProductFilters } from './product-filters.rules';

const key = entityKey('idol-support', 'product');

/** Goods as everybody sees them. */
export const productKeys = {
  all: key(),
  shop: (performerId: string, filters: ProductFilters) => key('shop', performerId, filters),
  detail: (id: string) => key('detail', id),
};
