import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shell', 'menu-count');

/** Numbers beside entries of the account menu. */
export const menuCountKeys = {
  of: (countedBy: string, userId: string) => key('of', countedBy, userId),
};
