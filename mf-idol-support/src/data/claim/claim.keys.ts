import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('idol-support', 'claim');

/** Who says that a page without an owner is theirs. */
export const claimKeys = {
  all: key(),
  mine: (userId: string) => key('mine', userId),
};
