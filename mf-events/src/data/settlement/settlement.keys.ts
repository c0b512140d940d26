import type { SettlementListRequest } from './settlement.repository';

const all = ['events', 'settlement'] as const;

/** What organizers are owed for their events. */
export const settlementKeys = {
  all,
  list: (userId: string, request: SettlementListRequest) =>
    [...all, 'list', userId, request] as const,
  statement: (userId: string, eventId: string) => [...all, 'statement', userId, eventId] as const,
};
