import { readFunction, type Backend } from '@spotlight/shared/data';
import { settlementPageSchema, type Settlement } from './settlement.schema';
import { readAllPages } from '@spotlight/shared/files';

export interface SettlementListRequest {
  state: string | null;
  page: number;
  pageSize: number;
}

/** Reads a page of the statements of own events, latest event first. */
export function listSettlements(
  backend: Backend,
  { state, page, pageSize }: SettlementListRequest,
  signal?: AbortSignal,
) {
  const args = { p_state: state, p_page: page, p_page_size: pageSize };
  return readFunction(backend, 'my_settlements', args, settlementPageSchema, signal);
}

/** Reads every statement in this state, or all. */
export function listAllSettlements(backend: Backend, state: string | null): Promise<Settlement[]> {
  return readAllPages((page) => listSettlements(backend, { state, ...page }));
}
