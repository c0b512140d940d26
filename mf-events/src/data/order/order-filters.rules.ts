import { orderKinds, type orderTabs } from '@spotlight/shared/orders/schema';
import { readChoice, readPage, taipeiDay, writeSearch } from '@spotlight/shared/format';

export const ORDER_PAGE_SIZE = 12;

/** What the history can be narrowed to, in the order of the menu. */
export const orderFilterTabs = [
  'open',
  'paid',
  'completed',
  'refund',
  'closed',
] as const satisfies readonly (typeof orderTabs)[number][];
export { orderKinds };

/** What the purchase history is narrowed down to. Lives in the address. */
export interface OrderFilters {
  tab: (typeof orderFilterTabs)[number] | null;
  kind: (typeof orderKinds)[number] | null;
  /** Four digits. */
  year: string | null;
  page: number;
  /** Always the latest first. */
  sort: null;
}

/** The years that can be chosen: this one and the two before. */
export function orderYears(now: number): string[] {
  const year = Number(taipeiDay(now).slice(0, 4));
  return [year, year - 1, year - 2].map(String);
}

/** Reads filters from an address. What the site does not know is dropped. */
export function parseOrderFilters(params: URLSearchParams): OrderFilters {
  const year = params.get('year') ?? '';
  return {
    tab: readChoice(params, 'status', orderFilterTabs),
    kind: readChoice(params, 'kind', orderKinds),
    year: /^20\d\d$/.test(year) ? year : null,
    page: readPage(params),
    sort: null,
  };
}

/** Writes filters as search parameters, `''` or `?…`. */
export function orderSearch({ tab, kind, year, page }: OrderFilters): string {
  return writeSearch({ status: tab, kind, year, page });
}
