import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('shared', 'second-factor');

/** How it stands with the own second factor. */
export const factorKeys = {
  all: key(),
  /** @param userId the answer for one person is not used for the next one in the same tab */
  of: (userId: string) => key(userId),
};
