import { callFunction, readFunction, type Backend } from '@spotlight/shared/data';
import { rowsAsked } from '../list/list.repository';
import * as z from '@spotlight/shared/vendor/zod';
import type { SettlementFilters } from './settlement.rules';
import { settlementPageSchema, type SettlementPage } from './settlement.schema';

/**
 * One page of the statements of everybody's events, latest event first.
 * @throws AppError `FORBIDDEN` to anybody but superadmins
 */
export const listSettlements = (
  backend: Backend,
  { query, state, ...rows }: Omit<SettlementFilters, 'open' | 'hide' | 'sort'>,
  signal?: AbortSignal,
): Promise<SettlementPage> =>
  readFunction(
    backend,
    'admin_event_settlements',
    { p_state: state, p_query: query, ...rowsAsked(rows) },
    settlementPageSchema,
    signal,
  );

export interface Closing {
  eventId: string;
  /** What the administrator saw. */
  net: number;
  /** Of the transfer; null where nothing is paid out. */
  reference: string | null;
}

/** @throws AppError `STALE_VERSION` when a sum moved meanwhile */
export const closeSettlement = (backend: Backend, { eventId, net, reference }: Closing) =>
  callFunction(
    backend,
    'settle_event',
    { p_event_id: eventId, p_expected_net: net, p_reference: reference },
    z.unknown(),
  );
