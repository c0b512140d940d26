import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('idol-support', 'income');

/** What own performers bring in. */
export const incomeKeys = {
  months: (userId: string, performerId: string) => key('months', userId, performerId),
};
