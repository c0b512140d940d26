import { readFunction, type Backend } from '@spotlight/shared/data';
import { settlementPageSchema, type Settlement } from './settlement.schema';
import { readAllRows } from '@spotlight/shared/files';
import { rowsAsked, type ListRows } from '@spotlight/shared/files/rows';

/** Which statements: those in a state, or all; a page of them, or what comes behind a place. */
export type SettlementListRequest = { state: string | null } & ListRows;

/** Reads statements of own events, latest event first; in files event by event, as they were closed. */
export function listSettlements(
  backend: Backend,
  { state, ...rows }: SettlementListRequest,
  signal?: AbortSignal,
) {
  const args = { p_state: state, ...rowsAsked(rows) };
  return readFunction(backend, 'my_settlements', args, settlementPageSchema, signal);
}

/** Reads every statement in this state, or all, latest event first. */
export async function listAllSettlements(
  backend: Backend,
  state: string | null,
): Promise<Settlement[]> {
  const all = await readAllRows(
    (after) => listSettlements(backend, { state, after }),
    ({ eventId, no }) => `${eventId} ${no}`,
  );
  return all.toSorted((a, b) => b.date.localeCompare(a.date) || b.no - a.no);
}
