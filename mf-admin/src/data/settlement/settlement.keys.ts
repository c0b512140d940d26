import { entityKey } from '@spotlight/shared/vendor/query';
import type { SettlementFilters } from './settlement.rules';

const key = entityKey('admin', 'settlement');

/** Statements of events. */
export const settlementKeys = {
  all: key(),
  list: (userId: string, filters: Omit<SettlementFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
};
