import { settlementStates } from './settlement.schema';
import { readChoice, readPage, writeSearch } from '@spotlight/shared/format';

export const SETTLEMENT_PAGE_SIZE = 12;

type SettlementState = (typeof settlementStates)[number];

/** What the list of statements is narrowed down to. Lives in the address. */
export interface SettlementFilters {
  state: SettlementState | null;
  page: number;
  /** Always the latest event first. */
  sort: null;
}

/** Reads filters from an address. What the site does not know is dropped. */
export function parseSettlementFilters(params: URLSearchParams): SettlementFilters {
  return {
    state: readChoice(params, 'status', settlementStates),
    page: readPage(params),
    sort: null,
  };
}

/** Writes filters as search parameters, `''` or `?…`. */
export function settlementSearch({ state, page }: SettlementFilters): string {
  return writeSearch({ status: state, page });
}
