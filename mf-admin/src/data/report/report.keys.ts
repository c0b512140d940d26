import { entityKey } from '@spotlight/shared/vendor/query';
import type { ReportFilters } from './report.rules';

const key = entityKey('admin', 'report');

/** What members said about what others show. */
export const reportKeys = {
  all: key(),
  /** @param userId one administrator's list is not shown to the next person in the tab */
  list: (userId: string, filters: Omit<ReportFilters, 'open' | 'hide'>) =>
    key('list', userId, filters),
};
