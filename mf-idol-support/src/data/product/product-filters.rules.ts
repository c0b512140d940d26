import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';
import { productCategories, type ProductCategory } from '@spotlight/shared/goods/category';

/** How a shop can be ordered. The first is the default and stays out of the address. */
export const productSorts = ['newest', 'popular', 'price'] as const;
type ProductSort = (typeof productSorts)[number];

export const PRODUCT_PAGE_SIZE = 12;

/** What of a shop is shown. */
export interface ProductFilters {
  category: ProductCategory | null;
  sort: ProductSort;
  /** From 1. */
  page: number;
}

/** Reads the filters from an address that anybody may have written. */
export const readProductFilters = (params: URLSearchParams): ProductFilters => ({
  category: readChoice(params, 'category', productCategories),
  sort: readChoice(params, 'sort', productSorts) ?? productSorts[0],
  page: readPage(params),
});

/** Writes them as search parameters, defaults left out. */
export const productSearch = ({ category, sort, page }: ProductFilters): string =>
  writeSearch({ category, sort: sort === productSorts[0] ? null : sort, page });
