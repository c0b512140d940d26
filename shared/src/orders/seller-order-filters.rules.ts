import { readChoice, readPage, readQuery, writeSearch } from '@spotlight/shared/format';

export const SELLER_ORDER_PAGE_SIZE = 12;

/** What a seller looks for, most urgent first. */
export const sellerOrderTabs = [
  'payment_review',
  'pending_payment',
  'paid',
  'completed',
  'refund',
  'closed',
] as const;

/** What the orders of a seller are narrowed down to. Lives in the address. */
export interface SellerOrderFilters {
  query: string;
  tab: (typeof sellerOrderTabs)[number] | null;
  page: number;
  /** Always the latest first. */
  sort: null;
}

/** Reads filters from an address. What the site does not know is dropped. */
export function parseSellerOrderFilters(params: URLSearchParams): SellerOrderFilters {
  return {
    query: readQuery(params),
    tab: readChoice(params, 'status', sellerOrderTabs),
    page: readPage(params),
    sort: null,
  };
}

/**
 * Writes filters as search parameters, `''` or `?…`.
 * @param place what of the address says where the desk stands
 */
export function sellerOrderSearch(
  { query, tab, page }: SellerOrderFilters,
  place: Readonly<Record<string, string>>,
): string {
  return writeSearch({ ...place, q: query.trim(), status: tab, page });
}
