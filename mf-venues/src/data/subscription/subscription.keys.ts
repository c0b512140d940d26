import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('venues', 'subscription');

/** Plans of venues, and what can be bought. */
export const subscriptionKeys = {
  all: key(),
  plans: () => key('plans'),
  own: (userId: string) => key('own', userId),
};
