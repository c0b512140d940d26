import { entityKey } from '@spotlight/shared/vendor/query';
import type { SettlementListRequest } from './settlement.repository';

const key = entityKey('events', 'settlement');

/** What organizers are owed for their events. */
export const settlementKeys = {
  all: key(),
  list: (userId: string, request: SettlementListRequest) => key('list', userId, request),
  statement: (userId: string, eventId: string) => key('statement', userId, eventId),
};
