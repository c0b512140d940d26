import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('admin', 'import');

/** Files that were imported. */
export const importKeys = {
  all: key(),
  /** @param userId what somebody may import is not shown to the next person in the tab */
  list: (userId: string) => key('list', userId),
  rows: (userId: string, id: string, status: string) => key('rows', userId, id, status),
};
