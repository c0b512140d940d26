import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';
import { productStatuses } from './own-product.schema';

export const OWN_PRODUCT_PAGE_SIZE = 12;

/** What the list can be narrowed to; `sold_out` are those on sale of which nothing is left. */
export const ownProductStates = [...productStatuses, 'sold_out'] as const;

/** What of the own goods is shown. Lives in the address. */
export interface OwnProductFilters {
  performer: string | null;
  state: (typeof ownProductStates)[number] | null;
  /** From 1. */
  page: number;
  /** Always the latest first. */
  sort: null;
}

/** Reads the filters from an address that anybody may have written. */
export const readOwnProductFilters = (params: URLSearchParams): OwnProductFilters => ({
  performer: params.get('performer'),
  state: readChoice(params, 'state', ownProductStates),
  page: readPage(params),
  sort: null,
});

/** Writes them as search parameters, defaults left out. */
export const ownProductSearch = ({ performer, state, page }: OwnProductFilters): string =>
  writeSearch({ performer, state, page });
