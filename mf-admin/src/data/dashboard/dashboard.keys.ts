import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('admin', 'dashboard');

/** The figures of the overview. */
export const dashboardKeys = {
  all: key(),
  /** @param userId one administrator's figures are not shown to the next person in the tab */
  of: (userId: string) => key('of', userId),
  business: (userId: string) => key('business', userId),
};
