import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('idol-support', 'support-ad');

/** Advertisements that fans pay for. */
export const supportAdKeys = {
  all: key(),
  mine: (userId: string) => key('mine', userId),
  one: (userId: string, id: string) => key('one', userId, id),
  artwork: (path: string) => key('artwork', path),
};
