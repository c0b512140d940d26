import { entityKey } from '@spotlight/shared/vendor/query';
import type { ApprovalFilters } from './approval.rules';

const key = entityKey('admin', 'approval');

/** What waits for a decision and what was decided. */
export const approvalKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<ApprovalFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
  templates: (userId: string) => key('templates', userId),
};
