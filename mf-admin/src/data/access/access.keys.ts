import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('admin', 'access');

/** What somebody may do in the back office. */
export const accessKeys = {
  all: key(),
  /** @param userId the answer for one person is not used for the next one in the same tab */
  of: (userId: string) => key(userId),
};
