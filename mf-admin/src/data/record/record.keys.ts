import { entityKey } from '@spotlight/shared/vendor/query';

const key = entityKey('admin', 'record');

/** What happened to one row of a table. */
export const recordKeys = {
  all: key(),
  decisions: (userId: string, entityType: string, id: string) =>
    key('decisions', userId, entityType, id),
  audit: (userId: string, entityType: string, id: string) => key('audit', userId, entityType, id),
};
