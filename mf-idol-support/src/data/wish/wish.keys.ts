import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('idol-support', 'wish');

/** Birthday wishes; which of them are one's own depends on the person. */
export const wishKeys = {
  all: key(),
  list: (artistId: string, userId: string, page: number) => key('list', artistId, userId, page),
};
