import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('idol-support', 'own-ad');

/** Advertisements as who pays for them sees them. */
export const ownAdKeys = {
  all: key(),
  list: (userId: string, page: number) => key('list', userId, page),
  one: (userId: string, id: string) => key('one', userId, id),
  stats: (userId: string, id: string) => key('stats', userId, id),
};
