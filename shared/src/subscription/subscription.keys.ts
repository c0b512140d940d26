import { entityKey } from '@spotlight/shared/vendor/query';
import type { Audience } from './subscription.schema';

const key = entityKey('shared', 'subscription');

/** Plans of performers and venues, and what can be bought. */
export const subscriptionKeys = {
  all: key(),
  plans: (audience: Audience) => key('plans', audience),
  own: (userId: string) => key('own', userId),
};
